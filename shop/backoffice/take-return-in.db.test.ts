import { describe, expect, test } from 'vitest'
import { reachOfStorefronts, seesEverything } from '#kernel/staff-reach.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { fixtures } from '#test/shop/small-catalog.ts'
import { orderForStaff, sentParcel } from '#test/shop/staff-order.ts'
import type { InspectedPieces } from './return-inspection.ts'

const shop = await openTestShop()
const { staffOrders } = shop.shop
const author = { id: crypto.randomUUID(), name: 'Noor <b>Bos</b>' }
const otherSize = '10001.001.41'

const press = (orderId: string, version = 1) => ({ orderId, author, idempotencyKey: crypto.randomUUID(), version })
const piece = (change: Partial<InspectedPieces> = {}): InspectedPieces => ({
  position: 0,
  quantity: 1,
  reason: 'too-small',
  condition: 'as-new',
  restockAt: 'AMS',
  exchangeSku: null,
  ...change,
})

async function storyOf(id: string) {
  const story = await staffOrders.orderStory(id, seesEverything)
  if (!story) throw new Error('The order is gone')
  return story
}
const refusal = (messageKey: string) => ({ refusals: [{ messageKey }] })

async function sentBack(orderId: string): Promise<number> {
  const [payment] = (await shop.shop.paymentsOf(orderId)).filter(({ status }) => status === 'paid')
  return (await shop.deps.payments.getPayment(payment?.providerId ?? ''))?.amountRefunded.amount ?? 0
}

/** Boots that arrived, and a bag on the line behind them where it is asked for. */
async function sentOrder(quantity = 1, also?: string) {
  const order = await orderForStaff(shop, { quantity, ...(also && { also }) })
  await order.tell(sentParcel())
  await order.tell({ type: 'delivered', parcel: null })
  await shop.runJobs()
  return order
}

async function announced(orderId: string, pieces = [{ position: 0, quantity: 1 }]) {
  const answer = await shop.shop.announceReturn({ orderId, pieces, way: 'post', idempotencyKey: crypto.randomUUID() })
  if ('refusals' in answer) throw new Error(JSON.stringify(answer))
  return answer.reference
}

const shelf = async (sku: string, code: string) =>
  (await shop.shop.stock.byLocation([sku], [code], 'NL')).reduce((sum, { qty }) => sum + (qty ?? 0), 0)

describe('a return that was announced', () => {
  test('is found by what is on its label, however somebody types it', async () => {
    const { id, orderNumber } = await sentOrder()
    const reference = await announced(id)
    const found = { order: orderNumber, reference }
    for (const typed of [reference, ` ${reference.toLowerCase()} `, reference.slice(2)])
      expect(await staffOrders.findReturn(typed, seesEverything)).toEqual(found)
    const { labelCode } = (await storyOf(id)).progress.returns[0] ?? {}
    expect(await staffOrders.findReturn(labelCode ?? '', seesEverything)).toEqual(found)
    expect(await staffOrders.findReturn(reference, reachOfStorefronts(['de_DE']))).toBeUndefined()
    expect(await staffOrders.findReturn('R-00000000', seesEverything)).toBeUndefined()
  })

  test('lies on the shelf that was chosen, and its money goes back, once per press', async () => {
    const { id } = await sentOrder()
    const reference = await announced(id)
    const before = await shelf(fixtures.boot, 'AMS')
    const seen = { ...press(id), reference, pieces: [piece()] }
    expect(await Promise.all([staffOrders.takeReturnIn(seen), staffOrders.takeReturnIn(seen)])).toEqual([
      { done: true },
      { done: true },
    ])
    await shop.runJobs()
    expect(await sentBack(id)).toBe(10_000)
    expect(await shelf(fixtures.boot, 'AMS')).toBe(before + 1)
    const { progress, changes } = await storyOf(id)
    expect(progress.returns).toMatchObject([{ reference, received: new Map([[0, 1]]) }])
    expect(changes).toMatchObject([{ kind: 'returned', author }])
    expect(await staffOrders.takeReturnIn({ ...press(id, 2), reference, pieces: [piece()] })).toMatchObject(
      refusal('order-return-not-found'),
    )
  })

  test('of two people at once the second is told', async () => {
    const { id } = await sentOrder()
    const reference = await announced(id)
    const answers = await Promise.all(
      [press(id), press(id)].map((one) => staffOrders.takeReturnIn({ ...one, reference, pieces: [piece()] })),
    )
    expect(answers.filter((answer) => 'done' in answer)).toHaveLength(1)
    await shop.runJobs()
    expect(await sentBack(id)).toBe(10_000)
  })

  test('holds more than was announced, of what was sent; what is damaged lies on no shelf', async () => {
    const { id } = await sentOrder(2, fixtures.handbag)
    const { order } = await storyOf(id)
    const boot = order.lines.findIndex(({ sku }) => sku === fixtures.boot)
    const reference = await announced(id, [{ position: boot, quantity: 1 }])
    const before = await shelf(fixtures.boot, 'AMS')
    const pieces = [
      piece({ position: boot, quantity: 2, condition: 'damaged', reason: 'damaged' }),
      piece({ position: 1 - boot, reason: 'changed-mind' }),
    ]
    expect(await staffOrders.takeReturnIn({ ...press(id), reference, pieces })).toEqual({ done: true })
    await shop.runJobs()
    expect((await storyOf(id)).progress.returns[0]?.received).toEqual(
      new Map([
        [boot, 2],
        [1 - boot, 1],
      ]),
    )
    expect(await sentBack(id)).toBe((await storyOf(id)).order.total)
    expect(await shelf(fixtures.boot, 'AMS')).toBe(before)
  })
})

