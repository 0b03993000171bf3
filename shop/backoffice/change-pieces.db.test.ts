import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { seesEverything } from '#kernel/staff-reach.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { fixtures } from '#test/shop/small-catalog.ts'
import { orderForStaff, sentParcel } from '#test/shop/staff-order.ts'
import { orderListReader } from './order-list-store.ts'

const shop = await openTestShop()
const { staffOrders } = shop.shop
const author = { id: crypto.randomUUID(), name: 'Nadia' }
const otherSize = '10001.001.41'

const press = (orderId: string, version = 1) => ({ orderId, author, idempotencyKey: crypto.randomUUID(), version })

async function storyOf(id: string) {
  const story = await staffOrders.orderStory(id, seesEverything)
  if (!story) throw new Error('The order is gone')
  return story
}
const refusal = (messageKey: string) => ({ refusals: [{ messageKey }] })

/** What an order holds of each size. */
async function heldBy(orderId: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ sku: string; pieces: number }>`
    select sku, sum(quantity)::int as pieces from stock_claims join variants on variants.id = variant_id
    where order_id = ${orderId} group by sku`.execute(shop.db)
  return Object.fromEntries(rows.map(({ sku, pieces }) => [sku, pieces]))
}

/** What the provider sent back of the payment of an order. */
async function sentBack(orderId: string): Promise<number> {
  const [payment] = (await shop.shop.paymentsOf(orderId)).filter(({ status }) => status === 'paid')
  return (await shop.deps.payments.getPayment(payment?.providerId ?? ''))?.amountRefunded.amount ?? 0
}

/** What mails were sent about something, by what they are. */
const mailKinds = (id: string) =>
  shop.mails.flatMap(({ key }) => (key.includes(id) ? [key.slice(0, key.indexOf(':'))] : []))

describe('another size before anything left', () => {
  test('is reserved as the first one is released, for the same money, and its shopper is told', async () => {
    await shop.setStock(otherSize, 3, 'AMS')
    const before = [await shop.stockOf(fixtures.boot), await shop.stockOf(otherSize)]
    const { id } = await orderForStaff(shop)
    const { order } = await storyOf(id)
    const change = { ...press(id), position: 0, quantity: 1, sku: otherSize }
    expect(await staffOrders.changeSize(change)).toEqual({ done: true })
    expect(await staffOrders.changeSize(change)).toEqual({ done: true })
    await shop.runJobs()
    const after = await storyOf(id)
    expect(after.order.lines[0]).toEqual({ ...order.lines[0], sku: otherSize, size: '41', ean: expect.any(String) })
    expect(after.order).toMatchObject({ total: order.total, taxTotal: order.taxTotal })
    expect(await heldBy(id)).toEqual({ [otherSize]: 1 })
    expect([await shop.stockOf(fixtures.boot), await shop.stockOf(otherSize)]).toEqual([
      before[0],
      (before[1] ?? 0) - 1,
    ])
    expect(after.changes).toMatchObject([{ kind: 'size', detail: { from: fixtures.boot, to: otherSize, pieces: 1 } }])
    expect(mailKinds(id)).toContain('order-changed')
    await shop.shop.applyWarehouseEvent({ ...sentParcel(), order: order.number, at: shop.clock.now() })
    expect((await storyOf(id)).progress.parcels).toHaveLength(1)
  })

  test('splits a line, adds to a size that is there, and both leave by their SKU', async () => {
    await shop.setStock(otherSize, 3, 'AMS')
    const order = await orderForStaff(shop, { quantity: 3 })
    const change = (version: number) => ({ ...press(order.id, version), position: 0, quantity: 1, sku: otherSize })
    await staffOrders.changeSize(change(1))
    await staffOrders.changeSize(change(2))
    const { order: now } = await storyOf(order.id)
    const articles = now.lines.filter(({ type }) => type === 'article')
    expect(articles.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      [fixtures.boot, 1],
      [otherSize, 1],
      [otherSize, 1],
    ])
    expect(articles.reduce((sum, { total }) => sum + total, 0)).toBe(now.subtotal)
    expect(await heldBy(order.id)).toEqual({ [fixtures.boot]: 1, [otherSize]: 2 })
    for (const parcel of ['A', 'B'])
      expect(await order.tell(sentParcel([{ sku: otherSize, quantity: 1 }], parcel))).toBeUndefined()
    expect((await storyOf(order.id)).lines.map(({ shipped }) => shipped)).toEqual([0, 0, 1, 1])
  })

  test.each([
    ['another product', fixtures.handbag, 'order-size-unknown'],
    ['the same size', fixtures.boot, 'order-size-unknown'],
    ['a size that is gone', fixtures.soldOut, 'order-size-sold-out'],
  ])('is refused for %s, and nothing moves', async (_, sku, key) => {
    const { id } = await orderForStaff(shop)
    expect(await staffOrders.changeSize({ ...press(id), position: 0, quantity: 1, sku })).toMatchObject(refusal(key))
    expect(await heldBy(id)).toEqual({ [fixtures.boot]: 1 })
    expect((await storyOf(id)).version).toBe(1)
  })

  test('the last pair goes to one of two callers', async () => {
    await shop.setStock(fixtures.lastItem, 1)
    const [one, other] = [await orderForStaff(shop), await orderForStaff(shop)]
    const answers = await Promise.all(
      [one, other].map(({ id }) =>
        staffOrders.changeSize({ ...press(id), position: 0, quantity: 1, sku: fixtures.lastItem }),
      ),
    )
    expect(answers.filter((answer) => 'done' in answer)).toHaveLength(1)
    expect(await shop.stockOf(fixtures.lastItem)).toBe(0)
  })

  test('comes too late once something left, and for who looked at an earlier version', async () => {
    await shop.setStock(otherSize, 3, 'AMS')
    const order = await orderForStaff(shop)
    const change = { position: 0, quantity: 1, sku: otherSize }
    expect(await staffOrders.changeSize({ ...press(order.id, 7), ...change })).toMatchObject(
      refusal('order-changed-meanwhile'),
    )
    await order.tell(sentParcel())
    expect(await staffOrders.changeSize({ ...press(order.id), ...change })).toMatchObject(refusal('order-size-fixed'))
  })
})

