import { describe, expect, test } from 'vitest'
import { day } from '#kernel/clock.ts'
import { isRefused } from '#kernel/message-key.ts'
import { reachOfStorefronts, seesEverything } from '#kernel/staff-reach.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { fixtures } from '#test/shop/small-catalog.ts'
import { orderForStaff, sentParcel } from '#test/shop/staff-order.ts'
import { type OrderListView, ordersPerPage, readCursor, writtenCursor } from './order-list.ts'

const shop = await openTestShop()
const { staffOrders } = shop.shop

async function idsIn(view: OrderListView) {
  return (await staffOrders.listOrders({ view }, seesEverything)).orders.map(({ id }) => id)
}

describe('lists of orders', () => {
  test('an order goes from what is to pack to what is under way, and a part that waits is still to pack', async () => {
    const order = await orderForStaff(shop, { quantity: 2 })
    expect(await idsIn('to-pack')).toContain(order.id)
    await order.tell(sentParcel([{ sku: fixtures.boot, quantity: 1 }]))
    const part = (await staffOrders.listOrders({ view: 'to-pack' }, seesEverything)).orders.find(
      ({ id }) => id === order.id,
    )
    expect(part).toMatchObject({ fulfilment: 'partly-sent', money: 'paid', pieces: 2, delivery: 'home', version: 1 })
    await order.tell({ type: 'missing', lines: [{ sku: fixtures.boot, quantity: 1 }] })
    expect(await idsIn('to-pack')).not.toContain(order.id)
    const [all] = (await staffOrders.listOrders({ view: 'all', label: 'en-route' }, seesEverything)).orders
    expect(all).toMatchObject({ id: order.id, fulfilment: 'en-route', money: 'partly-refunded' })
  })

  test('what should have left is late, what failed is among the failed payments', async () => {
    const waits = await orderForStaff(shop)
    const failed = await orderForStaff(shop, { outcome: 'failed' })
    expect(await idsIn('late')).not.toContain(waits.id)
    shop.clock.advance(10 * day)
    expect(await idsIn('late')).toContain(waits.id)
    expect(await idsIn('failed-payments')).toEqual([failed.id])
    expect((await staffOrders.countOrderViews(seesEverything))['failed-payments']).toEqual({ count: 1, isMore: false })
  })

  test('refunds are due until the provider has paid them, and returns are to be checked until they were', async () => {
    const order = await orderForStaff(shop)
    await order.tell(sentParcel())
    await shop.runJobs()
    await order.tell({ type: 'delivered', parcel: null })
    await shop.runJobs()
    const announced = await shop.shop.announceReturn({
      orderId: order.id,
      pieces: [{ position: 0, quantity: 1 }],
      way: 'store',
      idempotencyKey: crypto.randomUUID(),
    })
    if (isRefused(announced)) throw new Error('The return was refused')
    expect(await idsIn('returns-to-check')).toEqual([order.id])
    await order.tell({ type: 'returned', return: announced.reference, lines: null })
    expect(await idsIn('returns-to-check')).toEqual([])
    expect(await idsIn('refunds-due')).toEqual([order.id])
    await shop.runJobs()
    expect(await idsIn('refunds-due')).toEqual([])
  })

  test('nobody sees orders of storefronts that are not theirs', async () => {
    const order = await orderForStaff(shop)
    const { store_code } = await order.row()
    expect((await staffOrders.listOrders({ view: 'all' }, reachOfStorefronts([]))).orders).toEqual([])
    expect(
      (await staffOrders.listOrders({ view: 'all' }, reachOfStorefronts([store_code]))).orders.map(({ id }) => id),
    ).toContain(order.id)
    expect(await staffOrders.orderStory(order.id, reachOfStorefronts([]))).toBeUndefined()
    expect(await staffOrders.orderStory(order.orderNumber, reachOfStorefronts([store_code]))).toMatchObject({
      order: { id: order.id },
    })
  })

  test('pages hold each order once, however many were placed in one moment', async () => {
    const order = await orderForStaff(shop)
    const { store_code } = await order.row()
    for (let copy = 0; copy < ordersPerPage + 20; copy++) {
      const cart = await shop.db.insertInto('carts').values({ store_code }).returning('id').executeTakeFirstOrThrow()
      const { id: _id, ...row } = await order.row()
      await shop.db
        .insertInto('orders')
        .values({
          ...row,
          cart_id: cart.id,
          number: `9${String(copy).padStart(6, '0')}`,
          deep_link_code: `copy-${copy}`,
          billing_address: JSON.stringify(row.billing_address),
          shipping_address: JSON.stringify(row.shipping_address),
          tax_groups: JSON.stringify(row.tax_groups),
          delivery_date: row.delivery_date && JSON.stringify(row.delivery_date),
          takes_off: null,
        })
        .execute()
    }
    for (const view of ['all', 'to-pack'] as const) {
      const seen: string[] = []
      let after: string | undefined
      do {
        const page = await staffOrders.listOrders({ view }, seesEverything, after)
        seen.push(...page.orders.map(({ id }) => id))
        after = page.next
      } while (after)
      expect(new Set(seen).size).toBe(seen.length)
      const { count } = (await staffOrders.countOrderViews(seesEverything))[view]
      expect(seen).toHaveLength(count)
    }
  })

  test('each filter narrows a list to what it says', async () => {
    const { orders } = await staffOrders.listOrders({ view: 'all' }, seesEverything)
    const [one] = orders
    if (!one) throw new Error('There is no order')
    const same = {
      storefront: one.storefrontCode,
      paymentMethod: one.paymentMethod,
      delivery: one.delivery,
      state: 'paid',
    } as const
    const found = (await staffOrders.listOrders({ view: 'all', ...same }, seesEverything)).orders
    expect(found.length).toBeGreaterThan(0)
    for (const row of found) {
      expect(row).toMatchObject({
        storefrontCode: one.storefrontCode,
        paymentMethod: one.paymentMethod,
        delivery: 'home',
      })
    }
    for (const other of [
      { delivery: 'store' },
      { delivery: 'service-point' },
      { store: 'AMS1' },
      { paymentMethod: 'bitcoin' },
      { placedFrom: new Date('2030-01-01') },
      { placedUntil: new Date('2020-01-01') },
      { label: 'delivered', state: 'failed' },
    ] as const) {
      expect((await staffOrders.listOrders({ view: 'all', ...other }, seesEverything)).orders).toEqual([])
    }
  })

  test('what is no cursor begins at the start', () => {
    const cursor = { at: '2026-11-21 10:00:00.123456', id: 'c0ffee00-0000-4000-8000-000000000000' }
    expect(readCursor(writtenCursor(cursor))).toEqual(cursor)
    for (const text of [
      '',
      'x',
      writtenCursor({ at: 'now()', id: cursor.id }),
      writtenCursor({ at: cursor.at, id: "'" }),
    ])
      expect(readCursor(text)).toBeUndefined()
  })
})

describe('the story of an order', () => {
  test('tells everything of it, from the first attempt to pay to the money that went back', async () => {
    const order = await orderForStaff(shop, { quantity: 2 })
    await order.tell(sentParcel([{ sku: fixtures.boot, quantity: 1 }]))
    await order.tell({ type: 'missing', lines: [{ sku: fixtures.boot, quantity: 1 }] })
    await shop.runJobs()
    const story = await staffOrders.orderStory(order.orderNumber, seesEverything)
    const kinds = story?.timeline.map(({ kind }) => kind)
    expect(kinds).toEqual(
      expect.arrayContaining(['placed', 'payment-started', 'paid', 'parcel-sent', 'refund-decided', 'refunded']),
    )
    expect(story?.lines[0]).toMatchObject({ position: 0, shipped: 1, notDelivered: 1, refunded: 1, waiting: 0 })
    expect(story?.payments).toEqual([expect.objectContaining({ attempt: 1, status: 'paid' })])
    expect(story?.progress.parcels).toHaveLength(1)
    expect(story?.refundable).toBe((story?.order.total ?? 0) - (story?.refunded ?? 0))
    expect(story?.version).toBe(1)
  })
})
