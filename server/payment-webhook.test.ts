import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { mountPaymentWebhook } from './payment-webhook.ts'

function setUp() {
  const settled: string[] = []
  const app = new Hono()
  mountPaymentWebhook(app, {
    settleByProviderId: async (id: string) => {
      settled.push(id)
    },
  })
  const post = async (body: string, type = 'application/x-www-form-urlencoded') =>
    (await app.request('/webhooks/mollie', { method: 'POST', body, headers: { 'Content-Type': type } })).status
  return { settled, post }
}

test('news of a payment is asked about', async () => {
  const { settled, post } = setUp()
  expect(await post('id=tr_5B8cwPMGnU6qLbRvo7qEZo')).toBe(200)
  expect(settled).toEqual(['tr_5B8cwPMGnU6qLbRvo7qEZo'])
})

test.each([
  ['nothing', ''],
  ['another name', 'payment=tr_5B8cwPMGnU6qLbRvo7qEZo'],
  ['no id of a payment', 'id=ord_5B8cwPMGnU6qLbRvo7qEZo'],
  ['a path', 'id=tr_../../methods'],
  ['a null character', 'id=tr_abc%00'],
  ['an id that is too long', `id=tr_${'a'.repeat(3000)}`],
  ['a line behind it', 'id=tr_abc%0Atr_abc'],
])('%s is answered and goes no further', async (_, body) => {
  const { settled, post } = setUp()
  expect(await post(body)).toBe(200)
  expect(settled).toEqual([])
})

test('more than an id can need is not read, and a broken form is no error of ours', async () => {
  const { settled, post } = setUp()
  expect(await post(`id=tr_${'a'.repeat(60_000)}`)).toBe(413)
  expect(await post('--x\r\nbroken', 'multipart/form-data; boundary=x')).toBe(200)
  expect(settled).toEqual([])
})
