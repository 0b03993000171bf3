import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { systemClock } from '#kernel/clock.ts'
import { securityHeaders } from '#server/headers.ts'
import { PageCache } from '#server/page-cache.ts'
import { createRequestHandler } from '#server/request-handler.ts'
import { type NginxProxy, startProxy } from './nginx.fixture.ts'

const config = {
  publicUrl: 'https://shop.example',
  secure: true,
  trustProxy: 1,
  admin: { port: 0, host: '127.0.0.1', publicUrl: 'http://office.example' },
}
const anna = 'a'.repeat(43)
const ben = 'b'.repeat(43)

/** What reached the shop, as method and target. */
let asked: string[] = []
let rendered = 0
/** Carts that are rendered at once, and the most there were. */
let atOnce = { now: 0, most: 0 }
let proxy: NginxProxy
let stopShop: () => Promise<void>

beforeAll(async () => {
  const handler = createRequestHandler({
    config,
    clock: systemClock,
    log: pino({ level: 'silent' }),
    cache: new PageCache({
      limit: 1_000_000,
      clock: systemClock,
      securityHeaders: (policy) => securityHeaders('public', config, policy),
    }),
    previews: {
      tokenOf: (cookie) => /io\.prismic\.preview=(\w+)/.exec(cookie ?? '')?.[1],
      open: async () => ({ to: '/', setCookie: '' }),
      framed: async () => undefined,
    },
    inStore: { admit: async () => [], hasEnded: async () => false, clearShopper: async () => [] },
    renderer: {
      render: async ({ url, segment, cookieBar, store, preview, personal }) => {
        rendered++
        const of = personal ? `cart of ${personal.contextToken} ${personal.clientAddress}` : 'page'
        if (personal) {
          atOnce = { now: atOnce.now + 1, most: Math.max(atOnce.most, atOnce.now + 1) }
          await untilTwo()
          atOnce = { ...atOnce, now: atOnce.now - 1 }
        }
        const text = `${of} ${url} ${segment} ${cookieBar ? 'bar' : 'no bar'} ${store ?? ''} ${preview ?? ''} ${'long '.repeat(300)}`
        return {
          status: 200,
          headers: [['Content-Type', 'text/html; charset=utf-8']],
          body: Buffer.from(text),
          tags: [],
          setCookies: personal ? ['seen=yes'] : [],
          policy: "script-src 'self'",
        }
      },
    },
    files: { has: () => false, get: () => Promise.reject(new Error('no files')) },
    pictures: async (_request, response) => void response.end('picture'),
    api: async () => false,
    photoSearch: () => undefined,
    reviewPhotographs: { add: async () => undefined, serve: async () => undefined },
    services: (_request, response) => void response.end('service'),
  })
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    handler(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stopShop = async () => {
    server.closeAllConnections()
    server.close()
  }
  proxy = await startProxy((server.address() as AddressInfo).port)
})

/** A cart waits for another one, so that who must not wait for each other would be found out. */
let second = Promise.withResolvers<void>()
let together = false
async function untilTwo(): Promise<void> {
  if (!together) return
  if (atOnce.now === 2) second.resolve()
  await Promise.race([second.promise, pause(2000)])
}

beforeEach(() => {
  asked = []
  rendered = 0
})

afterAll(async () => {
  await proxy.stop()
  await stopShop()
})

const get = (path: string, cookie = '', more: Record<string, string> = {}) =>
  fetch(proxy.origin + path, { headers: { cookie, ...more }, redirect: 'manual' })
const textOf = async (path: string, cookie?: string) => (await (await get(path, cookie)).text()).trim()

test('a photograph reaches the shop though it is larger than a form, and nothing else does', async () => {
  const post = (path: string) => fetch(proxy.origin + path, { method: 'POST', body: new Uint8Array(3_000_000) })
  expect((await post('/nl/zoeken-met-foto/')).status).toBe(404)
  expect(asked).toEqual(['POST /nl/zoeken-met-foto/'])
  expect((await post('/nl/cart/')).status).toBe(413)
  expect(asked).toHaveLength(1)
})

describe('pages that anybody may see', () => {
  test('come from nginx the second time, with the headers and the validator of the shop', async () => {
    const first = await get('/nl/dames/')
    const again = await get('/nl/dames/', `contextToken=${anna}; customer_token=${ben}; other=1`)
    expect(await again.text()).toBe(await first.text())
    expect(asked).toEqual(['GET /nl/dames/'])
    for (const name of [
      'etag',
      'content-security-policy',
      'cache-control',
      'content-encoding',
      'strict-transport-security',
    ])
      expect([name, again.headers.get(name)]).toEqual([name, first.headers.get(name)])
    const etag = first.headers.get('etag') ?? ''
    expect((await get('/nl/dames/', '', { 'if-none-match': etag })).status).toBe(304)
    expect(asked).toHaveLength(1)
  })

  test('are kept once for each variant, and packed as the client likes it', async () => {
    const variants = ['', 'xsa_segment=for-him', 'xsa_cookie_message=hide', 'xsa_audience=5; xsa_cookie_message=hide']
    const texts = await Promise.all([...variants, ...variants].map((cookie) => textOf('/nl/', cookie)))
    expect(
      texts.map((text) =>
        text
          .slice(0, 60)
          .replace(/^.*nl\/ /, '')
          .trim()
          .replace(/ +long.*/, ''),
      ),
    ).toEqual(Array(2).fill(['for-her bar', 'for-him bar', 'for-her no bar', 'for-him no bar']).flat())
    expect(rendered).toBe(4)
    const packings = ['br', 'gzip, deflate', 'gzip, br, zstd', 'identity']
    const answers = await Promise.all(packings.map((packing) => get('/nl/', '', { 'accept-encoding': packing })))
    expect(answers.map(({ headers }) => headers.get('content-encoding'))).toEqual(['br', 'gzip', 'br', null])
  })

  test.each([
    'xsa_segment=FOR-HIM',
    'XSA_SEGMENT=for-him',
    'xsa_segment=; xsa_segment=for-him',
    'XSA_SEGMENT=for-her; xsa_segment=for-him',
    'XSA_COOKIE_MESSAGE=show; xsa_cookie_message=hide',
    'xsa_cookie_message=HIDE',
    'xsa_segment="for-him"',
    'a="b,xsa_segment=for-him"',
    'xsa_segment =for-him',
    'xsa_audience=5; XSA_AUDIENCE=1',
  ])('are what they are kept as, whatever somebody writes into a cookie: %s', async (cookie) => {
    const path = `/nl/?q=${encodeURIComponent(cookie)}`
    await get(path, cookie)
    const shown = async (own: string) => /for-\w+ (?:no )?bar/.exec(await textOf(path, own))?.[0]
    expect(await shown('')).toBe('for-her bar')
    expect(await shown('xsa_segment=for-him')).toBe('for-him bar')
    expect(await shown('xsa_cookie_message=hide')).toBe('for-her no bar')
  })
})

describe('what belongs to somebody', () => {
  test('is never kept, and comes with the address of the shopper', async () => {
    expect(await textOf('/nl/cart/', `contextToken=${anna}`)).toContain(`cart of ${anna} 127.0.0.1`)
    const answer = await get('/nl/cart/', `contextToken=${ben}`)
    expect(await answer.text()).toContain(`cart of ${ben}`)
    expect(answer.headers.get('set-cookie')).toBe('seen=yes')
    expect((await textOf('/nl/cart/')).includes(anna)).toBe(false)
    expect(asked).toHaveLength(3)
  })

  test('is made for two at once: nobody waits for the cart of another', async () => {
    together = true
    second = Promise.withResolvers()
    atOnce = { now: 0, most: 0 }
    await Promise.all([textOf('/nl/checkout/', `contextToken=${anna}`), textOf('/nl/checkout/', `contextToken=${ben}`)])
    together = false
    expect(atOnce.most).toBe(2)
  })

  test.each(['xsa_store_location=s12', 'XSA_STORE_LOCATION=; xsa_store_location=s12', 'io.prismic.preview=draft'])(
    'goes past what is kept: %s',
    async (cookie) => {
      const path = `/nl/heren/?q=${encodeURIComponent(cookie)}`
      expect(await textOf(path, cookie)).toMatch(/s12|draft/)
      expect(await textOf(path)).not.toMatch(/bar (s12|draft)/)
      expect(await textOf(path, cookie)).toMatch(/s12|draft/)
    },
  )

  test('what is posted, asked of the API or shown reaches the shop', async () => {
    await fetch(`${proxy.origin}/nl/dames/`, {
      method: 'POST',
      body: 'a=1',
      headers: { origin: 'https://shop.example' },
    })
    expect(await textOf('/graphql')).toBe('service')
    expect(await textOf('/images/a.12345678?w=200')).toBe('picture')
    expect(asked).toEqual(['POST /nl/dames/', 'GET /graphql', 'GET /images/a.12345678?w=200'])
  })
})

test('what operators ask is closed to the public', async () => {
  const answers = await Promise.all(
    ['/metrics', '/healthz', '/readyz', '/development/mail'].map(async (path) => (await get(path)).status),
  )
  expect(answers).toEqual([404, 404, 404, 404])
  expect(asked).toEqual([])
})
