import { createServer, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { systemClock } from '#kernel/clock.ts'
import { securityHeaders } from './headers.ts'
import { PageCache } from './page-cache.ts'
import type { RenderedBytes, RenderTask } from './render-protocol.ts'
import { RendererOverloaded } from './renderer.ts'
import { createRequestHandler } from './request-handler.ts'

const admin = { port: 0, host: '127.0.0.1', publicUrl: 'https://office.example' }
const config = { publicUrl: 'https://shop.example', secure: true, trustProxy: 0, admin }
const token = 'a'.repeat(43)

let tasks: RenderTask[] = []
let views: string[] = []
let answer: (task: RenderTask) => Partial<RenderedBytes> | Promise<Partial<RenderedBytes>>
let base = ''
let close: () => void = () => undefined

beforeEach(async () => {
  tasks = []
  views = []
  answer = () => ({})
  const cache = new PageCache({
    limit: 1_000_000,
    clock: systemClock,
    securityHeaders: (policy) => securityHeaders('public', config, policy),
  })
  const front = createRequestHandler({
    previews: {
      tokenOf: (cookie) => /io\.prismic\.preview=(draft)/.exec(cookie ?? '')?.[1],
      framed: async (storefront, target) =>
        target.includes('token=known') ? { storefront, path: '/maten/', preview: 'known' } : undefined,
      open: async ({ basePath }, target) => ({ to: `${basePath}/opened/`, setCookie: `preview=${target}` }),
    },
    inStore: {
      admit: async (sessionId) => ['Set-Cookie', `opened=${sessionId}`],
      hasEnded: async (cookie) => cookie?.includes('xsa_store_session=ended') ?? false,
      clearShopper: async () => ['Set-Cookie', 'forgotten=all'],
    },
    clock: systemClock,
    config,
    cache,
    log: pino({ level: 'silent' }),
    renderer: {
      render: async (task) => {
        tasks.push(task)
        const text = `${task.personal ? 'personal' : 'public'} ${task.url} ${task.segment} ${task.cookieBar} ${task.personal?.contextToken ?? ''}${task.preview ? ` ${task.preview}` : ''}`
        return {
          status: 200,
          headers: [['Content-Type', 'text/html; charset=utf-8']],
          body: Buffer.from(text),
          tags: [],
          setCookies: [],
          policy: "script-src 'self'",
          ...(await answer(task)),
        }
      },
    },
    files: { has: () => false, get: () => Promise.reject(new Error('no files')) },
    countProductView: ({ storefront }) => views.push(storefront.code),
    pictures: async (_request, response) => void response.end('picture'),
    api: async () => false,
    photoSearch: () => undefined,
    reviewPhotographs: { add: async () => undefined, serve: async () => undefined },
    services: (_request, response) => void response.end('service'),
  })
  const server = createServer(front)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  close = () => server.close()
})

afterEach(() => close())

const get = (path: string, headers: Record<string, string> = {}) => fetch(base + path, { headers, redirect: 'manual' })
const post = (path: string, headers: Record<string, string> = {}, body: string | Uint8Array<ArrayBuffer> = 'a=1') =>
  fetch(base + path, { method: 'POST', headers, body, redirect: 'manual' })

/** A target that fetch would tidy up. */
function raw(path: string): Promise<{ status: number | undefined; location: string | undefined }> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(base, { path }, (response) => {
      response.resume()
      resolve({ status: response.statusCode, location: response.headers.location })
    })
    sent.on('error', reject)
    sent.end()
  })
}

