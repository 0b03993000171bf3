import { beforeEach, expect, test } from 'vitest'
import { isRefused } from '#kernel/message-key.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import type { BrowserSubscription } from '#shop/push/push-port.ts'
import { settingsSource } from '#shop/settings/settings-source.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { demoSettings } from '#test/shop/settings.ts'
import { apiShopper, type PlacedOrder } from '#test/shop/shopper.ts'
import { fixtures } from '#test/shop/small-catalog.ts'
import type { WarehouseEvent } from './warehouse-port.ts'

const settings = settingsSource(demoSettings)
const shop = await openTestShop({ settings })
const nl = storefrontOf('nl_NL')
let browser: BrowserSubscription

beforeEach(() => {
  settings.replace(demoSettings)
  browser = shop.push.subscribe()
})

async function paidOrder(quantity = 1) {
  const me = await apiShopper(shop)
  await me.add(fixtures.boot, quantity)
  await me.giveAddress()
  await me.choosePayment()
  const placed = (await me.place()) as PlacedOrder
  const { redirectUrl = '' } = await me.pay(placed.id)
  await shop.decide(redirectUrl, 'paid')
  await me.comeBack(placed.reference)
  await shop.runJobs()
  return placed
}

const tell = (order: PlacedOrder, event: object) =>
  shop.shop.applyWarehouseEvent({ order: order.orderNumber, at: shop.clock.now(), ...event } as WarehouseEvent)
const ship = (order: PlacedOrder, parcel: string, quantity: number) =>
  tell(order, {
    type: 'shipped',
    parcel,
    carrier: 'PostNL',
    trackingCode: '3S1',
    trackingUrl: 'https://parcels.example/3S1',
    lines: [{ sku: fixtures.boot, quantity }],
  })
const follow = (order: PlacedOrder, subscription = browser, reference = order.reference) =>
  shop.ask(
    `mutation ($reference: String!, $subscription: BrowserSubscriptionInput!) {
      followOrderByPush(reference: $reference, subscription: $subscription) {
        __typename ... on Refused { refusals { messageKey } }
      }
    }`,
    { reference, subscription },
  )
const shown = (subscription = browser) =>
  shop.push.received(subscription.endpoint).map(({ text }) => JSON.parse(text) as Record<string, string>)
const waiting = () => shop.shop.pushRequests(browser.endpoint)

test('a browser that follows an order is told of each parcel, and of nothing more once it has arrived', async () => {
  const order = await paidOrder(2)
  expect(await follow(order)).toEqual({ followOrderByPush: { __typename: 'OrderFollowed' } })
  await follow(order)
  expect(await waiting()).toMatchObject([{ kind: 'order', orderNumber: order.orderNumber }])
  await ship(order, 'A', 1)
  await shop.runJobs()
  expect(shown()).toMatchObject([{ title: 'Je pakket is onderweg', lang: 'nl-NL' }])
  const [notice] = shown()
  expect(notice?.url).toMatch(/^\/nl\/order\/\?order=/)
  // Nothing of it says who ordered what, for how much, or under which number.
  const seen = `${notice?.title} ${notice?.body}`
  for (const secret of [order.orderNumber, '€', 'Veldt', 'Sanne']) expect(seen).not.toContain(secret)
  await ship(order, 'B', 1)
  await shop.runJobs()
  expect(shown()).toHaveLength(2)
  expect(new Set(shown().map(({ tag }) => tag)).size).toBe(1)
  for (const parcel of ['A', 'B']) await tell(order, { type: 'delivered', parcel })
  await shop.runJobs()
  expect([await waiting(), shown().length]).toEqual([undefined, 2])
})

test('an order that is cancelled has no followers any more', async () => {
  const order = await paidOrder()
  await follow(order)
  await shop.shop.cancelOrder(order.id)
  await shop.runJobs()
  expect([await waiting(), shown()]).toEqual([undefined, []])
})

test('each browser is told by itself: one that is gone keeps no other waiting', async () => {
  const order = await paidOrder()
  const [gone, other] = [shop.push.subscribe(), shop.push.subscribe()]
  for (const one of [gone, other]) await follow(order, one)
  shop.push.leave(gone.endpoint)
  await ship(order, 'A', 1)
  await shop.runJobs()
  expect([shown(gone).length, shown(other).length]).toEqual([0, 1])
  expect(await shop.shop.pushRequests(gone.endpoint)).toBeUndefined()
})

test('a mail that staff send once more rings at no lock screen', async () => {
  const order = await paidOrder()
  await follow(order)
  await ship(order, 'A', 1)
  await shop.runJobs()
  const { id } = await shop.db
    .selectFrom('parcels')
    .select('id')
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow()
  await shop.shop.mailStatus('sent', id, 'again')
  await shop.runJobs()
  expect(shown()).toHaveLength(1)
})

test('nobody follows an order whose link they don’t have, or by an address of a stranger', async () => {
  const order = await paidOrder()
  const refused = (key: string) => ({ followOrderByPush: { __typename: 'Refused', refusals: [{ messageKey: key }] } })
  expect(await follow(order, browser, `${order.orderNumber}-made-up`)).toEqual(refused('order-not-found'))
  const stranger = { ...browser, endpoint: 'https://push.example/x' }
  expect(await follow(order, stranger)).toEqual(refused('push-not-possible'))
  settings.replace({ ...demoSettings, push: { ...demoSettings.push, offered: false } })
  expect(await follow(order)).toEqual(refused('push-not-possible'))
  expect(isRefused(await shop.shop.addOrderPush(nl, { orderId: order.id, subscription: browser }))).toBe(true)
})
