import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysLeft, returnRate, sellThrough } from './report.ts'

test('rates are of a hundred, and there is none of nothing', () => {
  expect([returnRate({ pieces: 3, returned: 1 }), returnRate({ pieces: 0, returned: 0 })]).toEqual([33.3, undefined])
  expect([sellThrough({ pieces: 3, available: 1 }), sellThrough({ pieces: 0, available: 0 })]).toEqual([75, undefined])
})

test('what is sold twice as fast lasts half as long', () => {
  expect(daysLeft({ pieces: 14, available: 7 }, 28)).toBe(14)
  expect(daysLeft({ pieces: 28, available: 7 }, 28)).toBe(7)
  fc.assert(
    fc.property(fc.nat(1000), fc.nat(1000), fc.constantFrom(7, 28, 90), (pieces, available, days) => {
      expect(daysLeft({ pieces, available }, days)).toBeGreaterThanOrEqual(
        daysLeft({ pieces: pieces + 1, available }, days),
      )
    }),
  )
})
