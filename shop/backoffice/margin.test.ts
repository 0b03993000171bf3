import { expect, test } from 'vitest'
import { costKnownRate, marginAmount, marginRate } from './margin.ts'

test.each([
  [{ net: 10_000, cost: 4500 }, 5500, 55],
  [{ net: 3000, cost: 4500 }, -1500, -50],
  [{ net: 9000, cost: 2998 }, 6002, 66.7],
  [{ net: 0, cost: 0 }, 0, undefined],
])('%o leaves %d, which is %s of a hundred', (margin, amount, rate) => {
  expect(marginAmount(margin)).toBe(amount)
  expect(marginRate(margin)).toBe(rate)
})

test('how many pieces have a cost is said of a hundred, and of none at all', () => {
  expect(costKnownRate({ pieces: 3, known: 2 })).toBe(66.7)
  expect(costKnownRate({ pieces: 0, known: 0 })).toBe(0)
})
