import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays, localDay } from '#kernel/calendar.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { fixtures } from '#test/shop/small-catalog.ts'
import { orderForStaff } from '#test/shop/staff-order.ts'
import { transactOn } from '../repositories.ts'
import { countLatestSales } from './count-sales.ts'

const shop = await openTestShop({ poolSize: 12 })
const hour = 3_600_000
const today = () => localDay(shop.clock.now(), 'Europe/Amsterdam')

const days = () =>
  shop.db
    .selectFrom('sales_days')
    .select(['store_code', sql<string>`day::text`.as('day'), 'currency', 'orders', 'revenue', 'refunds'])
    .orderBy('sales_days.day')
    .execute()

const waiting = () => shop.db.selectFrom('sales_days_to_count').selectAll().execute()

test('days are counted from their orders, and anew when something becomes of one of them later', async () => {
  const first = await orderForStaff(shop)
  const { total } = await first.row()
  const firstDay = today()
  await shop.shop.countSales()
  const sold = { store_code: 'nl_NL', day: firstDay, currency: 'EUR', orders: 1, revenue: total, refunds: 0 }
  expect(await days()).toEqual([sold])

  // Two days later another one is ordered, and money of the first goes back.
  shop.clock.advance(48 * hour)
  await orderForStaff(shop)
  await shop.db
    .insertInto('refunds')
    .values({
      order_id: first.id,
      amount: 1000,
      costs: 0,
      currency: 'EUR',
      pieces: '[]',
      due_at: shop.clock.now(),
      created_at: shop.clock.now(),
      reason: 'goodwill',
    })
    .execute()
  await shop.shop.countSales()
  expect(await days()).toEqual([
    { ...sold, refunds: 1000 },
    { ...sold, day: today() },
  ])
  expect(await waiting()).toEqual([])
})

test('two nodes that count at once count every day once', async () => {
  await orderForStaff(shop, { quantity: 2 })
  const before = await shop.db.selectFrom('orders').select('total').where('paid_at', 'is not', null).execute()
  await Promise.all(Array.from({ length: 4 }, () => shop.shop.countSales()))
  const counted = await days()
  expect(counted.reduce((sum, { orders }) => sum + orders, 0)).toBe(before.length)
  expect(counted.reduce((sum, { revenue }) => sum + revenue, 0)).toBe(before.reduce((sum, { total }) => sum + total, 0))
  const articles = await shop.db
    .selectFrom('article_sales_days')
    .select(({ fn }) => fn.sum<number>('pieces').as('pieces'))
    .where('sku', '=', fixtures.boot)
    .executeTakeFirstOrThrow()
  const ordered = await shop.db
    .selectFrom('order_lines')
    .select(({ fn }) => fn.sum<number>('quantity').as('pieces'))
    .where('sku', '=', fixtures.boot)
    .executeTakeFirstOrThrow()
  expect(Number(articles.pieces)).toBe(Number(ordered.pieces))
})

test('who opens a report waits for the latest days, and is told that earlier ones are still counted', async () => {
  const rows = Array.from({ length: 400 }, (_, back) => ({
    store_code: 'nl_NL' as const,
    day: addDays(today(), -back),
  }))
  await shop.db
    .insertInto('sales_days_to_count')
    .values(rows)
    .onConflict((row) => row.doNothing())
    .execute()
  const report = await shop.shop.figures.report('all', 365)
  expect(report.isIncomplete).toBe(true)
  expect(report.storefronts[0]?.orders).toBeGreaterThan(0)
  const left = await waiting()
  expect(left.length).toBeGreaterThan(0)
  expect(left.length).toBeLessThan(400)
  const deps = { transact: transactOn(shop.db, shop.deps.jobs, (_, work) => work()), clock: shop.clock }
  expect(await countLatestSales(deps)).toBe(false)
  expect((await shop.shop.figures.report('all', 365)).isIncomplete).toBe(false)
})
