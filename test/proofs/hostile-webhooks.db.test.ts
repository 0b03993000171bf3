import fc from 'fast-check'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { mountNewsletterWebhook } from '#server/newsletter-webhook.ts'
import { mountPaymentWebhook } from '#server/payment-webhook.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { apiShopper } from '#test/shop/shopper.ts'
import { fixtures } from '#test/shop/small-catalog.ts'
import { inputsOf, problemList, problemOfAnswer, seed } from './hostile-answers.ts'
import { hostileValues, nearlySound } from './hostile-values.ts'

const shop = await openTestShop()
const secret = 'a-secret-of-the-webhook'
const app = new Hono()
mountPaymentWebhook(app, shop.shop)
mountNewsletterWebhook(app, shop.shop, secret)

type News = { readonly path: string; readonly type: string; readonly body: string }

const answerOf = async ({ path, type, body }: News) => {
  const headers = { authorization: `Bearer ${secret}`, 'content-type': type }
  const response = await app.request(path, { method: 'POST', headers, body })
  return { status: response.status, text: await response.text() }
}

async function news() {
  const order = await (await apiShopper(shop)).order(fixtures.boot)
  const { provider_id: payment = '' } = await shop.db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow()
  const { textFor } = hostileValues(
    {
      id: [payment ?? '', 'tr_unknown'],
      event: ['unsubscribe', 'spam', 'hard_bounce', 'opened'],
      email: ['reader@example.com'],
    },
    nearlySound,
  )
  const event = fc.record(
    {
      event: textFor('event'),
      email: fc.oneof({ weight: 3, arbitrary: textFor('email') }, { weight: 1, arbitrary: textFor('other') }),
      ts_event: fc.oneof(fc.constantFrom(-1, 0, 1, 1795341600, 99_999_999_999, 1e300), fc.integer(), fc.jsonValue()),
    },
    { requiredKeys: ['event', 'email'] },
  )
  const told = fc.oneof(
    { weight: 4, arbitrary: event.map((one) => JSON.stringify(one)) },
    { weight: 2, arbitrary: fc.array(event, { maxLength: 5 }).map((many) => JSON.stringify(many)) },
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 100 }) },
  )
  return fc.oneof(
    fc.record({ path: fc.constant('/webhooks/brevo'), type: fc.constant('application/json'), body: told }),
    fc.record({
      path: fc.constant('/webhooks/mollie'),
      type: fc.constantFrom('application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/json'),
      body: fc.oneof(
        textFor('id').map((id) => `id=${encodeURIComponent(id.toWellFormed())}`),
        textFor('id'),
      ),
    }),
  )
}

test(`no webhook breaks at what nobody means, whoever knows its secret (seed ${seed})`, async () => {
  const problems = problemList()
  for (const one of fc.sample(await news(), { numRuns: inputsOf(10), seed })) {
    const problem = await problemOfAnswer(() => answerOf(one))
    if (problem !== undefined) problems.add(`${one.path}: ${problem}`, one)
  }
  expect(problems.all()).toEqual({})
}, 1_200_000)
