import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { day, hour, minute } from '#kernel/clock.ts'
import { acceptedAnswer, checkoutUrlOf, mollieOrder, type Sandbox, startSandbox } from './mollie-sandbox.ts'

let shop: Sandbox
beforeEach(async () => {
  shop = await startSandbox()
})
afterEach(() => shop.close())

describe('time', () => {
  test('an open payment expires by the clock and the shop is told once', async () => {
    const payment = acceptedAnswer(await shop.payments.createPayment(mollieOrder()))
    shop.clock.advance(15 * minute - 1000)
    await shop.sandbox.sweep()
    expect((await shop.payments.getPayment(payment.id))?.status).toBe('open')
    shop.clock.advance(1000)
    await shop.sandbox.sweep()
    await shop.sandbox.sweep()
    expect((await shop.payments.getPayment(payment.id))?.status).toBe('expired')
    await shop.letTimersRun()
    expect(shop.webhooks).toHaveLength(1)
  })

  test.each([
    ['bancontact', 'BE', hour],
    ['paypal', 'NL', 6 * hour],
    ['klarna', 'NL', 48 * hour],
    ['banktransfer', 'NL', 14 * day],
  ])('%s waits its own time', async (method, _, wait) => {
    const payment = acceptedAnswer(await shop.payments.createPayment(mollieOrder({ method })))
    expect(payment.expiresAt).toEqual(new Date(shop.clock.now().getTime() + wait))
  })

  test('an unanswered webhook is tried ten times within 26 hours, then given up', async () => {
    await shop.close()
    shop = await startSandbox({ deliver: async () => false })
    const payment = acceptedAnswer(await shop.payments.createPayment(mollieOrder()))
    await shop.browse(checkoutUrlOf(payment), { final_state: 'paid', submit: '1' })
    expect(await shop.letTimersRun()).toEqual([0, 1, 2, 4, 8, 16, 29, 60, 120, 1320])
    expect(shop.webhooks.map(({ attempt }) => attempt)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    await shop.sandbox.sweep()
    expect(shop.webhooks).toHaveLength(10)
  })

  test('a shop that comes back is told, and then left alone', async () => {
    await shop.close()
    shop = await startSandbox({
      deliver: async ({ attempt }) => {
        if (attempt < 3) throw new Error('ECONNREFUSED')
        return true
      },
    })
    const payment = acceptedAnswer(await shop.payments.createPayment(mollieOrder()))
    await shop.browse(checkoutUrlOf(payment), { final_state: 'paid', submit: '1' })
    expect(await shop.letTimersRun()).toEqual([0, 1, 2])
  })
})
