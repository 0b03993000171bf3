import { Client } from 'mollie-api-typescript'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { accepted, apiKey, checkoutUrl, order, type Sandbox, startSandbox } from './mollie-sandbox.ts'

/**
 * Mollie's own client reads every answer of the sandbox with its own schemas and throws on what does not fit: an
 * independent judge of the wire format.
 */
let shop: Sandbox
let mollie: Client
beforeEach(async () => {
  shop = await startSandbox()
  mollie = new Client({ security: { apiKey }, serverURL: shop.publicUrl, retryConfig: { strategy: 'none' } })
})
afterEach(() => shop.close())

const euros = (value: string) => ({ currency: 'EUR', value })

async function made(changes: Parameters<typeof order>[0] = {}, state?: string): Promise<string> {
  const payment = accepted(await shop.payments.createPayment(order(changes)))
  if (state) await shop.browse(checkoutUrl(payment), { final_state: state, submit: '1' })
  return payment.id
}

describe('Mollie’s own client', () => {
  test('creates, reads, updates and lists payments', async () => {
    const created = await mollie.payments.create({
      paymentRequest: {
        amount: euros('10.00'),
        description: 'From their client',
        redirectUrl: 'https://shop.test/return',
        webhookUrl: 'https://shop.test/webhook',
        method: 'ideal',
        metadata: { orderId: '1' },
      },
    })
    expect(created).toMatchObject({ status: 'open', mode: 'test', method: 'ideal', sequenceType: 'oneoff' })
    expect(created.links.checkout?.href).toContain('/checkout/test-mode')
    const updated = await mollie.payments.update({ paymentId: created.id, requestBody: { description: 'Changed' } })
    expect(updated.description).toBe('Changed')
    expect(await mollie.payments.get({ paymentId: created.id })).toMatchObject({ description: 'Changed' })

    for (const minutes of [1, 2]) {
      shop.clock.advance(minutes * 1000)
      await made()
    }
    const pages: string[][] = []
    for await (const { result } of await mollie.payments.list({ limit: 2 })) {
      pages.push((result.embedded.payments ?? []).map(({ id }) => id))
    }
    expect(pages.map((ids) => ids.length)).toEqual([2, 1])
    expect(pages[1]).toEqual([created.id])
  })

  test.each([
    ['ideal', ['open', 'pending', 'paid', 'failed', 'canceled', 'expired']],
    ['creditcard', ['paid', 'failed']],
    ['bancontact', ['paid']],
    ['paypal', ['paid']],
    ['banktransfer', ['open', 'paid']],
    ['giftcard', ['paid']],
    ['klarna', ['authorized']],
    ['riverty', ['authorized']],
  ])('reads %s in every state', async (method, states) => {
    for (const state of states) {
      const payment = await mollie.payments.get({ paymentId: await made({ method }, state) })
      expect(payment).toMatchObject({ method, status: state })
      expect(payment.links.checkout === undefined).toBe(state !== 'open')
      expect(payment.isCancelable === undefined).toBe(['paid', 'failed', 'canceled', 'expired'].includes(state))
    }
  })

  test('lists methods, with issuers and wallets on request', async () => {
    const plain = await mollie.methods.list({ locale: 'nl_NL', billingCountry: 'NL', amount: euros('20.00') })
    expect(plain.embedded.methods.map(({ id }) => id)).not.toContain('applepay')
    const full = await mollie.methods.list({ include: 'issuers', includeWallets: 'applepay', billingCountry: 'NL' })
    expect(full.count).toBe(plain.count + 1)
    expect(await mollie.methods.get({ methodId: 'ideal' })).toMatchObject({ description: 'iDEAL | Wero' })
    await expect(mollie.methods.get({ methodId: 'in3' })).rejects.toMatchObject({ statusCode: 403 })
    expect((await shop.api('methods/wero')).status).toBe(403)
    expect((await shop.api('methods/chocolate')).status).toBe(404)
  })

  test('refunds, and takes a refund back', async () => {
    const paymentId = await made({}, 'paid')
    const refund = await mollie.refunds.create({
      paymentId,
      refundRequest: { amount: euros('5.00'), description: 'One' },
    })
    expect(refund).toMatchObject({ status: 'pending', paymentId })
    expect(await mollie.refunds.get({ paymentId, refundId: refund.id })).toMatchObject({ amount: euros('5.00') })
    await mollie.refunds.cancel({ paymentId, refundId: refund.id })
    expect((await mollie.payments.get({ paymentId })).amountRefunded).toEqual(euros('0.00'))
  })

  test('captures, and releases an authorization', async () => {
    const paymentId = await made({ method: 'klarna' }, 'authorized')
    const capture = await mollie.captures.create({
      paymentId,
      entityCapture: { amount: euros('5.00'), description: 'One' },
    })
    expect(capture).toMatchObject({ status: 'succeeded', amount: euros('5.00') })
    expect(await mollie.captures.get({ paymentId, captureId: capture.id })).toMatchObject({ paymentId })
    await mollie.payments.releaseAuthorization({ paymentId })
    expect(await mollie.payments.get({ paymentId })).toMatchObject({
      status: 'paid',
      amountCaptured: euros('5.00'),
      amountRemaining: euros('5.00'),
    })
  })

  test('cancels what can be canceled', async () => {
    const transfer = await made({ method: 'banktransfer' })
    expect(await mollie.payments.cancel({ paymentId: transfer })).toMatchObject({ status: 'canceled' })
    await expect(mollie.payments.cancel({ paymentId: await made() })).rejects.toMatchObject({ statusCode: 422 })
  })

  test('understands refusals', async () => {
    const paymentRequest = { amount: euros('10'), description: 'x', redirectUrl: 'https://shop.test/' }
    await expect(mollie.payments.create({ paymentRequest })).rejects.toMatchObject({
      statusCode: 422,
      title: 'Unprocessable Entity',
      field: 'amount.value',
    })
    await expect(mollie.payments.get({ paymentId: 'tr_nothing' })).rejects.toMatchObject({ statusCode: 404 })
  })
})
