import { Hono } from 'hono'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { contentDesk } from '#shop/content/content-desk.ts'
import type { PublicationPort } from '#shop/content/publication-port.ts'
import type { Shop } from '#shop/shop.ts'
import { demoCompany } from '#test/shop/company.ts'
import { aDocument, smallContent } from '#test/shop/content.ts'
import { readConfig } from './config.ts'
import { contentPoll, openContent, publishRelease } from './content.ts'

const log = pino({ level: 'silent' })
const secret = 'a-secret-of-the-webhook'
const nothing: PublicationPort = {
  latest: async () => undefined,
  documents: async () => undefined,
  preview: async () => undefined,
}

/** A shop that knows one document, and writes down what it hears. */
function shopWith() {
  const heard: (readonly string[])[] = []
  const content = contentDesk(
    smallContent([aDocument({ type: 'page', uid: 'home' })]),
    { find: () => undefined, film: () => undefined },
    demoCompany,
  )
  const shop = { content, contentChanged: async (tags: readonly string[]) => void heard.push(tags) }
  // The webhook asks for these two only.
  return { shop: shop as unknown as Shop, heard }
}

function webhook(environment: Record<string, string> = {}) {
  const config = readConfig({ PRISMIC_REPOSITORY: 'my-shop', PRISMIC_WEBHOOK_SECRET: secret, ...environment })
  const app = new Hono()
  const { shop, heard } = shopWith()
  openContent(config, log, nothing).mount(app, shop)
  const post = async (body: unknown) =>
    (
      await app.request('/webhooks/prismic', {
        method: 'POST',
        body: typeof body === 'string' ? body : JSON.stringify(body),
      })
    ).status
  return { post, heard }
}

describe('the webhook', () => {
  const news = { type: 'api-update', secret, documents: ['page-home-nl-nl'], domain: 'my-shop' }

  test('has the pages made anew that show the documents it names', async () => {
    const { post, heard } = webhook()
    expect(await post(news)).toBe(200)
    expect(heard).toEqual([['content:page:home', 'content:page']])
  })

  test('has all pages made anew when it names a document that nobody knows, or none', async () => {
    const { post, heard } = webhook()
    await post({ ...news, documents: ['new-one'] })
    await post({ ...news, documents: [] })
    await post({ ...news, documents: undefined })
    expect(heard).toEqual([['content'], ['content'], ['content']])
  })

  test.each([
    ['a wrong secret', { ...news, secret: 'b-secret-of-the-webhook' }],
    ['a secret that is longer', { ...news, secret: `${secret}!` }],
    ['no secret', { ...news, secret: undefined }],
    ['a secret that is no text', { ...news, secret: [secret] }],
    ['no JSON', 'secret'],
    ['nothing', ''],
  ])('is not heard with %s', async (_, body) => {
    const { post, heard } = webhook()
    expect(await post(body)).toBe(401)
    expect(heard).toEqual([])
  })

  test('may be tried out', async () => {
    const { post, heard } = webhook()
    expect(await post({ type: 'test-trigger', secret })).toBe(200)
    expect(heard).toEqual([])
  })

  test('does not exist for the embedded repository', async () => {
    expect(await webhook({ PRISMIC_REPOSITORY: '' }).post(news)).toBe(404)
  })
})

test.each([
  ['http://localhost:3000', 200],
  ['https://www.example.com', 404],
])('the embedded repository answers tools at %s: %i', async (url, status) => {
  const app = new Hono()
  openContent(readConfig({ PUBLIC_URL: url }), log, nothing).mount(app, shopWith().shop)
  expect((await app.request(`${url}/sandbox/prismic/api/v2`)).status).toBe(status)
})

test('news that never arrived are found by asking', async () => {
  let ref = 'first'
  const { shop, heard } = shopWith()
  const poll = contentPoll({ ...smallContent(), masterRef: async () => ref }, shop)
  await poll()
  await poll()
  expect(heard).toEqual([])
  ref = 'second'
  await poll()
  await poll()
  expect(heard).toEqual([['content']])
})

test('what came with a release is published once', async () => {
  const published: string[] = []
  const shop = {
    wasPublished: async (ref: string) => published.includes(ref),
    publishContent: async ({ ref, documents }: { ref: string; documents: readonly unknown[] }) => {
      expect(documents.length).toBeGreaterThan(100)
      published.push(ref)
    },
  }
  await publishRelease(shop, log)
  await publishRelease(shop, log)
  expect(published).toHaveLength(1)
})
