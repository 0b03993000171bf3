import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { hour, minute } from '#kernel/clock.ts'
import { acceptedAnswer, checkoutUrlOf, mollieOrder, type Sandbox, startSandbox } from './mollie-sandbox.ts'

let shop: Sandbox
beforeEach(async () => {
  shop = await startSandbox()
})
afterEach(() => shop.close())

describe('refunds', () => {
  const euros = (amount: number) => ({ amount, currency: 'EUR' }) as const
  const paid = async (method = 'ideal') => {
    const payment = acceptedAnswer(await shop.payments.createPayment(mollieOrder({ method })))
    await shop.browse(checkoutUrlOf(payment), { final_state: 'paid', submit: '1' })
    await shop.letTimersRun()
    return payment.id
  }
  const refund = (paymentId: string, amount: number, idempotencyKey: string) =>
    shop.payments.refund({ paymentId, amount: euros(amount), idempotencyKey, description: `Return ${idempotencyKey}` })

  test('in parts, never more than was paid, without touching the status', async () => {
    const id = await paid()
    const first = acceptedAnswer(await refund(id, 4995, 'r1'))
    expect(first).toMatchObject({ status: 'pending', amount: euros(4995) })
    expect(acceptedAnswer(await refund(id, 4995, 'r1')).id).toBe(first.id)
    expect(await refund(id, 4491, 'r2')).toMatchObject({ refused: true, reason: 'amount' })
    acceptedAnswer(await refund(id, 4490, 'r3'))
    expect(await shop.payments.getPayment(id)).toMatchObject({ status: 'paid', amountRefunded: euros(9485) })
  })

  test('the shop is told when the money has gone', async () => {
    const id = await paid()
    await refund(id, 1000, 'r1')
    await shop.sandbox.sweep()
    await shop.letTimersRun()
    expect(shop.webhooks).toHaveLength(1)
    shop.clock.advance(2 * hour)
    await shop.sandbox.sweep()
    await shop.letTimersRun()
    expect(shop.webhooks).toHaveLength(2)
  })

  test('the same refund twice in a row looks like an accident: ask again later', async () => {
    const id = await paid()
    const again = (idempotencyKey: string) =>
      shop.payments.refund({ paymentId: id, amount: euros(500), idempotencyKey, description: 'Return' })
    acceptedAnswer(await again('a'))
    await expect(again('b')).rejects.toMatchObject({ name: 'PaymentProviderUnavailable', reason: 'busy' })
    shop.clock.advance(minute)
    acceptedAnswer(await again('b'))
  })

  test('an unpaid payment is not refunded, nor is the part of one that a gift card paid', async () => {
    const open = acceptedAnswer(await shop.payments.createPayment(mollieOrder()))
    expect(await refund(open.id, 100, 'r1')).toMatchObject({ refused: true, reason: 'state' })
    const gift = await paid('giftcard')
    const { amountRefundable } = (await shop.payments.getPayment(gift)) ?? {}
    expect(amountRefundable).toEqual(euros(4485))
    expect(await refund(gift, 4486, 'r2')).toMatchObject({ refused: true, reason: 'amount' })
    acceptedAnswer(await refund(gift, 4485, 'r4'))
    expect(await refund('tr_nothing', 100, 'r3')).toMatchObject({ refused: true, reason: 'not-found' })
  })
})
