import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { day, minute } from '#kernel/clock.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { importFolder } from '#test/shop/import-files.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { fixtures, smallCatalog } from '#test/shop/small-catalog.ts'
import { mountProductFeeds } from './product-feeds.ts'

const shop = await openTestShop()
const app = new Hono()
const folder = mkdtempSync(join(tmpdir(), 'feeds-'))
mountProductFeeds(app, { shop: shop.shop, publicUrl: 'http://shop.test', folder, minutes: 30 })
const linesOf = async (path: string) => (await (await app.request(path)).text()).trimEnd().split('\n')

/** Sizes that a storefront sells, and of which there is a picture. */
const sold = smallCatalog.products
  .filter(({ prices, images }) => prices.nl_NL !== undefined && images.length > 0)
  .flatMap(({ variants }) => variants.map(({ sku }) => sku))

test('a feed holds every size of a storefront once, with its own prices and addresses', async () => {
  const [head = '', ...lines] = await linesOf('/nl/feeds/products.tsv')
  const names = head.split('\t')
  const items = lines.map((line) => Object.fromEntries(line.split('\t').map((cell, at) => [names[at] ?? '', cell])))
  expect(items.map(({ id }) => id).sort()).toEqual(sold.toSorted())
  expect(sold.length).toBeGreaterThan(4)
  for (const item of items) {
    expect(item.link).toMatch(/^http:\/\/shop\.test\/nl\//)
    expect(item.price).toMatch(/^\d+\.\d{2} EUR$/)
    expect(item.shipping).toContain('NL::PostNL:')
  }
  const xml = await (await app.request('/feeds/products.xml')).text()
  expect(xml).toMatch(/<g:price>\d+\.\d{2} GBP<\/g:price>/)
  expect(xml.match(/<item>/g)?.length).toBeGreaterThan(0)
  expect(xml.trimEnd().endsWith('</channel></rss>')).toBe(true)
})

test('it is written once for all who ask at once, and anew when it is too old', async () => {
  const sizes = await Promise.all(Array.from({ length: 5 }, () => linesOf('/de/feeds/products.tsv')))
  for (const one of sizes) expect(one).toEqual(sizes[0])
  await shop.shop.importCatalog({
    ...smallCatalog,
    products: smallCatalog.products.map((product) => ({
      ...product,
      description: { ...product.description, nl: 'Anders gemaakt' },
    })),
  })
  expect((await linesOf('/nl/feeds/products.tsv')).join()).not.toContain('Anders gemaakt')
  shop.clock.moveTo(new Date(Date.now() + 31 * minute).toISOString())
  expect((await linesOf('/nl/feeds/products.tsv')).join()).toContain('Anders gemaakt')
})

test('what lies in the stores of the country is told store by store, at the price of the storefront', async () => {
  const [head = '', ...lines] = await linesOf('/nl/feeds/local-inventory.tsv')
  const names = head.split('\t')
  const rows = lines.map((line) => Object.fromEntries(line.split('\t').map((cell, at) => [names[at] ?? '', cell])))
  const [columns = '', ...products] = await linesOf('/nl/feeds/products.tsv')
  const at = (name: string) => columns.split('\t').indexOf(name)
  const now = products
    .map((line) => line.split('\t'))
    .filter((cells) => cells[at('availability')] !== 'preorder')
    .map((cells) => cells[at('id')] ?? '')
  expect(now.length).toBeLessThan(sold.length)
  const stores = (await shop.shop.stores.all()).filter(({ country }) => country === 'NL').map(({ code }) => code)
  expect(stores.length).toBeGreaterThan(0)
  expect(new Set(rows.map(({ store_code }) => store_code))).toEqual(new Set(stores))
  expect(rows).toHaveLength(stores.length * now.length)
  for (const { price, quantity, availability } of rows) {
    expect(price).toMatch(/^\d+\.\d{2} EUR$/)
    expect(availability).toBe(Number(quantity) > 0 ? 'in_stock' : 'out_of_stock')
  }
  const lying = await shop.db
    .selectFrom('stock')
    .innerJoin('variants', 'variants.id', 'stock.variant_id')
    .where('stock.location_code', 'in', stores)
    .where('variants.sku', 'in', now)
    .where('stock.available', '>', 0)
    .select(['stock.location_code', 'variants.sku', 'stock.available'])
    .execute()
  expect(lying.length).toBeGreaterThan(0)
  for (const { location_code, sku, available } of lying)
    expect(rows).toContainEqual(
      expect.objectContaining({ store_code: location_code, id: sku, quantity: String(available) }),
    )
})

test('a reduction whose end is planned names its dates', async () => {
  const files = importFolder(shop)
  const until = new Date(shop.clock.now().getTime() + day).toISOString()
  const row = `${fixtures.handbag},nl_NL,44.95,49.95,${until}`
  expect(await files.run('prices', ['sku,storefront,price,regular_price,until', row])).toMatchObject({
    status: 'applied',
  })
  shop.clock.advance(31 * minute)
  const items = []
  for await (const item of shop.shop.productFeed(storefrontOf('nl_NL'))) items.push(item)
  const { sale_price, sale_price_effective_date: dates } = items.find(({ id }) => id === fixtures.handbag) ?? {}
  expect(sale_price).toBe('44.95 EUR')
  expect(dates).toMatch(new RegExp(`^[\\d-]{10}T[\\d:]{5}Z/${until.slice(0, 16)}Z$`))
})
