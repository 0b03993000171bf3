import { expect, test } from 'vitest'
import { openTestShop } from '#test/shop/open-shop.ts'
import { fixtures } from '#test/shop/small-catalog.ts'
import { orderForStaff } from '#test/shop/staff-order.ts'

const shop = await openTestShop()
const { figures } = shop.shop

test('a report names what was sold where, what came back of it, and what runs out first', async () => {
  const paid = await orderForStaff(shop, { quantity: 2 })
  const { total } = await paid.row()
  const before = await shop.shop.productOverview.bySku('10001.001')
  shop.clock.advance(60_000)
  const report = await figures.report('all', 7)
  expect(report.storefronts).toEqual([
    { storefrontCode: 'nl_NL', currency: 'EUR', orders: 1, revenue: total, refunds: 0, pieces: 2, returned: 0 },
  ])
  expect(report.products).toMatchObject([
    { sku: '10001.001', pieces: 2, revenue: 20_000, returned: 0, available: before?.available },
  ])
  expect(report.runningOut).toMatchObject([{ sku: fixtures.boot, productSku: '10001.001', pieces: 2 }])
  // All sizes of what was sold, those that nobody bought too, and of nothing else.
  expect(report.sizes.map(({ size, pieces, soldShare }) => [size, pieces, soldShare])).toEqual([
    ['38', 2, 100],
    ['39', 0, 0],
    ['40', 0, 0],
    ['41', 0, 0],
  ])
  expect(report.sizes.reduce((sum, { available }) => sum + available, 0)).toBe(before?.available)

  const now = shop.clock.now()
  const line = await shop.db
    .selectFrom('order_lines')
    .select('position')
    .where('order_id', '=', paid.id)
    .where('sku', '=', fixtures.boot)
    .executeTakeFirstOrThrow()
  const { id } = await shop.db
    .insertInto('returns')
    .values({
      order_id: paid.id,
      reference: 'R1',
      idempotency_key: crypto.randomUUID(),
      announced_at: now,
      received_at: now,
      way: 'post',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await shop.db
    .insertInto('return_lines')
    .values({ return_id: id, position: line.position, quantity: 2, received: 1 })
    .execute()
  const after = await figures.report('all', 7)
  expect(after.products[0]).toMatchObject({ pieces: 2, returned: 1 })
  expect(after.storefronts[0]).toMatchObject({ returned: 1 })
})

test('a report of other storefronts, or of another time, has nothing of it', async () => {
  await orderForStaff(shop)
  expect((await figures.report(['de_DE'], 28)).storefronts).toEqual([])
  shop.clock.advance(8 * 24 * 3_600_000)
  expect((await figures.report('all', 7)).products).toEqual([])
})
