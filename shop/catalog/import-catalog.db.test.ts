import { describe, expect, test } from 'vitest'
import { textIn } from '#kernel/storefront.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { fixtures, smallCatalog } from '#test/shop/small-catalog.ts'
import type { CatalogFeed, ProductFeed } from './catalog-feed.ts'

const { shop, db, clock } = await openTestShop()

const [boot, ...others] = smallCatalog.products
if (!boot) throw new Error('The small catalogue is empty')

const withBoot = (change: Partial<ProductFeed>): CatalogFeed => ({
  ...smallCatalog,
  products: [{ ...boot, ...change }, ...others],
})
const priced = (price: number, regularPrice?: number): ProductFeed['prices'] => ({
  nl_NL: {
    currency: 'EUR',
    price,
    since: clock.now().toISOString(),
    ...(regularPrice === undefined ? {} : { regularPrice }),
  },
})
const historyOfBoot = async () => {
  const rows = await db
    .selectFrom('price_history')
    .innerJoin('variants', 'variants.id', 'price_history.variant_id')
    .where('variants.sku', '=', fixtures.boot)
    .where('price_history.store_code', '=', 'nl_NL')
    .select('price_history.price')
    .orderBy('price_history.valid_from')
    .execute()
  return rows.map((row) => row.price)
}
const priceOfBoot = () =>
  db
    .selectFrom('prices')
    .innerJoin('variants', 'variants.id', 'prices.variant_id')
    .where('variants.sku', '=', fixtures.boot)
    .where('prices.store_code', '=', 'nl_NL')
    .select(['prices.price', 'prices.prior_price'])
    .executeTakeFirstOrThrow()

test('a catalogue that is imported twice is there once', async () => {
  const count = async () => [
    await db.selectFrom('products').select(db.fn.countAll().as('n')).executeTakeFirstOrThrow(),
    await db.selectFrom('variants').select(db.fn.countAll().as('n')).executeTakeFirstOrThrow(),
    await db.selectFrom('price_history').select(db.fn.countAll().as('n')).executeTakeFirstOrThrow(),
    await db.selectFrom('url_records').select(db.fn.countAll().as('n')).executeTakeFirstOrThrow(),
  ]
  const before = await count()
  await shop.importCatalog(smallCatalog)
  expect(await count()).toEqual(before)
})

describe('prices', () => {
  test('leave a trace each time they change, and none when they don’t', async () => {
    expect(await historyOfBoot()).toEqual([10_000])
    clock.advance(86_400_000)
    await shop.importCatalog(withBoot({ prices: priced(8000) }))
    await shop.importCatalog(withBoot({ prices: priced(8000) }))
    expect(await historyOfBoot()).toEqual([10_000, 8000])
  })

  test('that were raised for a day and then reduced are measured by the lowest of the 30 days before', async () => {
    clock.advance(86_400_000)
    await shop.importCatalog(withBoot({ prices: priced(10_000) }))
    clock.advance(86_400_000)
    await shop.importCatalog(withBoot({ prices: priced(7500, 10_000) }))
    expect(await priceOfBoot()).toEqual({ price: 7500, prior_price: 8000 })
  })

  test('keep their prior price as long as the reduction runs', async () => {
    clock.advance(40 * 86_400_000)
    await shop.importCatalog(withBoot({ prices: priced(7500, 10_000) }))
    expect(await priceOfBoot()).toEqual({ price: 7500, prior_price: 8000 })
  })

  test('of the past can’t be changed or taken out', async () => {
    await expect(db.updateTable('price_history').set({ price: 1 }).execute()).rejects.toThrow('append-only')
    await expect(db.deleteFrom('price_history').execute()).rejects.toThrow('append-only')
  })
})

test('a page that moves leaves a redirect, and one that moves back leaves none to itself', async () => {
  const home = textIn(boot.slug, 'nl')
  const moved = { ...boot.slug, nl: 'een-nieuwe-naam' }
  await shop.importCatalog(withBoot({ slug: moved }))
  expect(await shop.catalog.redirect('nl_NL', home)).toEqual({ path: 'een-nieuwe-naam', status: 301 })
  expect((await shop.catalog.urlRecord('nl_NL', 'een-nieuwe-naam'))?.sku).toBe(boot.sku)
  await shop.importCatalog(withBoot({ slug: boot.slug }))
  expect(await shop.catalog.redirect('nl_NL', home)).toBeUndefined()
  expect(await shop.catalog.redirect('nl_NL', 'een-nieuwe-naam')).toEqual({ path: home, status: 301 })
})

test('a feed that names a brand that nobody knows changes nothing', async () => {
  const before = await db.selectFrom('products').select(['sku', 'updated_at', 'brand_id']).orderBy('sku').execute()
  await expect(shop.importCatalog(withBoot({ brand: 'unknown', popularity: 1 }))).rejects.toThrow(
    'No brand has the key unknown',
  )
  expect(await db.selectFrom('products').select(['sku', 'updated_at', 'brand_id']).orderBy('sku').execute()).toEqual(
    before,
  )
})

test('sizes change their names and EANs with each other, and a new one takes a name that is free by then', async () => {
  const [first, second, ...rest] = boot.variants
  if (!first || !second) throw new Error('The boot has too few sizes')
  const swapped = [
    { ...first, size: second.size, ean: second.ean },
    { ...second, size: '47', ean: first.ean },
    ...rest,
    { ...first, sku: `${boot.sku}.NEW`, ean: '8712345678906' },
  ]
  await shop.importCatalog(withBoot({ variants: swapped }))
  const sizes = await db
    .selectFrom('variants')
    .where('sku', 'in', [first.sku, second.sku, `${boot.sku}.NEW`])
    .select(['sku', 'size', 'ean'])
    .orderBy('sku')
    .execute()
  expect(sizes).toEqual([
    { sku: first.sku, size: second.size, ean: second.ean },
    { sku: second.sku, size: '47', ean: first.ean },
    { sku: `${boot.sku}.NEW`, size: first.size, ean: '8712345678906' },
  ])
})
