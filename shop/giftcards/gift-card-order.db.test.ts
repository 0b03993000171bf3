import { describe, expect, test } from 'vitest'
import { minute } from '#kernel/clock.ts'
import { maskedCard } from '#kernel/masked-card.ts'
import { bootDelivered, openGiftCardShop } from '#test/shop/gift-card-shop.ts'
import type { PlacedOrder } from '#test/shop/shopper.ts'

const { shop, card, choose, shopperWith, ordered, views, paid, booksAgree } = await openGiftCardShop()

const chosen = async (me: Awaited<ReturnType<typeof shopperWith>>) =>
  (
    await me.call<{ giftCard: { ending: string; amount: { amount: number }; toPay: { amount: number } } | null }>(
      'query { getContext { giftCard { ending amount { amount } toPay { amount } } } }',
    )
  ).giftCard

describe('an order', () => {
  test('is paid by a card in part, and the provider is asked for the rest', async () => {
    const given = await card()
    const me = await shopperWith(given.code)
    expect(await chosen(me)).toEqual({
      ending: given.code.slice(-4),
      amount: { amount: 5000 },
      toPay: { amount: bootDelivered - 5000 },
    })
    const placed = (await me.place({ expectedTotal: bootDelivered, expectedGiftCard: 5000 })) as PlacedOrder
    // Placing again is the same order.
    expect(await me.place({ expectedTotal: bootDelivered, expectedGiftCard: 5000 })).toEqual(placed)
    expect(await given.row()).toMatchObject({ balance: 0, owed: 5000 })
    expect(await chosen(me)).toMatchObject({ amount: { amount: 5000 } })
    const { redirectUrl = '' } = await me.pay(placed.id)
    const order = views(placed, me)
    expect(await order.payment()).toMatchObject({ amount: bootDelivered - 5000 })
    await shop.decide(redirectUrl, 'paid')
    const { provider_id: id } = (await order.payment()) ?? {}
    await Promise.all([1, 2].map(() => shop.shop.settleByProviderId(id ?? '')))
    await shop.runJobs()
    expect(await order.row()).toMatchObject({ state: 'paid', total: bootDelivered, gift_card_amount: 5000 })
    expect(await given.row()).toMatchObject({ balance: 0, owed: 0 })
    expect(await given.kinds()).toEqual(['sold 5000 5000', 'reserved -5000 0', 'redeemed 0 -5000'])
    const confirmation = shop.mails.find(({ key }) => key.startsWith(`order-confirmation:${placed.id}`))
    expect(confirmation?.text).toContain(maskedCard(given.code.slice(-4)))
    await booksAgree()
  })

  test('is paid by a card alone, without a provider, and what is left stays on it', async () => {
    const given = await card({ amount: 15_000 })
    const order = await paid(given.code)
    expect(await order.payment()).toBeUndefined()
    expect(await order.row()).toMatchObject({ state: 'paid', payment_method: 'own-gift-card', total: bootDelivered })
    expect(await given.row()).toMatchObject({ balance: 5000, owed: 5000 })
  })

  test('of two at once with one card, each has its own part of it, never more than there is', async () => {
    const given = await card({ amount: 12_000 })
    const shoppers = await Promise.all([1, 2, 3].map(() => shopperWith(given.code)))
    const placed = await Promise.all(shoppers.map((me) => me.place()))
    const rows = await shop.db
      .selectFrom('orders')
      .select('gift_card_amount')
      .where(
        'id',
        'in',
        placed.map(({ id }) => id ?? ''),
      )
      .execute()
    expect(rows.map((row) => row.gift_card_amount).sort((a, b) => a - b)).toEqual([0, 2000, bootDelivered])
    expect(await given.row()).toMatchObject({ balance: 0, owed: 12_000 })
    await booksAgree()
  })

  test('for less from the card than its shopper read is not placed', async () => {
    const given = await card()
    const [me, other] = [await shopperWith(given.code), await shopperWith(given.code)]
    await other.place()
    const answer = await me.place({ expectedTotal: bootDelivered, expectedGiftCard: 5000 })
    expect(answer.refusals?.map(({ messageKey }) => messageKey)).toEqual(['total-changed'])
  })

  test('that is not paid gives back to the card what it kept, and takes it again when it is paid after all', async () => {
    const given = await card()
    const order = await ordered(given.code)
    await shop.decide(order.redirectUrl, 'failed')
    await order.me.comeBack(order.reference)
    expect(await given.row()).toMatchObject({ balance: 5000, owed: 5000 })
    const { redirectUrl = '' } = await order.me.pay(order.id)
    expect(await given.row()).toMatchObject({ balance: 0, owed: 5000 })
    await shop.decide(redirectUrl, 'paid')
    await order.me.comeBack(order.reference)
    expect(await given.kinds()).toEqual([
      'sold 5000 5000',
      'reserved -5000 0',
      'released 5000 0',
      'reserved -5000 0',
      'redeemed 0 -5000',
    ])
  })

  test('whose card was spent elsewhere meanwhile is not paid: what the provider took goes back', async () => {
    const given = await card()
    const order = await ordered(given.code)
    await shop.decide(order.redirectUrl, 'expired')
    await order.me.comeBack(order.reference)
    const other = await paid(given.code)
    expect((await other.row()).gift_card_amount).toBe(5000)
    expect((await order.me.pay(order.id)).refusals?.map(({ messageKey }) => messageKey)).toEqual(['gift-card-used-up'])
    expect(await given.row()).toMatchObject({ balance: 0, owed: 0 })
    await booksAgree()
  })

  test('that is never paid is swept, and the card has its money again', async () => {
    const given = await card({ amount: 20_000 })
    const me = await shopperWith(given.code)
    await me.place()
    expect(await given.row()).toMatchObject({ balance: 10_000 })
    shop.clock.advance(20 * minute)
    await shop.shop.sweepPayments()
    expect(await given.row()).toMatchObject({ balance: 20_000, owed: 20_000 })
  })

  test('is not paid with the rest on credit', async () => {
    const given = await card()
    const me = await shopperWith(given.code, 1, 'klarna')
    expect((await me.place()).refusals?.map(({ messageKey }) => messageKey)).toEqual(['payment-method-not-found'])
    const offered = await me.call<{ id: string }[]>('query { getPaymentMethods { id credit } }')
    expect(offered.length).toBeGreaterThan(0)
    expect(offered.filter(({ id }) => id === 'klarna' || id === 'riverty')).toEqual([])
  })

  test('without its card after all is another order', async () => {
    const given = await card()
    const me = await shopperWith(given.code)
    const first = await me.place()
    await choose(me, '')
    const second = await me.place()
    expect(second.id).not.toBe(first.id)
    expect(await given.row()).toMatchObject({ balance: 5000, owed: 5000 })
  })
})
