import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  helpfulnessOf,
  type ReviewCount,
  type ReviewOpinion,
  readOpinion,
  reviewFits,
  summaryOfReviews,
} from './product-review.ts'

const opinion = (change: Partial<ReviewOpinion> = {}): ReviewOpinion => ({
  stars: 4,
  comfort: null,
  quality: 5,
  fit: 'small',
  text: ' Warm.\n',
  author: ' Noor  W. ',
  ...change,
})

describe('an opinion', () => {
  test('is kept without what surrounds it', () => {
    expect(readOpinion(opinion())).toEqual(opinion({ text: 'Warm.', author: 'Noor W.' }))
    expect(readOpinion(opinion({ text: 'a\0b\ud800\r\nc', author: 'N\0\ud800' }))).toEqual(
      opinion({ text: 'a b\ufffd\nc', author: 'N \ufffd' }),
    )
  })

  test.each([
    [{ stars: 0 }, 'review-stars-required', 'stars'],
    [{ stars: 6 }, 'review-stars-required', 'stars'],
    [{ stars: 2.5 }, 'review-stars-required', 'stars'],
    [{ author: '  ' }, 'review-author-required', 'author'],
    [{ author: 'a'.repeat(41) }, 'field-too-long', 'author'],
    [{ text: 'a'.repeat(2001) }, 'field-too-long', 'text'],
  ] as const)('with %j is refused beside its field', (change, messageKey, field) => {
    expect(readOpinion(opinion(change))).toMatchObject({ refusals: [{ messageKey, field }] })
  })

  test('names all that is wrong at once, and leaves out stars that can’t be', () => {
    expect(readOpinion(opinion({ stars: 9, author: '' }))).toMatchObject({ refusals: [{}, {}] })
    expect(readOpinion(opinion({ comfort: 7 }))).toMatchObject({ comfort: null })
  })
})

describe('what reviews come to', () => {
  const counts = fc.array(
    fc.record({
      stars: fc.integer({ min: 1, max: 5 }),
      fit: fc.option(fc.constantFrom(...reviewFits)),
      count: fc.integer({ min: 1, max: 1000 }),
    }),
    { minLength: 1 },
  )

  test('is nothing while there are none', () => {
    expect(summaryOfReviews([])).toBeUndefined()
  })

  test('is their average to a tenth, and how they are spread', () => {
    const some: ReviewCount[] = [
      { stars: 5, fit: null, count: 2 },
      { stars: 4, fit: 'small', count: 1 },
    ]
    expect(summaryOfReviews(some)).toEqual({
      count: 3,
      average: 4.7,
      byStars: [0, 0, 0, 1, 2],
      byFit: { small: 1, normal: 0, large: 0 },
    })
  })

  test('counts each once, and lies between the worst and the best', () => {
    fc.assert(
      fc.property(counts, (all) => {
        const summary = summaryOfReviews(all)
        const total = all.reduce((sum, { count }) => sum + count, 0)
        expect(summary?.count).toBe(total)
        expect(summary?.byStars.reduce((sum, count) => sum + count, 0)).toBe(total)
        expect(summary?.average).toBeGreaterThanOrEqual(Math.min(...all.map(({ stars }) => stars)))
        expect(summary?.average).toBeLessThanOrEqual(Math.max(...all.map(({ stars }) => stars)))
      }),
    )
  })
})

describe('how helpful a review is', () => {
  test('is said more surely by many voices than by few, and by none not at all', () => {
    expect(helpfulnessOf(0, 0)).toBe(0)
    expect(helpfulnessOf(3, 3)).toBeLessThan(helpfulnessOf(30, 31))
    expect(helpfulnessOf(0, 10)).toBeLessThan(helpfulnessOf(1, 10))
  })

  test('never falls by a voice for it, nor rises by one against it', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.nat(500), (helpful, others) => {
        const votes = helpful + others
        expect(helpfulnessOf(helpful + 1, votes + 1)).toBeGreaterThanOrEqual(helpfulnessOf(helpful, votes))
        expect(helpfulnessOf(helpful, votes + 1)).toBeLessThanOrEqual(helpfulnessOf(helpful, votes))
      }),
    )
  })
})
