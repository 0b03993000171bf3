import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  acceptedAnswer,
  checkoutUrlOf,
  mollieOrder,
  mollieOrderOf,
  type Sandbox,
  startSandbox,
} from './mollie-sandbox.ts'

let shop: Sandbox
beforeEach(async () => {
  shop = await startSandbox()
})
afterEach(() => shop.close())

describe('the hosted screens', () => {
  test('the test screen is plain, labelled, in the shopper’s language and says that no money moves', async () => {
    const payment = acceptedAnswer(await shop.payments.createPayment(mollieOrder({ description: 'Order <script>' })))
    const response = await shop.browse(checkoutUrlOf(payment))
    const page = await response.text()
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    expect(page).toContain('<html lang="nl">')
    expect(page).toContain('Testmodus: er wordt geen geld overgemaakt')
    expect(page).toContain('<h1>Betalen met iDEAL | Wero</h1>')
    expect(page).toContain('Order &#60;script&#62;')
    expect(page).toMatch(/€\s94,85/)
    for (const state of ['open', 'pending', 'paid', 'failed', 'canceled', 'expired']) {
      expect(page).toContain(`<label><input type="radio" name="final_state" value="${state}" required>`)
    }
    expect(page).not.toContain('value="authorized"')
    expect(page).toContain('name="submit"')
    expect(page).not.toMatch(/<script|https?:\/\/(?!127)/)
  })

  test.each([
    ['paid', 'paid', '/nl/checkout/status/'],
    ['failed', 'failed', '/nl/checkout/status/'],
    ['expired', 'expired', '/nl/checkout/status/'],
    ['canceled', 'canceled', '/nl/checkout/payment/'],
    ['pending', 'pending', '/nl/checkout/status/'],
  ])('%s: the shop is told once and the shopper comes back', async (state, status, path) => {
    const payment = acceptedAnswer(await shop.payments.createPayment(mollieOrder()))
    const answer = await shop.browse(checkoutUrlOf(payment), { final_state: state, submit: '1' })
    expect(answer.status).toBe(303)
    expect(new URL(answer.headers.get('Location') ?? '').pathname).toBe(path)
    const after = await shop.payments.getPayment(payment.id)
    expect(after?.status).toBe(status)
    expect(after?.checkoutUrl).toBeUndefined()
    expect(after?.expiresAt).toBeUndefined()
    await shop.letTimersRun()
    expect(shop.webhooks).toEqual([{ url: 'http://shop.test/webhooks/payment', body: `id=${payment.id}`, attempt: 1 }])
  })

  test('left open: nobody is told anything', async () => {
    const payment = acceptedAnswer(await shop.payments.createPayment(mollieOrder()))
    await shop.browse(checkoutUrlOf(payment), { final_state: 'open', submit: '1' })
    await shop.letTimersRun()
    expect(shop.webhooks).toEqual([])
    expect((await shop.payments.getPayment(payment.id))?.status).toBe('open')
  })

  test('nothing chosen: the screen says so', async () => {
    const payment = acceptedAnswer(await shop.payments.createPayment(mollieOrder()))
    const answer = await shop.browse(checkoutUrlOf(payment), { submit: '1' })
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain('role="alert"')
  })

  test('the browser’s Back after paying leads to the shop and changes nothing', async () => {
    const payment = acceptedAnswer(await shop.payments.createPayment(mollieOrder()))
    await shop.browse(checkoutUrlOf(payment), { final_state: 'paid', submit: '1' })
    await shop.browse(checkoutUrlOf(payment), { final_state: 'failed', submit: '1' })
    expect((await shop.browse(checkoutUrlOf(payment))).headers.get('Location')).toContain('/nl/checkout/status/')
    expect((await shop.payments.getPayment(payment.id))?.status).toBe('paid')
    await shop.letTimersRun()
    expect(shop.webhooks).toHaveLength(1)
  })

  test('leaving a named method tells nobody; canceling on the list does', async () => {
    const payment = acceptedAnswer(await shop.payments.createPayment(mollieOrder()))
    const page = await (await shop.browse(checkoutUrlOf(payment))).text()
    const list = /<a href="([^"]+select-method[^"]+)"/.exec(page)?.[1] ?? ''
    expect((await shop.browse(list)).status).toBe(200)
    await shop.letTimersRun()
    expect(shop.webhooks).toEqual([])
    expect((await shop.payments.getPayment(payment.id))?.status).toBe('open')
    const answer = await shop.browse(list, { cancel: '1' })
    expect(answer.headers.get('Location')).toContain('/nl/checkout/payment/')
    await shop.letTimersRun()
    expect(shop.webhooks).toHaveLength(1)
    expect((await shop.payments.getPayment(payment.id))?.status).toBe('canceled')
  })

  test('among several methods a failure is not the end', async () => {
    const { method: _, ...undecided } = mollieOrder()
    const payment = acceptedAnswer(await shop.payments.createPayment(undecided))
    const list = checkoutUrlOf(payment)
    const page = await (await shop.browse(list)).text()
    expect(page).toContain('<button class="choice" name="method" value="ideal">')
    expect(page).not.toContain('value="applepay"')
    const chosen = await shop.browse(list, { method: 'paypal' })
    const failed = await shop.browse(chosen.headers.get('Location') ?? '', { final_state: 'failed', submit: '1' })
    const again = await shop.browse(failed.headers.get('Location') ?? '')
    expect(await again.text()).toContain('Die betaling is mislukt.')
    expect((await shop.payments.getPayment(payment.id))?.status).toBe('open')
    const gift = await shop.browse(list, { method: 'giftcard' })
    expect(await gift.text()).toContain('name="issuer" value="vvvgiftcard"')
    const issued = await shop.browse(list, { method: 'giftcard', issuer: 'vvvgiftcard' })
    await shop.browse(issued.headers.get('Location') ?? '', { final_state: 'paid', submit: '1' })
    expect(await shop.payments.getPayment(payment.id)).toMatchObject({ status: 'paid', method: 'giftcard' })
  })

  test('a made-up link shows that there is no such payment', async () => {
    const answer = await shop.browse(`${shop.publicUrl}/checkout/test-mode?method=ideal&token=6.x`)
    expect(answer.status).toBe(404)
    const payment = acceptedAnswer(await shop.payments.createPayment(mollieOrder()))
    const guessed = checkoutUrlOf(payment).slice(0, -1)
    expect((await shop.browse(guessed)).status).toBe(404)
  })

  test.each([
    [100_100, 'invalid_card_number'],
    [100_700, 'insufficient_funds'],
    [101_100, 'card_declined'],
  ])('a card payment of %i cents fails with %s whatever is chosen', async (amount, failureReason) => {
    const payment = acceptedAnswer(await shop.payments.createPayment(mollieOrderOf(amount, { method: 'creditcard' })))
    await shop.browse(checkoutUrlOf(payment), { final_state: 'paid', submit: '1' })
    expect(await shop.payments.getPayment(payment.id)).toMatchObject({ status: 'failed', failureReason })
  })
})
