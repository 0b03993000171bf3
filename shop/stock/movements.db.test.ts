import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { day } from '#kernel/clock.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { openImportShop } from '#test/shop/import-shop.ts'
import { apiShopper } from '#test/shop/shopper.ts'
import { fixtures } from '#test/shop/small-catalog.ts'

const { shop, db, files } = await openImportShop()
const { movementsOfSize } = shop.shop
const size = fixtures.handbag
const header = 'sku,location,quantity'

const told = async (location?: string) =>
  (await movementsOfSize(size, location, 50)).map(({ locationCode, kind, change, available, reference }) => [
    locationCode,
    kind,
    change,
    available,
    reference,
  ])

/** What lies there is what all movements come to, from the first one on. */
async function expectSums() {
  const { rows } = await sql`
    select stock.variant_id from stock full join (
      select variant_id, location_code, sum(change)::int as sum from stock_movements group by variant_id, location_code
    ) moved using (variant_id, location_code)
    where coalesce(stock.available, 0) <> coalesce(moved.sum, 0)`.execute(db)
  expect(rows).toEqual([])
}

test('whatever changes a shelf is written down with it: counts, orders, reservations, and what is taken back', async () => {
  const counted = await files.run('stock', [header, `${size},DC,1`, `${size},AMS,3`])
  const me = await apiShopper(shop)
  const order = await me.order(size)
  await shop.decide(order.redirectUrl, 'canceled')
  await me.comeBack(order.reference)
  const wish = { key: crypto.randomUUID(), sku: size, location: 'AMS' }
  const person = { email: 'noor@example.com', firstName: 'Noor', lastName: 'Zwart' }
  const reserved = await shop.shop.reservations.reserve(storefrontOf('nl_NL'), { ...wish, ...person })
  if (!('token' in reserved)) throw new Error('Not reserved')
  await shop.shop.reservations.cancel(reserved.token)
  await shop.shop.imports.undo(counted.id, 'tester')

  expect(await told('DC')).toEqual([
    ['DC', 'correction', 49, 50, `${counted.id}`],
    ['DC', 'release', 1, 1, order.orderNumber],
    ['DC', 'sale', -1, 0, order.orderNumber],
    ['DC', 'count', -49, 1, `${counted.id}`],
    ['DC', 'count', 50, 50, null],
  ])
  expect(await told('AMS')).toEqual([
    ['AMS', 'correction', -3, 0, `${counted.id}`],
    ['AMS', 'reservation-end', 1, 3, reserved.number],
    ['AMS', 'reservation', -1, 2, reserved.number],
    ['AMS', 'count', 3, 3, `${counted.id}`],
  ])
  expect(await told()).toHaveLength(9)
  await expectSums()
})

test('a count that finds what is known is no movement', async () => {
  const before = await told()
  await files.run('stock', [header, `${size},DC,50`])
  expect(await told()).toEqual(before)
})

test('movements are added and never changed, and leave when nobody looks into them any more', async () => {
  await expect(db.updateTable('stock_movements').set({ change: 0 }).execute()).rejects.toThrow('append-only')
  await expect(db.deleteFrom('stock_movements').execute()).rejects.toThrow('append-only')
  await sql`alter table stock_movements disable trigger stock_movements_append_only`.execute(db)
  await sql`update stock_movements set moved_at = ${new Date(shop.clock.now().getTime() - 3 * 365 * day)}
    where id = (select min(id) from stock_movements)`.execute(db)
  const count = async () => (await sql`select from stock_movements`.execute(db)).rows.length
  const before = await count()
  await shop.shop.purgeExpiredData()
  expect(await count()).toBe(before - 1)
})

test('the safety stock of a location can’t be ordered, and staff see that it is kept', async () => {
  const stores = 'store,safety_stock'
  await files.run('stock', [header, `${size},DC,3`, `${size},AMS,1`])
  await files.run('stores', [stores, 'DC,2', 'AMS,1'])
  const shelves = (await shop.shop.shelvesOf([size])).map(({ asOf, countedAt, variantSku, ...shelf }) => shelf)
  expect(shelves).toEqual([
    { locationCode: 'AMS', onHand: 1, reserved: 0, kept: 1, available: 0 },
    { locationCode: 'DC', onHand: 3, reserved: 0, kept: 2, available: 1 },
  ])
  expect(await shop.shop.stock.availabilityByLocation([size])).toEqual([{ sku: size, atCentre: 1, anywhere: 1 }])
  const wish = { key: crypto.randomUUID(), sku: size, location: 'AMS' }
  const person = { email: 'noor@example.com', firstName: 'Noor', lastName: 'Zwart' }
  expect(await shop.shop.reservations.reserve(storefrontOf('nl_NL'), { ...wish, ...person })).toMatchObject({
    refusals: [{ messageKey: 'reservation-not-possible' }],
  })

  const [first, second] = [await apiShopper(shop), await apiShopper(shop)]
  await first.readyToOrder(size)
  await second.readyToOrder(size)
  expect(await first.place()).toHaveProperty('orderNumber')
  expect(await second.place()).toMatchObject({ refusals: [{ messageKey: 'product-out-of-stock' }] })

  const { columns, rows } = shop.shop.exportTable('stores')
  expect(columns).toContain('safety_stock')
  const kept = new Map<string, string | undefined>()
  for await (const row of rows()) kept.set(`${row.store}`, row.safety_stock?.toString())
  expect([kept.get('DC'), kept.get('AMS')]).toEqual(['2', '1'])
  await files.run('stores', [stores, 'DC,none', 'AMS,none'])
  expect(await shop.shop.stock.availabilityByLocation([size])).toEqual([{ sku: size, atCentre: 2, anywhere: 3 }])
})
