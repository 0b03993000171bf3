import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { normalizedPostcode, postcodeError, postcodeExample } from './postcode.ts'
import { type Country, countries } from './storefront.ts'

const written: readonly [Country, string, string][] = [
  ['NL', '1234ab', '1234 AB'],
  ['NL', 'NL-1234 AB', '1234 AB'],
  ['NL', ' 1012  ab ', '1012 AB'],
  ['BE', '2000', '2000'],
  ['BE', 'B-1000', '1000'],
  ['LU', 'L-1112', '1112'],
  ['AT', 'A-1010', '1010'],
  ['FR', '75002', '75002'],
  ['FR', 'F-01000', '01000'],
  ['FR', '75 002', '75002'],
  ['FR', '20000', '20000'],
  ['FR', '98000', '98000'],
  ['DE', 'D-50667', '50667'],
  ['DE', '01067', '01067'],
  ['GB', 'sw1a1aa', 'SW1A 1AA'],
  ['GB', 'm1 1ae', 'M1 1AE'],
  ['GB', 'dn551pt', 'DN55 1PT'],
  ['GB', 'ec1a 1bb', 'EC1A 1BB'],
  ['GB', 'w1a 0ax', 'W1A 0AX'],
  ['GB', 'gir0aa', 'GIR 0AA'],
]

test.each(written)('%s: %j is written %j', (country, typed, form) => {
  expect(postcodeError(typed, country)).toBeUndefined()
  expect(normalizedPostcode(typed, country)).toBe(form)
})

const refused: readonly [Country, string][] = [
  ['NL', '0123 AB'],
  ['NL', '1234'],
  ['NL', '1234 A'],
  ['NL', '1234 ABC'],
  ['NL', '1234 SA'],
  ['NL', '1234 SD'],
  ['NL', '1234 SS'],
  ['BE', '0999'],
  ['BE', '20000'],
  ['LU', '111'],
  ['AT', '10100'],
  ['FR', '96000'],
  ['FR', '00100'],
  ['FR', '7500'],
  ['DE', '00123'],
  ['DE', '01000'],
  ['DE', '99999'],
  ['DE', '5066'],
  ['GB', 'SW1A'],
  ['GB', '12345'],
  ['GB', 'QA1 1AA'],
  ['GB', 'SW1A 1CA'],
]

test.each(refused)('%s: %j is none', (country, typed) => {
  expect(postcodeError(typed, country)).toBe('zipcode-invalid')
})

const untaxed: readonly [Country, string, string][] = [
  ['DE', '78266', 'Büsingen'],
  ['DE', 'D-27498', 'Heligoland'],
  ['FR', '97400', 'Réunion'],
  ['FR', '97 110', 'Guadeloupe'],
  ['FR', '98800', 'New Caledonia'],
  ['GB', 'je2 3ab', 'Jersey'],
  ['GB', 'GY1 1AA', 'Guernsey'],
  ['GB', 'GX11 1AA', 'Gibraltar'],
]

test.each(untaxed)('%s: %s is right, and not delivered to, since %s lies outside the tax area', (country, typed) => {
  expect(postcodeError(typed, country)).toBe('zipcode-not-delivered')
})

test.each<[Country, string]>([
  ['FR', '98000'],
  ['GB', 'IM1 1AA'],
  ['GB', 'G1 1AA'],
  ['DE', '78267'],
])('%s: %s is delivered to', (country, typed) => expect(postcodeError(typed, country)).toBeUndefined())

describe.each(countries)('in %s', (country) => {
  test('nothing typed is a postcode that is missing', () => {
    expect(postcodeError('', country)).toBe('zipcode-required')
    expect(postcodeError('  ', country)).toBe('zipcode-required')
  })

  test('the example is one, in its written form', () => {
    expect(postcodeError(postcodeExample(country), country)).toBeUndefined()
    expect(normalizedPostcode(postcodeExample(country), country)).toBe(postcodeExample(country))
  })

  test('capitals, spaces and hyphens make no difference, and the written form stays as it is', () => {
    const forms = written.filter(([of]) => of === country).map(([, , form]) => form)
    const noise = fc.array(fc.constantFrom('', ' ', '-', '.'), { minLength: 10, maxLength: 10 })
    fc.assert(
      fc.property(fc.constantFrom(...forms), noise, fc.boolean(), (form, gaps, small) => {
        const typed = [...form].map((character, index) => character + gaps[index]).join('')
        expect(normalizedPostcode(small ? typed.toLowerCase() : typed, country)).toBe(form)
      }),
    )
  })

  test('whatever is typed gets an answer', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(() => postcodeError(typed, country)).not.toThrow()
      }),
    )
  })
})
