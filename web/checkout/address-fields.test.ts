import { describe, expect, test } from 'vitest'
import { countries } from '#kernel/storefront.ts'
import { addressFields } from './address-fields.ts'

const names = (country: Parameters<typeof addressFields>[0]) => addressFields(country).map(({ name }) => name)

describe('the address form', () => {
  test('of the Netherlands begins with postcode, house number and addition', () => {
    expect(names('NL').slice(0, 3)).toEqual(['zipcode', 'additionalAddressLine1', 'additionalAddressLine2'])
  })

  test('of Belgium has street, number and box', () => {
    expect(names('BE').slice(0, 3)).toEqual(['street', 'additionalAddressLine1', 'additionalAddressLine2'])
    expect(addressFields('BE')[2]?.label).toBe('address.box')
  })

  test.each(['FR', 'LU', 'GB'] as const)('of %s keeps number and street on one line', (country) => {
    expect(names(country)).not.toContain('additionalAddressLine1')
  })

  test.each(['DE', 'AT'] as const)('of %s has a house number of its own', (country) => {
    expect(names(country)).toContain('additionalAddressLine1')
  })

  test('of the United Kingdom ends with the postcode', () => {
    expect(names('GB').at(-1)).toBe('zipcode')
  })

  test.each(countries)('of %s asks for street, postcode and city, and for no field twice', (country) => {
    expect(names(country)).toEqual(expect.arrayContaining(['street', 'zipcode', 'city']))
    expect(new Set(names(country)).size).toBe(names(country).length)
  })

  test.each(countries)('of %s leaves only the second line optional', (country) => {
    const optional = addressFields(country).filter((field) => field.optional)
    expect(optional.map(({ name }) => name)).toEqual(['additionalAddressLine2'])
  })
})
