import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createMolliePayments } from '#integrations/mollie/mollie-payments.ts'
import { hour } from '#kernel/clock.ts'
import { acceptedAnswer, apiKey, mollieOrder, mollieOrderOf, type Sandbox, startSandbox } from './mollie-sandbox.ts'

const euros = (value: string) => ({ currency: 'EUR', value })

let shop: Sandbox
beforeEach(async () => {
  shop = await startSandbox()
})
afterEach(() => shop.close())

describe('opening a payment', () => {
  test('it is open, knows its order, and waits a quarter of an hour for iDEAL', async () => {
    const payment = acceptedAnswer(await shop.payments.createPayment(mollieOrder()))
    expect(payment).toMatchObject({
      status: 'open',
      method: 'ideal',
      amount: { amount: 9485, currency: 'EUR' },
      amountRefunded: { amount: 0, currency: 'EUR' },
      metadata: { orderId: '10001', paymentId: 'p-1' },
      expiresAt: new Date('2026-11-21T10:15:00Z'),
      cancelable: false,
    })
    expect(payment.id).toMatch(/^tr_[A-Za-z0-9]{22}$/)
    expect(payment.checkoutUrl).toContain('/checkout/test-mode?method=ideal&token=6.')
    expect(await shop.payments.getPayment(payment.id)).toEqual(payment)
  })

  test('an id that nobody has made up yet is not found, and neither is a path out of the folder', async () => {
    expect(await shop.payments.getPayment('tr_doesnotexist')).toBeUndefined()
    const payments = createMolliePayments({ apiKey, endpoint: shop.endpoint })
    expect(await payments.getPayment('../requests/x')).toBeUndefined()
  })

  test('without a method the shopper chooses on the list', async () => {
    const { method: _, ...undecided } = mollieOrder()
    const payment = acceptedAnswer(await shop.payments.createPayment(undecided))
    expect(payment.method).toBeUndefined()
    expect(payment.checkoutUrl).toContain('/checkout/select-method/6.')
  })

  test('the same key gives the same payment, however often it is asked', async () => {
    const request = mollieOrder()
    const first = acceptedAnswer(await shop.payments.createPayment(request))
    const second = acceptedAnswer(await shop.payments.createPayment(request))
    expect(second).toEqual(first)
  })

  test('the same key for another order is refused', async () => {
    const request = mollieOrder()
    await shop.payments.createPayment(request)
    const other = await shop.payments.createPayment({ ...request, description: 'Cordwainer 10002' })
    expect(other).toMatchObject({ refused: true, reason: 'invalid' })
  })

  test('a key is forgotten after an hour', async () => {
    const request = mollieOrder()
    const first = acceptedAnswer(await shop.payments.createPayment(request))
    shop.clock.advance(hour)
    expect(acceptedAnswer(await shop.payments.createPayment(request)).id).not.toBe(first.id)
  })

  test('a replayed answer says so', async () => {
    const body = { amount: { currency: 'EUR', value: '10.00' }, description: 'x', redirectUrl: 'https://shop.test/' }
    const ask = () => shop.api('payments', { method: 'POST', body, key: 'k' })
    expect((await ask()).headers.get('Idempotent-Replayed')).toBeNull()
    expect((await ask()).headers.get('Idempotent-Replayed')).toBe('true')
  })

  test('two at the same moment make one payment: the later one is told to wait or gets the same', async () => {
    const request = mollieOrder()
    const answers = await Promise.allSettled([1, 2, 3].map(() => shop.payments.createPayment(request)))
    const made = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [acceptedAnswer(answer.value).id] : []))
    const told = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
    expect(new Set(made).size).toBe(1)
    for (const reason of told) expect(reason).toMatchObject({ name: 'PaymentProviderUnavailable', reason: 'busy' })
    expect(((await (await shop.api('payments')).json()) as { count: number }).count).toBe(1)
  })

  test('lines that do not add up are refused before anybody is asked', async () => {
    expect(await shop.payments.createPayment(mollieOrder({ amount: 9484 }))).toMatchObject({
      refused: true,
      reason: 'invalid',
      field: 'lines',
    })
  })

  test.each([
    ['a method of another currency', mollieOrder({ currency: 'GBP' }), { reason: 'method', field: 'method' }],
    ['a method that ended', mollieOrder({ method: 'giropay' }), { reason: 'method', field: 'method' }],
    ['too little for the method', mollieOrderOf(499, { method: 'riverty' }), { reason: 'amount', field: 'amount' }],
    ['a locale that Mollie does not know', mollieOrder({ locale: 'xx_XX' }), { reason: 'invalid', field: 'locale' }],
    [
      'a redirect that is no web address',
      mollieOrder({ redirectUrl: 'javascript:1' }),
      { reason: 'invalid', field: 'redirectUrl' },
    ],
    [
      'a lender without an email address',
      mollieOrder({ method: 'klarna', billingAddress: withoutEmail() }),
      { reason: 'invalid', field: 'billingAddress.email' },
    ],
  ])('%s is a refusal, not an exception', async (_, request, refusal) => {
    // What the judge would not let pass is asked past it: Mollie answers such questions too.
    const payments = createMolliePayments({ apiKey, endpoint: shop.endpoint })
    expect(await payments.createPayment(request)).toMatchObject({ refused: true, ...refusal })
  })

  test.each([
    ['a field that Mollie does not know', { rubbish: 1 }, 'rubbish'],
    ['a field inside a line', { lines: [{ colour: 'red' }] }, 'lines.0.colour'],
    ['a field inside an amount', { amount: { currency: 'EUR', value: '1.00', cents: 1 } }, 'amount.cents'],
    ['a field that the key tells', { profileId: 'pfl_1' }, 'profileId'],
    ['a field that the sandbox can do nothing with', { captureDelay: '2 days' }, 'captureDelay'],
  ])('a body with %s is refused with its name', async (_, wrong, field) => {
    const line = { description: 'x', quantity: 1, unitPrice: euros('1.00'), totalAmount: euros('1.00') }
    const lines = 'lines' in wrong ? wrong.lines.map((each) => ({ ...line, ...each })) : [line]
    const body = { amount: euros('1.00'), description: 'x', redirectUrl: 'https://shop.test/', ...wrong, lines }
    const answer = await shop.api('payments', { method: 'POST', body })
    expect([answer.status, await answer.json()]).toEqual([422, expect.objectContaining({ field })])
  })

  test.each([
    ['POST', 'payments?include=issuers', 422, 'include'],
    ['GET', 'methods?include=pricing', 400, 'include'],
    ['GET', 'methods?locale=xx_XX', 400, 'locale'],
    ['GET', 'methods/ideal?locale=nl', 400, 'locale'],
    ['GET', 'methods/all?sequenceType=second', 400, 'sequenceType'],
    ['GET', 'methods?includeWallets=sofapay', 400, 'includeWallets'],
    ['GET', 'refunds?embed=order', 400, 'embed'],
    ['GET', 'refunds?from=re_none', 400, 'from'],
    ['GET', 'chargebacks?limit=251', 400, 'limit'],
    ['GET', 'payments?sort=newest', 400, 'sort'],
  ])('%s %s is refused with %i, and with what is wrong', async (method, path, status, field) => {
    const body = { amount: euros('1.00'), description: 'x', redirectUrl: 'https://shop.test/' }
    const answer = await shop.api(path, { method, ...(method === 'POST' ? { body } : {}) })
    expect([answer.status, await answer.json()]).toEqual([status, expect.objectContaining({ status, field })])
  })

  test('a phone number that is not E.164 is left out rather than losing the order', async () => {
    const { billingAddress } = mollieOrder()
    const payment = acceptedAnswer(
      await shop.payments.createPayment(
        mollieOrder({ billingAddress: { ...billingAddress, phone: '06 12 34 56 78' } }),
      ),
    )
    const wire = (await (await shop.api(`payments/${payment.id}`)).json()) as { billingAddress: { phone?: string } }
    expect(wire.billingAddress.phone).toBeUndefined()
  })

  test('the sandbox checks the arithmetic of lines as Mollie does', async () => {
    const amount = (value: string) => ({ currency: 'EUR', value })
    const line = {
      description: 'Boot',
      quantity: 2,
      unitPrice: amount('10.00'),
      discountAmount: amount('1.00'),
      totalAmount: amount('19.00'),
      vatRate: '21.00',
      vatAmount: amount('3.30'),
    }
    const ask = async (change: object, total = '19.00') => {
      const body = {
        amount: amount(total),
        description: 'x',
        redirectUrl: 'https://shop.test/',
        lines: [{ ...line, ...change }],
      }
      const response = await shop.api('payments', { method: 'POST', body })
      const { field } = (await response.json()) as { field?: string }
      return [response.status, field]
    }
    expect(await ask({})).toEqual([201, undefined])
    expect(await ask({ totalAmount: amount('20.00') })).toEqual([422, 'lines.0.totalAmount'])
    expect(await ask({ vatAmount: amount('3.99') })).toEqual([422, 'lines.0.vatAmount'])
    expect(await ask({ unitPrice: amount('10.0') })).toEqual([422, 'lines.0.unitPrice.value'])
    expect(await ask({ unitPrice: { currency: 'EUR', value: 10 } })).toEqual([422, 'lines.0.unitPrice.value'])
    expect(await ask({}, '18.00')).toEqual([422, 'lines'])
  })
})

function withoutEmail() {
  const { email: _, ...address } = mollieOrder().billingAddress
  return address
}
