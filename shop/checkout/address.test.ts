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
