import fc from 'fast-check'
import { expect, test } from 'vitest'
import { failures } from './failures/failures.ts'
import { lanes, planFailures } from './schedule.ts'
import { seededRandom } from './seeded-random.ts'

const plan = (seed: number, shoppers: number) => planFailures(failures, shoppers, seededRandom(seed))

test('the seed alone decides which failures happen, to whom and for how long', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 1, max: 1000 }), (seed, shoppers) => {
      expect(plan(seed, shoppers)).toEqual(plan(seed, shoppers))
    }),
  )
  expect(plan(1, 200)).not.toEqual(plan(2, 200))
})

test('every failure is tried in a run of a thousand, none after nine tenths of it, and each for as long as it may', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const planned = plan(seed, 1000)
      expect(new Set(planned.map(({ failure }) => failure))).toEqual(new Set(failures.map(({ name }) => name)))
      for (const { failure, lane, target, afterShoppers, lastsMs } of planned) {
        const kind = failures.find(({ name }) => name === failure)
        expect(kind?.lane).toBe(lane)
        expect(kind?.targets).toContain(target)
        expect(afterShoppers).toBeLessThan(900)
        expect(lastsMs).toBeGreaterThanOrEqual((kind?.lasts[0] ?? 0) * 1000)
        expect(lastsMs).toBeLessThanOrEqual((kind?.lasts[1] ?? 0) * 1000)
      }
    }),
    { numRuns: 25 },
  )
})

test('a lane tries each of its failures before it tries one again', () => {
  for (const lane of lanes) {
    const names = failures.filter((failure) => failure.lane === lane).map(({ name }) => name)
    const first = plan(7, 1000)
      .filter((planned) => planned.lane === lane)
      .slice(0, names.length)
    expect(new Set(first.map(({ failure }) => failure))).toEqual(new Set(names))
  }
})

test('draws are spread over all that is asked for', () => {
  const random = seededRandom(3)
  const drawn = Array.from({ length: 1000 }, () => random.between(2, 5))
  expect(new Set(drawn)).toEqual(new Set([2, 3, 4, 5]))
  expect(() => random.oneOf([])).toThrow('nothing to choose')
})
