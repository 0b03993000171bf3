import fc from 'fast-check'
import { expect, test } from 'vitest'
import { altchaScore } from './altcha-score.ts'

test.each([
  [5000, false, 0.9],
  [500, false, 0.6],
  [5000, true, 0.6],
  [500, true, 0.3],
])('work shown after %i ms, busy network %s: %f', (afterMs, busy, score) => {
  expect(altchaScore({ afterMs, busy }).score).toBe(score)
})

test('nothing unusual alone makes a program of a person, and more of it never a person of a program', () => {
  fc.assert(
    fc.property(fc.nat(60_000), fc.boolean(), (afterMs, busy) => {
      const { score } = altchaScore({ afterMs, busy })
      expect(score).toBeGreaterThan(0)
      expect(score).toBeLessThanOrEqual(altchaScore({ afterMs: afterMs + 1, busy: false }).score)
      if (!busy) expect(score).toBeGreaterThanOrEqual(0.5)
    }),
  )
})
