import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wilsonInterval } from './wilson.ts'

const cases = fc
  .integer({ min: 1, max: 100_000 })
  .chain((all) => fc.tuple(fc.integer({ min: 0, max: all }), fc.constant(all)))

test('is what the tables say', () => {
  const { lower, upper } = wilsonInterval(8, 20)
  expect([lower.toFixed(4), upper.toFixed(4)]).toEqual(['0.2188', '0.6134'])
  expect(wilsonInterval(0, 0)).toEqual({ lower: 0, upper: 1 })
})

test('holds the share that was seen, between nothing and all', () => {
  fc.assert(
    fc.property(cases, ([hits, all]) => {
      const { lower, upper } = wilsonInterval(hits, all)
      expect(lower).toBeGreaterThanOrEqual(0)
      expect(upper).toBeLessThanOrEqual(1)
      expect(lower).toBeLessThanOrEqual(hits / all + 1e-9)
      expect(upper).toBeGreaterThanOrEqual(hits / all - 1e-9)
    }),
  )
})

test('says more of more cases with the same share', () => {
  fc.assert(
    fc.property(cases, ([hits, all]) => {
      const few = wilsonInterval(hits, all)
      const many = wilsonInterval(hits * 10, all * 10)
      expect(many.upper - many.lower).toBeLessThanOrEqual(few.upper - few.lower + 1e-9)
    }),
  )
})
