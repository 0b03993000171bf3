import { expect, test } from 'vitest'
import { inTransaction } from '#database/transaction.ts'
import { hour, minute } from '#kernel/clock.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import type { WarehouseEvent } from '#shop/fulfilment/warehouse-port.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { apiShopper } from '#test/shop/shopper.ts'
import { fixtures, smallCatalog } from '#test/shop/small-catalog.ts'
import type { CatalogFeed } from './catalog-feed.ts'
import { catalogWriter } from './catalog-writer.ts'

const shop = await openTestShop({ poolSize: 12 })
const { db, clock } = shop

/** The small catalogue with so many pieces of one size, as somebody counted them. */
const counted = (sku: string, stock: Readonly<Record<string, number>>, countedAt?: Date): CatalogFeed => ({
  ...smallCatalog,
  partial: true,
  ...(countedAt ? { countedAt: countedAt.toISOString() } : {}),
  products: smallCatalog.products
    .filter(({ variants }) => variants.some((variant) => variant.sku === sku))
    .map((product) => ({
      ...product,
      variants: product.variants.map((variant) => (variant.sku === sku ? { ...variant, stock } : variant)),
    })),
})

async function paidOrder(sku: string) {
  const me = await apiShopper(shop)
  const order = await me.order(sku)
  await shop.decide(order.redirectUrl, 'paid')
  await me.comeBack(order.reference)
  return order
}

const ships = (order: string, at = clock.now()) =>
  shop.shop.applyWarehouseEvent({
    type: 'shipped',
    order,
    at,
    parcel: crypto.randomUUID(),
    carrier: 'PostNL',
    trackingCode: null,
    trackingUrl: null,
    lines: null,
  } as WarehouseEvent)

const pieces = async (sku: string, place: string) =>
  (
    await db
      .selectFrom('stock')
      .innerJoin('variants', 'variants.id', 'stock.variant_id')
      .where('variants.sku', '=', sku)
      .where('location_code', '=', place)
      .select('available')
      .executeTakeFirst()
  )?.available ?? 0

test('a pair that was sold is not sold again after an import that counts it still', async () => {
  await shop.shop.importCatalog(counted(fixtures.lastItem, { DC: 1 }))
  const waiting = await (await apiShopper(shop)).order(fixtures.lastItem)
  await shop.shop.importCatalog(counted(fixtures.lastItem, { DC: 1 }))
  expect(await shop.stockOf(fixtures.lastItem)).toBe(0)
  const other = await apiShopper(shop)
  await other.add(fixtures.lastItem)
  expect((await other.cart()).count).toBe(0)

  // Its payment fails: the pair is for sale, once.
  await shop.decide(waiting.redirectUrl, 'failed')
  await shop.shop.settleOrder(waiting.id)
  expect(await shop.stockOf(fixtures.lastItem)).toBe(1)
  await shop.shop.importCatalog(counted(fixtures.lastItem, { DC: 1 }))
  expect(await shop.stockOf(fixtures.lastItem)).toBe(1)
})

test('what left before it was counted is not set apart, what left later is', async () => {
  await shop.shop.importCatalog(counted(fixtures.boot, { DC: 10 }))
  const first = await paidOrder(fixtures.boot)
  const second = await paidOrder(fixtures.boot)
  await ships(first.orderNumber)
  clock.advance(hour)
  const night = clock.now()
  clock.advance(hour)
  await ships(second.orderNumber)
  // In the night one of ten had left, and nine lay there, one of them sold.
  await shop.shop.importCatalog(counted(fixtures.boot, { DC: 9 }, night))
  expect(await pieces(fixtures.boot, 'DC')).toBe(8)
  // Counted after both had left.
  await shop.shop.importCatalog(counted(fixtures.boot, { DC: 8 }))
  expect(await pieces(fixtures.boot, 'DC')).toBe(8)
  // A clock that goes ahead counts what lies there now.
  await shop.shop.importCatalog(counted(fixtures.boot, { DC: 8 }, new Date(clock.now().getTime() + hour)))
  expect(await pieces(fixtures.boot, 'DC')).toBe(8)
})

test('what nobody could find was counted by nobody', async () => {
  await shop.shop.importCatalog(counted(fixtures.boot, { DC: 10 }))
  const { orderNumber } = await paidOrder(fixtures.boot)
  await shop.shop.applyWarehouseEvent({
    type: 'missing',
    order: orderNumber,
    at: clock.now(),
    lines: [{ sku: fixtures.boot, quantity: 1 }],
  })
  clock.advance(minute)
  await shop.shop.importCatalog(counted(fixtures.boot, { DC: 9 }))
  expect(await pieces(fixtures.boot, 'DC')).toBe(9)
})

test('a pair that a store keeps apart lies there and is not for sale; one that was fetched is gone', async () => {
  await shop.shop.importCatalog(counted(fixtures.boot, { DC: 10, AMS: 2 }))
  const kept = await shop.shop.reservations.reserve(storefrontOf('nl_NL'), {
    sku: fixtures.boot,
    location: 'AMS',
    firstName: 'Sanne',
    lastName: 'de Wit',
    email: 'sanne@example.com',
    key: crypto.randomUUID(),
  })
  if ('refused' in kept) throw new Error(`Not reserved: ${JSON.stringify(kept)}`)
  await shop.shop.importCatalog(counted(fixtures.boot, { DC: 10, AMS: 2 }))
  expect(await pieces(fixtures.boot, 'AMS')).toBe(1)
  const morning = clock.now()
  clock.advance(hour)
  await shop.shop.reservations.collect(kept.number)
  await shop.shop.importCatalog(counted(fixtures.boot, { DC: 10, AMS: 2 }, morning))
  expect(await pieces(fixtures.boot, 'AMS')).toBe(1)
  await shop.shop.importCatalog(counted(fixtures.boot, { DC: 10, AMS: 1 }))
  expect(await pieces(fixtures.boot, 'AMS')).toBe(1)
})

test('whoever orders does not wait for an import that is still reading its feed', async () => {
  const [boot] = smallCatalog.products
  const me = await apiShopper(shop)
  await me.readyToOrder(fixtures.boot)
  await inTransaction(db, async (tx) => {
    const catalog = catalogWriter(tx)
    await catalog.locations(smallCatalog.locations)
    const ids = await catalog.productIds(boot ? [boot.sku] : [])
    await catalog.variants([...ids.values()][0] ?? '', boot?.variants ?? [])
    expect((await me.place()).orderNumber).toBeDefined()
  })
})

test('imports and orders at once never sell more than was counted', async () => {
  const many = 12
  await shop.shop.importCatalog(counted(fixtures.boot, { DC: many }))
  const held = await shop.db.selectFrom('stock_claims').select('quantity').execute()
  const before = await pieces(fixtures.boot, 'DC')
  const shoppers = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const me = await apiShopper(shop)
      await me.readyToOrder(fixtures.boot)
      return me
    }),
  )
  await Promise.all([
    ...shoppers.map((me) => me.place()),
    ...Array.from({ length: 3 }, () => shop.shop.importCatalog(counted(fixtures.boot, { DC: many }))),
  ])
  await shop.shop.importCatalog(counted(fixtures.boot, { DC: many }))
  const now = await shop.db.selectFrom('stock_claims').select('quantity').execute()
  expect(now.length - held.length).toBe(8)
  expect(await pieces(fixtures.boot, 'DC')).toBe(before - 8)
})