describe('a page that anyone may see', () => {
  test('is rendered without cookies, and two shoppers never see each other’s bytes', async () => {
    const anna = await (
      await get('/nl/dames/', { cookie: `contextToken=${token}; customer_token=${'b'.repeat(43)}` })
    ).text()
    const ben = await (await get('/nl/dames/', { cookie: `contextToken=${'c'.repeat(43)}` })).text()
    expect(anna).toBe('public https://shop.example/nl/dames/ for-her true ')
    expect(ben).toBe(anna)
    expect(tasks).toHaveLength(1)
    expect(tasks[0]).not.toHaveProperty('personal')
  })

  test('has four variants at most: two segments, with and without the cookie bar', async () => {
    const cookies = [
      '',
      'xsa_segment=for-him',
      'xsa_cookie_message=hide',
      'xsa_audience=5; xsa_cookie_message=hide',
      'xsa_segment=junk',
      'other=1',
    ]
    for (const cookie of cookies) await get('/', { cookie })
    expect(tasks.map(({ segment, cookieBar }) => `${segment} ${cookieBar}`)).toEqual([
      'for-her true',
      'for-him true',
      'for-her false',
      'for-him false',
    ])
  })

  test('has its own variants at the tablets of a store, which share them', async () => {
    const at = (store: string) => get('/nl/', { cookie: `xsa_store_location=${store}` })
    for (const store of ['AMS1', 'AMS1', 'UTR1', 'no%20store', '']) await at(store)
    expect(tasks.map(({ store }) => store)).toEqual(['AMS1', 'UTR1', undefined])
  })

  test('is the same with and without campaign tags, whatever Host says', async () => {
    await get('/nl/?utm_source=mail')
    await get('/nl/', { host: 'evil.example' })
    expect(tasks.map(({ url }) => url)).toEqual(['https://shop.example/nl/'])
  })

  test('may be kept by browsers and shared caches for seconds only, per set of cookies', async () => {
    const { headers } = await get('/')
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=10, stale-while-revalidate=60')
    expect(headers.get('vary')).toBe('Accept-Encoding, Cookie')
    expect(headers.get('content-security-policy')).toBe("script-src 'self'")
    expect(headers.get('strict-transport-security')).toContain('max-age=63072000')
  })

  test('answers 304 to who has it, and HEAD without a body', async () => {
    const etag = (await get('/')).headers.get('etag') ?? ''
    expect((await get('/', { 'if-none-match': `W/${etag}` })).status).toBe(304)
    const head = await fetch(`${base}/`, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(0)
  })

  test('that sets cookies by mistake keeps them to itself', async () => {
    answer = () => ({
      setCookies: [`contextToken=${token}`],
      headers: [
        ['Content-Type', 'text/html'],
        ['Set-Cookie', 'a=b'],
      ],
    })
    expect((await get('/')).headers.getSetCookie()).toEqual([])
  })

  test('passes campaign tags on through a redirect', async () => {
    answer = () => ({ status: 301, headers: [['Location', '/new/?page=2']] })
    expect((await get('/old/?utm_source=mail&page=2')).headers.get('location')).toBe('/new/?page=2&utm_source=mail')
  })
})

describe('a page of one person', () => {
  test('is rendered for each request, with its tokens, and kept nowhere', async () => {
    answer = () => ({ setCookies: ['contextToken=new; HttpOnly', 'locale=nl'] })
    const answers = [
      await get('/nl/cart/', { cookie: `contextToken=${token}` }),
      await get('/nl/cart/', { cookie: `contextToken=${'z'.repeat(43)}` }),
    ]
    expect(await Promise.all(answers.map((one) => one.text()))).toEqual([
      `personal https://shop.example/nl/cart/ for-her true ${token}`,
      `personal https://shop.example/nl/cart/ for-her true ${'z'.repeat(43)}`,
    ])
    for (const { headers } of answers) {
      expect(headers.get('cache-control')).toBe('private, no-store')
      expect(headers.get('x-robots-tag')).toBe('noindex')
      expect(headers.get('referrer-policy')).toBe('same-origin')
      expect(headers.getSetCookie()).toEqual(['contextToken=new; HttpOnly', 'locale=nl'])
    }
  })

  test('ignores tokens that are none, and takes their cookies away', async () => {
    for (const value of ['<script>', 'null', '']) {
      tasks.length = 0
      const { headers } = await get('/cart/', { cookie: `contextToken=${value}; customer_token=${token}` })
      expect(tasks[0]?.personal).toMatchObject({ contextToken: undefined, customerToken: token })
      expect(headers.getSetCookie()).toEqual([expect.stringMatching(/^contextToken=; Path=\/; Max-Age=0;/)])
    }
  })

  test('keeps the token that it gives instead of one that is none', async () => {
    answer = () => ({ setCookies: ['contextToken=new; HttpOnly'] })
    const { headers } = await get('/cart/', { cookie: 'contextToken=null' })
    expect(headers.getSetCookie()).toEqual(['contextToken=new; HttpOnly'])
  })

  test('counts the data of a page like the page', async () => {
    expect((await get('/nl/cart/_.data')).headers.get('cache-control')).toBe('private, no-store')
  })
})

describe('a form', () => {
  const own = { origin: 'https://shop.example', 'content-type': 'application/x-www-form-urlencoded' }

  test('on a public page reaches the renderer with its body and its visitor', async () => {
    const response = await post('/nl/nieuws/', { ...own, cookie: `contextToken=${token}` }, 'email=a%40b.example')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(tasks[0]?.personal).toMatchObject({ method: 'POST', contextToken: token })
    expect(Buffer.from(tasks[0]?.personal?.body ?? []).toString()).toBe('email=a%40b.example')
    expect(tasks[0]?.personal?.headers.map(([name]) => name)).not.toContain('origin')
  })

  test.each([
    ['a foreign origin', { origin: 'https://evil.example' }],
    ['an origin that is hidden', { origin: 'null' }],
    ['a foreign page, as the browser says', { 'sec-fetch-site': 'cross-site', origin: 'https://shop.example' }],
    ['a sister domain', { 'sec-fetch-site': 'same-site' }],
    ['a browser that says nothing but has a session', { cookie: `contextToken=${token}` }],
  ])('from %s is refused', async (_, headers) => {
    for (const path of ['/nl/cart/', '/graphql']) expect((await post(path, headers)).status).toBe(403)
    expect(tasks).toEqual([])
  })

  test('of a program without a session, and a webhook from anywhere, are taken', async () => {
    expect((await post('/graphql')).status).toBe(200)
    expect((await post('/graphql', { cookie: `contextToken=${token}`, 'x-store-key': 'nl_NL' })).status).toBe(200)
    expect((await post('/webhooks/mollie', { origin: 'https://provider.example' })).status).toBe(200)
  })

  test('of one session that are too many at once are refused, and say when to come back; others are not held up', async () => {
    const waiting = Promise.withResolvers<Partial<RenderedBytes>>()
    answer = ({ personal }) => (personal?.contextToken === token ? waiting.promise : {})
    const stormy = { ...own, cookie: `contextToken=${token}` }
    const storm = Array.from({ length: 60 }, () => post('/nl/cart/', stormy))
    await expect.poll(() => tasks.length).toBe(24)
    const refused = await Promise.race(storm)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1'])
    expect(await refused.text()).toContain('Eén ding tegelijk')
    const graphql = await post('/graphql', { cookie: `contextToken=${token}`, 'x-store-key': 'nl_NL' })
    expect([graphql.status, graphql.headers.get('retry-after')]).toEqual([429, '1'])
    expect(await graphql.json()).toMatchObject({
      errors: [{ extensions: { code: 'TOO_MANY_REQUESTS', messageKey: 'cart-busy' } }],
    })
    expect((await post('/nl/cart/', { ...own, cookie: `contextToken=${'b'.repeat(43)}` })).status).toBe(200)
    waiting.resolve({})
    const statuses = (await Promise.all(storm)).map(({ status }) => status)
    expect([200, 429].map((status) => statuses.filter((one) => one === status).length)).toEqual([24, 36])
    expect((await post('/nl/cart/', stormy)).status).toBe(200)
  })

  test('that is too large is refused in the shopper’s language', async () => {
    const response = await post('/nl/cart/', own, new Uint8Array(1024 * 1024 + 1))
    expect(response.status).toBe(413)
    expect(await response.text()).toContain('Dat is te veel in één keer')
  })
})

/** By Node's own client: `fetch` sends no TRACE. */
const statusOfMethod = (method: string, path: string) =>
  new Promise<number | undefined>((resolve, reject) =>
    httpRequest(`${base}${path}`, { method }, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end(),
  )

describe('addresses', () => {
  test('other spellings of a storefront move for good', async () => {
    const response = await get('/nl-nl/dames/?utm_source=x')
    expect([response.status, response.headers.get('location')]).toEqual([301, '/nl/dames/?utm_source=x'])
  })

  test('that are broken are refused, and never lead elsewhere', async () => {
    expect(await raw('/%zz')).toMatchObject({ status: 400 })
    expect(await raw('//evil.example/')).toEqual({ status: 301, location: '/evil.example/' })
    expect(await raw('/\\evil.example/')).toMatchObject({ status: 400 })
  })

  test.each([
    '/webhooks/../graphql',
    '/webhooks/%2e%2e/graphql',
    '/webhooks/%2E%2E%2Fgraphql',
    '/sandbox/./mollie',
    '/nl/./customer/',
    '/nl/%2e/customer/',
    '/nl/cart/..',
    '/nl/.%2e/',
    '/images/../boot',
    '/healthz\\..\\graphql',
    '/graphql/%5c..',
    '/images/%00',
    '/in-store/%zz',
  ])('that some read as another one are refused before anything is asked: %s', async (path) => {
    expect((await raw(path)).status).toBe(400)
    expect(tasks).toEqual([])
  })

  test('may hold dots that lead nowhere else', async () => {
    for (const path of ['/nl/a..b/', '/nl/...', '/nl/.well-known/', '/nl/jan.jansen/', '/nl/dames/?next=../x'])
      expect((await raw(path)).status).toBe(200)
  })

  test('of pictures, services and files that are gone do not reach the renderer', async () => {
    expect(await (await get('/images/packshots/boot?w=60')).text()).toBe('picture')
    expect(await (await get('/healthz')).text()).toBe('service')
    expect((await get('/assets/gone-1234.js')).status).toBe(404)
    expect((await fetch(`${base}/nl/`, { method: 'DELETE' })).status).toBe(405)
    expect(await statusOfMethod('TRACE', '/nl/')).toBe(405)
    expect(tasks).toEqual([])
  })
})

describe('when pages can’t be made', () => {
  test('a crowd is asked to come back in a moment', async () => {
    answer = () => Promise.reject(new RendererOverloaded('Too many pages wait'))
    for (const path of ['/de/', '/de/cart/']) {
      const response = await get(path)
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2'])
      expect(await response.text()).toContain('Es ist gerade sehr viel los')
    }
  })

  test('a failure says nothing about its cause', async () => {
    answer = () => Promise.reject(new Error('password=secret'))
    const response = await get('/fr/')
    expect(response.status).toBe(500)
    expect(await response.text()).not.toContain('secret')
  })
})

describe('previews', () => {
  test('in a frame of the back office are of nobody, run nothing, and are kept by no cache', async () => {
    const path = '/nl/preview/?token=known&documentId=y&frame=1'
    const response = await get(path, { cookie: 'sw-context-token=somebody' })
    expect(response.status).toBe(200)
    expect(await response.text()).toMatch(/^personal https:\/\/shop\.example\/nl\/maten\/ for-her false {2}known$/)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    expect(response.headers.getSetCookie()).toEqual([])
    const policy = response.headers.get('content-security-policy')
    expect(policy).toContain("script-src 'none'")
    expect(policy).toContain('frame-ancestors https://office.example;')
    expect(await (await get('/nl/maten/')).text()).toMatch(/^public /)
  })

  test('in a frame are not there without a preview', async () => {
    const response = await get('/nl/preview/?token=made-up&documentId=y&frame=1')
    expect(response.status).toBe(404)
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })

  test.each(['/nl/preview', '/nl/preview/?token=x&documentId=y', '/nl/prismic-preview/'])(
    '%s is answered by the server',
    async (path) => {
      const response = await get(path)
      expect(response.status).toBe(302)
      expect(response.headers.get('location')).toBe('/nl/opened/')
      expect(response.headers.get('set-cookie')).toBe(`preview=${path}`)
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.get('x-robots-tag')).toBe('noindex')
      expect(tasks).toEqual([])
    },
  )

  test('are rendered for each request, kept nowhere and found by nobody', async () => {
    const cookie = 'io.prismic.preview=draft'
    const response = await get('/nl/dames/', { cookie })
    expect(await response.text()).toMatch(/^personal .* draft$/)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    await get('/nl/dames/', { cookie })
    expect(tasks).toHaveLength(2)
    expect(await (await get('/nl/dames/')).text()).toMatch(/^public /)
  })

  test('of another repository leave the shop as it is', async () => {
    expect(await (await get('/nl/dames/', { cookie: 'io.prismic.preview=foreign' })).text()).toMatch(/^public /)
  })
})

describe('a view of a product', () => {
  const ofProduct = ['storefront:nl_NL', 'content', 'content:layout', 'product:1', 'product:2']
  const fetched = async (path: string, init: RequestInit = {}) => (await fetch(base + path, init)).status

  test('is told of each time that its page is shown, from the cache too', async () => {
    answer = () => ({ tags: ofProduct })
    for (let times = 0; times < 3; times++) await get('/nl/schoen/')
    expect([tasks.length, views]).toEqual([1, ['nl_NL', 'nl_NL', 'nl_NL']])
  })

  test.each([
    ['lists', [...ofProduct, 'catalog']],
    ['pages of documents', [...ofProduct, 'content:page:home']],
    ['pages without a product', ['storefront:nl_NL', 'content']],
  ])('is none of %s', async (_, tags) => {
    answer = () => ({ tags })
    await get('/nl/schoen/')
    expect(views).toEqual([])
  })

  test('is none where nothing is shown: a question for headers, a page that is gone', async () => {
    answer = () => ({ tags: ofProduct })
    expect(await fetched('/nl/schoen/', { method: 'HEAD' })).toBe(200)
    answer = () => ({ tags: ofProduct, status: 410 })
    expect(await fetched('/nl/weg/')).toBe(410)
    expect(views).toEqual([])
  })
})

describe('a tablet of a store whose time is over', () => {
  const over = 'xsa_store_time=2026-01-01T00%3A00%3A00.000Z; contextToken=x'

  test.each([
    ['GET', '/nl/dames/'],
    ['GET', '/nl/checkout/'],
    ['POST', '/nl/checkout/'],
  ])('forgets its shopper, whatever is asked for: %s %s', async (method, path) => {
    const response = await (method === 'POST' ? post : get)(path, { cookie: over, origin: config.publicUrl })
    expect([response.status, response.headers.get('location')]).toEqual([303, '/nl/'])
    expect(response.headers.get('set-cookie')).toBe('forgotten=all')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(tasks).toEqual([])
  })

  test.each(['/nl/dames/', '/nl/checkout/'])(
    'forgets its shopper when staff ended it, with its next page: %s',
    async (path) => {
      const running = `xsa_store_time=${new Date(Date.now() + 60_000).toISOString()}`
      const response = await get(path, { cookie: `${running}; xsa_store_session=ended` })
      expect([response.status, response.headers.get('location')]).toEqual([303, '/nl/'])
      expect(response.headers.get('set-cookie')).toBe('forgotten=all')
      expect(tasks).toEqual([])
      expect((await get(path, { cookie: `${running}; xsa_store_session=other` })).status).toBe(200)
      expect((await get(path, { cookie: 'xsa_store_session=ended' })).status).toBe(200)
    },
  )

  test('asks as nobody when a page is still open on it', async () => {
    const mine = `contextToken=${token}`
    expect(await (await get('/nl/cart/_.data', { cookie: mine })).text()).toContain(token)
    expect(await (await get('/nl/cart/_.data', { cookie: `${over}; ${mine}` })).text()).not.toContain(token)
  })

  test('is let in again by the id of a session', async () => {
    const response = await get('/nl/?sessionId=abc', { cookie: over })
    expect(response.headers.get('set-cookie')).toBe('opened=abc')
  })

  test('gives tokens no longer a life than its session has', async () => {
    answer = () => ({ setCookies: [`contextToken=${token}; Path=/; Max-Age=17280000`] })
    const soon = new Date(Date.now() + 60_000).toISOString()
    const { headers } = await get('/nl/cart/', { cookie: `xsa_store_time=${soon}` })
    expect(Number(/Max-Age=(\d+)/.exec(headers.get('set-cookie') ?? '')?.[1])).toBeLessThanOrEqual(60)
    expect((await get('/nl/cart/')).headers.get('set-cookie')).toContain('Max-Age=17280000')
  })
})
