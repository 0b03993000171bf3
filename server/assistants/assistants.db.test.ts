import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { Hono } from 'hono'
import { afterEach, describe, expect, test } from 'vitest'
import { storefrontOf } from '#kernel/storefront.ts'
import { settingsSource } from '#shop/settings/settings-source.ts'
import { schemaOrgErrorsOf } from '#test/contract/schema-org.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { demoSettings, demoSettingsFile, settingsOf } from '#test/shop/settings.ts'
import { fixtures } from '#test/shop/small-catalog.ts'
import { mountAssistants } from './mount.ts'

const settings = settingsSource(demoSettings)
const shop = await openTestShop({ settings })
const app = new Hono()
const reported: unknown[] = []
const report = (error: unknown) => reported.push(error)
mountAssistants(app, { shop: shop.shop, api: shop.api, publicUrl: 'http://shop.test', trustProxy: 0, report })
afterEach(() => expect(reported.splice(0)).toEqual([]))

const get = (path: string, from = '192.0.2.7') =>
  app.fetch(new Request(`http://shop.test${path}`), { incoming: { socket: { remoteAddress: from }, headers: {} } })
const post = (body: string, headers: Record<string, string> = {}) =>
  app.fetch(
    new Request('http://shop.test/mcp', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    }),
  )

