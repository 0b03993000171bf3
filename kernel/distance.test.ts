import fc from 'fast-check'
import { expect, test } from 'vitest'
import { metresBetween } from './distance.ts'

test('it is 35 kilometres from Amsterdam to Utrecht, as the crow flies', () => {
  expect(Math.round(metresBetween({ lat: 52.374, lng: 4.89 }, { lat: 52.091, lng: 5.122 }) / 1000)).toBe(35)
})

const position = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
})

test('a way is as long as the way back, and no way is longer than half the globe', () => {
  fc.assert(
    fc.property(position, position, (one, other) => {
      const there = metresBetween(one, other)
      expect(metresBetween(other, one)).toBeCloseTo(there, 3)
      expect(there).toBeGreaterThanOrEqual(0)
      expect(there).toBeLessThanOrEqual(20_015_200)
      expect(metresBetween(one, one)).toBe(0)
    }),
  )
})
