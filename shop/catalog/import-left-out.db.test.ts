import { beforeEach, describe, expect, test } from 'vitest'
import { type StorefrontCode, storefrontOf, textIn } from '#kernel/storefront.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { apiShopper } from '#test/shop/shopper.ts'
import { fixtures, smallCatalog } from '#test/shop/small-catalog.ts'
import type { CatalogFeed, ProductFeed } from './catalog-feed.ts'
import { FeedTakesTooMuch } from './import-catalog.ts'

const shop = await openTestShop()
const { db } = shop

const productOf = (sku: string): string => sku.split('.').slice(0, 2).join('.')
const products = (change: (product: ProductFeed) => readonly ProductFeed[]): CatalogFeed => ({
  ...smallCatalog,
  products: smallCatalog.products.flatMap(change),
})
const without = (sku: string) => products((product) => (product.sku === productOf(sku) ? [] : [product]))
const changed = (sku: string, change: (product: ProductFeed) => Partial<ProductFeed>) =>
  products((product) => (product.sku === productOf(sku) ? [{ ...product, ...change(product) }] : [product]))

const isSold = async (sku: string, store: StorefrontCode = 'nl_NL') => {
  const me = await apiShopper(shop, store)
  await me.add(sku)
  return (await me.cart()).count === 1
}

beforeEach(() => shop.shop.importCatalog(smallCatalog, 1))

describe('what a full feed leaves out is no longer sold', () => {
  test('a product: in carts, pages and orders that are placed now; what was ordered stays', async () => {
    const me = await apiShopper(shop)
    const { orderNumber } = await me.order(fixtures.handbag)
    const late = await apiShopper(shop)
    await late.readyToOrder(fixtures.handbag)
    await shop.shop.importCatalog(without(fixtures.handbag), 1)
    expect(await isSold(fixtures.handbag)).toBe(false)
    expect((await late.place()).orderNumber).toBeUndefined()
    const { search } = await shop.ask('{ search(search: "bag") { productData { totalCount } } }')
    expect(search).toEqual({ productData: { totalCount: 0 } })
    expect((await shop.shop.orderOfNumber(orderNumber))?.lines[0]?.sku).toBe(fixtures.handbag)
    // It comes back with the feed that names it again.
    await shop.shop.importCatalog(smallCatalog, 1)
    expect(await isSold(fixtures.handbag)).toBe(true)
  })

  test('a size, which a page offers no more and which nothing lies of', async () => {
    const feed = changed(fixtures.boot, ({ variants }) => ({
      variants: variants.filter(({ sku }) => sku !== fixtures.boot),
    }))
    const report = await shop.shop.importCatalog(feed, 1)
    expect(report.ended).toBe(6)
    expect(await isSold(fixtures.boot)).toBe(false)
    expect(await isSold(fixtures.lastItem)).toBe(true)
    expect(await shop.stockOf(fixtures.boot)).toBe(0)
    const ids = await shop.shop.catalog.productIdsBySku([productOf(fixtures.boot)])
    const sizes = await shop.shop.catalog.variantsOf(storefrontOf('nl_NL'), [...ids.values()])
    expect(sizes.map(({ sku }) => sku)).not.toContain(fixtures.boot)
  })

  test('a storefront without a price', async () => {
    await shop.shop.importCatalog(
      changed(fixtures.handbag, ({ prices: { fr_FR: _, ...prices } }) => ({ prices })),
      1,
    )
    expect([await isSold(fixtures.handbag, 'fr_FR'), await isSold(fixtures.handbag, 'nl_NL')]).toEqual([false, true])
  })

  test('leaves its path to a product that wants it', async () => {
    const [boot] = smallCatalog.products
    if (!boot) throw new Error('The small catalogue is empty')
    const heir: ProductFeed = {
      ...boot,
      sku: '20001.001',
      variants: boot.variants.map((variant, at) => ({
        ...variant,
        sku: `20001.001.${variant.size}`,
        ean: `200000000000${at}`,
      })),
    }
    const feed = products((product) => (product === boot ? [heir] : [{ ...product, complementary: [] }]))
    await shop.shop.importCatalog(feed, 1)
    expect((await shop.shop.catalog.urlRecord('nl_NL', textIn(boot.slug, 'nl')))?.sku).toBe('20001.001')
    await shop.shop.importCatalog(
      products((product) => [product === boot ? { ...boot, slug: { ...boot.slug, nl: 'boot-nl-2' } } : product]),
      1,
    )
  })
})

test('a partial feed leaves what it does not name as it is', async () => {
  const [boot] = smallCatalog.products
  const report = await shop.shop.importCatalog({ ...smallCatalog, partial: true, products: boot ? [boot] : [] }, 0)
  expect(report.ended).toBe(0)
  expect([await isSold(fixtures.handbag), await isSold(fixtures.boot)]).toEqual([true, true])
})

describe('a feed that would end more than an import may', () => {
  const sold = () => db.selectFrom('products').select('sku').where('active', '=', true).orderBy('sku').execute()

  test.each<[string, CatalogFeed]>([
    ['an empty one', { ...smallCatalog, products: [] }],
    ['one that was cut off', { ...smallCatalog, products: smallCatalog.products.slice(0, 3) }],
    ['one that lost its prices', products((product) => [{ ...product, prices: {} }])],
    ['one that lost its sizes', products((product) => [{ ...product, variants: product.variants.slice(0, 1) }])],
    ['a partial one that lost its prices', { ...products((product) => [{ ...product, prices: {} }]), partial: true }],
  ])('is refused with a sentence and changes nothing: %s', async (_, feed) => {
    const before = await sold()
    await expect(shop.shop.importCatalog(feed, 0.2)).rejects.toThrow(FeedTakesTooMuch)
    await expect(shop.shop.importCatalog(feed, 0.2)).rejects.toThrow(/would end \d+ of 48 offers \(\d+ %\)/)
    expect(await sold()).toEqual(before)
    expect(await isSold(fixtures.boot)).toBe(true)
  })

  test('is taken over once the operator allows it', async () => {
    await shop.shop.importCatalog({ ...smallCatalog, products: smallCatalog.products.slice(0, 3) }, 1)
    expect(await isSold(fixtures.handbag)).toBe(false)
  })
})
