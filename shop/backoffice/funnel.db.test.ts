import { expect, test } from 'vitest'
import { day } from '#kernel/clock.ts'
import { createShop } from '#shop/shop.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { apiShopper } from '#test/shop/shopper.ts'
import { fixtures } from '#test/shop/small-catalog.ts'
import { orderForStaff } from '#test/shop/staff-order.ts'
import { noSteps } from './funnel.ts'

/** Two looked and filled a cart, one of whom said where they live; one ordered and didn't pay, and one paid. */
async function aDay() {
  const shop = await openTestShop()
  const { funnel } = shop.shop
  for (let views = 0; views < 7; views++) funnel.countView('nl_NL')
  await (await apiShopper(shop)).add(fixtures.boot)
  const undecided = await apiShopper(shop)
  await undecided.add(fixtures.boot)
  await undecided.giveAddress()
  const open = await orderForStaff(shop, { outcome: 'nothing' })
  await orderForStaff(shop)
  await funnel.writeViews()
  return { shop, funnel, open }
}
const ofDay = { productViews: 7, carts: 4, addresses: 3, orders: 2, paid: 1 }

test('a funnel counts carts by what became of them, beside as many days before', async () => {
  const { shop, funnel } = await aDay()
  expect(await funnel.figures('all', 7)).toEqual([{ storefrontCode: 'nl_NL', ...ofDay, before: noSteps }])
  expect(await funnel.figures(['de_DE'], 7)).toEqual([])
  shop.clock.advance(7 * day)
  expect(await funnel.figures('all', 7)).toEqual([{ storefrontCode: 'nl_NL', ...noSteps, before: ofDay }])
})

test('what is written down at night is what was counted live, before and after the carts are purged, however often it is written', async () => {
  const { shop, funnel } = await aDay()
  for (let night = 0; night < 3; night++) {
    shop.clock.advance(day)
    await funnel.writeDays()
    expect(await funnel.figures('all', 28)).toMatchObject([ofDay])
  }
  await shop.db.deleteFrom('contexts').execute()
  expect(await funnel.figures('all', 28)).toMatchObject([ofDay])
  shop.clock.advance(95 * day)
  await shop.shop.purgeExpiredData()
  await funnel.writeDays()
  expect(await funnel.figures('all', 365)).toMatchObject([ofDay])
})

test('who pays later is counted where their cart was begun', async () => {
  const { shop, funnel, open } = await aDay()
  shop.clock.advance(2 * day)
  await funnel.writeDays()
  await shop.db.updateTable('orders').set({ paid_at: shop.clock.now() }).where('id', '=', open.id).execute()
  await funnel.writeDays()
  expect(await funnel.figures('all', 7)).toMatchObject([{ ...ofDay, paid: 2 }])
})

test('nodes add up what they counted, and what could not be written is written the next time, once', async () => {
  const shop = await openTestShop()
  const nodes = [createShop(shop.deps).funnel, createShop(shop.deps).funnel]
  for (const [index, node] of nodes.entries()) for (let views = 0; views <= index; views++) node.countView('fr_FR')
  await shop.db.schema.alterTable('funnel_days').renameTo('funnel_days_away').execute()
  await expect(nodes[0]?.writeViews()).rejects.toThrow()
  await shop.db.schema.alterTable('funnel_days_away').renameTo('funnel_days').execute()
  await Promise.all(nodes.flatMap((node) => [node.writeViews(), node.writeViews()]))
  expect(await nodes[1]?.figures('all', 7)).toMatchObject([{ storefrontCode: 'fr_FR', productViews: 3, carts: 0 }])
})
