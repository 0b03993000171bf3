import { describe, expect, test } from 'vitest'
import { day } from '#kernel/clock.ts'
import { seesEverything } from '#kernel/staff-reach.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { demoCatalog } from './catalogue/catalogue.ts'
import { demoCustomers } from './demo-customers.ts'
import type { DemoPayment } from './demo-payment.ts'
import { seedDemoCustomers } from './seed-demo-customers.ts'

const { shop, db, clock } = await openTestShop()
const paid: DemoPayment[] = []
await shop.importCatalog(demoCatalog(clock.now()))
await seedDemoCustomers({
  shop,
  db,
  recordDemoPayment: async (payment) => `tr_demo${paid.push(payment)}`,
})

const ordersOf = (...stages: readonly string[]) =>
  demoCustomers.flatMap(({ orders }) => orders.filter(({ stage }) => stages.includes(stage)))

describe('what the demo’s shoppers ordered', () => {
  test('can be picked, piece by piece, while it was not sent', async () => {
    const waiting = ordersOf('received', 'incorporated')
    const lines = await shop.staffOrders.pickList(seesEverything)
    expect(new Set(lines.flatMap(({ orders }) => orders)).size).toBe(waiting.length)
    expect(lines.reduce((sum, { pieces }) => sum + pieces, 0)).toBe(
      waiting.reduce((sum, { pieces }) => sum + pieces, 0),
    )
  })

  test('was paid to the cent at the provider, unless it was cancelled', async () => {
    const orders = await db.selectFrom('orders').where('state', '=', 'paid').select(['id', 'number', 'total']).execute()
    expect(
      paid.map(({ orderId, orderNumber, amount }) => ({ id: orderId, number: orderNumber, total: amount })),
    ).toEqual(expect.arrayContaining(orders))
    expect(paid).toHaveLength(orders.length)
    const rows = await db.selectFrom('payments').select(['provider_id', 'status']).execute()
    expect(rows.filter(({ provider_id, status }) => provider_id !== null && status === 'paid')).toHaveLength(
      paid.length,
    )
  })

  test('has an invoice of the day on which it was sent, numbered in that order', async () => {
    const invoices = await db
      .selectFrom('invoices')
      .innerJoin('orders', 'orders.id', 'invoices.order_id')
      .orderBy('series')
      .orderBy('sequence')
      .select(['series', 'issued_at', 'orders.shipped_at'])
      .execute()
    expect(invoices).toHaveLength(ordersOf('sent', 'en-route', 'coming-back', 'delivered').length)
    for (const series of Map.groupBy(invoices, (row) => row.series).values()) {
      const days = series.map(({ issued_at }) => issued_at.getTime())
      expect(days).toEqual(days.toSorted((a, b) => a - b))
      expect(days).toEqual(series.map(({ shipped_at }) => shipped_at?.getTime()))
    }
  })

  test('comes back from one shopper of each storefront, in time', async () => {
    const awaited = await db
      .selectFrom('returns')
      .innerJoin('orders', 'orders.id', 'returns.order_id')
      .select(['orders.store_code', 'announced_at', 'delivered_at', 'return_days'])
      .execute()
    expect(new Set(awaited.map(({ store_code }) => store_code)).size).toBe(demoCustomers.length)
    for (const { announced_at, delivered_at, return_days } of awaited) {
      const kept = announced_at.getTime() - (delivered_at?.getTime() ?? 0)
      expect(kept).toBeGreaterThan(0)
      expect(kept).toBeLessThan((return_days ?? 0) * day)
    }
  })
})
