import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { type OpenDatabase, openDatabase } from '#database/connect.ts'
import { notifyChannel } from '#database/listen.ts'
import { createTestDatabase } from '#database/testing.ts'
import { type Clock, systemClock } from '#kernel/clock.ts'
import { changedChannel } from '#shop/repositories.ts'
import { type SettingsSource, settingsSource } from '#shop/settings/settings-source.ts'
import type { Shop } from '#shop/shop.ts'
import { demoSettings, demoSettingsFile, settingsOf } from '#test/shop/settings.ts'
import { readConfig } from './config.ts'
import type { Queue } from './jobs.ts'
import type { RenderedBytes } from './render-protocol.ts'
import { startShopServer } from './shop-server.ts'

const { db, pool, direct, connection } = await createTestDatabase()

type Options = {
  readonly queues?: readonly Queue[]
  readonly database?: Pick<OpenDatabase, 'db' | 'pool' | 'direct'>
  readonly settings?: SettingsSource
  readonly clock?: Clock
  readonly list?: () => Promise<unknown>
}

async function setUp(
  render: () => Promise<string>,
  environment: Record<string, string> = {},
  {
    queues = [],
    database = { db, pool, direct },
    settings = settingsSource(demoSettings),
    clock = systemClock,
    list = async () => undefined,
  }: Options = {},
) {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-'))
  const heard: (readonly string[] | undefined)[] = []
  const config = { ...readConfig({ PORT: '0', DATA_DIR: dataDir, METRICS: 'true', ...environment }), port: 0 }
  const server = await startShopServer({
    config,
    log: pino({ level: 'silent' }),
    shop: {
      // Nothing here asks the shop for more than what its retailer decided and for a list, and looks at no count.
      shop: {
        settings,
        search: { find: list },
        funnel: { countView: () => undefined, writeViews: async () => undefined },
        seenTogether: { write: async () => undefined },
      } as unknown as Shop,
      api: {
        execute: async () => ({ data: null, tags: [] }),
        invalidate: () => undefined,
        answer: async () => undefined,
        fetch: async (request, address) => Response.json({ posted: (await request.text()).length, address }),
      },
      ...database,
      queues,
      clock,
      pictures: {
        count: 0,
        names: () => [],
        find: () => undefined,
        known: () => undefined,
        film: () => undefined,
        knownFilm: () => undefined,
      },
      close: async () => undefined,
    },
    renderer: {
      alive: true,
      waiting: 0,
      invalidate: (tags) => void heard.push(tags),
      stop: async () => undefined,
      render: async (): Promise<RenderedBytes> => ({
        status: 200,
        headers: [['Content-Type', 'text/html']],
        body: Buffer.from(await render()),
        tags: ['product:1'],
        setCookies: [],
        policy: '',
      }),
    },
    files: { has: () => false, get: () => Promise.reject(new Error('no files')) },
  })
  let stopping: Promise<void> | undefined
  const stop = () => {
    stopping ??= server.stop()
    return stopping
  }
  onTestFinished(async () => {
    await stop()
    await rm(dataDir, { recursive: true })
  })
  const get = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${server.port}${path}`, init)
  return { get, stop, heard }
}

test('a shop with nothing to sell may take traffic, but is not well', async () => {
  const { get } = await setUp(async () => 'home')
  await expect.poll(async () => (await get('/readyz')).json()).toEqual({ ok: true })
  const health = await get('/healthz')
  expect([health.status, await health.json()]).toEqual([
    503,
    { ok: false, checks: { database: true, catalogue: false, renderer: true } },
  ])
})

test('a shop takes traffic only once its lists answer', async () => {
  const search = Promise.withResolvers<void>()
  const { get } = await setUp(async () => 'home', {}, { list: () => search.promise })
  await expect
    .poll(async () => (await get('/readyz')).json())
    .toEqual({ ok: false, reason: 'The catalogue is being read' })
  search.resolve()
  await expect.poll(async () => (await get('/readyz')).json()).toEqual({ ok: true })
})

test('a shop takes traffic only once whatever it promises to mail has a queue', async () => {
  const mail: Queue = { name: 'first-mail', handler: async () => undefined }
  const { get } = await setUp(async () => 'home', {}, { queues: [mail] })
  await expect.poll(async () => (await get('/readyz')).status).toBe(200)
  const { rows } = await pool.query(`select name from jobs.queue where name like 'first-mail%' order by name`)
  expect(rows).toEqual([{ name: 'first-mail' }, { name: 'first-mail-failed' }])
})

test('a shop whose queues can’t be made takes no traffic, and says why', async () => {
  const impossible: Queue = { name: 'no queue is called so', handler: async () => undefined }
  const { get } = await setUp(async () => 'home', {}, { queues: [impossible] })
  const reason = 'The job queues could not be made; the log says why'
  await expect.poll(async () => (await get('/readyz')).json()).toEqual({ ok: false, reason })
  expect((await get('/readyz')).status).toBe(503)
})

test('a shop whose connections to the database are all in use says so to whoever sends it traffic', async () => {
  const database = openDatabase({ embedded: connection }, { poolSize: 2 })
  onTestFinished(() => database.close())
  const { get } = await setUp(async () => 'home', {}, { database })
  await expect.poll(async () => (await get('/readyz')).status).toBe(200)
  const held = [await database.pool.connect(), await database.pool.connect()]
  const busy = await get('/readyz')
  expect([busy.status, await busy.json()]).toEqual([
    503,
    { ok: false, reason: 'All connections to the database are in use' },
  ])
  for (const client of held) client.release()
  await expect.poll(async () => (await get('/readyz')).status).toBe(200)
})

test('the API is told who asks, by the proxies that are trusted', async () => {
  const ask = async (trusted: string) => {
    const { get } = await setUp(async () => '', { TRUST_PROXY: trusted })
    const asked = { method: 'POST', body: '{}', headers: { 'x-store-key': 'nl_NL', 'x-forwarded-for': '192.0.2.7' } }
    return (await get('/graphql', asked)).json()
  }
  expect(await ask('0')).toMatchObject({ address: expect.stringContaining('127.0.0.1') })
  expect(await ask('1')).toMatchObject({ address: '192.0.2.7' })
})

test('a committed change reaches the renderer, and then the page shows it', async () => {
  let price = '99'
  const { get, heard } = await setUp(async () => price)
  const page = async () => (await get('/boot/')).text()
  expect(await page()).toBe('99')
  price = '79'
  await db.transaction().execute(async (transaction) => {
    await notifyChannel(transaction, changedChannel, ['product:1'])
    expect(await page()).toBe('99')
  })
  await expect.poll(page).toBe('79')
  // At first it is told that anything may have changed before it listened.
  expect(heard).toEqual([undefined, ['product:1']])
})

test('a page that was kept before a period of the settings began says what holds since then', async () => {
  const days = [{ value: 14 }, { from: '2026-12-01', value: 60 }]
  const settings = settingsSource(settingsOf({ ...demoSettingsFile, returns: { days } }))
  let now = new Date('2026-11-30T22:59:00Z')
  const clock = { now: () => now }
  let made = 0
  const render = async () => `${settings.at(now).returns.days} days, page ${++made}`
  const { get } = await setUp(render, {}, { settings, clock })
  const page = async () => (await get('/')).text()
  expect(await page()).toBe('14 days, page 1')
  expect(await page()).toBe('14 days, page 1')
  now = new Date('2026-11-30T23:00:00Z')
  await expect.poll(page, { timeout: 5_000 }).toBe('60 days, page 2')
})

test('a shop that stops finishes what it has in hand and takes nothing new', async () => {
  const rendering = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  const { get, stop } = await setUp(async () => {
    asked.resolve()
    await rendering.promise
    return 'at last'
  })
  const inHand = get('/')
  await asked.promise
  const stopped = stop()
  await expect(get('/readyz')).rejects.toThrow()
  rendering.resolve()
  expect(await (await inHand).text()).toBe('at last')
  await stopped
})

test('services say what everything says: nothing may run, nothing is kept', async () => {
  const { get } = await setUp(async () => 'home')
  for (const path of ['/healthz', '/graphql', '/metrics', '/development/mail', '/sandbox/none']) {
    const { headers } = await get(path)
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cache-control')).toBe('no-store')
  }
  const large = await get('/graphql', { method: 'POST', body: 'x'.repeat(1024 * 1024 + 1) })
  expect(large.status).toBe(413)
})

test('a body that comes in chunks is read like any other, and no further than the limit', async () => {
  const { get } = await setUp(async () => 'home')
  const chunked = (size: number) => {
    const body = new ReadableStream({
      start(controller) {
        for (let sent = 0; sent < size; sent += 1000) controller.enqueue(Buffer.alloc(Math.min(1000, size - sent), 'x'))
        controller.close()
      },
    })
    const init = { method: 'POST', body, duplex: 'half', headers: { 'x-store-key': 'nl_NL' } }
    return get('/graphql', init as RequestInit)
  }
  expect(await (await chunked(2500)).json()).toMatchObject({ posted: 2500 })
  expect((await chunked(1024 * 1024 + 1)).status).toBe(413)
  expect((await get('/graphql', { method: 'DELETE', headers: { 'x-store-key': 'nl_NL' } })).status).toBe(200)
})

test('the outbox shows what was written, as it would look, and runs nothing of it', async () => {
  const { id } = await db
    .insertInto('mail_outbox')
    .values({
      key: 'k',
      recipient: 'anna@example.com',
      subject: 'Thanks & <b>bye</b>',
      html: '<p>Your order</p>',
      text: 'Your order',
      language: 'en',
      created_at: new Date('2026-11-21T10:00:00Z'),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { get } = await setUp(async () => 'home')
  expect(await (await get('/development/mail')).text()).toContain('Thanks &amp; &lt;b&gt;bye&lt;/b&gt;')
  const mail = await get(`/development/mail/${id}`)
  expect(await mail.text()).toBe('<p>Your order</p>')
  expect(mail.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await (await get(`/development/mail/${id}?part=text`)).text()).toBe('Your order')
  expect((await get('/development/mail/nonsense')).status).toBe(404)
})

test('a shop that the public can reach shows no outbox', async () => {
  const { get } = await setUp(async () => 'home', { PUBLIC_URL: 'https://shop.example' })
  expect((await get('/development/mail')).status).toBe(404)
})
