import { runInNewContext } from 'node:vm'
import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { storefrontOf, storefronts } from '#kernel/storefront.ts'
import { usualColors } from '#shop/brand/brand-colors.ts'
import { type OfflineLook, offlinePage } from './offline-page.ts'
import { mountStorefrontWorkers, storefrontWorker } from './storefront-worker.ts'

const look = { name: 'Schoenhuis <Veldman>', colors: usualColors }
let offers = { offline: true }
const app = new Hono()
mountStorefrontWorkers(
  app,
  () => look,
  () => offers,
)
const nl = storefrontOf('nl_NL')
const workerOf = (change: Partial<OfflineLook> = {}, storefront = nl) =>
  storefrontWorker(storefront, offlinePage(storefront, { ...look, ...change }), { offline: true })
const versionIn = (worker: string) => /"version":"([\w-]{12})"/.exec(worker)?.[1]

describe('the worker of a storefront', () => {
  test.each(storefronts)('$code has its own, asked for anew each time, in three kilobytes', async (storefront) => {
    const answer = await app.request(`${storefront.basePath}/worker.js`)
    expect(answer.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8')
    expect(answer.headers.get('Cache-Control')).toBe('no-cache')
    expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'; connect-src 'self'")
    const text = await answer.text()
    expect(text).toContain(`"${storefront.basePath}/offline.html"`)
    expect(Buffer.byteLength(text)).toBeLessThan(3000)
  })

  test('is another one when the page is, and the very same when nothing is', () => {
    expect(workerOf()).toBe(workerOf())
    expect(workerOf({ name: 'Another' })).not.toBe(workerOf())
    expect(workerOf({ colors: { ...usualColors, ink: '#000000' } })).not.toBe(workerOf())
  })

  test('gives way to one that ends itself where the shop offers nothing on devices', async () => {
    offers = { offline: false }
    const text = await (await app.request('/nl/worker.js')).text()
    offers = { offline: true }
    expect(text).toContain('registration.unregister()')
    expect(text).not.toContain('respondWith')
  })
})

describe('the page without a network', () => {
  test.each(storefronts)('$code says so in its language, by the name of the shop', async (storefront) => {
    const answer = await app.request(`${storefront.basePath}/offline.html`)
    const html = await answer.text()
    expect(html).toContain(`<html lang="${storefront.iso}">`)
    expect(html).toContain('Schoenhuis &lt;Veldman&gt;')
    expect(html).not.toContain('<Veldman>')
    const policy = answer.headers.get('Content-Security-Policy') ?? ''
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).not.toContain('unsafe')
    expect(answer.headers.get('X-Robots-Tag')).toBe('noindex')
  })

  test('is not taken for that of another version', async () => {
    expect((await app.request(`/nl/offline.html?v=${versionIn(workerOf())}`)).status).toBe(200)
    expect((await app.request(`/nl/offline.html?v=${versionIn(workerOf({ name: 'Another' }))}`)).status).toBe(404)
  })
})

/** A browser's worker, as far as this one asks for it. */
function openWorker(script: string, net: (url: string) => Promise<unknown>, stored = new Map<string, string[]>()) {
  const listeners = new Map<string, (event: object) => void>()
  const scope = 'https://shop.example/nl/'
  const state = new Set<string>()
  const mark = (what: string) => void state.add(what)
  runInNewContext(script, {
    URL,
    Promise,
    Request: class {
      readonly url: string
      constructor(url: string) {
        this.url = url
      }
    },
    Response: { error: () => 'error' },
    fetch: ({ url }: { url: string }) => net(url),
    registration: {
      scope,
      navigationPreload: { enable: async () => mark('preloads') },
      unregister: async () => mark('unregistered'),
    },
    skipWaiting: () => mark('skipped'),
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    caches: {
      open: async (name: string) => ({
        add: async ({ url }: { url: string }) => void stored.set(name, [...(stored.get(name) ?? []), url]),
      }),
      keys: async () => [...stored.keys()],
      delete: async (name: string) => stored.delete(name),
      match: async (page: string, { cacheName }: { cacheName: string }) =>
        stored.get(cacheName)?.some((url) => url.startsWith(page)) ? `kept ${page}` : undefined,
    },
  })
  const dispatch = async (name: string, fields: object = {}) => {
    const waited: Promise<unknown>[] = []
    let answer: Promise<unknown> | undefined
    listeners.get(name)?.({
      ...fields,
      waitUntil: (work: Promise<unknown>) => waited.push(work),
      respondWith: (work: Promise<unknown>) => {
        answer = work
      },
    })
    await Promise.all(waited)
    return answer
  }
  const go = (request: object, preloadResponse?: Promise<unknown>) =>
    dispatch('fetch', { request: { mode: 'navigate', method: 'GET', url: '/nl/', ...request }, preloadResponse })
  return { dispatch, go, state, stored }
}

const away = () => Promise.reject(new TypeError('Failed to fetch'))

describe('in a browser', () => {
  test('a page is the shop’s answer, whatever it is, and the kept page only where there is none', async () => {
    const worker = openWorker(workerOf(), async () => 'fresh')
    await worker.dispatch('install')
    await worker.dispatch('activate')
    expect([...worker.state]).toEqual(['skipped', 'preloads'])
    expect(await worker.go({})).toBe('fresh')
    expect(await worker.go({}, Promise.resolve('preloaded'))).toBe('preloaded')
    const lost = openWorker(workerOf(), away, worker.stored)
    expect(await lost.go({})).toBe('kept /nl/offline.html')
    expect(await lost.go({}, away())).toBe('kept /nl/offline.html')
  })

  test('forms, files and questions are none of its business', async () => {
    const worker = openWorker(workerOf(), away)
    await worker.dispatch('install')
    expect(await worker.go({ method: 'POST' })).toBeUndefined()
    expect(await worker.go({ mode: 'cors' })).toBeUndefined()
    expect(await worker.go({ mode: 'no-cors' })).toBeUndefined()
  })

  test('a new one takes nothing along of those before it, and leaves what is not its own', async () => {
    const stored = new Map([
      ['offline:/nl/:000000000000', ['/nl/offline.html?v=000000000000']],
      ['offline:/de/:000000000000', []],
      ['member-pass', []],
    ])
    const worker = openWorker(workerOf(), away, stored)
    await worker.dispatch('install')
    await worker.dispatch('activate')
    const own = `offline:/nl/:${versionIn(workerOf())}`
    expect([...stored.keys()].toSorted()).toEqual(['member-pass', 'offline:/de/:000000000000', own].toSorted())
  })

  test('the one that ends leaves nothing', async () => {
    const ending = storefrontWorker(nl, offlinePage(nl, look), { offline: false })
    const worker = openWorker(
      ending,
      away,
      new Map([
        ['offline:/nl/:1', []],
        ['kept-pictures', []],
        ['member-pass', []],
      ]),
    )
    await worker.dispatch('install')
    await worker.dispatch('activate')
    expect([...worker.state]).toEqual(['skipped', 'unregistered'])
    expect([...worker.stored.keys()]).toEqual(['member-pass'])
    expect(await worker.go({})).toBeUndefined()
  })
})
