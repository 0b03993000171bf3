import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  helpfulnessOf,
  importedCountings,
  type ReviewCount,
  type ReviewOpinion,
  ratingOnCards,
  readOpinion,
  reviewFits,
  reviewSources,
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
      source: fc.constantFrom(...reviewSources),
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
      { source: 'own', stars: 5, fit: null, count: 2 },
      { source: 'own', stars: 4, fit: 'small', count: 1 },
    ]
    expect(summaryOfReviews(some)).toEqual({
      count: 3,
      average: 4.7,
      byStars: [0, 0, 0, 1, 2],
      byFit: { small: 1, normal: 0, large: 0 },
      sources: [{ source: 'own', count: 3, average: 4.7 }],
      told: { count: 3, average: 4.7, sources: ['own'] },
    })
  })

  test('of another service count where the retailer says so, and are told of by themselves everywhere', () => {
    const both: ReviewCount[] = [
      { source: 'own', stars: 5, fit: null, count: 2 },
      { source: 'trusted-shops', stars: 2, fit: null, count: 1 },
    ]
    const sources = [
      { source: 'own', count: 2, average: 5 },
      { source: 'trusted-shops', count: 1, average: 2 },
    ]
    const own = { count: 2, average: 5, sources: ['own'] }
    expect(summaryOfReviews(both)).toMatchObject({ count: 3, average: 4, sources, told: own })
    expect(summaryOfReviews(both, 'pages')).toMatchObject({ count: 3, average: 4, sources, told: own })
    expect(summaryOfReviews(both, 'everywhere')).toMatchObject({
      count: 3,
      average: 4,
      sources,
      told: { count: 3, average: 4, sources: ['own', 'trusted-shops'] },
    })
    expect(summaryOfReviews(both, 'nowhere')).toMatchObject({ count: 2, average: 5, sources, told: own })
  })

  test('are 0 where all were written elsewhere and none counts: no card shows that, and no search engine is told', () => {
    const summary = summaryOfReviews([{ source: 'trusted-shops', stars: 2, fit: null, count: 4 }], 'nowhere')
    expect(summary).toMatchObject({ count: 0, average: 0, told: null, sources: [{ count: 4, average: 2 }] })
    expect(ratingOnCards(summary, 1)).toBeUndefined()
  })

  test('are the same for own reviews, wherever those of others count', () => {
    fc.assert(
      fc.property(counts, fc.constantFrom(...importedCountings), (all, counting) => {
        const own = all.filter(({ source }) => source === 'own')
        const alone = summaryOfReviews(own, counting)
        const mixed = summaryOfReviews(all, counting)
        expect(mixed?.sources.find(({ source }) => source === 'own')).toEqual(alone?.sources[0])
        if (counting !== 'everywhere') expect(mixed?.told ?? null).toEqual(alone?.told ?? null)
        expect(mixed?.sources.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(mixed?.count ?? 0)
      }),
    )
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
