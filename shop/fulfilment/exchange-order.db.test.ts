import { describe, expect, test } from 'vitest'
import { day } from '#kernel/clock.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { demoSettings, demoSettingsFile, settingsOf } from '#test/shop/settings.ts'
import { refusalFields, type ShopperAnswer } from '#test/shop/shopper.ts'
import { fixtures } from '#test/shop/small-catalog.ts'
import { orderForStaff, sentParcel } from '#test/shop/staff-order.ts'
import { settingsSource } from '../settings/settings-source.ts'

const settings = settingsSource(demoSettings)
const shop = await openTestShop({ settings })
const otherSize = '10001.001.41'

type Piece = { position: number; quantity: number; sku: string }
type Choice = { position: number; sku: string; size: string; color: string; isOtherColor: boolean }

/** A guest's order that arrived, and what its link lets somebody do. */
async function arrived({ quantity = 1 }: { quantity?: number } = {}) {
  const order = await orderForStaff(shop, { quantity })
  await order.tell(sentParcel())
  await order.tell({ type: 'delivered', parcel: null })
  await shop.runJobs()
  return {
    ...order,
    choices: async () =>
      (
        await order.me.call<{ progress: { exchangeable: boolean; exchangeChoices: Choice[] } }>(
          'query ($r: String!) { SwOrder(reference: $r) { progress { exchangeable exchangeChoices { position sku size color isOtherColor } } } }',
          { r: order.reference },
        )
      ).progress,
    exchange: (pieces: Piece[], { key = crypto.randomUUID(), way = 'post' }: { key?: string; way?: string } = {}) =>
      order.me.call<ShopperAnswer<{ reference?: string; order?: string }>>(
        `mutation ($r: String!, $i: ExchangePiecesInput!) { exchangePieces(reference: $r, input: $i) { ... on ExchangeAnnounced { reference order } ${refusalFields} } }`,
        { r: order.reference, i: { pieces, way, idempotencyKey: key } },
      ),
  }
}
const piece = (sku = otherSize): Piece => ({ position: 0, quantity: 1, sku })
const refused = (messageKey: string) => ({ refusals: [{ messageKey }] })

/** What the provider sent back of the payment of an order. */
async function sentBack(orderId: string): Promise<number> {
  const [payment] = (await shop.shop.paymentsOf(orderId)).filter(({ status }) => status === 'paid')
  return (await shop.deps.payments.getPayment(payment?.providerId ?? ''))?.amountRefunded.amount ?? 0
}

describe('an exchange by the shopper', () => {
  test('sends another size that is reserved at once, for nothing more, once for two presses', async () => {
    await shop.setStock(otherSize, 3, 'AMS')
    const before = await shop.stockOf(otherSize)
    const order = await arrived()
    expect(await order.choices()).toMatchObject({ exchangeable: true })
    const key = crypto.randomUUID()
    const [one, other] = await Promise.all([order.exchange([piece()], { key }), order.exchange([piece()], { key })])
    expect(one).toEqual(other)
    expect(await order.exchange([piece()], { key })).toEqual(one)
    expect(one).toMatchObject({ reference: expect.stringMatching(/^R-/) })
    expect(await shop.stockOf(otherSize)).toBe(before - 1)
    await shop.runJobs()
    const sent = await shop.shop.orderByReference(one.order ?? '')
    expect(sent).toMatchObject({
      state: 'paid',
      exchangeOf: order.id,
      lines: [{ sku: otherSize }, { type: 'delivery' }],
    })
    expect(await sentBack(order.id)).toBe(0)
    expect(
      shop.mails.some(({ key: mail }) => mail.startsWith('order-confirmation') && mail.includes(sent?.id ?? '-')),
    ).toBe(true)
    // What came back has paid for it: nothing goes to the shopper.
    await order.tell({ type: 'returned', return: one.reference ?? '', lines: null })
    await shop.runJobs()
    expect(await sentBack(order.id)).toBe(0)
    expect(await order.choices()).toMatchObject({ exchangeable: false, exchangeChoices: [] })
  })

  test('offers other sizes of which something is left', async () => {
    await shop.setStock(otherSize, 2, 'AMS')
    const order = await arrived()
    const { exchangeChoices } = await order.choices()
    expect(exchangeChoices.map(({ sku }) => sku)).toContain(otherSize)
    expect(exchangeChoices.map(({ sku }) => sku)).not.toContain(fixtures.boot)
    await shop.setStock(otherSize, 0, 'AMS')
    expect((await order.choices()).exchangeChoices.map(({ sku }) => sku)).not.toContain(otherSize)
  })

  test('the last pair goes to one of two shoppers, and the other keeps what they have', async () => {
    await shop.setStock(otherSize, 0)
    await shop.setStock(otherSize, 1, 'AMS')
    const orders = [await arrived(), await arrived()]
    const answers = await Promise.all(orders.map((order) => order.exchange([piece()])))
    expect(answers.filter(({ order }) => order)).toHaveLength(1)
    expect(answers.filter(({ refusals }) => refusals)).toMatchObject([refused('exchange-sold-out')])
    expect(await shop.stockOf(otherSize)).toBe(0)
    const loser = orders[answers.findIndex(({ refusals }) => refusals)]
    expect((await shop.shop.progressOf([loser?.id ?? ''])).get(loser?.id ?? '')?.returns).toEqual([])
  })

  test.each([
    ['another product', [piece(fixtures.handbag)], 'exchange-unknown'],
    ['what it is already', [piece(fixtures.boot)], 'exchange-unknown'],
    ['more than there is', [{ ...piece(), quantity: 2 }], 'return-too-many'],
    ['a line that is none', [{ ...piece(), position: 7 }], 'return-too-many'],
    ['nothing', [], 'exchange-nothing-chosen'],
    ['less than nothing', [{ ...piece(), quantity: -1 }], 'return-too-many'],
  ])('is refused for %s', async (_, pieces, messageKey) => {
    await shop.setStock(otherSize, 3, 'AMS')
    const order = await arrived()
    expect(await order.exchange(pieces)).toMatchObject(refused(messageKey))
    expect((await order.choices()).exchangeable).toBe(true)
  })

  test('is refused before it arrived, and when the period is over', async () => {
    await shop.setStock(otherSize, 3, 'AMS')
    const waiting = await orderForStaff(shop)
    const asked = { r: waiting.reference, i: { pieces: [piece()], way: 'post', idempotencyKey: crypto.randomUUID() } }
    const mutation = `mutation ($r: String!, $i: ExchangePiecesInput!) { exchangePieces(reference: $r, input: $i) { __typename ${refusalFields} } }`
    expect(await waiting.me.call(mutation, asked)).toMatchObject(refused('return-too-many'))
    const order = await arrived()
    shop.clock.advance(40 * day)
    expect(await order.exchange([piece()])).toMatchObject(refused('return-too-late'))
    expect((await order.choices()).exchangeChoices).toEqual([])
  })

  test('a retailer may leave it to customer service', async () => {
    await shop.setStock(otherSize, 3, 'AMS')
    const order = await arrived()
    settings.replace(settingsOf({ ...demoSettingsFile, returns: { days: 14, exchanges: false } }))
    try {
      expect(await order.choices()).toEqual({ exchangeable: false, exchangeChoices: [] })
      expect(await order.exchange([piece()])).toMatchObject(refused('order-not-found'))
    } finally {
      settings.replace(demoSettings)
    }
  })
})
