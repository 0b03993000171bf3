import { describe, expect, test } from 'vitest'
import { storefrontOf } from '#kernel/storefront.ts'
import { readAddress } from './address.ts'

const typed = {
  countryIso: 'NL',
  firstName: 'Sanne',
  lastName: 'de Wit',
  zipcode: '1012ab',
  city: 'Amsterdam',
  street: 'Damrak',
  additionalAddressLine1: '12',
}

const read = (phoneNumber: string, countryIso = 'NL') =>
  readAddress({ ...typed, countryIso, phoneNumber }, storefrontOf('nl_NL'), 'billingAddress.', 'billing')

describe('the telephone number of an address', () => {
  test.each([
    ['06 12 34 56 78', 'NL', '+31612345678'],
    ['0031-6-12345678', 'NL', '+31612345678'],
    ['+32 470 12 34 56', 'NL', '+32470123456'],
    ['', 'NL', null],
  ])('%j in %s is stored as %s', (phone, country, stored) => {
    expect(read(phone, country)).toMatchObject({ address: { phoneNumber: stored } })
  })

  test.each(['06-1234567', '0000000000', '1234567', 'abc'])('%j is refused beside its field', (phone) => {
    expect(read(phone)).toEqual({
      refusals: [expect.objectContaining({ messageKey: 'phone-invalid', field: 'billingAddress.phoneNumber' })],
    })
  })
})

describe('a street with its number in it', () => {
  const filled = (country: string, street: string, additionalAddressLine1: string | null = null) =>
    readAddress(
      {
        ...typed,
        countryIso: country,
        zipcode: country === 'NL' ? '1012 AB' : '10115',
        street,
        additionalAddressLine1,
      },
      storefrontOf('nl_NL'),
      'billingAddress.',
      'billing',
    )

  test('is taken apart, and nobody is asked for the number', () => {
    expect(filled('DE', 'Hauptstr. 5')).toMatchObject({
      address: { street: 'Hauptstr.', additionalAddressLine1: '5', additionalAddressLine2: null },
    })
    expect(filled('NL', 'Keizersgracht 123-II')).toMatchObject({
      address: { street: 'Keizersgracht', additionalAddressLine1: '123', additionalAddressLine2: 'II' },
    })
  })

  test('is not told twice where a browser filled the number in as well', () => {
    expect(filled('DE', 'Hauptstr. 5', '5')).toMatchObject({
      address: { street: 'Hauptstr.', additionalAddressLine1: '5' },
    })
  })

  test('without a number it is still asked for', () => {
    expect(filled('NL', 'Plein 1944')).toEqual({
      refusals: [expect.objectContaining({ messageKey: 'house-number-required' })],
    })
    expect(filled('NL', 'Damrak', 'abc')).toEqual({
      refusals: [
        expect.objectContaining({
          messageKey: 'house-number-required',
          field: 'billingAddress.additionalAddressLine1',
        }),
      ],
    })
  })
})

describe('a place within a country that parcels do not go to', () => {
  const reunion = { ...typed, countryIso: 'FR', zipcode: '97400', city: 'Saint-Denis' }
  const fr = storefrontOf('fr_FR')

  test('is refused beside the postcode of a delivery address, and named as what it is', () => {
    expect(readAddress(reunion, fr, 'shippingAddress.', 'shipping')).toEqual({
      refusals: [expect.objectContaining({ messageKey: 'zipcode-not-delivered', field: 'shippingAddress.zipcode' })],
    })
  })

  test('may be billed', () => {
    expect(readAddress(reunion, fr, 'billingAddress.', 'billing')).toMatchObject({ address: { zipcode: '97400' } })
  })
})

describe('the pickup point of an address', () => {
  const at = (servicePoint: string) =>
    readAddress({ ...typed, servicePoint }, storefrontOf('nl_NL'), 'billingAddress.', 'billing')

  test.each(['"x"', '{}', '{"locationType":"moon","title":"a","provider":"b","providerId":"c"}', 'null'])(
    '%s is none, and refused beside its field',
    (text) => {
      expect(at(text)).toEqual({
        refusals: [
          expect.objectContaining({ messageKey: 'service-point-missing', field: 'billingAddress.servicePoint' }),
        ],
      })
    },
  )

  test('that is one is kept', () => {
    const point = JSON.stringify({
      locationType: 'store',
      title: 'Amsterdam',
      provider: 'Cordwainer',
      providerId: 'AMS',
    })
    expect(at(point)).toMatchObject({ address: { customFields: { servicePoint: point } } })
  })
})
