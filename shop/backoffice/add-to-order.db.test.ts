import { describe, expect, test } from 'vitest'
import { hour } from '#kernel/clock.ts'
import { seesEverything } from '#kernel/staff-reach.ts'
import { registerMember } from '#test/shop/member.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { fixtures } from '#test/shop/small-catalog.ts'
import { orderForStaff, sentParcel } from '#test/shop/staff-order.ts'
import type { OrderAddition } from './add-to-order.ts'

const shop = await openTestShop()
const { staffOrders } = shop.shop
const author = { id: crypto.randomUUID(), name: 'Nadia' }

const pressOf = (orderId: string, version = 1) => ({ orderId, author, idempotencyKey: crypto.randomUUID(), version })
const bag = (change: Partial<OrderAddition> = {}): OrderAddition => ({
  items: [{ referencedId: fixtures.handbag, quantity: 1 }],
  insteadOf: [],
  paymentMethod: 'ideal',
  termsRead: true,
  expectedTotal: null,
  ...change,
})

async function storyOf(id: string) {
  const story = await staffOrders.orderStory(id, seesEverything)
  if (!story) throw new Error('The order is gone')
  return story
}

/** Adds at the total that a first try told. */
async function add(orderId: string, change: Partial<OrderAddition> = {}) {
  const press = pressOf(orderId, (await storyOf(orderId)).version)
  const first = await staffOrders.addToOrder(bag(change), press)
  if (!('refusals' in first)) throw new Error('It was placed before its caller heard the total')
  const [why] = first.refusals
  if (why?.messageKey !== 'caller-total') throw new Error(JSON.stringify(first))
  const expectedTotal = Number(why && 'name' in why ? why.name : 0)
  const addition = bag({ ...change, expectedTotal })
  const [one, other] = await Promise.all([
    staffOrders.addToOrder(addition, press),
    staffOrders.addToOrder(addition, press),
  ])
  const placed = [one, other].flatMap((answer) => ('placed' in answer && answer.placed ? [answer.placed] : []))
  expect(placed).toHaveLength(1)
  const [{ id, number } = { id: '', number: '' }] = placed
  return { id, number, total: expectedTotal }
}

/** Its shopper follows the link of the mail and pays. */
async function pay(orderId: string) {
  const page = 'http://shop.test/nl/checkout/success/'
  const begun = await shop.shop.payOrder({
    orderId,
    finishUrl: page,
    errorUrl: page,
    paymentMethodId: null,
    rivertyTermsAccepted: false,
  })
  if (!('redirectUrl' in begun)) throw new Error(JSON.stringify(begun))
  await shop.decide(begun.redirectUrl, 'paid')
  await shop.shop.settleOrder(orderId)
  await shop.runJobs()
}

/** What the provider sent back of the payment of an order. */
async function sentBack(orderId: string): Promise<number> {
  const [payment] = (await shop.shop.paymentsOf(orderId)).filter(({ status }) => status === 'paid')
  return (await shop.deps.payments.getPayment(payment?.providerId ?? ''))?.amountRefunded.amount ?? 0
}

const boot = [{ position: 0, quantity: 1 }]

