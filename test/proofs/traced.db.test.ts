import { afterAll, expect, test } from 'vitest'
import { createApi } from '#api/create-api.ts'
import { openTelemetry } from '#server/tracing/open-telemetry.ts'
import { openCollector } from '#test/contract/otlp.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { addresses, apiShopper } from '#test/shop/shopper.ts'
import { fixtures } from '#test/shop/small-catalog.ts'

const collector = await openCollector()
afterAll(() => collector.close())
const tracing = openTelemetry(
  {
    endpoint: collector.endpoint,
    headers: {},
    serviceName: 'shop',
    sampler: 'always_on',
    share: 1,
    trustsRequests: false,
  },
  { version: '1', onLost: () => undefined },
)
const shop = await openTestShop({ tracer: tracing })
await shop.setStock(fixtures.boot, 10)
const email = 'quirijn.zwaluwstaart@example.com'
const lookedFor = 'vermiljoenlaars'

/** What a shopper does from the first look to the paid order, as one request after the other. */
async function wholeOrder() {
  const me = await apiShopper(shop)
  await me.call('query ($q: String!) { search(query: $q) { __typename } }', { q: lookedFor }).catch(() => undefined)
  await me.add(fixtures.boot, 2)
  await me.call(
    'mutation ($e: String, $b: AddressInput) { setShippingAddress(email: $e, billingAddress: $b) { __typename } }',
    {
      e: email,
      b: { ...addresses.nl_NL, firstName: 'Quirijn', lastName: 'Zwaluwstaart', street: 'Kattenburgerkade' },
    },
  )
  await me.choosePayment('ideal')
  const { id = '', orderNumber = '', reference = '', ...rest } = await me.place()
  expect(rest).toEqual({})
  const { redirectUrl = '' } = await me.pay(id)
  await shop.decide(redirectUrl, 'paid')
  return { ...me, id, orderNumber, reference }
}

test('a collector hears of operations, statements and the payment provider, and of nothing that a shopper types or is', async () => {
  const request = tracing.begin({ name: 'POST /graphql', kind: 'server', facts: {} })
  const { token, id, orderNumber, reference } = await request.run(wholeOrder)
  request.end()
  // What others call their operations is their text, and so is a statement that fails.
  const foreign = createApi(shop.shop, {
    development: false,
    documents: {},
    secure: false,
    report: () => undefined,
    tracer: tracing,
  })
  const stranger = tracing.begin({ name: 'POST /graphql', kind: 'server', facts: {} })
  await stranger.run(() =>
    foreign.fetch(
      new Request('http://shop.test/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json', 'x-store-key': 'nl_NL' },
        body: JSON.stringify({ query: 'query Zwaluwstaart { quirijn: getCart { count } }' }),
      }),
    ),
  )
  await stranger
    .run(() =>
      shop.db
        .insertInto('stock_locations')
        .values({ code: 'Zwaluwstaart' } as never)
        .execute(),
    )
    .catch(() => undefined)
  stranger.end()
  await tracing.stop(10_000)

  expect(collector.slips).toEqual([])
  const roots = collector.spans.filter(({ name }) => name === 'POST /graphql')
  const below = roots.flatMap((root) => collector.below(root))
  expect(new Set(below.map(({ traceId }) => traceId))).toEqual(new Set(roots.map(({ traceId }) => traceId)))
  const names = new Set(below.map(({ name }) => name))
  for (const name of ['mutation placeOrder', 'WITH orders', 'COMMIT', 'mollie create a payment', 'query getCart'])
    expect(names).toContain(name)
  const paying = below.find(({ name }) => name === 'mutation handlePayment')
  expect(paying && collector.below(paying).map(({ name }) => name)).toContain('mollie create a payment')
  expect(below.find(({ facts }) => facts['error.type'] === '23502')?.name).toBe('INSERT stock_locations')

  const told = collector.texts.join('').toLowerCase()
  const values = ['zwaluwstaart', 'quirijn', 'kattenburgerkade', '1012ab', email, lookedFor]
  for (const value of [...values, token, id, orderNumber, reference, fixtures.boot])
    expect([value, told.includes(value.toLowerCase())]).toEqual([value, false])
}, 60_000)
