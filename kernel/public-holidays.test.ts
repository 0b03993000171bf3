import { expect, test } from 'vitest'
import { isPublicHoliday } from './public-holidays.ts'
import type { Country } from './storefront.ts'

test.each([
  ['2026-04-27', 'NL', true],
  // In 2025 King's Day fell on a Sunday, and was kept on the Saturday.
  ['2025-04-26', 'NL', true],
  ['2025-04-27', 'NL', false],
  ['2026-05-14', 'BE', true],
  ['2026-07-14', 'FR', true],
  ['2026-04-03', 'FR', false],
  ['2026-10-03', 'DE', true],
  ['2026-06-04', 'AT', true],
  ['2026-06-23', 'LU', true],
  // gov.uk/bank-holidays: Boxing Day 2026 is a Saturday, and 28 December stands in for it.
  ['2026-12-28', 'GB', true],
  ['2027-12-27', 'GB', true],
  ['2027-12-28', 'GB', true],
  ['2028-01-03', 'GB', true],
  ['2026-05-04', 'GB', true],
  ['2026-05-25', 'GB', true],
  ['2026-08-31', 'GB', true],
  ['2026-05-01', 'GB', false],
  ['2026-11-24', 'GB', false],
] as const)('%s in %s: %s', (day, country: Country, expected) => {
  expect(isPublicHoliday(day, country)).toBe(expected)
})