describe('a return that nobody announced', () => {
  test('is announced and taken in at once', async () => {
    const { id } = await sentOrder()
    const seen = { ...press(id), reference: null, pieces: [piece({ restockAt: null })] }
    expect(await staffOrders.takeReturnIn(seen)).toEqual({ done: true })
    expect(await staffOrders.takeReturnIn(seen)).toEqual({ done: true })
    await shop.runJobs()
    expect((await storyOf(id)).progress.returns).toHaveLength(1)
    expect(await sentBack(id)).toBe(10_000)
  })

  test('is refused for more than was sent, and for nothing', async () => {
    const { id } = await sentOrder()
    const taken = (pieces: InspectedPieces[]) => staffOrders.takeReturnIn({ ...press(id), reference: null, pieces })
    expect(await taken([piece({ quantity: 2 })])).toMatchObject(refusal('order-pieces-too-many'))
    expect(await taken([])).toMatchObject(refusal('order-pieces-missing'))
    expect((await storyOf(id)).progress.returns).toEqual([])
  })
})

describe('an exchange over the counter', () => {
  test('pays for another size at once, and nothing goes back', async () => {
    await shop.setStock(otherSize, 3, 'AMS')
    const { id } = await sentOrder(1, fixtures.handbag)
    const boot = (await storyOf(id)).order.lines.findIndex(({ sku }) => sku === fixtures.boot)
    const pieces = [piece({ position: boot, exchangeSku: otherSize }), piece({ position: 1 - boot, restockAt: 'DC' })]
    expect(await staffOrders.takeReturnIn({ ...press(id), reference: null, pieces })).toEqual({ done: true })
    await shop.runJobs()
    const { exchanges, progress } = await storyOf(id)
    expect(exchanges).toHaveLength(1)
    const [number = ''] = exchanges
    expect((await storyOf(number)).order).toMatchObject({ state: 'paid', total: 10_000 })
    expect(progress.refunds.map(({ amount, exchangeOrderId }) => [amount, exchangeOrderId !== null])).toEqual([
      [10_000, true],
      [(await storyOf(id)).order.total - 10_000, false],
    ])
    expect(await sentBack(id)).toBe((await storyOf(id)).order.total - 10_000)
  })

  test('for a size that is gone undoes all of it', async () => {
    const { id } = await sentOrder()
    const pieces = [piece({ exchangeSku: fixtures.soldOut })]
    expect(await staffOrders.takeReturnIn({ ...press(id), reference: null, pieces })).toMatchObject(
      refusal('order-size-sold-out'),
    )
    expect((await storyOf(id)).progress.returns).toEqual([])
  })
})

test('the figures name what came back, why, and what was sold in the same time', async () => {
  const figures = await staffOrders.returnFigures()
  const boot = figures.find(({ size }) => size === '38')
  expect(boot).toMatchObject({ productSku: '10001.001' })
  expect(boot?.reasons[0]?.reason).toBe('too-small')
  expect(boot?.returned).toBe(boot?.reasons.reduce((sum, { pieces }) => sum + pieces, 0))
  expect(boot?.sold).toBeGreaterThanOrEqual(boot?.returned ?? 0)
})
