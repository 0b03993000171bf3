import { Webhook } from 'standardwebhooks'
import { beforeEach, describe, expect, test } from 'vitest'
import { day, minute } from '#kernel/clock.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { fixtures } from '#test/shop/small-catalog.ts'
import { orderForStaff, sentParcel } from '#test/shop/staff-order.ts'
import { webhookEventTypes } from './webhook-event.ts'
import type { WebhookAnswer } from './webhook-port.ts'

type Post = { readonly url: string; readonly headers: Readonly<Record<string, string>>; readonly body: string }

const posts: Post[] = []
let answer: (post: Post) => WebhookAnswer = () => ({ status: 204, text: '' })
const shop = await openTestShop({
  webhookPort: {
    problemOf: (url) => (url.startsWith('https://') ? undefined : 'https://'),
    post: async (url, headers, body) => {
      const post = { url, headers, body }
      posts.push(post)
      return answer(post)
    },
  },
})
const { webhooks } = shop.shop

beforeEach(async () => {
  posts.length = 0
  answer = () => ({ status: 204, text: '' })
  await shop.db.deleteFrom('webhook_endpoints').execute()
  await shop.db.deleteFrom('shop_events').execute()
  await shop.db.updateTable('stock').set({ available: 50 }).execute()
})

async function endpoint(
  types: Parameters<typeof webhooks.addEndpoint>[0]['types'] = 'all',
  url = 'https://erp.example/hooks',
) {
  const added = await webhooks.addEndpoint({ url, description: '', types })
  if ('refusals' in added) throw new Error(JSON.stringify(added))
  return added
}

const typesSent = () => posts.map(({ body }) => JSON.parse(body).type)
const deliveries = () => shop.db.selectFrom('webhook_deliveries').selectAll().orderBy('event_id').execute()

describe('what happens in the shop', () => {
  test('is written down for nobody where nobody asked for it', async () => {
    await endpoint(['stock.low'])
    await orderForStaff(shop)
    expect(await shop.db.selectFrom('shop_events').selectAll().where('type', 'like', 'order%').execute()).toEqual([])
  })

  test('is told as the specification has it, by its own judge, with nothing of a person', async () => {
    const { secret } = await endpoint(['order.placed', 'order.paid'])
    const order = await orderForStaff(shop)
    await webhooks.deliverDue()
    expect(typesSent()).toEqual(['order.placed', 'order.paid'])
    for (const { body, headers } of posts) {
      // The judge's clock is the machine's.
      const now = Math.floor(Date.now() / 1000)
      expect(Number(headers['webhook-timestamp'])).toBe(Math.floor(shop.clock.now().getTime() / 1000))
      const judge = new Webhook(secret)
      const id = headers['webhook-id'] ?? ''
      const signature = judge.sign(id, new Date(Number(headers['webhook-timestamp']) * 1000), body)
      expect(headers['webhook-signature']).toBe(signature)
      expect(
        judge.verify(body, {
          ...headers,
          'webhook-timestamp': String(now),
          'webhook-signature': judge.sign(id, new Date(now * 1000), body),
        }),
      ).toMatchObject({
        data: { id: order.id, number: order.orderNumber, storefront: expect.any(String), currency: 'EUR' },
      })
      expect(body).not.toMatch(/@|[+]31|street/i)
    }
    await webhooks.deliverDue()
    expect(posts).toHaveLength(2)
  })

  test('from the parcel to the money that goes back, each has its event', async () => {
    await endpoint()
    const order = await orderForStaff(shop)
    await order.tell(sentParcel())
    await order.tell({ type: 'delivered', parcel: 'P1' })
    const dropped = await orderForStaff(shop)
    await shop.shop.cancelOrder(dropped.id)
    await shop.runJobs()
    await webhooks.deliverDue()
    const types = typesSent()
    expect(types).toEqual(
      expect.arrayContaining(['order.shipped', 'order.delivered', 'order.cancelled', 'order.refunded']),
    )
    expect(types.every((type) => webhookEventTypes.includes(type))).toBe(true)
  })

  test('prices and shelves that change are told size by size, and what stays as it was is not', async () => {
    await endpoint(['price.changed', 'stock.low'])
    const variant = await shop.db
      .selectFrom('variants')
      .select('id')
      .where('sku', '=', fixtures.boot)
      .executeTakeFirstOrThrow()
    const prices = shop.db.updateTable('prices').where('variant_id', '=', variant.id)
    await prices.set({ updated_at: shop.clock.now() }).execute()
    await prices.set({ price: 4321 }).where('store_code', '=', 'nl_NL').execute()
    const shelves = shop.db.updateTable('stock').where('variant_id', '=', variant.id)
    await shelves.set({ available: 9 }).execute()
    await shelves.set({ available: 2 }).execute()
    await shelves.set({ available: 1 }).execute()
    await webhooks.deliverDue()
    const bodies = posts.map(({ body }) => JSON.parse(body))
    const changed = bodies.filter(({ type }) => type === 'price.changed')
    expect(changed).toMatchObject([{ data: { sku: fixtures.boot, storefront: 'nl_NL', price: 4321, currency: 'EUR' } }])
    const low = bodies.filter(({ type }) => type === 'stock.low')
    expect(low.length).toBeGreaterThan(0)
    expect(low.every(({ data }) => data.sku === fixtures.boot && data.available === 2)).toBe(true)
  })

  test('what is undone was never told', async () => {
    await endpoint()
    await shop.db
      .transaction()
      .execute(async (tx) => {
        await tx.updateTable('prices').set({ price: 1 }).execute()
        throw new Error('undone')
      })
      .catch(() => undefined)
    expect(await deliveries()).toEqual([])
  })
})

