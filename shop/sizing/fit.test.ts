import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type FitCounts, fitOf } from './fit.ts'

const rules = { minimumCases: 20, share: 1500 }
const counts = (kept: number, tooSmall: number, tooLarge: number): FitCounts => ({ kept, tooSmall, tooLarge })

describe('how a product runs', () => {
  test('is said of many who agree', () => {
    expect(fitOf(counts(30, 20, 0), rules)).toEqual({ runs: 'small', percent: 40, cases: 50, isForMost: false })
    expect(fitOf(counts(30, 0, 20), rules)).toMatchObject({ runs: 'large' })
    expect(fitOf(counts(10, 90, 0), rules)).toMatchObject({ runs: 'small', percent: 90, isForMost: true })
    expect(fitOf(counts(196, 2, 2), rules)).toEqual({ runs: 'normal', percent: 98, cases: 200, isForMost: true })
  })

  test('is not said of few, nor of many who disagree', () => {
    expect(fitOf(counts(0, 19, 0), rules)).toBeUndefined()
    expect(fitOf(counts(20, 10, 10), rules)).toBeUndefined()
    // A fifth of forty might as well be a tenth of all.
    expect(fitOf(counts(32, 8, 0), rules)).toBeUndefined()
  })

  test('is the same the other way round', () => {
    const some = fc.integer({ min: 0, max: 500 })
    const turned = { small: 'large', large: 'small', normal: 'normal' } as const
    fc.assert(
      fc.property(some, some, some, (kept, one, other) => {
        const fit = fitOf(counts(kept, one, other), rules)
        const mirrored = fitOf(counts(kept, other, one), rules)
        expect(mirrored?.runs).toBe(fit && turned[fit.runs])
      }),
    )
  })

  test('is never both: more who found it small don’t make it large', () => {
    const some = fc.integer({ min: 0, max: 500 })
    fc.assert(
      fc.property(some, some, some, some, (kept, tooSmall, tooLarge, more) => {
        if (fitOf(counts(kept, tooSmall, tooLarge), rules)?.runs === 'small')
          expect(fitOf(counts(kept, tooSmall + more, tooLarge), rules)?.runs).toBe('small')
      }),
    )
  })
})

describe('how often the advice is wrong', () => {
  test.each([20, 40, 80, 160, 320])(
    'a product that %i bought, and of which a tenth finds each side, is called small or large once in twenty at most',
    (cases) => {
      expect(chanceOf(cases, 0.1, (tooSmall) => fitOf(counts(cases - tooSmall, tooSmall, 0), rules)?.runs === 'small'))
        // A tenth is less than the share that is asked for, so each time is a mistake.
        .toBeLessThan(0.05)
    },
  )

  test('a product that two in five find small is found out once a hundred bought it', () => {
    const found = chanceOf(100, 0.4, (tooSmall) => fitOf(counts(100 - tooSmall, tooSmall, 0), rules)?.runs === 'small')
    expect(found).toBeGreaterThan(0.99)
  })

  test('who follows it sends less back: of a product that runs half a size small two in five returns are saved', () => {
    // Everybody stands between two sizes or not; who does, and takes the smaller one, sends it back.
    const between = 0.4
    const follows = 0.5
    const before = between
    const after = between * (1 - follows)
    const learned = chanceOf(100, before, (hits) => fitOf(counts(100 - hits, hits, 0), rules)?.runs === 'small')
    const saved = (before - (learned * after + (1 - learned) * before)) / before
    expect(saved).toBeGreaterThan(0.4)
  })
})

/** How likely it is that something holds of so many cases, each of which is a hit with the same chance. */
function chanceOf(cases: number, share: number, holds: (hits: number) => boolean): number {
  let chance = (1 - share) ** cases
  let sum = 0
  for (let hits = 0; hits <= cases; hits++) {
    if (holds(hits)) sum += chance
    chance *= ((cases - hits) / (hits + 1)) * (share / (1 - share))
  }
  return sum
}
