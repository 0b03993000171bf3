import fc from 'fast-check'
import { expect, test } from 'vitest'
import { callingCodes, phoneError } from './phone.ts'
import { countries } from './storefront.ts'

test.each([
  '',
  '  ',
  '06 12345678',
  '0470 12 34 56',
  '+33 (0)6 12 34 56 78',
  '0151/23456789',
  '07400-123456',
  '+352 621 123 456',
])('%j may be left behind', (typed) => expect(phoneError(typed)).toBeUndefined())

test.each([
  '112',
  'no thanks',
  '06 1234567a',
  '0612345678 ext. 5',
  '+',
  '++31612345678',
  '06+12345678',
  '1'.repeat(16),
])('%j is no number that can be dialled', (typed) => expect(phoneError(typed)).toBe('phone-invalid'))

test('separators change nothing', () => {
  const digits = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 18 })
  fc.assert(
    fc.property(digits, fc.constantFrom(' ', '-', '.', '/', ''), (number, separator) => {
      expect(phoneError(number.join(separator))).toBe(phoneError(number.join('')))
    }),
  )
})

test('every country that is delivered to has its calling code', () => {
  for (const country of countries) expect(callingCodes[country]).toMatch(/^\+\d{2,3}$/)
})
