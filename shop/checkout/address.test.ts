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
