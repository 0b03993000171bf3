import { runInNewContext } from 'node:vm'
import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { storefrontOf, storefronts } from '#kernel/storefront.ts'
import { usualColors } from '#shop/brand/brand-colors.ts'
import { type OfflineLook, offlinePage } from './offline-page.ts'
import { mountStorefrontWorkers, storefrontWorker, type WorkerOffers } from './storefront-worker.ts'

const look = { name: 'Schoenhuis <Veldman>', colors: usualColors }
let offers = { offline: true, push: true }
const app = new Hono()
mountStorefrontWorkers(
  app,
  () => look,
  () => offers,
)
const nl = storefrontOf('nl_NL')
const workerOf = (change: Partial<OfflineLook> = {}, storefront = nl) =>
  storefrontWorker(storefront, offlinePage(storefront, { ...look, ...change }), { offline: true, push: true })
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
    offers = { offline: false, push: false }
    const text = await (await app.request('/nl/worker.js')).text()
    offers = { offline: true, push: true }
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
  const listeners: { readonly name: string; readonly listener: (event: object) => void }[] = []
  const scope = 'https://shop.example/nl/'
  const shown: object[] = []
  const opened: string[] = []
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
      navigationPreload: { enable: async () => mark('preloads'), disable: async () => mark('no preloads') },
      unregister: async () => mark('unregistered'),
      showNotification: async (title: string, options: object) => void shown.push({ title, ...options }),
      pushManager: { getSubscription: async () => ({ unsubscribe: async () => mark('unsubscribed') }) },
    },
    location: new URL(`${scope}worker.js`),
    clients: { openWindow: async (url: string) => void opened.push(url) },
    skipWaiting: () => mark('skipped'),
    addEventListener: (name: string, listener: (event: object) => void) => void listeners.push({ name, listener }),
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
    const event = {
      ...fields,
      waitUntil: (work: Promise<unknown>) => waited.push(work),
      respondWith: (work: Promise<unknown>) => {
        answer = work
      },
    }
    for (const one of listeners) if (one.name === name) one.listener(event)
    await Promise.all(waited)
    return answer
  }
  const go = (request: object, preloadResponse?: Promise<unknown>) =>
    dispatch('fetch', { request: { mode: 'navigate', method: 'GET', url: '/nl/', ...request }, preloadResponse })
  return { dispatch, go, state, stored, shown, opened }
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
    const ending = storefrontWorker(nl, offlinePage(nl, look), { offline: false, push: false })
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
    expect([...worker.state].toSorted()).toEqual(['no preloads', 'skipped', 'unregistered'])
    expect([...worker.stored.keys()]).toEqual(['member-pass'])
    expect(await worker.go({})).toBeUndefined()
  })
})

describe('a message of the shop', () => {
  const notice = { title: 'Weer op voorraad', body: 'Veldt', url: '/nl/boot/', tag: '1', stop: 'Stop', lang: 'nl-NL' }
  const open = (given: WorkerOffers) => openWorker(storefrontWorker(nl, offlinePage(nl, look), given), away)
  const press = (worker: ReturnType<typeof openWorker>, action: string, url = notice.url) =>
    worker.dispatch('notificationclick', { action, notification: { close: () => undefined, data: { url } } })

  test('is shown as it stands, and a press opens its page', async () => {
    const worker = open({ offline: true, push: true })
    await worker.dispatch('push', { data: { json: () => notice } })
    expect(worker.shown).toMatchObject([{ title: 'Weer op voorraad', body: 'Veldt', tag: '1', lang: 'nl-NL' }])
    await press(worker, '')
    expect(worker.opened).toEqual(['https://shop.example/nl/boot/'])
  })

  test('ends all messages with one press', async () => {
    const worker = open({ offline: false, push: true })
    await press(worker, 'stop')
    expect([[...worker.state], worker.opened]).toEqual([['unsubscribed'], []])
  })

  test('leads nowhere else', async () => {
    const worker = open({ offline: true, push: true })
    for (const url of ['https://evil.example/', '//evil.example/', 'javascript:alert(1)']) await press(worker, '', url)
    expect(worker.opened).toEqual([])
  })

  test('comes without a page for those who are offline, too, of which nothing is kept then', async () => {
    const worker = openWorker(
      storefrontWorker(nl, offlinePage(nl, look), { offline: false, push: true }),
      away,
      new Map([['offline:/nl/:1', []]]),
    )
    await worker.dispatch('install')
    await worker.dispatch('activate')
    expect([...worker.stored.keys()]).toEqual([])
    expect(worker.state.has('unregistered')).toBe(false)
    expect(await worker.go({})).toBeUndefined()
  })

  test('is none of a shop that sends none', () => {
    expect(storefrontWorker(nl, offlinePage(nl, look), { offline: true, push: false })).not.toContain("'push'")
  })
})
