import { afterAll, expect, test } from 'vitest'
import { idsInPayload, listenTo } from '#database/listen.ts'
import { day, hour } from '#kernel/clock.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { changedChannel } from '#shop/repositories.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { apiShopper } from '#test/shop/shopper.ts'
import { fixtures, smallCatalog } from '#test/shop/small-catalog.ts'
import type { CatalogFeed, PriceFeed } from './catalog-feed.ts'

const shop = await openTestShop()
const { clock, db } = shop

const cartFor = (price: PriceFeed): CatalogFeed => ({
  ...smallCatalog,
  partial: true,
  products: smallCatalog.products
    .filter(({ variants }) => variants.some(({ sku }) => sku === fixtures.handbag))
    .map((cart) => ({ ...cart, prices: { ...cart.prices, nl_NL: price } })),
})
const inHours = (hours: number) => new Date(clock.now().getTime() + hours * hour).toISOString()

/** What the page and a new cart ask for it, and what the page is made of. */
async function asked() {
  const query = '{ pdp(sku: "10004.001") { price { amount } } }'
  const page = await shop.api.execute({ query, variables: {} }, { storefront: storefrontOf('nl_NL') })
  const { pdp } = page.data as { pdp: { price: { amount: number } } }
  const me = await apiShopper(shop)
  await me.add(fixtures.handbag)
  return { page: pdp.price.amount, cart: (await me.cart()).price.totalPrice.amount - 495, tags: page.tags }
}

/** What every node hears, as the shop's own node does. */
const heard: string[] = []
let heeded: Promise<unknown> = Promise.resolve()
const ear = await listenTo(
  shop.pool,
  [changedChannel],
  (_, payload) => {
    const tags = idsInPayload(payload)
    heard.push(...tags)
    heeded = Promise.all([heeded, shop.shop.invalidate(tags)])
  },
  () => undefined,
)
afterAll(async () => {
  await ear.stop()
  await heeded
})

const row = () =>
  db
    .selectFrom('prices')
    .innerJoin('variants', 'variants.id', 'prices.variant_id')
    .where('variants.sku', '=', fixtures.handbag)
    .where('prices.store_code', '=', 'nl_NL')
    .select(['price', 'regular_price', 'prior_price'])
    .executeTakeFirstOrThrow()
const history = async () =>
  (
    await db
      .selectFrom('price_history')
      .innerJoin('variants', 'variants.id', 'price_history.variant_id')
      .where('variants.sku', '=', fixtures.handbag)
      .where('price_history.store_code', '=', 'nl_NL')
      .select(['price', 'valid_from'])
      .orderBy('valid_from')
      .execute()
  ).map(({ price, valid_from }) => [price, valid_from.toISOString()])

test('a reduction begins and ends at its moments, and pages are told', async () => {
  const [since, until] = [inHours(24), inHours(72)]
  const sale: PriceFeed = { currency: 'EUR', price: 3995, regularPrice: 4995, since, until }
  await shop.shop.importCatalog(cartFor(sale))
  expect(await asked()).toMatchObject({ page: 4995, cart: 4995 })
  expect(await row()).toEqual({ price: 4995, regular_price: null, prior_price: null })
  await shop.shop.beginPrices()
  expect(await asked()).toMatchObject({ page: 4995, cart: 4995 })

  heard.length = 0
  clock.moveTo(since)
  await Promise.all([shop.shop.beginPrices(), shop.shop.beginPrices()])
  const [id] = (await shop.shop.catalog.productIdsBySku(['10004.001'])).values()
  await expect.poll(() => heard).toEqual(expect.arrayContaining([`product:${id}`, 'catalog']))
  expect(await asked()).toMatchObject({ page: 3995, cart: 3995 })
  expect(await row()).toEqual({ price: 3995, regular_price: 4995, prior_price: 4995 })

  // The same feed again, while it runs.
  await shop.shop.importCatalog(cartFor(sale))
  expect(await row()).toEqual({ price: 3995, regular_price: 4995, prior_price: 4995 })

  // The node that should have ended it was off for an hour.
  clock.moveTo(until)
  clock.advance(hour)
  await shop.shop.beginPrices()
  expect(await asked()).toMatchObject({ page: 4995, cart: 4995 })
  expect(await history()).toEqual([
    [4995, '2026-11-01T00:00:00.000Z'],
    [3995, since],
    [4995, until],
  ])
})

test('a feed that no longer wants a reduction takes it back before it begins', async () => {
  const since = inHours(24)
  await shop.shop.importCatalog(cartFor({ currency: 'EUR', price: 3995, regularPrice: 4995, since }))
  await shop.shop.importCatalog(cartFor({ currency: 'EUR', price: 4995, since: '2026-11-01' }))
  clock.advance(2 * day)
  await shop.shop.beginPrices()
  expect((await row()).price).toBe(4995)
})

test('an import tells every page that shows its prices: a product page bears a tag of what it publishes', async () => {
  const { tags, page } = await asked()
  heard.length = 0
  await shop.shop.importCatalog(cartFor({ currency: 'EUR', price: 4495, since: inHours(-1) }))
  await expect.poll(() => heard).toContain('catalog')
  expect(tags.filter((tag) => heard.includes(tag))).not.toEqual([])
  expect(page).toBe(4995)
  expect(await asked()).toMatchObject({ page: 4495, cart: 4495 })
})
