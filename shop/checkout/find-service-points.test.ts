import { expect, test } from 'vitest'
import { storefrontByCode } from '#kernel/storefront.ts'
import { usualSettings } from '#test/shop/settings.ts'
import { shippingMethods } from '../cart/shipping-methods.ts'
import type { Store } from '../stores/store.ts'
import { findServicePoints } from './find-service-points.ts'
import type { ServicePointPort } from './service-point-port.ts'

const store = (code: string): Store => ({
  code,
  reference: code,
  title: code,
  street: 'Damrak',
  houseNumber: '1',
  postcode: '1012 LP',
  city: 'Amsterdam',
  country: 'NL',
  lat: 52.37,
  lng: 4.89,
  telephone: '+31 20 000 00 00',
  openingHours: undefined,
})
const nobody: ServicePointPort = { find: async () => [], byId: async () => undefined }

test.each([
  [undefined, 4],
  [3, 3],
  [0, 1],
  [90, 4],
])('of our stores as many are told as are asked for: %s', async (limit, told) => {
  const storefront = storefrontByCode('nl_NL')
  const method = storefront && shippingMethods(usualSettings, storefront).find(({ id }) => id === 'store-pickup')
  if (!storefront || !method) return expect.unreachable('the storefront has stores')
  const parts = {
    stores: { all: async () => ['A', 'B', 'C', 'D'].map(store) },
    carriers: { 'dhl-parcel': nobody, dhl: nobody, sendcloud: nobody },
    geocoder: { find: async () => undefined },
    company: { tradeName: 'Shop' },
  }
  expect(await findServicePoints(parts, storefront, method, limit === undefined ? {} : { limit })).toHaveLength(told)
})
