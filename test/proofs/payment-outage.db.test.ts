import { expect, test } from 'vitest'
import { createApi } from '#api/create-api.ts'
import { createMolliePayments } from '#integrations/mollie/mollie-payments.ts'
import type { VendorEvent } from '#integrations/vendor/vendor-event.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import type { PaymentPort } from '#shop/orders/payment-port.ts'
import { createShop } from '#shop/shop.ts'
import { badAnswers } from '#test/contract/bad-answers.ts'
import { type Asker, openTestShop, type TestShop } from '#test/shop/open-shop.ts'
import { providerIdOf } from '#test/shop/payment-at-provider.ts'
import { apiShopper } from '#test/shop/shopper.ts'
import { fixtures } from '#test/shop/small-catalog.ts'

const right = await openTestShop()

/** Another shop on the same database, whose provider can be exchanged for one that answers badly. */
function exchangeable() {
  const events: VendorEvent[] = []
  const mollie = (reply?: () => Promise<Response>): PaymentPort =>
    createMolliePayments({
      apiKey: 'test_key',
      endpoint: 'http://shop.test/sandbox/mollie/v2',
      observe: (event) => void events.push(event),
      ...(reply ? { timeoutMs: 20 } : {}),
      fetch: reply ?? (async (input, init) => right.sandbox.fetch(new Request(input, init))),
    })
  let now = mollie()
  const payments: PaymentPort = {
    methods: (question) => now.methods(question),
    createPayment: (request) => now.createPayment(request),
    getPayment: (id) => now.getPayment(id),
    cancelPayment: (id) => now.cancelPayment(id),
    refund: (request) => now.refund(request),
    capture: (request) => now.capture(request),
    walletSession: (request) => now.walletSession(request),
  }
  const shop = createShop({ ...right.deps, payments })
  const problems: unknown[] = []
  const api = createApi(shop, {
    development: false,
    documents: {},
    secure: false,
    report: (error) => problems.push(error),
  })
  const ask = async (query: string, variables: Record<string, unknown> = {}, as: Asker = {}) => {
    const storefront = storefrontOf(as.store ?? 'nl_NL')
    const identity = { storefront, contextToken: as.token, customerToken: as.customerToken, captchaToken: undefined }
    const { data, errors } = await api.execute({ query, variables }, identity)
    if (errors?.[0]) throw new Error(errors[0].message)
    return data as Record<string, never>
  }
  return {
    shop,
    problems,
    failures: () => events.filter(({ outcome, willRetry }) => outcome !== 'answered' && !willRetry),
    me: () => apiShopper({ ...right, ask } satisfies TestShop),
    answerWith: (reply?: () => Promise<Response>) => {
      now = mollie(reply)
    },
  }
}

const paymentsOf = async (orderId: string) => {
  const answer = await right.sandbox.fetch(
    new Request('http://shop.test/sandbox/mollie/v2/payments?limit=250', {
      headers: { Authorization: 'Bearer test_key' },
    }),
  )
  const list = (await answer.json()) as { _embedded: { payments: { metadata: { orderId: string } }[] } }
  return list._embedded.payments.filter(({ metadata }) => metadata.orderId === orderId)
}

test.each(badAnswers)('a provider that gives %s costs no order, and none is paid twice', async (_, reply, outcome) => {
  const { shop, me: shopperOf, answerWith, failures, problems } = exchangeable()
  const me = await shopperOf()
  await me.readyToOrder(fixtures.handbag)
  const { id = '', reference = '' } = await me.place()

  answerWith(reply)
  expect((await me.pay(id)).refusals?.[0]?.messageKey).toBe('payment-provider-unavailable')
  // Whoever brings news is told to bring it again.
  await expect(shop.settleByProviderId('tr_news')).rejects.toMatchObject({ statusCode: 503 })
  expect(await me.comeBack(reference)).toMatchObject({ state: 'open' })
  expect(new Set(failures().map((event) => event.outcome))).toEqual(new Set([outcome]))

  answerWith()
  const { redirectUrl = '' } = await me.pay(id)
  // A second press leads to the same page.
  expect((await me.pay(id)).redirectUrl).toBe(redirectUrl)
  await right.decide(redirectUrl, 'paid')
  await Promise.all([shop.settleByProviderId(providerIdOf(redirectUrl)), me.comeBack(reference)])
  expect(await me.comeBack(reference)).toMatchObject({ state: 'paid' })
  expect(await paymentsOf(id)).toHaveLength(1)
  expect(problems).toEqual([])
})
