import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createMolliePayments } from '#integrations/mollie/mollie-payments.ts'
import type { VendorEvent } from '#integrations/vendor/vendor-event.ts'
import { type PaymentPort, PaymentProviderUnavailable } from '#shop/orders/payment-port.ts'
import { badAnswers, wireThat } from './bad-answers.ts'
import {
  acceptedAnswer,
  apiKey,
  mollieOrder,
  mollieOrderOf,
  onLoopback,
  type Sandbox,
  startSandbox,
} from './mollie-sandbox.ts'

let shop: Sandbox
beforeEach(async () => {
  shop = await startSandbox()
})
afterEach(() => shop.close())

describe('a provider that is not there', () => {
  const against = async (handler: (request: Request) => Response | Promise<Response>, timeoutMs = 5000) => {
    const server = await onLoopback(handler)
    return { payments: createMolliePayments({ apiKey, endpoint: `${server.origin}/v2`, timeoutMs }), server }
  }
  const methodsQuestion = { amount: 9485, currency: 'EUR', country: 'NL', storefrontLocale: 'nl_NL' } as const
  const unavailable = (reason: string) => ({ name: 'PaymentProviderUnavailable', reason })

  test('nobody listens', async () => {
    const { payments, server } = await against(() => new Response())
    await server.close()
    const question = payments.createPayment(mollieOrder())
    await expect(question).rejects.toBeInstanceOf(PaymentProviderUnavailable)
    await expect(question).rejects.toMatchObject(unavailable('network'))
  })

  test('nobody answers in time', async () => {
    const { payments, server } = await against(() => new Promise<Response>(() => {}), 50)
    await expect(payments.getPayment('tr_1')).rejects.toMatchObject(unavailable('timeout'))
    await server.close()
  })

  test('it is down: the amount of 1503.00 in the sandbox', async () => {
    await expect(shop.payments.createPayment(mollieOrderOf(150_300))).rejects.toMatchObject(unavailable('server-error'))
  })

  test('it asks to be left alone for a while', async () => {
    const { payments, server } = await against(
      () =>
        new Response('{"status":429,"title":"Too Many","detail":"Slow down"}', {
          status: 429,
          headers: { 'Retry-After': '7' },
        }),
    )
    await expect(payments.getPayment('tr_1')).rejects.toMatchObject({ ...unavailable('busy'), retryAfterSeconds: 7 })
    await server.close()
  })

  test('it answers with something that is not Mollie', async () => {
    const { payments, server } = await against(() => new Response('<h1>Welcome to the hotel’s Wi-Fi</h1>'))
    await expect(payments.getPayment('tr_1')).rejects.toMatchObject(unavailable('unreadable'))
    await server.close()
  })

  test('a wrong key keeps shoppers from paying for a while, and is an event that alarms the operator', async () => {
    const events: VendorEvent[] = []
    const observe = (event: VendorEvent) => void events.push(event)
    const payments = createMolliePayments({ apiKey: 'test_wrong', endpoint: shop.endpoint, observe })
    await expect(payments.createPayment(mollieOrder())).rejects.toMatchObject(unavailable('unauthorized'))
    expect(events).toEqual([
      expect.objectContaining({
        vendor: 'mollie',
        operation: 'create a payment',
        outcome: 'unauthorized',
        status: 401,
      }),
    ])
    expect(JSON.stringify(events)).not.toContain('test_wrong')
  })

  describe.each(badAnswers)('that gives %s', (_, reply, outcome) => {
    const refund = {
      paymentId: 'tr_1',
      amount: { amount: 100, currency: 'EUR' },
      idempotencyKey: 'r',
      description: 'x',
    } as const
    test.each<[string, (payments: PaymentPort) => Promise<unknown>]>([
      ['list methods', (payments) => payments.methods(methodsQuestion)],
      ['create a payment', (payments) => payments.createPayment(mollieOrder())],
      ['read a payment', (payments) => payments.getPayment('tr_1')],
      ['read a payment', (payments) => payments.cancelPayment('tr_1')],
      ['refund a payment', (payments) => payments.refund(refund)],
      ['capture a payment', (payments) => payments.capture({ paymentId: 'tr_1', idempotencyKey: 'c' })],
    ])('can’t be asked now, and that is one event each: %s', async (operation, work) => {
      const wire = wireThat(reply)
      const payments = createMolliePayments({ apiKey, endpoint: 'http://mollie.test/v2', ...wire.options })
      await expect(work(payments)).rejects.toMatchObject(unavailable(outcome))
      expect(wire.failures().filter(({ willRetry }) => !willRetry)).toEqual([
        expect.objectContaining({ vendor: 'mollie', operation, outcome }),
      ])
    })
  })

  test('and asks for a rest is left alone until it is over, whatever is asked', async () => {
    let asked = 0
    const { payments, server } = await against(() => {
      asked++
      return new Response('', { status: 429, headers: { 'Retry-After': '60' } })
    })
    await expect(payments.getPayment('tr_1')).rejects.toMatchObject(unavailable('busy'))
    await expect(payments.createPayment(mollieOrder())).rejects.toMatchObject(unavailable('busy'))
    expect(asked).toBe(1)
    await server.close()
  })

  test('and breaks off after it made a payment has made one: the same key brings the same one', async () => {
    let calls = 0
    const payments = createMolliePayments({
      apiKey,
      endpoint: shop.endpoint,
      fetch: async (input, init) => {
        const answer = await fetch(input, init)
        if (++calls === 1) throw new TypeError('terminated')
        return answer
      },
    })
    const payment = acceptedAnswer(await payments.createPayment(mollieOrder()))
    const all = (await (await shop.api('payments')).json()) as { count: number }
    expect([calls, all.count, payment.status]).toEqual([2, 1, 'open'])
  })

  test('a page of a proxy that finds nothing is no word of Mollie’s about a payment', async () => {
    const { payments, server } = await against(() => new Response('<h1>404 Not Found</h1>', { status: 404 }))
    await expect(payments.getPayment('tr_1')).rejects.toMatchObject(unavailable('unreadable'))
    await server.close()
  })

  test('a method that can’t be read does not cost the others', async () => {
    const list = (await (await shop.api('methods')).json()) as { _embedded: { methods: object[] } }
    const [first, ...others] = list._embedded.methods
    const strange = { ...first, minimumAmount: { currency: 'XBT', value: 1 } }
    const { payments, server } = await against(() => Response.json({ _embedded: { methods: [strange, ...others] } }))
    expect(await payments.methods(methodsQuestion)).toHaveLength(others.length)
    await server.close()
  })

  test.each([
    ['method', []],
    ['description', ['create a payment']],
  ])('a refusal of the %s is an alarm only where it is an error of the shop', async (field, alarms) => {
    const wire = wireThat(async () =>
      Response.json({ status: 422, title: 'Unprocessable Entity', detail: 'No', field }, { status: 422 }),
    )
    const payments = createMolliePayments({ apiKey, endpoint: 'http://mollie.test/v2', ...wire.options })
    expect(await payments.createPayment(mollieOrder())).toMatchObject({ refused: true, field, detail: 'No' })
    expect(wire.failures().map(({ operation }) => operation)).toEqual(alarms)
  })

  test('a status or a method from next year is not final', async () => {
    const payment = acceptedAnswer(await shop.payments.createPayment(mollieOrder()))
    const wire = (await (await shop.api(`payments/${payment.id}`)).json()) as object
    const { payments, server } = await against(() => Response.json({ ...wire, status: 'teleporting', method: 'wero' }))
    expect(await payments.getPayment(payment.id)).toMatchObject({ status: 'pending', method: 'wero' })
    await server.close()
  })
})