describe('pieces that are taken off', () => {
  test('lie on the shelf again, and their money goes back; the rest leaves without them', async () => {
    const before = await shop.stockOf(fixtures.boot)
    const order = await orderForStaff(shop, { quantity: 2 })
    const removed = { ...press(order.id), pieces: [{ position: 0, quantity: 1 }] }
    await Promise.all([staffOrders.removePieces(removed), staffOrders.removePieces(removed)])
    await shop.runJobs()
    expect(await shop.stockOf(fixtures.boot)).toBe(before - 1)
    expect(await sentBack(order.id)).toBe(10_000)
    const { lines, changes } = await storyOf(order.id)
    expect(lines[0]).toMatchObject({ waiting: 1, notDelivered: 1 })
    expect(changes).toMatchObject([{ kind: 'pieces-removed', detail: { amount: 10_000 } }])
    expect((await orderListReader(shop.db).listed([order.id], seesEverything)).map(({ pieces }) => pieces)).toEqual([1])
    const picked = (await staffOrders.pickList(seesEverything)).find(({ orders }) => orders.includes(order.orderNumber))
    expect(picked?.pieces).toBeGreaterThanOrEqual(1)
    await order.tell(sentParcel())
    await shop.runJobs()
    const [invoice] = (await storyOf(order.id)).invoices
    expect(invoice?.content.lines.find(({ type }) => type === 'article')).toMatchObject({ quantity: 1, gross: 10_000 })
  })

  test('one after the other, down to the last: the order is cancelled, with the costs of delivery', async () => {
    const order = await orderForStaff(shop, { also: fixtures.handbag })
    const { order: bought } = await storyOf(order.id)
    await staffOrders.removePieces({ ...press(order.id), pieces: [{ position: 0, quantity: 1 }] })
    await shop.runJobs()
    await staffOrders.removePieces({ ...press(order.id, 2), pieces: [{ position: 1, quantity: 1 }] })
    await shop.runJobs()
    expect(await sentBack(order.id)).toBe(bought.total)
    expect(await heldBy(order.id)).toEqual({})
    expect((await order.row()).state).toBe('cancelled')
  })

  test('never more than waits', async () => {
    const { id } = await orderForStaff(shop)
    const pieces = [{ position: 0, quantity: 2 }]
    expect(await staffOrders.removePieces({ ...press(id), pieces })).toMatchObject(refusal('order-pieces-too-many'))
    expect(await staffOrders.removePieces({ ...press(id), pieces: [] })).toMatchObject(refusal('order-pieces-missing'))
  })
})

