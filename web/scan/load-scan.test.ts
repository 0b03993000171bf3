import { expect, test } from 'vitest'
import { withCheckDigit } from '#kernel/ean.ts'
import { pathOf, type RouteName } from '#kernel/routes.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { translateOf } from '#web/checkout/shop.fixture.tsx'
import type { PersonalScope } from '#web/loaders.ts'
import { loadScan } from './load-scan.ts'

const ean = withCheckDigit('871234567890')
const size = { sku: '10001.001.41', size: '41', isOneSize: false, brand: 'Veldt', name: 'Chelsea' }

/** The scan page of the store in Amsterdam, for a code that names this size. */
function scanOf(found: (typeof size & { url: string | null }) | null, code = ean) {
  const answers = [{ stores: [{ code: 'AMS', title: 'Amsterdam', city: 'Amsterdam' }] }, { sizeOfGtin: found }]
  const scope = {
    api: async () => answers.shift(),
    t: translateOf('en_GB'),
    url: new URL(`https://shop.example/scan/?store=AMS&code=${code}`),
    publicUrl: 'https://shop.example',
    path: '/scan/',
    to: (name: RouteName) => pathOf('en', name),
    shopName: 'Shop',
    storefront: storefrontOf('en_GB'),
    deviceOffers: { offline: false, push: false, scan: true },
  }
  // The parts that the page of a scan asks for.
  return loadScan(scope as unknown as PersonalScope)
}

test('what is withdrawn but was bought once is called by its name, and leads nowhere', async () => {
  expect(await scanOf({ ...size, url: null })).toMatchObject({
    code: ean,
    store: 'AMS',
    error:
      'Veldt Chelsea is not for sale in our online shop any more. Ask our staff whether this store still sells it.',
  })
})

test('what nobody knows is told by its number, without the zeros that nobody typed', async () => {
  expect(await scanOf(null)).toMatchObject({
    error: `We don’t know an article with the number ${ean}. Search for its name, or ask our staff.`,
  })
})

test('what is sold, of which nothing may be left, leads to its page in this size and store', async () => {
  const answer = await scanOf({ ...size, url: 'chelsea-black' }).catch((thrown: unknown) => thrown)
  if (!(answer instanceof Response)) throw new Error('It leads nowhere')
  expect(answer.headers.get('Location')).toBe('/chelsea-black/#size=10001.001.41&scan=AMS')
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
})
