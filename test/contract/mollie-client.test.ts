import { Client } from 'mollie-api-typescript'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { acceptedAnswer, apiKey, checkoutUrlOf, mollieOrder, type Sandbox, startSandbox } from './mollie-sandbox.ts'

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

async function made(changes: Parameters<typeof mollieOrder>[0] = {}, state?: string): Promise<string> {
  const payment = acceptedAnswer(await shop.payments.createPayment(mollieOrder(changes)))
  if (state) await shop.browse(checkoutUrlOf(payment), { final_state: state, submit: '1' })
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

  test('lists all methods, with prices, and those of a sequence', async () => {
    const all = await mollie.methods.all({ locale: 'nl_NL', include: 'issuers,pricing', amount: euros('20.00') })
    const ids = all.embedded.methods.map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining(['ideal', 'applepay', 'riverty', 'in3', 'twint']))
    expect(all.embedded.methods.find(({ id }) => id === 'ideal')).toMatchObject({ status: 'activated' })
    expect(all.embedded.methods.find(({ id }) => id === 'twint')).toMatchObject({ status: null, maximumAmount: null })
    const first = await mollie.methods.list({ sequenceType: 'first' })
    expect(first.embedded.methods.map(({ id }) => id)).toEqual(['ideal', 'bancontact', 'creditcard', 'paypal'])
    const recurring = await mollie.methods.list({ sequenceType: 'recurring' })
    expect(recurring.embedded.methods.map(({ id }) => id)).toEqual(['creditcard', 'paypal'])
  })

  test('lists refunds of one payment and of all, with their payments, in pages', async () => {
    const [one, two] = [await made({}, 'paid'), await made({}, 'paid')]
    const refunds: string[] = []
    for (const [paymentId, value] of [
      [one, '1.00'],
      [two, '2.00'],
      [one, '3.00'],
    ] as const) {
      shop.clock.advance(1000)
      const refundRequest = { amount: euros(value), description: value }
      refunds.unshift((await mollie.refunds.create({ paymentId, refundRequest })).id)
    }
    const pages: string[][] = []
    for await (const { result } of await mollie.refunds.all({ limit: 2 })) {
      pages.push(result.embedded.refunds.map(({ id }) => id))
    }
    expect(pages).toEqual([refunds.slice(0, 2), refunds.slice(2)])
    const { result } = await mollie.refunds.list({ paymentId: one, embed: 'payment' })
    expect(result.embedded.refunds.map(({ id }) => id)).toEqual([refunds[0], refunds[2]])
    const embedded = await (await shop.api('refunds?embed=payment')).json()
    expect(embedded).toMatchObject({ _embedded: { refunds: [{ _embedded: { payment: { id: one } } }, {}, {}] } })
  })

  test('lists captures with their payment, and chargebacks, of which there are none', async () => {
    const paymentId = await made({ method: 'klarna' }, 'authorized')
    const entityCapture = { amount: euros('5.00'), description: 'One' }
    const { id } = await mollie.captures.create({ paymentId, entityCapture })
    const captures = await mollie.captures.list({ paymentId, embed: 'payment' })
    expect(captures.result.embedded.captures.map((one) => one.id)).toEqual([id])
    const answer = await (await shop.api(`payments/${paymentId}/captures/${id}?embed=payment`)).json()
    expect(answer).toMatchObject({ id, _embedded: { payment: { id: paymentId } } })
    expect((await mollie.chargebacks.list({ paymentId })).result.count).toBe(0)
    expect((await mollie.chargebacks.all({})).result.count).toBe(0)
    expect((await shop.api(`payments/${paymentId}/chargebacks/chb_none`)).status).toBe(404)
    const payment = await (await shop.api(`payments/${paymentId}?embed=captures,refunds,chargebacks`)).json()
    expect(payment).toMatchObject({ _embedded: { captures: [{ id }], refunds: [], chargebacks: [] } })
  })

  test('changes what may be changed, and nothing of a payment that ended', async () => {
    const redirectUrl = 'https://shop.test/'
    const undecided = { amount: euros('10.00'), description: 'From their client', redirectUrl }
    const { id: paymentId } = await mollie.payments.create({ paymentRequest: undecided })
    const requestBody = { method: 'creditcard', locale: 'de_DE', webhookUrl: 'https://shop.test/other' } as const
    const changed = await mollie.payments.update({ paymentId, requestBody })
    expect(changed).toMatchObject({ ...requestBody, status: 'open' })
    expect(changed.links.checkout?.href).toContain('method=creditcard')
    await shop.browse(changed.links.checkout?.href ?? '', { final_state: 'paid', submit: '1' })
    await expect(
      mollie.payments.update({ paymentId, requestBody: { redirectUrl: 'https://shop.test/elsewhere' } }),
    ).rejects.toMatchObject({ statusCode: 422, field: 'redirectUrl' })
    expect(await mollie.payments.update({ paymentId, requestBody: { description: 'Later' } })).toMatchObject({
      description: 'Later',
    })
  })

  test('cancels once, and is answered the same for the same key', async () => {
    const paymentId = await made({ method: 'banktransfer' })
    const idempotencyKey = 'cancel-1'
    const canceled = await mollie.payments.cancel({ paymentId, idempotencyKey })
    expect(await mollie.payments.cancel({ paymentId, idempotencyKey })).toEqual(canceled)
    await expect(mollie.payments.cancel({ paymentId })).rejects.toMatchObject({ statusCode: 422 })
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