describe('an exchange', () => {
  async function sentOrder() {
    await shop.setStock(otherSize, 3, 'AMS')
    const order = await orderForStaff(shop)
    await order.tell(sentParcel())
    await order.tell({ type: 'delivered', parcel: null })
    await shop.runJobs()
    return order
  }
  const pieces = [{ position: 0, quantity: 1, sku: otherSize }]

  test('is a return and an order that its money pays for, once per press', async () => {
    const order = await sentOrder()
    const change = { ...press(order.id), pieces, way: 'post' as const }
    const answers = await Promise.all([staffOrders.exchangePieces(change), staffOrders.exchangePieces(change)])
    await shop.runJobs()
    const source = await storyOf(order.id)
    expect(source.progress.returns).toMatchObject([{ receivedAt: null }])
    expect(source.progress.refunds).toMatchObject([{ amount: source.order.total, providerAmount: 0, byHand: 0 }])
    expect(source.refundable).toBe(0)
    // Either of the two may come first; the other one is told that it is done.
    const [number] = answers.flatMap((answer) => ('order' in answer && answer.order ? [answer.order] : []))
    const exchange = await storyOf(number ?? '')
    expect(exchange.order).toMatchObject({ state: 'paid', total: source.order.total, exchangeOf: order.id })
    expect(exchange.order.lines[0]).toMatchObject({ sku: otherSize, unitPrice: 10_000 })
    expect(await heldBy(exchange.order.id)).toEqual({ [otherSize]: 1 })
    expect(await sentBack(order.id)).toBe(0)
    expect(mailKinds(exchange.order.id)).toContain('order-confirmation')
    const [back] = source.progress.returns
    const [paid] = source.progress.refunds
    expect([...mailKinds(back?.id ?? '-'), ...mailKinds(paid?.id ?? '-')]).toEqual([
      'return-announced',
      'order-refunded',
    ])
    // The parcel comes back: its money pays for the exchange, and nothing goes back.
    await order.tell({ type: 'returned', return: back?.reference ?? '', lines: null })
    await shop.runJobs()
    expect((await storyOf(order.id)).progress.refunds).toHaveLength(1)
    expect(await sentBack(order.id)).toBe(0)
    expect((await storyOf(order.id)).invoices.map(({ kind }) => kind)).toEqual(['invoice', 'credit-note'])
  })

  test('that is cancelled is paid back when what it was for has come back, and not before', async () => {
    const order = await sentOrder()
    await staffOrders.exchangePieces({ ...press(order.id), pieces, way: 'post' })
    const source = await storyOf(order.id)
    const exchangeId = source.progress.refunds[0]?.exchangeOrderId ?? ''
    await shop.shop.cancelOrder(exchangeId)
    await shop.runJobs()
    await shop.shop.sweepRefunds()
    expect(await sentBack(order.id)).toBe(0)
    await order.tell({ type: 'returned', return: source.progress.returns[0]?.reference ?? '', lines: null })
    await shop.shop.sweepRefunds()
    await shop.shop.sweepRefunds()
    expect(await sentBack(order.id)).toBe(source.order.total)
  })

  test('is refused when the size is gone, when nothing left, and twice for one pair', async () => {
    const order = await sentOrder()
    const gone = [{ position: 0, quantity: 1, sku: fixtures.soldOut }]
    expect(await staffOrders.exchangePieces({ ...press(order.id), pieces: gone, way: 'post' })).toMatchObject(
      refusal('order-size-sold-out'),
    )
    expect((await storyOf(order.id)).progress.returns).toEqual([])
    await staffOrders.exchangePieces({ ...press(order.id), pieces, way: 'store' })
    expect(await staffOrders.exchangePieces({ ...press(order.id, 2), pieces, way: 'store' })).toMatchObject(
      refusal('order-pieces-too-many'),
    )
    const waiting = await orderForStaff(shop)
    expect(await staffOrders.exchangePieces({ ...press(waiting.id), pieces, way: 'post' })).toMatchObject(
      refusal('order-pieces-too-many'),
    )
  })
})

describe('an order that nobody has paid', () => {
  test('is cancelled, its stock is free, and a payment that comes all the same goes back', async () => {
    const before = await shop.stockOf(fixtures.boot)
    const order = await orderForStaff(shop, { outcome: 'nothing' })
    const { redirectUrl = '' } = await order.me.pay(order.id)
    expect(await shop.shop.cancelUnpaidOrder(order.id)).toMatchObject({ state: 'cancelled' })
    expect(await shop.shop.cancelUnpaidOrder(order.id)).toMatchObject({ state: 'cancelled' })
    expect(await shop.stockOf(fixtures.boot)).toBe(before)
    await shop.decide(redirectUrl, 'paid')
    await order.me.comeBack(order.reference)
    await shop.runJobs()
    expect((await order.row()).state).toBe('cancelled')
    expect(await sentBack(order.id)).toBe((await storyOf(order.id)).order.total)
  })

  test('but not one that is paid', async () => {
    const { id } = await orderForStaff(shop)
    expect(await shop.shop.cancelUnpaidOrder(id)).toMatchObject(refusal('order-not-cancellable'))
  })
})

describe('a mail that is sent again', () => {
  test('goes out once more per press, as it would be written now', async () => {
    const { id } = await orderForStaff(shop)
    const again = { ...press(id), mail: `order-confirmation:${id}` }
    expect(await staffOrders.mailAgain(again)).toEqual({ done: true })
    expect(await staffOrders.mailAgain(again)).toEqual({ done: true })
    await shop.runJobs()
    expect(mailKinds(id)).toEqual(['order-confirmation', 'order-confirmation'])
    expect(await staffOrders.mailAgain({ ...press(id, 2), mail: `nothing:${id}` })).toMatchObject(
      refusal('order-mail-unknown'),
    )
  })
})

describe('a voucher in place of money', () => {
  test('is for somebody with an account', async () => {
    const { id } = await orderForStaff(shop)
    expect(await staffOrders.giveVoucher({ ...press(id), amount: 500, reason: 'Late' })).toMatchObject(
      refusal('order-voucher-needs-account'),
    )
  })
})
