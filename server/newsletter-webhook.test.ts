import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { expect, test } from 'vitest'
import { stoppedClock } from '#kernel/clock.ts'
import type { NewsletterEvent } from '#shop/newsletter/newsletter-port.ts'
import posted from '#test/contract/schemas/brevo/marketing-webhooks.json' with { type: 'json' }
import { mountNewsletterWebhook } from './newsletter-webhook.ts'

const secret = 'a-secret-of-the-webhook'
const at = new Date('2026-11-22T10:00:00Z')

function setUp(endSubscription?: () => Promise<void>) {
  const heard: NewsletterEvent[] = []
  const app = new Hono().onError((error, context) =>
    error instanceof HTTPException ? error.getResponse() : context.body(null, 500),
  )
  const clock = stoppedClock('2026-11-22T12:00:00Z')
  const shop = { clock, endSubscription: endSubscription ?? (async (news: NewsletterEvent) => void heard.push(news)) }
  mountNewsletterWebhook(app, shop, secret)
  const post = async (body: unknown, authorization = `Bearer ${secret}`) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const headers = { authorization, 'content-type': 'application/json' }
    return (await app.request('/webhooks/brevo', { method: 'POST', headers, body: text })).status
  }
  return { heard, post, clock }
}

test.each([
  ['unsubscribe', 'unsubscribed'],
  ['spam', 'complained'],
  ['hardBounce', 'bounced'],
] as const)('%s, as Brevo posts it, is heard', async (event, because) => {
  const { heard, post } = setUp()
  expect(await post(posted[event])).toBe(200)
  expect(heard).toEqual([{ email: 'reader@example.org', because, at }])
})

test('several at once are heard one by one; what is of no interest or can’t be read is left out', async () => {
  const { heard, post, clock } = setUp()
  const nameless = { ...posted.spam, email: undefined }
  const timeless = { ...posted.spam, ts_event: undefined, email: 'b@example.org' }
  const strange = { ...posted.spam, event: 'constructor' }
  const unstorable = { ...posted.spam, email: 'a\0b@example.org' }
  const many = [unstorable, posted.unsubscribe, posted.opened, null, 'spam', 4, [], nameless, strange, timeless]
  expect(await post(many)).toBe(200)
  expect(heard).toEqual([
    { email: 'reader@example.org', because: 'unsubscribed', at },
    { email: 'b@example.org', because: 'complained', at: clock.now() },
  ])
})

test.each([
  ['another token', 'Bearer b-secret-of-the-webhook'],
  ['a longer one', `Bearer ${secret}!`],
  ['no scheme', secret],
  ['nothing', ''],
])('%s is refused before anything is read', async (_, authorization) => {
  const { heard, post } = setUp()
  expect(await post(posted.spam, authorization)).toBe(401)
  expect(await post('x'.repeat(600_000), authorization)).toBe(401)
  expect(heard).toEqual([])
})

test.each([
  ['no JSON', 'event=spam', 400],
  ['half of it', '{"event":"spam","ema', 400],
  ['nothing', '', 400],
  ['too much', JSON.stringify([{ ...posted.spam, reason: 'x'.repeat(600_000) }]), 413],
  ['something else', '"spam"', 200],
] as const)('%s changes nothing', async (_, body, status) => {
  const { heard, post } = setUp()
  expect(await post(body)).toBe(status)
  expect(heard).toEqual([])
})

test('what could not be written is told again', async () => {
  const { post } = setUp(() => Promise.reject(new Error('The database is away')))
  expect(await post(posted.spam)).toBe(500)
})
