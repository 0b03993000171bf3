import { describe, expect, test } from 'vitest'
import { needsCustoms } from '#kernel/country.ts'
import type { Address } from '../orders/address.ts'
import type { DeliverySettings, ShippingMethod } from '../settings/delivery-settings.ts'
import { labelRequestOf, receiverDigest } from './parcel-label.ts'

const home: Address = {
  country: 'NL',
  salutation: null,
  firstName: 'Noor',
  lastName: 'de Wit',
  zipcode: '1017 AB',
  city: 'Amsterdam',
  street: 'Herengracht',
  additionalAddressLine1: '12',
  additionalAddressLine2: 'hs',
  phoneNumber: null,
  customFields: {},
}
const locker = {
  provider: 'DHL',
  providerId: '8004-101',
  locationType: 'packstation',
  title: 'Packstation 101',
  street: 'Domstraße',
  houseNumber: '1',
  houseNumberAddition: null,
  postcode: '50667',
  city: 'Köln',
  country: 'DE',
  dhlCustomerNumber: '1234567',
}
const toLocker: Address = { ...home, country: 'DE', customFields: { servicePoint: JSON.stringify(locker) } }
const orderTo = (shippingAddress: Address, shippingMethod = 'door') => ({
  number: '100001',
  email: 'Noor@Example.com',
  shippingAddress,
  shippingMethod,
  storefrontCode: 'nl_NL' as const,
})
const method = (change: Partial<ShippingMethod>) => ({ id: 'door', ...change }) as ShippingMethod
const settings = (...methods: ShippingMethod[]) =>
  ({ methods: { nl_NL: methods }, pieceWeight: 900 }) as unknown as DeliverySettings
const pieces = new Map([
  [0, 1],
  [2, 2],
])

describe('what a label is asked for with', () => {
  test('a door: who lives there, and what all pieces weigh', () => {
    expect(labelRequestOf(orderTo(home), pieces, settings(method({})), '100001-1')).toEqual({
      reference: '100001-1',
      orderNumber: '100001',
      receiver: {
        name: 'Noor de Wit',
        street: 'Herengracht',
        houseNumber: '12 hs',
        city: 'Amsterdam',
        zipcode: '1017 AB',
        country: 'NL',
        email: 'noor@example.com',
        lockerCustomer: null,
      },
      servicePoint: null,
      shippingOption: null,
      weight: 2700,
      customs: null,
    })
  })

  test('the way that the settings name for its method, and none for a method that is gone', () => {
    const named = settings(method({ shippingOption: 'postnl:standard' }))
    expect(labelRequestOf(orderTo(home), pieces, named, 'r').shippingOption).toBe('postnl:standard')
    expect(labelRequestOf(orderTo(home, 'gone'), pieces, named, 'r').shippingOption).toBeNull()
  })

  test.each([
    ['sendcloud' as const, 'label-service'],
    ['dhl' as const, 'carrier'],
  ])('a point by whose id it is: of %s', (source, idOf) => {
    const points = settings(method({ pickup: { source, types: ['packstation'] } }))
    expect(labelRequestOf(orderTo(toLocker), pieces, points, 'r')).toMatchObject({
      servicePoint: { id: '8004-101', idOf },
      receiver: { street: 'Herengracht', city: 'Amsterdam', lockerCustomer: '1234567' },
    })
  })

  test('the address of the point for somebody who did not say where they live', () => {
    const nobody = { ...toLocker, street: '', zipcode: '', city: '', additionalAddressLine1: null }
    const { receiver } = labelRequestOf(orderTo(nobody), pieces, settings(method({})), 'r')
    expect(receiver).toMatchObject({ street: 'Domstraße', houseNumber: '1', zipcode: '50667', city: 'Köln' })
  })
})

test('a label is out of date once anything of where it goes is another', () => {
  const first = receiverDigest(orderTo(home))
  expect(receiverDigest(orderTo({ ...home })).equals(first)).toBe(true)
  expect(receiverDigest(orderTo(home, 'evening')).equals(first)).toBe(true)
  expect(receiverDigest(orderTo({ ...home, additionalAddressLine2: '3' })).equals(first)).toBe(false)
  expect(receiverDigest(orderTo(toLocker)).equals(first)).toBe(false)
})

test.each([
  ['NL', 'DE', false],
  ['NL', 'GB', true],
  ['GB', 'GB', false],
  ['CH', 'LI', false],
  ['NO', 'SE', true],
  ['IS', 'NO', true],
] as const)('between %s and %s customs are asked: %s', (from, to, asked) => {
  expect(needsCustoms(from, to)).toBe(asked)
})