describe('something more for an order that waits', () => {
  test('is an order of its own to the same door, whose delivery is paid already, once for two presses', async () => {
    const first = await orderForStaff(shop)
    const placed = await add(first.id)
    const { order, additionTo } = await storyOf(placed.id)
    const { order: before, additions, changes } = await storyOf(first.id)
    expect(additionTo).toBe(first.orderNumber)
    expect(additions).toEqual([placed.number])
    expect(changes).toMatchObject([{ kind: 'added', detail: { order: placed.number } }])
    expect(order).toMatchObject({
      state: 'open',
      email: before.email,
      shippingAddress: before.shippingAddress,
      shippingMethod: before.shippingMethod,
      shippingTotal: 0,
      total: placed.total,
    })
    expect(order.lines.filter(({ type }) => type === 'article').map(({ sku }) => sku)).toEqual([fixtures.handbag])
    // It takes the place of nothing: once it is paid nothing comes off, and nobody is told of money that goes back.
    const refundMails = () => shop.mails.filter(({ key }) => key.startsWith('order-refunded')).length
    const told = refundMails()
    await pay(placed.id)
    const after = await storyOf(first.id)
    expect(after.changes.map(({ kind }) => kind)).toEqual(['added'])
    expect(after.progress.refunds).toEqual([])
    expect(refundMails()).toBe(told)
  })

  test('is in the account of the order that it travels with, and of nobody where a guest ordered', async () => {
    const [guest, first] = [await orderForStaff(shop), await orderForStaff(shop)]
    const { customer } = await registerMember(shop)
    await shop.db.updateTable('orders').set({ customer_id: customer.id }).where('id', '=', first.id).execute()
    const [added, addedForGuest] = [await add(first.id), await add(guest.id)]
    for (const { id } of [added, addedForGuest]) await pay(id)
    const orders = (await shop.shop.ordersOf(customer)).map(({ number }) => number)
    expect(orders).toContain(added.number)
    expect(orders).not.toContain(addedForGuest.number)
  })

  test('takes the place of pieces once it is paid, and not before: their money goes back, delivery stays paid', async () => {
    const before = await shop.stockOf(fixtures.boot)
    const first = await orderForStaff(shop, { quantity: 2 })
    const placed = await add(first.id, { insteadOf: boot })
    await shop.runJobs()
    expect((await storyOf(first.id)).lines[0]).toMatchObject({ waiting: 2 })
    expect(await sentBack(first.id)).toBe(0)
    await pay(placed.id)
    await staffOrders.takeOffReplaced(placed.id)
    await shop.runJobs()
    expect((await storyOf(placed.id)).order).toMatchObject({ state: 'paid', shippingTotal: 0 })
    const { lines, changes, progress } = await storyOf(first.id)
    expect(lines[0]).toMatchObject({ waiting: 1, notDelivered: 1 })
    expect(changes.map(({ kind }) => kind).sort()).toEqual(['added', 'pieces-removed'])
    expect(progress.refunds).toMatchObject([{ reason: 'removed', amount: 10_000, costs: 0 }])
    expect(await sentBack(first.id)).toBe(10_000)
    expect(await shop.stockOf(fixtures.boot)).toBe(before - 1)
  })

  test('in place of all of it pays its own delivery, since that of the first goes back', async () => {
    const first = await orderForStaff(shop)
    const { order: before } = await storyOf(first.id)
    const placed = await add(first.id, { insteadOf: boot })
    await pay(placed.id)
    const { order } = await storyOf(placed.id)
    expect(order.shippingTotal).toBe(495)
    expect((await storyOf(first.id)).order.state).toBe('cancelled')
    expect(await sentBack(first.id)).toBe(before.total)
  })

  test('nobody pays: what it would have replaced stays as it was, and its stock is free again', async () => {
    const first = await orderForStaff(shop)
    // Others that nobody paid don't count.
    shop.clock.advance(50 * hour)
    await shop.shop.sweepPayments()
    const before = await shop.stockOf(fixtures.handbag)
    const placed = await add(first.id, { insteadOf: boot })
    expect(await shop.stockOf(fixtures.handbag)).toBe(before - 1)
    shop.clock.advance(50 * hour)
    await shop.shop.sweepPayments()
    await shop.runJobs()
    expect((await storyOf(placed.id)).order.state).toBe('failed')
    expect(await shop.stockOf(fixtures.handbag)).toBe(before)
    expect((await storyOf(first.id)).lines[0]).toMatchObject({ waiting: 1, notDelivered: 0 })
  })

  test('pieces that left before it was paid stay with their shopper, and the story says so', async () => {
    const first = await orderForStaff(shop)
    const placed = await add(first.id, { insteadOf: boot })
    await first.tell(sentParcel())
    await pay(placed.id)
    const { changes, progress } = await storyOf(first.id)
    expect(changes.map(({ kind }) => kind).sort()).toEqual(['added', 'pieces-kept'])
    expect(progress.refunds).toEqual([])
  })

  test.each([
    ['an order that is not paid', 'nothing' as const, {}, 'order-addition-late'],
    ['more pieces than wait', 'paid' as const, { insteadOf: [{ position: 0, quantity: 2 }] }, 'order-pieces-too-many'],
    [
      'a size that is gone',
      'paid' as const,
      { items: [{ referencedId: fixtures.soldOut, quantity: 1 }] },
      'product-out-of-stock',
    ],
  ])('is refused for %s, and leaves no traces', async (_, outcome, change, messageKey) => {
    const { id } = await orderForStaff(shop, { outcome })
    expect(await staffOrders.addToOrder(bag(change), pressOf(id))).toMatchObject({ refusals: [{ messageKey }] })
    expect(await storyOf(id)).toMatchObject({ version: 1, additions: [] })
  })

  test('is refused once something left, and for who looked at an earlier version', async () => {
    const { id, tell } = await orderForStaff(shop)
    expect(await staffOrders.addToOrder(bag(), pressOf(id, 7))).toMatchObject({
      refusals: [{ messageKey: 'order-changed-meanwhile' }],
    })
    await tell(sentParcel())
    expect(await staffOrders.addToOrder(bag(), pressOf(id))).toMatchObject({
      refusals: [{ messageKey: 'order-addition-late' }],
    })
  })
})
