import { expect, test } from 'vitest'
import { usualSettings } from '#test/shop/settings.ts'
import { vatRate } from './vat.ts'

test.each([
  ['NL', 900],
  ['BE', 600],
  ['FR', 550],
  ['DE', 700],
  ['AT', 1000],
  ['LU', 300],
  ['GB', 0],
] as const)('a book that goes to %s bears the reduced rate of the country: %i', (country, rate) => {
  expect(vatRate(usualSettings, country, 'books')).toBe(rate)
  expect(vatRate(usualSettings, country)).toBeGreaterThan(rate)
})
