import { describe, expect, test } from 'vitest'
import { second, stoppedClock } from '#kernel/clock.ts'
import { PageCache, type PageToStore } from './page-cache.ts'

const html = [['Content-Type', 'text/html; charset=utf-8']] as const

function page(text: string, more: Partial<PageToStore> = {}): PageToStore {
  return { status: 200, headers: html, body: Buffer.from(text), tags: [], policy: "script-src 'self'", ...more }
}

function setUp(limit = 1_000_000) {
  const clock = stoppedClock('2026-11-21T10:00:00Z')
  const cache = new PageCache({ limit, clock, securityHeaders: (policy) => ['Content-Security-Policy', policy] })
  let renders = 0
  const rendering =
    (text: string, more: Partial<PageToStore> = {}) =>
    async () => {
      renders++
      return page(text, more)
    }
  /** What a visitor gets, as text. */
  const visit = async (key: string, render: () => Promise<PageToStore>) => {
    const found = cache.find(key, render, false) ?? (await cache.fill(key, render, false))
    return (await found.body.in({ best: 'identity', quick: 'identity' })).bytes.toString()
  }
  return { clock, cache, rendering, visit, renders: () => renders }
}

describe('the page cache', () => {
  test('renders a page once, however many ask for it at once', async () => {
    const { visit, rendering, renders } = setUp()
    const answers = await Promise.all(Array.from({ length: 50 }, () => visit('/', rendering('home'))))
    expect(new Set(answers)).toEqual(new Set(['home']))
    expect(renders()).toBe(1)
    await visit('/', rendering('another'))
    expect(renders()).toBe(1)
  })

  test('serves a stale page once more while one successor is made, and a page that is too old not at all', async () => {
    const { clock, cache, visit, rendering, renders } = setUp()
    await visit('/', rendering('old'))
    clock.advance(61 * second)
    const gate = Promise.withResolvers<void>()
    const successor = () => gate.promise.then(rendering('new'))
    expect(await visit('/', successor)).toBe('old')
    expect(await visit('/', successor)).toBe('old')
    gate.resolve()
    await cache.idle()
    expect(renders()).toBe(2)
    expect(await visit('/', rendering('newer'))).toBe('new')
    clock.advance(121 * second)
    expect(await visit('/', rendering('newest'))).toBe('newest')
  })

  test('a change shows within seconds, on the pages that bear its tag only', async () => {
    const { clock, cache, visit, rendering, renders } = setUp()
    await visit('/boot', rendering('boot 99', { tags: ['product:1', 'category:2'] }))
    await visit('/bag', rendering('bag', { tags: ['product:3'] }))
    cache.invalidate(['product:1'])
    expect(await visit('/boot', rendering('boot 79', { tags: ['product:1'] }))).toBe('boot 99')
    await cache.idle()
    expect(await visit('/boot', rendering('never'))).toBe('boot 79')
    expect(renders()).toBe(3)
    cache.invalidate(['product:1'])
    clock.advance(6 * second)
    expect(await visit('/boot', rendering('boot 59'))).toBe('boot 59')
    expect(await visit('/bag', rendering('never'))).toBe('bag')
  })

  test('a page that was being made when its product changed is not taken for fresh', async () => {
    const { cache, visit, rendering } = setUp()
    const gate = Promise.withResolvers<PageToStore>()
    const first = visit('/boot', () => gate.promise)
    cache.invalidate(['product:1'])
    gate.resolve(page('boot 99', { tags: ['product:1'] }))
    expect(await first).toBe('boot 99')
    await visit('/boot', rendering('boot 79', { tags: ['product:1'] }))
    await cache.idle()
    expect(await visit('/boot', rendering('never'))).toBe('boot 79')
  })

  test('after missed notifications every page is made anew', async () => {
    const { clock, cache, visit, rendering } = setUp()
    await visit('/', rendering('old'))
    cache.invalidate(undefined)
    clock.advance(6 * second)
    expect(await visit('/', rendering('new'))).toBe('new')
  })

  test('errors and redirects that depend on the visitor are not stored, and an error leaves the page in place', async () => {
    const { clock, cache, visit, rendering, renders } = setUp()
    for (const status of [302, 403, 500]) {
      await visit(`/${status}`, rendering('x', { status }))
      await visit(`/${status}`, rendering('x', { status }))
    }
    expect(renders()).toBe(6)
    await visit('/', rendering('good'))
    clock.advance(61 * second)
    expect(await visit('/', rendering('broken', { status: 500 }))).toBe('good')
    await cache.idle()
    expect(await visit('/', rendering('broken', { status: 500 }))).toBe('good')
  })

  test('a page that says no-store is not stored', async () => {
    const { visit, rendering, renders } = setUp()
    const headers = [...html, ['Cache-Control', 'no-store']] as const
    await visit('/', rendering('x', { headers }))
    await visit('/', rendering('x', { headers }))
    expect(renders()).toBe(2)
  })

  test('a flood of unknown paths does not push out pages', async () => {
    const { visit, rendering, renders } = setUp(400_000)
    await visit('/', rendering('home'))
    await visit('/', rendering('home'))
    for (let at = 0; at < 400; at++) await visit(`/no-${at}`, rendering('x'.repeat(2000), { status: 404 }))
    const before = renders()
    expect(await visit('/', rendering('another'))).toBe('home')
    expect(renders()).toBe(before)
  })

  test('stays within its bytes', async () => {
    const { cache, visit, rendering } = setUp(200_000)
    for (let at = 0; at < 300; at++) {
      await visit(`/${at}`, rendering(`${at}`))
      await visit(`/${at}`, rendering(`${at}`))
    }
    expect(cache.bytes).toBeLessThanOrEqual(200_000)
    expect(cache.size).toBeGreaterThan(20)
  })
})
