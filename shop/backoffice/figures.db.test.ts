import { expect, test } from 'vitest'
import { day } from '#kernel/clock.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { orderForStaff } from '#test/shop/staff-order.ts'
import { shownDays } from './figures-service.ts'

const shop = await openTestShop()
const { figures, staffOrders } = shop.shop

test('orders of today and of a week ago stand beside each other, refunds on the day of their decision', async () => {
  const before = await orderForStaff(shop)
  const { total } = await before.row()
  shop.clock.advance(7 * day)
  const now = await orderForStaff(shop, { quantity: 2 })
  await orderForStaff(shop, { outcome: 'failed' })
  const author = { id: crypto.randomUUID(), name: 'Nadia' }
  const press = { orderId: now.id, author, idempotencyKey: crypto.randomUUID(), version: 1 }
  await staffOrders.refundGoodwill({ ...press, amount: 300, reason: 'Late' })
  const { total: double } = await now.row()
  shop.clock.advance(60_000)
  expect(await figures.today('all')).toEqual({
    today: [{ currency: 'EUR', orders: 1, revenue: double, refunds: 300, returns: 0 }],
    lastWeek: [{ currency: 'EUR', orders: 1, revenue: total, refunds: 0, returns: 0 }],
    lastYear: [],
  })
  const days = await figures.days('all')
  expect(days).toHaveLength(shownDays)
  expect(days[0]).toMatchObject({ orders: 1, revenue: double })
  expect(days[7]).toMatchObject({ orders: 1, revenue: total })
  expect(days[3]).toMatchObject({ orders: 0, revenue: 0 })
})

test('nobody counts storefronts that they don’t see', async () => {
  expect((await figures.today(['de_DE'])).today).toEqual([])
  expect((await figures.today(['nl_NL'])).today).toHaveLength(1)
  expect(await figures.days([])).toEqual([])
})
