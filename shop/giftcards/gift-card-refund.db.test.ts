import { describe, expect, test, vi } from 'vitest'
import { bootDelivered, openGiftCardShop } from '#test/shop/gift-card-shop.ts'
import { paymentAtProvider } from '#test/shop/payment-at-provider.ts'
import { apiShopper } from '#test/shop/shopper.ts'

const { shop, lastSale, card, choose, ordered, paid, booksAgree } = await openGiftCardShop()

describe('money that goes back', () => {
  test('of a cancelled order goes to the provider and to the card, what each paid', async () => {
    const given = await card()
    const order = await paid(given.code)
    await order.cancel()
    await shop.runJobs()
    expect(await order.refund()).toEqual([
      { amount: bootDelivered, provider_amount: bootDelivered - 5000, gift_card_amount: 5000, by_hand: 0 },
    ])
    expect(await order.atProvider()).toMatchObject({ held: 0 })
    expect(await given.row()).toMatchObject({ balance: 5000, owed: 5000 })
    expect((await given.kinds()).at(-1)).toBe('refunded 5000 5000')
    await booksAgree()
  })

  test('of an order that a card paid alone goes to the card', async () => {
    const given = await card({ amount: 10_000 })
    const order = await paid(given.code)
    await order.cancel()
    await shop.runJobs()
    expect(await order.refund()).toEqual([
      { amount: bootDelivered, provider_amount: 0, gift_card_amount: bootDelivered, by_hand: 0 },
    ])
    expect(await given.row()).toMatchObject({ balance: 10_000, owed: 10_000 })
  })

  test('piece by piece goes first to the provider, then to the card, and never more than each paid', async () => {
    const given = await card({ amount: 15_000 })
    const order = await paid(given.code, 2)
    await order.tell({
      type: 'shipped',
      parcel: order.id,
      carrier: 'PostNL',
      trackingCode: 'A',
      trackingUrl: null,
      lines: null,
    })
    for (let piece = 0; piece < 2; piece++) {
      const { reference = '' } = await order.sendBack([{ position: 0, quantity: 1 }])
      await order.tell({ type: 'returned', return: reference, lines: null })
      // The job is done twice at once, and once more.
      const ids = await shop.db.selectFrom('refunds').select('id').where('order_id', '=', order.id).execute()
      await Promise.allSettled(ids.flatMap(({ id }) => [shop.shop.executeRefund(id), shop.shop.executeRefund(id)]))
      await shop.runJobs()
    }
    expect(await order.refund()).toEqual([
      { amount: bootDelivered, provider_amount: 5000, gift_card_amount: 5000, by_hand: 0 },
      { amount: bootDelivered, provider_amount: 0, gift_card_amount: bootDelivered, by_hand: 0 },
    ])
    expect(await order.atProvider()).toMatchObject({ held: 0 })
    expect(await given.row()).toMatchObject({ balance: 15_000, owed: 15_000 })
    await booksAgree()
  })

  test('is what the provider sent, also for whoever looked before it was asked and writes down after it answered', async () => {
    const given = await card()
    const order = await paid(given.code)
    await order.cancel()
    const [refund] = await shop.db.selectFrom('refunds').select('id').where('order_id', '=', order.id).execute()
    const { payments } = shop.deps
    const real = { getPayment: payments.getPayment, refund: payments.refund }
    const [sent, slowIsDone] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    // The first one to look waits until a second one has the money sent, and writes down before that does.
    let quick: Promise<void> | undefined
    const lookings = vi.spyOn(payments, 'getPayment').mockImplementation(async (id) => {
      if (!quick) {
        quick = shop.shop.executeRefund(refund?.id ?? '')
        await sent.promise
      }
      return real.getPayment.call(payments, id)
    })
    const sendings = vi.spyOn(payments, 'refund').mockImplementation(async (asked) => {
      const answer = await real.refund.call(payments, asked)
      sent.resolve()
      await slowIsDone.promise
      return answer
    })
    await shop.shop.executeRefund(refund?.id ?? '')
    slowIsDone.resolve()
    await quick
    for (const spy of [lookings, sendings]) spy.mockRestore()
    await shop.runJobs()
    expect(await order.refund()).toEqual([
      { amount: bootDelivered, provider_amount: bootDelivered - 5000, gift_card_amount: 5000, by_hand: 0 },
    ])
    expect(await order.atProvider()).toMatchObject({ held: 0 })
    expect(await given.row()).toMatchObject({ balance: 5000, owed: 5000 })
    await booksAgree()
  })

  test('makes a card valid anew that has ended', async () => {
    const given = await card()
    const order = await paid(given.code)
    await shop.db.updateTable('gift_cards').set({ valid_until: '2020-12-31' }).where('id', '=', given.id).execute()
    await order.cancel()
    await shop.runJobs()
    expect((await given.row()).valid_until).toBe(`${shop.clock.now().getUTCFullYear() + 5}-12-31`)
  })
})

describe('a buyer who withdraws', () => {
  test('is paid back once, as long as nothing was paid with the card, which pays nothing any more', async () => {
    const given = await card()
    const { provider_id: providerId } = await lastSale()
    expect(await Promise.all([1, 2].map(() => shop.shop.giftCards.withdraw(given.id)))).toEqual(
      expect.arrayContaining([true, false]),
    )
    await shop.runJobs()
    await shop.shop.giftCards.refundSale(given.id)
    expect(await paymentAtProvider(shop, providerId ?? '')).toMatchObject({ held: 0 })
    expect(await given.row()).toMatchObject({ balance: 0, owed: 0 })
    expect((await choose(await apiShopper(shop), given.code)).refusals?.[0]?.messageKey).toBe('gift-card-not-found')
    await booksAgree()
  })

  test('keeps a card of which something was spent or is kept for an order', async () => {
    const given = await card()
    await ordered(given.code)
    expect(await shop.shop.giftCards.withdraw(given.id)).toBe(false)
    expect(await given.row()).toMatchObject({ balance: 0, owed: 5000, blocked_at: null })
  })
})