describe('products as JSON', () => {
  test('are found by what somebody would type, with stable numbers, prices and sizes', async () => {
    const answer = await get('/nl/open/products.json?query=boot')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300')
    expect(answer.headers.get('etag')).toMatch(/"/)
    const { total, products } = (await answer.json()) as { total: number; products: Record<string, unknown>[] }
    expect(total).toBeGreaterThan(0)
    expect(products[0]).toMatchObject({
      sku: '10001.001',
      price: '100.00',
      currency: 'EUR',
      inStock: true,
      url: expect.stringMatching(/^http:\/\/shop\.test\/nl\//),
    })
    const again = await app.fetch(
      new Request('http://shop.test/nl/open/products.json?query=boot', {
        headers: { 'if-none-match': answer.headers.get('etag') ?? '' },
      }),
    )
    expect(again.status).toBe(304)
  })

  test('each is what schema.org has, with every size, its price and whether it is there', async () => {
    const answer = await get(`${storefrontOf('en_GB').basePath}/open/products/10001.001.json`)
    expect(answer.headers.get('content-type')).toMatch(/^application\/ld\+json/)
    const product = (await answer.json()) as { hasVariant: { sku: string; offers: unknown }[] }
    expect(await schemaOrgErrorsOf(`<script type="application/ld+json">${JSON.stringify(product)}</script>`)).toEqual(
      [],
    )
    expect(product.hasVariant.map(({ sku }) => sku)).toContain(fixtures.boot)
    expect(product.hasVariant.find(({ sku }) => sku === fixtures.soldOut)?.offers).toMatchObject({
      availability: 'https://schema.org/OutOfStock',
      priceCurrency: 'GBP',
    })
  })

  test.each([
    ['/nl/open/products.json?page=0', 400],
    ['/nl/open/products.json?page=1e9', 400],
    [`/nl/open/products.json?query=${'x'.repeat(201)}`, 400],
    ['/nl/open/products.json?query=%00', 200],
    [`/nl/open/products/${'9'.repeat(70)}.json`, 400],
    ['/nl/open/products/no-such.json', 404],
    ['/mcp', 405],
  ])('%s is answered with %i and a sentence', async (path, status) => {
    const answer = await get(path)
    expect(answer.status).toBe(status)
    if (status >= 400) expect(await answer.json()).toEqual({ error: expect.stringMatching(/\w+ \w+/) })
  })

  test('of one network as often as the retailer says, and not at all where they don’t want it', async () => {
    settings.replace(settingsOf({ ...demoSettingsFile, assistants: { perHour: 10 } }))
    try {
      const states: number[] = []
      for (let asked = 0; asked < 12; asked++) states.push((await get('/nl/open/products.json', '198.51.100.9')).status)
      expect(states.filter((status) => status === 200)).toHaveLength(10)
      expect(states.at(-1)).toBe(429)
      expect((await get('/nl/open/products.json', '198.51.100.10')).status).toBe(200)
      settings.replace(settingsOf({ ...demoSettingsFile, assistants: { offered: false } }))
      for (const path of ['/nl/open/products.json', '/nl/llms.txt', '/llms.txt'])
        expect((await get(path, '198.51.100.11')).status).toBe(404)
      expect((await post('{}')).status).toBe(404)
    } finally {
      settings.replace(demoSettings)
    }
  })
})

test('llms.txt names the shop, its categories and where programs ask, for each storefront', async () => {
  const text = await (await get('/de/llms.txt')).text()
  expect(text).toMatch(/^# Cordwainer\n/)
  for (const link of ['/de/open/products.json', '/mcp', '/de/feeds/products.xml', '/de/sitemap.xml', '/nl/llms.txt'])
    expect(text).toContain(`(http://shop.test${link})`)
  expect(text).toContain('## Categories')
})

describe('the Model Context Protocol', () => {
  test('is spoken with its official client: tools are listed and called, and lead to a cart', async () => {
    const client = new Client({ name: 'test', version: '1.0.0' })
    const transport = new StreamableHTTPClientTransport(new URL('http://shop.test/mcp'), {
      fetch: async (url, init) => app.fetch(new Request(url, init)),
    })
    // Its types are not made for exactOptionalPropertyTypes.
    await client.connect(transport as Parameters<typeof client.connect>[0])
    expect(client.getServerVersion()).toMatchObject({ title: 'Cordwainer' })
    expect(client.getInstructions()).toMatch(/list_storefronts/)
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual([
      'list_storefronts',
      'search_products',
      'get_product',
      'stock_in_stores',
      'cart_link',
      'shared_cart_link',
    ])
    for (const { annotations } of tools) expect(annotations?.readOnlyHint).toBe(true)
    const call = async (name: string, args: Record<string, unknown>) =>
      (await client.callTool({ name, arguments: args })) as { structuredContent?: unknown; isError?: boolean }
    expect((await call('list_storefronts', {})).structuredContent).toMatchObject({
      storefronts: expect.arrayContaining([expect.objectContaining({ code: 'fr_FR', currency: 'EUR' })]),
    })
    const found = await call('search_products', { storefront: 'nl_NL', query: 'boot' })
    expect(found.structuredContent).toMatchObject({
      products: expect.arrayContaining([expect.objectContaining({ sku: '10001.001' })]),
    })
    expect((await call('get_product', { storefront: 'nl_NL', sku: '10001.001' })).structuredContent).toMatchObject({
      '@type': 'ProductGroup',
    })
    await shop.setStock(fixtures.boot, 2, 'AMS')
    expect(
      (await call('stock_in_stores', { storefront: 'nl_NL', sku: fixtures.boot })).structuredContent,
    ).toMatchObject({
      stores: [{ code: 'AMS', sku: fixtures.boot }],
    })
    expect((await call('cart_link', { storefront: 'nl_NL', sku: fixtures.boot })).structuredContent).toEqual({
      url: `http://shop.test/nl/add-to-cart/?sku=10001.001&size=${fixtures.boot}`,
    })
    expect(await call('cart_link', { storefront: 'nl_NL', sku: 'nothing' })).toMatchObject({ isError: true })
    const both = [{ sku: fixtures.boot, quantity: 2 }, { sku: fixtures.lastItem }]
    expect((await call('shared_cart_link', { storefront: 'nl_NL', items: both })).structuredContent).toEqual({
      url: `http://shop.test/nl/cart/shared/?items=${fixtures.boot}~2,${fixtures.lastItem}`,
    })
    const unknown = [{ sku: fixtures.boot }, { sku: 'nothing' }]
    expect(await call('shared_cart_link', { storefront: 'nl_NL', items: unknown })).toMatchObject({ isError: true })
    expect(await call('search_products', { storefront: 'xx_XX', query: 'boot' })).toMatchObject({ isError: true })
    await client.close()
  })

  test.each([
    ['no JSON', 'hello', 400, -32700],
    ['no request', '[]', 400, -32600],
    ['a batch', '[{"jsonrpc":"2.0","id":1,"method":"ping"}]', 400, -32600],
    ['an unknown method', '{"jsonrpc":"2.0","id":1,"method":"resources/list"}', 200, -32601],
    ['an unknown tool', '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"buy"}}', 200, -32602],
  ])('refuses %s', async (_, body, status, code) => {
    const answer = await post(body)
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ jsonrpc: '2.0', error: { code } })
  })

  test('refuses what is too long, of another type or of a version that nobody knows; a notification has no answer', async () => {
    const ping = '{"jsonrpc":"2.0","id":1,"method":"ping"}'
    expect((await post(`${ping}${' '.repeat(70_000)}`)).status).toBe(413)
    expect((await post(ping, { 'content-type': 'text/plain' })).status).toBe(415)
    expect((await post(ping, { 'mcp-protocol-version': '1999-01-01' })).status).toBe(400)
    expect((await post(ping)).status).toBe(200)
    const told = await post('{"jsonrpc":"2.0","method":"notifications/initialized"}')
    expect([told.status, await told.text()]).toEqual([202, ''])
  })
})
