import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { pino } from 'pino'
import { afterAll, afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { keepDocuments, keptRef } from '#integrations/prismic/repository/kept-source.ts'
import { contentService } from '#shop/content/content-service.ts'
import type { PublicationPort } from '#shop/content/publication-port.ts'
import type { Shop } from '#shop/shop.ts'
import { demoCompany } from '#test/shop/company.ts'
import { aDocument, smallContent } from '#test/shop/content.ts'
import { usualSettings } from '#test/shop/settings.ts'
import { readConfig } from './config.ts'
import { contentPoll, openContent, publishRelease } from './content.ts'
import { backUpContent } from './content-backup.ts'

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
  const content = contentService(
    smallContent([aDocument({ type: 'page', uid: 'home' })]),
    { find: () => undefined, film: () => undefined },
    demoCompany,
    () => usualSettings,
  )
  const shop = { content, invalidateContent: async (tags: readonly string[]) => void heard.push(tags) }
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
      return []
    },
  }
  await publishRelease(shop, readConfig({}), log)
  await publishRelease(shop, readConfig({}), log)
  expect(published).toHaveLength(1)
})

describe('a repository at Prismic that is down when the shop opens', () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  const file = join(folder, 'content', 'my-shop.json')
  afterAll(() => rmSync(folder, { recursive: true }))
  afterEach(() => rmSync(file, { force: true }))

  const silent = async () => {
    const server = createServer((_, response) => void response.writeHead(503).end())
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    const { port } = server.address() as AddressInfo
    const url = `http://127.0.0.1:${port}/api/v2`
    return openContent(readConfig({ PRISMIC_REPOSITORY: 'my-shop', PRISMIC_URL: url, DATA_DIR: folder }), log, nothing)
  }

  test('shows what it showed last', async () => {
    const kept = { ...aDocument({ type: 'page', uid: 'home' }), data: { page_title: 'Kept' } }
    await keepDocuments(file, 'last', [kept])
    const { port } = await silent()
    expect(await port.document('page', 'home', 'nl-nl')).toMatchObject({ data: { page_title: 'Kept' } })
    expect(await port.document('page', 'other', 'nl-nl')).toBeUndefined()
  })

  test.each([
    ['nothing was kept', undefined],
    ['what was kept is cut off', '{"ref":"last","documents":[{"id'],
    ['what was kept is something else', '{"ref":"last","documents":[{"id":4}]}'],
  ])('shows the documents of the release where %s', async (_, text) => {
    mkdirSync(join(folder, 'content'), { recursive: true })
    if (text !== undefined) writeFileSync(file, text)
    const { port } = await silent()
    expect(await port.document('page', 'home', 'nl-nl')).toMatchObject({ uid: 'home' })
    expect(await port.document('layout', 'layout', 'de-de')).toMatchObject({ lang: 'de-de' })
  })
})

describe('what is published', () => {
  const folder = mkdtempSync(join(tmpdir(), 'backup-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const published = (ref: string) => ({ ref, documents: [aDocument({ type: 'page', uid: ref })] })

  test('is kept, asked for again after a failure, and told of when the repository is back', async () => {
    const file = join(folder, 'one.json')
    const answers = [() => Promise.reject(new Error('down')), async () => published('first')]
    const back = Promise.withResolvers<void>()
    const known: (string | undefined)[] = []
    const backup = backUpContent({
      content: {
        everything: (ref) => {
          known.push(ref)
          return (answers.shift() ?? (async () => undefined))()
        },
      },
      file,
      log,
      pauseMs: 0,
      returned: async () => back.resolve(),
    })
    backup.soon()
    await back.promise
    await backup.stop()
    expect(keptRef(file)).toBe('first')
    expect(known).toEqual([undefined, undefined])
  })

  test('is not written again while nothing is published', async () => {
    const file = join(folder, 'two.json')
    await keepDocuments(file, 'known', [])
    const known: (string | undefined)[] = []
    const backup = backUpContent({
      content: { everything: async (ref) => void known.push(ref) },
      file,
      log,
      returned: () => expect.unreachable(),
    })
    backup.soon()
    await backup.stop()
    expect(known).toEqual(['known'])
    expect(keptRef(file)).toBe('known')
  })
})
