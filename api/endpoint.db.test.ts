import { describe, expect, test } from 'vitest'
import { storefrontOf } from '#kernel/storefront.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { fixtures } from '#test/shop/small-catalog.ts'

const shop = await openTestShop()

const post = (body: unknown, headers: Record<string, string> = {}) =>
  shop.api.fetch(
    new Request('http://shop.test/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-store-key': 'nl_NL', ...headers },
      body: JSON.stringify(body),
    }),
  )
const get = (query: string, headers: Record<string, string> = {}) =>
  shop.api.fetch(
    new Request(`http://shop.test/graphql?query=${encodeURIComponent(query)}`, {
      headers: { accept: 'application/json', 'x-store-key': 'nl_NL', ...headers },
    }),
  )
type Body = { data?: Record<string, unknown>; errors?: { message: string; extensions?: { code?: string } }[] }
const bodyOf = async (response: Response) => (await response.json()) as Body

describe('the endpoint refuses', () => {
  test('a query 50 levels deep, with a sentence and no stack', async () => {
    const deep = `{ pdp(sku: "x") ${'{ crossSellings { complementary '.repeat(25)}{ id }${' } }'.repeat(25)} }`
    const response = await post({ query: deep })
    const text = await response.text()
    expect(text).toContain('nested deeper than')
    expect(text).not.toMatch(/\bat .*\.ts/)
  })

  test('a query that is flat but multiplies', async () => {
    const wide =
      '{ search { productData { products { relatedProducts { name url image { url } } variants { sku size price { label } options { id } } categories { name children { name children { name } } } crossSellings { complementary { variants { sku } categories { name } } } } } } }'
    expect((await bodyOf(await post({ query: wide }))).errors?.[0]?.extensions?.code).toBe('QUERY_TOO_COSTLY')
  })

  test('a store key that names no storefront, and a write without one', async () => {
    expect(
      (await bodyOf(await post({ query: '{ storeConfig { currency } }' }, { 'x-store-key': 'xx_XX' }))).errors?.[0]
        ?.extensions?.code,
    ).toBe('BAD_STORE_KEY')
  })

  test('introspection of a shop in production', async () => {
    expect((await bodyOf(await post({ query: '{ __schema { types { name } } }' }))).errors?.[0]?.message).toContain(
      'introspection',
    )
  })

  test('a document id that is not the storefront’s', async () => {
    expect((await bodyOf(await post({ documentId: 'f'.repeat(64) }))).errors?.[0]?.extensions?.code).toBe(
      'PERSISTED_QUERY_NOT_FOUND',
    )
  })
})

describe('a mistake of the caller is told as one', () => {
  const address = {
    countryIso: 'NL',
    firstName: 'A',
    lastName: 'B',
    zipcode: '1012AB',
    city: 'Amsterdam',
    street: 'Damrak',
    additionalAddressLine1: '1',
  }
  const sending =
    'mutation ($a: AddressInput) { setShippingAddress(email: "a@example.com", shippingAddress: $a) { __typename } }'
  const near =
    'query ($lat: Float, $lng: Float) { findServicePoints(type: "store", lat: $lat, lng: $lng) { ... on FoundServicePoints { points { distance } } } }'
  const send = (body: string, type: string) =>
    shop.api.fetch(
      new Request('http://shop.test/graphql', {
        method: 'POST',
        headers: { 'content-type': type, 'x-store-key': 'nl_NL' },
        body,
      }),
    )

  test.each([
    [
      'a service point that is no JSON',
      () => post({ query: sending, variables: { a: { ...address, servicePoint: '{' } } }),
    ],
    [
      'a service point that is nothing',
      () => post({ query: sending, variables: { a: { ...address, servicePoint: '' } } }),
    ],
    ['a null character', () => post({ query: sending, variables: { a: { ...address, city: 'a\u0000' } } })],
    ['a place off the earth', () => post({ query: near, variables: { lat: 1e308, lng: 1e308 } })],
    ['a latitude that is none', () => post({ query: near, variables: { lat: 91, lng: 5 } })],
    ['fields nested without end', () => post({ query: `${'{a'.repeat(3000)}${'}'.repeat(3000)}` })],
    [
      'lists nested without end',
      () => post({ query: `{ search(filters: ${'['.repeat(4000)}${']'.repeat(4000)}) { __typename } }` }),
    ],
    [
      'objects nested without end',
      () => post({ query: `{ search(filters: ${'{a:'.repeat(4000)}1${'}'.repeat(4000)}) { __typename } }` }),
    ],
    [
      'variables in the address that are no JSON',
      () => shop.api.fetch(new Request('http://shop.test/graphql?query={__typename}&variables={')),
    ],
    [
      'extensions in the address that are no JSON',
      () => shop.api.fetch(new Request('http://shop.test/graphql?query={__typename}&extensions=x')),
    ],
    ['a document id out of JavaScript', () => post({ documentId: 'constructor' })],
    ['a text', () => send('{"query":"{ __typename }"}', 'text/plain')],
    ['an upload that is broken', () => send('--x\r\nbroken', 'multipart/form-data; boundary=x')],
    ['nothing', () => send('', 'application/json')],
  ])('%s', async (_, ask) => {
    const before = shop.problems.length
    const response = await ask()
    const { errors } = await bodyOf(response)
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(response.status).toBeLessThan(500)
    expect(errors?.[0]?.message).toMatch(/^\p{Lu}.{8}|^\w+ is /u)
    expect(errors?.[0]?.extensions?.code).not.toBe('INTERNAL_SERVER_ERROR')
    expect(shop.problems.length).toBe(before)
  })

  test('also where a page made it', async () => {
    const asked = { query: 'query ($p: Int) { search(page: $p) { __typename } }', variables: { p: 99_999_999_999 } }
    expect((await shop.api.execute(asked, { storefront: storefrontOf('nl_NL') })).errors).toMatchObject([
      { statusCode: 400 },
    ])
    const nothing = {
      query: 'mutation ($e: String!) { login(username: $e, password: "x") { __typename } }',
      variables: { e: 'a\u0000@example.com' },
    }
    expect((await shop.api.execute(nothing, { storefront: storefrontOf('nl_NL') })).errors).toMatchObject([
      { statusCode: 400 },
    ])
    const nobody = { query: '{ addresses { id } }' }
    expect((await shop.api.execute(nobody, { storefront: storefrontOf('nl_NL') })).errors).toMatchObject([
      { statusCode: 401 },
    ])
  })
})

