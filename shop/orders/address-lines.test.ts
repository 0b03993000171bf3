import { expect, test } from 'vitest'
import { storefrontOf } from '#kernel/storefront.ts'
import type { Address } from './address.ts'
import { addressLines } from './address-lines.ts'

const address: Address = {
  country: 'NL',
  salutation: 'mrs',
  firstName: 'Sanne',
  lastName: 'de Wit',
  zipcode: '1012 AB',
  city: 'Amsterdam',
  street: 'Kalverstraat',
  additionalAddressLine1: '12',
  additionalAddressLine2: 'A',
  phoneNumber: '+31612345678',
  customFields: {},
}

test('a Dutch address has number and addition behind the street', () => {
  expect(addressLines(address, storefrontOf('nl_NL'))).toEqual([
    'Sanne de Wit',
    'Kalverstraat 12 A',
    '1012 AB Amsterdam',
  ])
})

test('a Belgian box is called bus in Dutch and bte in French', () => {
  const belgian: Address = {
    ...address,
    country: 'BE',
    zipcode: '2000',
    city: 'Antwerpen',
    additionalAddressLine2: '3',
  }
  expect(addressLines(belgian, storefrontOf('nl_BE'))[1]).toBe('Kalverstraat 12 bus 3')
  expect(addressLines(belgian, storefrontOf('fr_BE'))[1]).toBe('Kalverstraat 12 bte 3')
  expect(addressLines({ ...belgian, additionalAddressLine2: 'bus 3' }, storefrontOf('nl_BE'))[1]).toBe(
    'Kalverstraat 12 bus 3',
  )
})

test('a German addition has a line of its own', () => {
  const german: Address = {
    ...address,
    country: 'DE',
    zipcode: '50667',
    city: 'Köln',
    additionalAddressLine2: 'Hinterhaus',
  }
  expect(addressLines(german, storefrontOf('de_DE'))).toEqual([
    'Sanne de Wit',
    'Kalverstraat 12',
    'Hinterhaus',
    '50667 Köln',
  ])
})

test('a British postcode closes the address on its own line', () => {
  const british: Address = {
    ...address,
    country: 'GB',
    street: '10 Brick Lane',
    additionalAddressLine1: 'Flat 2',
    additionalAddressLine2: null,
    city: 'London',
    zipcode: 'E1 6RF',
  }
  expect(addressLines(british, storefrontOf('en_GB'))).toEqual([
    'Sanne de Wit',
    '10 Brick Lane',
    'Flat 2',
    'London',
    'E1 6RF',
  ])
})

test('a foreign country is named in the language of the storefront', () => {
  expect(addressLines(address, storefrontOf('fr_BE')).at(-1)).toBe('Pays-Bas')
  expect(addressLines(address, storefrontOf('de_DE')).at(-1)).toBe('Niederlande')
})
