import { expect, test } from 'vitest'
import { seesEverything } from '#kernel/staff-reach.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { orderForStaff } from '#test/shop/staff-order.ts'
import { scaleOrders } from './scale-orders.ts'

const shop = await openTestShop()

test('the books grow to the length that is asked for, and no further, and staff find what is in them', async () => {
  await orderForStaff(shop)
  await orderForStaff(shop)
  const told: number[] = []
  expect(await scaleOrders(shop.db, 50, (orders) => told.push(orders))).toBe(50)
  expect(await scaleOrders(shop.db, 50, () => undefined)).toBe(50)
  expect(told).toEqual([50])
  const { staffOrders } = shop.shop
  const [found] = await staffOrders.searchOrders('shopper7@example.org', seesEverything)
  expect(found?.number).toBe('900000007')
  const story = await staffOrders.orderStory('900000007', seesEverything)
  expect(story?.order.lines.length).toBeGreaterThan(0)
  expect(story?.order.total).toBe(found?.total)
})
