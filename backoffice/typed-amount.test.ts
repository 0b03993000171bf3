import fc from 'fast-check'
import { expect, test } from 'vitest'
import { staffLanguages } from '#kernel/staff-language.ts'
import { typedAmount, typedCents } from './typed-amount.ts'

test.each([
  ['12.50', 1250],
  ['12,5', 1250],
  [' 12 ', 1200],
  ['1.000,00', 100000],
  ['1,000.00', 100000],
  ['1 234,5', 123450],
  ['1\u202f234', 123400],
  ['1.000', 0],
  ['1.000.00', 0],
  ['10.00,00', 0],
  ['-5', 0],
  ['', 0],
])('%j is %i cents', (typed, cents) => {
  expect(typedCents(typed)).toBe(cents)
})

test('an amount is typed as its language writes it, and read as it was', () => {
  expect(staffLanguages.map((language) => [language, typedAmount(1950, language)])).toEqual(
    staffLanguages.map((language) => [language, language === 'en' ? '19.50' : '19,50']),
  )
  fc.assert(
    fc.property(fc.constantFrom(...staffLanguages), fc.integer({ min: 1, max: 99_999_999 }), (language, cents) => {
      const written = (cents / 100).toLocaleString(language, { minimumFractionDigits: 2 })
      expect(typedCents(typedAmount(cents, language))).toBe(cents)
      if (cents < 100_000_000 / 100) expect(typedCents(written)).toBe(cents)
    }),
  )
})