test('an address changes nothing: whoever is led to it presses no button', async () => {
  const response = await get('mutation { createContext { token } }')
  expect([response.status, response.headers.get('set-cookie')]).toEqual([405, null])
})

const elsewhere = { origin: 'https://blog.shop.test' }

test.each([
  ['asked in one way', () => get('{ getCustomer { email } }', elsewhere)],
  [
    'asked in the other',
    () => get('{ getCustomer { email } }', { ...elsewhere, accept: 'application/graphql-response+json' }),
  ],
  ['posted', () => post({ query: '{ storeConfig { currency } }' }, elsewhere)],
  [
    'announced',
    () =>
      shop.api.fetch(
        new Request('http://shop.test/graphql', {
          method: 'OPTIONS',
          headers: {
            ...elsewhere,
            'access-control-request-method': 'POST',
            'access-control-request-headers': 'x-store-key',
          },
        }),
      ),
  ],
  [
    'refused',
    () => shop.api.fetch(new Request('http://shop.test/graphql', { headers: { ...elsewhere, accept: 'text/html' } })),
  ],
])('no other site reads an answer, however it is asked for: %s', async (_, ask) => {
  const { headers } = await ask()
  expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([])
})

test('prices and words are those of the store that the key names', async () => {
  const query = `{ pdp(sku: "${fixtures.boot}") { name price { label } } }`
  expect((await bodyOf(await post({ query }))).data).toEqual({
    pdp: { name: 'boot nl', price: { label: '€\u00a0100,00' } },
  })
  expect((await bodyOf(await post({ query }, { 'x-store-key': 'nl_BE' }))).data).toEqual({
    pdp: { name: 'boot nl', price: { label: '€\u00a0100' } },
  })
  expect((await bodyOf(await post({ query }, { 'x-store-key': 'en_GB' }))).data).toEqual({
    pdp: { name: 'boot en', price: { label: '£100.00' } },
  })
})

test('what belongs to nobody may be cached, what belongs to a shopper never', async () => {
  const open = await get('{ storeConfig { currency } }')
  expect(open.headers.get('cache-control')).toContain('s-maxage')
  expect(open.headers.get('vary')).toContain('x-store-key')
  const own = await get('{ getCart { count } }')
  expect(own.headers.get('cache-control')).toBe('private, no-store')
})

test('an answer with an error is kept by no cache: what failed may work again', async () => {
  await shop.db.schema.alterTable('redirects').renameTo('redirects_away').execute()
  const broken = await get('{ redirect(path: "x") { path } storeConfig { currency } }')
  await shop.db.schema.alterTable('redirects_away').renameTo('redirects').execute()
  expect((await bodyOf(broken)).errors?.[0]?.message).toBe('Something went wrong')
  expect(broken.headers.get('cache-control')).toBe('private, no-store')
  expect(shop.problems.pop()).toBeInstanceOf(Error)
})

test('a null character is an error of who asks', async () => {
  const answer = await post({ query: 'query ($sku: String!) { pdp(sku: $sku) { id } }', variables: { sku: '\0' } })
  expect((await bodyOf(answer)).errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT')
  expect(shop.problems).toEqual([])
})

test('a session begins with the first thing in the cart, in a cookie that scripts can’t read', async () => {
  const added = await post({
    query: `mutation { addToCart(items: [{ referencedId: "${fixtures.handbag}", type: product, quantity: 1 }]) { ... on Cart { count } } }`,
  })
  const cookie = added.headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/^contextToken=[\w-]{43}; Path=\/; Max-Age=17280000; HttpOnly; SameSite=Lax$/)
  const back = await post(
    { query: '{ getCart(name: "frontend-cart") { count } }' },
    { cookie: cookie.split(';')[0] ?? '' },
  )
  expect((await bodyOf(back)).data).toEqual({ getCart: { count: 1 } })
})

test('a stale cookie is no obstacle: the shopper starts anew', async () => {
  const added = await post(
    {
      query: `mutation { addToCart(items: [{ referencedId: "${fixtures.handbag}", type: product, quantity: 1 }]) { ... on Cart { count } ... on Refused { refusals { messageKey } } } }`,
    },
    { cookie: `contextToken=${'B'.repeat(43)}` },
  )
  expect((await bodyOf(added)).data).toEqual({ addToCart: { count: 1 } })
  expect(added.headers.get('set-cookie')).toContain('contextToken=')
})
