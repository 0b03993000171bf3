import { expect, test } from 'vitest'
import { vatRateLabel } from './vat-rate.ts'

test.each([
  [2100, 'nl-NL', '21%'],
  [1900, 'de-DE', '19 %'],
  [550, 'fr-FR', '5,5 %'],
  [2000, 'en-GB', '20%'],
])('a VAT rate of %d reads in %s', (rate, iso, label) => {
  expect(vatRateLabel(rate, iso).replaceAll(/\s/g, ' ')).toBe(label)
})
