import { expect, test } from 'vitest'
import { reachOfStorefronts, seesEverything } from '#kernel/staff-reach.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { fixtures } from '#test/shop/small-catalog.ts'
import { orderForStaff, sentParcel } from '#test/shop/staff-order.ts'

const shop = await openTestShop()
const { staffOrders } = shop.shop
const pieces = async (seen: Parameters<typeof staffOrders.pickList>[0] = seesEverything) =>
  (await staffOrders.pickList(seen))
    .filter(({ sku }) => sku === fixtures.boot)
    .reduce((sum, line) => sum + line.pieces, 0)

test('what is paid stands on the list of its location until it left, with the orders that want it', async () => {
  expect(await pieces()).toBe(0)
  const first = await orderForStaff(shop, { quantity: 2 })
  const second = await orderForStaff(shop)
  await orderForStaff(shop, { outcome: 'failed' })
  expect(await pieces()).toBe(3)
  const [line] = (await staffOrders.pickList(seesEverything)).filter(({ sku }) => sku === fixtures.boot)
  expect(line?.orders).toContain(first.orderNumber)
  expect(line?.location).toBeTruthy()
  await first.tell(sentParcel([{ sku: fixtures.boot, quantity: 1 }]))
  expect(await pieces()).toBe(2)
  await first.tell({ type: 'missing', lines: [{ sku: fixtures.boot, quantity: 1 }] })
  expect(await pieces()).toBe(1)
  expect((await staffOrders.pickList(seesEverything)).flatMap(({ orders }) => orders)).toContain(second.orderNumber)
})

test('nobody picks for storefronts that they don’t see', async () => {
  expect(await pieces(reachOfStorefronts(['de_DE']))).toBe(0)
})

test('articles are named as the catalogue names them, whatever the shopper reads', async () => {
  const [line] = (await staffOrders.pickList(seesEverything)).filter(({ sku }) => sku === fixtures.boot)
  expect(line?.name).toMatchObject({ nl: expect.any(String), de: expect.any(String), fr: expect.any(String) })
  expect(line?.color).toMatchObject({ nl: expect.any(String) })
})
