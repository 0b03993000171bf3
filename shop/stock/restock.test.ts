import { expect, test } from 'vitest'
import { daysUntilRestock } from './restock.ts'

test.each([
  ['2026-12-10', '2026-12-01', 9],
  ['2026-12-10', '2026-12-10', 0],
  ['2026-12-10', '2026-12-11', null],
  // Over the day on which the clocks are put forward.
  ['2027-03-29', '2027-03-27', 2],
  [null, '2026-12-01', null],
] as const)('what is expected on %s is, for who asks on %s, so many days away: %s', (date, today, days) => {
  expect(daysUntilRestock(date, today)).toBe(days)
})
