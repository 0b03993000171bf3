import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { day } from '#kernel/clock.ts'
import { acceptedAnswer, checkoutUrlOf, mollieOrder, type Sandbox, startSandbox } from './mollie-sandbox.ts'

let shop: Sandbox
beforeEach(async () => {
  shop = await startSandbox()
})
afterEach(() => shop.close())

describe('authorize, capture, cancel', () => {
  const authorized = async (method: string) => {
    const payment = acceptedAnswer(await shop.payments.createPayment(mollieOrder({ method })))
    const page = await (await shop.browse(checkoutUrlOf(payment))).text()
    expect(page).toContain('value="authorized"')
    expect(page).not.toContain('value="paid"')
    await shop.browse(checkoutUrlOf(payment), { final_state: 'authorized', submit: '1' })
    return payment.id
  }

  test.each(['riverty', 'klarna'])('%s is authorized, and paid when the parcel leaves', async (method) => {
    const id = await authorized(method)
    expect(await shop.payments.getPayment(id)).toMatchObject({ status: 'authorized', cancelable: true })
    const part = { amount: 5000, currency: 'EUR' } as const
    const first = acceptedAnswer(await shop.payments.capture({ paymentId: id, idempotencyKey: 'c1', amount: part }))
    expect(first).toMatchObject({ amount: part })
    expect(await shop.payments.getPayment(id)).toMatchObject({ status: 'authorized', amountCaptured: part })
    const rest = acceptedAnswer(await shop.payments.capture({ paymentId: id, idempotencyKey: 'c2' }))
    expect(rest).toMatchObject({ amount: { amount: 4485 } })
    expect((await shop.payments.getPayment(id))?.status).toBe('paid')
    expect(await shop.payments.capture({ paymentId: id, idempotencyKey: 'c3' })).toMatchObject({ reason: 'state' })
  })

  test('more than was authorized cannot be captured', async () => {
    const id = await authorized('riverty')
    const capture = { paymentId: id, idempotencyKey: 'c', amount: { amount: 9486, currency: 'EUR' } } as const
    expect(await shop.payments.capture(capture)).toMatchObject({ refused: true, reason: 'amount' })
  })

  test('an authorization is let go: canceled, or paid for the part that was captured', async () => {
    const whole = await authorized('klarna')
    expect(acceptedAnswer(await shop.payments.cancelPayment(whole)).status).toBe('canceled')
    const part = await authorized('klarna')
    await shop.payments.capture({ paymentId: part, idempotencyKey: 'c', amount: { amount: 5000, currency: 'EUR' } })
    expect(acceptedAnswer(await shop.payments.cancelPayment(part)).status).toBe('paid')
  })

  test('an authorization that nobody captures runs out', async () => {
    const id = await authorized('klarna')
    shop.clock.advance(28 * day)
    expect((await shop.payments.getPayment(id))?.status).toBe('expired')
  })

  test('an open bank transfer can be called off, an open iDEAL payment cannot', async () => {
    const transfer = acceptedAnswer(await shop.payments.createPayment(mollieOrder({ method: 'banktransfer' })))
    expect(acceptedAnswer(await shop.payments.cancelPayment(transfer.id)).status).toBe('canceled')
    const ideal = acceptedAnswer(await shop.payments.createPayment(mollieOrder()))
    expect(await shop.payments.cancelPayment(ideal.id)).toMatchObject({ refused: true, reason: 'state' })
    expect(await shop.payments.cancelPayment('tr_nothing')).toMatchObject({ refused: true, reason: 'not-found' })
  })

  test('a card is captured at once unless the shop asks otherwise', async () => {
    const now = acceptedAnswer(await shop.payments.createPayment(mollieOrder({ method: 'creditcard' })))
    await shop.browse(checkoutUrlOf(now), { final_state: 'paid', submit: '1' })
    expect((await shop.payments.getPayment(now.id))?.status).toBe('paid')
    const later = acceptedAnswer(
      await shop.payments.createPayment(mollieOrder({ method: 'creditcard', captureMode: 'manual' })),
    )
    await shop.browse(checkoutUrlOf(later), { final_state: 'authorized', submit: '1' })
    expect((await shop.payments.getPayment(later.id))?.status).toBe('authorized')
  })
})
