import { Client } from 'mollie-api-typescript'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createMolliePayments } from '#integrations/mollie/mollie-payments.ts'
import { wireThat } from './bad-answers.ts'
import { acceptedAnswer, apiKey, mollieOrder, mollieOrderOf, type Sandbox, startSandbox } from './mollie-sandbox.ts'

let shop: Sandbox
beforeEach(async () => {
  shop = await startSandbox()
})
afterEach(() => shop.close())

const validationUrl = 'https://apple-pay-gateway-cert.apple.com/paymentservices/paymentSession'
const token = (data = 'vK3BbrCbI/') => JSON.stringify({ paymentData: { version: 'EC_v1', data } })
const by = (method: 'applepay' | 'googlepay', data?: string) => mollieOrder({ method, walletToken: token(data) })

describe('a session of Apple Pay', () => {
  test('is handed on as Apple made it', async () => {
    const answer = acceptedAnswer(await shop.payments.walletSession({ validationUrl, domain: 'shop.test' }))
    expect(answer.session).toMatchObject({
      domainName: 'shop.test',
      signature: expect.any(String),
      displayName: 'Sandbox',
    })
  })

  test('is read by Mollie’s own client', async () => {
    const mollie = new Client({ security: { apiKey }, serverURL: shop.publicUrl, retryConfig: { strategy: 'none' } })
    const session = await mollie.wallets.requestApplePaySession({ requestBody: { validationUrl, domain: 'shop.test' } })
    expect(session).toMatchObject({ merchantSessionIdentifier: expect.stringMatching(/^SSH/) })
  })

  test('is refused to whoever is not Apple, and for a domain that is none', async () => {
    const elsewhere = {
      validationUrl: 'https://apple.com.evil.test/paymentservices/paymentSession',
      domain: 'shop.test',
    }
    expect(await shop.payments.walletSession(elsewhere)).toMatchObject({ refused: true, reason: 'invalid' })
    expect(await shop.payments.walletSession({ validationUrl, domain: 'shop test' })).toMatchObject({ refused: true })
  })

  test('that Mollie can’t get is written down as a failure, and costs no more than a moment', async () => {
    const wire = wireThat(async () =>
      Response.json(
        { status: 422, title: 'Unprocessable Entity', detail: 'Apple is not able to verify your domain' },
        { status: 422 },
      ),
    )
    const payments = createMolliePayments({ apiKey, endpoint: 'http://mollie.test/v2', ...wire.options })
    expect(await payments.walletSession({ validationUrl, domain: 'shop.test' })).toMatchObject({
      refused: true,
      detail: 'Apple is not able to verify your domain',
    })
    expect(wire.failures()).toMatchObject([{ operation: 'validate the shop for Apple Pay' }])
  })

  test('without a signature is none', async () => {
    const wire = wireThat(async () => Response.json({ merchantSessionIdentifier: 'x' }, { status: 201 }))
    const payments = createMolliePayments({ apiKey, endpoint: 'http://mollie.test/v2', ...wire.options })
    await expect(payments.walletSession({ validationUrl, domain: 'shop.test' })).rejects.toMatchObject({
      reason: 'unreadable',
    })
  })
})

describe.each([
  ['applepay', 'applepay'],
  ['googlepay', 'creditcard'],
] as const)('a payment with a token of %s', (wallet, method) => {
  test('is paid without a page, by a card in that wallet, and told of', async () => {
    const payment = acceptedAnswer(await shop.payments.createPayment(by(wallet)))
    expect(payment).toMatchObject({ status: 'paid', method, amount: { amount: 9485 } })
    expect(payment.checkoutUrl).toBeUndefined()
    const wire = (await (await shop.api(`payments/${payment.id}`)).json()) as { details: object }
    expect(wire.details).toMatchObject({ wallet })
    await shop.letTimersRun()
    expect(shop.webhooks.map(({ body }) => body)).toEqual([`id=${payment.id}`])
  })

  test('sent twice is one payment', async () => {
    const request = by(wallet)
    const first = acceptedAnswer(await shop.payments.createPayment(request))
    expect(acceptedAnswer(await shop.payments.createPayment(request)).id).toBe(first.id)
  })

  test('ends as its token says', async () => {
    const declined = acceptedAnswer(await shop.payments.createPayment(by(wallet, 'sandbox-declined')))
    expect(declined).toMatchObject({ status: 'failed', failureReason: 'card_declined' })
    expect(acceptedAnswer(await shop.payments.createPayment(by(wallet, 'sandbox-pending'))).status).toBe('pending')
    const asked = acceptedAnswer(await shop.payments.createPayment(by(wallet, 'sandbox-3-d-secure')))
    expect(asked).toMatchObject({ status: 'open', checkoutUrl: expect.stringContaining('/checkout/test-mode') })
  })

  test('and an amount that every card refuses is refused in a wallet as well', async () => {
    const payment = await shop.payments.createPayment(mollieOrderOf(101_100, { method: wallet, walletToken: token() }))
    expect(acceptedAnswer(payment)).toMatchObject({ status: 'failed', failureReason: 'card_declined' })
  })

  test('is paid back like any other', async () => {
    const payment = acceptedAnswer(await shop.payments.createPayment(by(wallet)))
    const refund = await shop.payments.refund({
      paymentId: payment.id,
      amount: { amount: 4000, currency: 'EUR' },
      idempotencyKey: `refund-${payment.id}`,
      description: 'Return',
    })
    expect(acceptedAnswer(refund)).toMatchObject({ amount: { amount: 4000, currency: 'EUR' } })
    expect(await shop.payments.getPayment(payment.id)).toMatchObject({
      status: 'paid',
      amountRefunded: { amount: 4000 },
      amountRefundable: { amount: 5485 },
    })
  })

  test('without a token it is paid on Mollie’s page', async () => {
    const payment = acceptedAnswer(await shop.payments.createPayment(mollieOrder({ method: wallet })))
    expect(payment).toMatchObject({ status: 'open', method, checkoutUrl: expect.any(String) })
  })
})

test('a token that is no JSON, or comes with another method, is refused', async () => {
  const torn = await shop.payments.createPayment(mollieOrder({ method: 'applepay', walletToken: '{"paymentData"' }))
  expect(torn).toMatchObject({ refused: true, field: 'applePayPaymentToken' })
  const body = {
    amount: { currency: 'EUR', value: '10.00' },
    description: 'x',
    redirectUrl: 'https://shop.test/',
    method: 'ideal',
    applePayPaymentToken: token(),
  }
  const answer = await shop.api('payments', { method: 'POST', body })
  expect([answer.status, await answer.json()]).toMatchObject([422, { field: 'applePayPaymentToken' }])
  const named = await shop.api('payments', {
    method: 'POST',
    body: { ...body, method: 'googlepay', applePayPaymentToken: undefined },
  })
  expect([named.status, await named.json()]).toMatchObject([422, { field: 'method' }])
})