describe('an endpoint that fails', () => {
  test('is told each thing in its order, while other things go on', async () => {
    await endpoint(['order.placed', 'order.paid'])
    const [one, other] = [await orderForStaff(shop), await orderForStaff(shop)]
    answer = ({ body }) => (body.includes(one.id) ? { status: 500, text: 'broken' } : { status: 200, text: 'ok' })
    await webhooks.deliverDue()
    const of = (id: string) => posts.filter(({ body }) => body.includes(id)).map(({ body }) => JSON.parse(body).type)
    expect(of(one.id)).toEqual(['order.placed'])
    expect(of(other.id)).toEqual(['order.placed', 'order.paid'])
    answer = () => ({ status: 200, text: 'ok' })
    shop.clock.advance(minute)
    await webhooks.deliverDue()
    expect(of(one.id)).toEqual(['order.placed', 'order.placed', 'order.paid'])
    const [first] = await deliveries()
    expect(first).toMatchObject({ state: 'delivered', attempts: 2, status: 200, answer: 'ok' })
  })

  test('is tried for three days, then given up, and tried again by hand', async () => {
    const { endpoint: at } = await endpoint(['order.placed', 'order.paid'])
    const order = await orderForStaff(shop)
    answer = () => ({ status: undefined, text: 'No answer in time' })
    for (let hours = 0; hours < 24 * 7; hours += 4) {
      await webhooks.deliverDue()
      shop.clock.advance(4 * 60 * minute)
    }
    const [placed] = await deliveries()
    expect(placed).toMatchObject({ state: 'failed', status: null, answer: 'No answer in time' })
    expect((placed?.tried_at?.getTime() ?? 0) - (placed?.first_tried_at?.getTime() ?? 0)).toBeLessThanOrEqual(3 * day)
    expect(posts.length).toBeGreaterThan(12)
    answer = () => ({ status: 200, text: '' })
    posts.length = 0
    expect(await webhooks.sendAgain(Number(placed?.event_id), at.id)).toEqual({ waits: true })
    await webhooks.deliverDue()
    expect(typesSent()).toContain('order.placed')
    expect(posts[0]?.body).toContain(order.id)
    expect(await webhooks.sendAgain(999_999_999, at.id)).toMatchObject({ refusals: [{ messageKey: 'webhook-gone' }] })
  })

  test('that says it is gone is told nothing more', async () => {
    const { endpoint: at } = await endpoint()
    answer = () => ({ status: 410, text: 'gone' })
    await orderForStaff(shop)
    await webhooks.deliverDue()
    expect((await webhooks.endpoint(at.id))?.state).toBe('paused')
    const told = posts.length
    shop.clock.advance(60 * minute)
    await webhooks.deliverDue()
    expect(posts).toHaveLength(told)
  })

  test('is sent each thing once by two nodes at once', async () => {
    await endpoint(['order.placed'])
    await orderForStaff(shop)
    await orderForStaff(shop)
    await Promise.all([webhooks.deliverDue(), webhooks.deliverDue()])
    expect(posts).toHaveLength(2)
  })
})

test('an address that can’t be told is refused, and a secret is kept sealed', async () => {
  expect(await webhooks.addEndpoint({ url: 'http://erp.example', description: '', types: 'all' })).toMatchObject({
    refusals: [{ messageKey: 'webhook-url-invalid', field: 'url' }],
  })
  const { endpoint: at, secret } = await endpoint()
  expect(secret).toMatch(/^whsec_[A-Za-z\d+/]{43}=$/)
  const row = await shop.db.selectFrom('webhook_endpoints').select('secret').executeTakeFirstOrThrow()
  expect(row.secret.toString('latin1')).not.toContain(secret.slice(6))
  expect(await webhooks.changeEndpoint(at.id, 99, { ...at, url: 'https://b.example' })).toMatchObject({
    refusals: [{ messageKey: 'webhook-gone' }],
  })
  await webhooks.renewSecret(at.id)
  await orderForStaff(shop)
  await webhooks.deliverDue()
  const [sent] = posts
  const { 'webhook-id': id = '', 'webhook-timestamp': sentAt, 'webhook-signature': signature } = sent?.headers ?? {}
  const signedBefore = new Webhook(secret).sign(id, new Date(Number(sentAt) * 1000), sent?.body ?? '')
  expect(signature).toMatch(/^v1,/)
  expect(signature).not.toBe(signedBefore)
})
