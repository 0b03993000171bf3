import { Hono } from 'hono'
import { beforeEach, describe, expect, test } from 'vitest'
import type { OpenedSession } from '#shop/instore/open-in-store-session.ts'
import { arrivalHeaders, type InStoreDeps, mountInStore, tabletArrivalOf, wasEndedByStaff } from './in-store.ts'

const now = new Date('2026-11-21T12:00:00Z')
const session = {
  id: 'one',
  ttlDt: new Date('2026-11-21T12:30:00Z'),
  location: { id: '1', name: 'Köln; Ehrenstraße', code: 'CGN1' },
}
const opened: OpenedSession = { kind: 'open', session }
const month = 30 * 86_400

let loggedOut: (string | undefined)[] = []
let closed: string[] = []
beforeEach(() => {
  loggedOut = []
  closed = []
})
const parts = (answer: OpenedSession, secure = true): InStoreDeps => ({
  shop: {
    openInStoreSession: async () => answer,
    extendInStoreSession: async () => answer,
    clock: { now: () => now },
    tablets: undefined,
    logOut: async (token) => {
      loggedOut.push(token)
      return { loggedOut: true }
    },
  },
  secure,
  close: async (id) => closed.push(id),
  report: () => undefined,
})

async function arrive(answer: OpenedSession, cookieHeader?: string, secure = true, tablet?: string) {
  const headers = await arrivalHeaders(parts(answer, secure), 'one', cookieHeader, tablet)
  const valuesOf = (name: string) => headers.filter((_, at) => at % 2 === 1 && headers[at - 1] === name)
  return { cookies: valuesOf('Set-Cookie'), clears: valuesOf('Clear-Site-Data') }
}
const gone = (cookies: readonly string[]) =>
  cookies.filter((cookie) => cookie.includes('Max-Age=0;')).map((cookie) => cookie.split('=')[0])

describe('an address with a session', () => {
  test.each([
    ['/nl/?sessionId=abc', { sessionId: 'abc', target: '/nl/' }],
    ['/nl/dames/?size=38&sessionId=abc&page=2', { sessionId: 'abc', target: '/nl/dames/?size=38&page=2' }],
    ['/nl/?sessionId=abc&tablet=Kinder%20hoek%0A', { sessionId: 'abc', tablet: 'Kinder hoek', target: '/nl/' }],
    ['/nl/?sessionId=abc&tablet=%20', { sessionId: 'abc', target: '/nl/' }],
    ['/nl/?sessionId=', { sessionId: '', target: '/nl/' }],
    ['/nl/?q=sessionId=abc', undefined],
    ['/nl/?mysessionId=abc', undefined],
    ['/nl/sessionId=abc', undefined],
  ])('%s is %o', (target, arrival) => expect(tabletArrivalOf(target)).toEqual(arrival))
})

describe('the cookies of a tablet', () => {
  test('keep what staff called it for as long as the session, and no longer', async () => {
    const nameOf = (cookies: readonly string[]) => cookies.filter((cookie) => cookie.startsWith('xsa_store_tablet='))
    const named = await arrive(opened, undefined, true, 'Kinderhoek')
    // What the shopper before left is forgotten first.
    expect(nameOf(named.cookies).at(-1)).toMatch(/^xsa_store_tablet=Kinderhoek; Path=\/; Max-Age=1800;/)
    // The same session, opened anew, is the same tablet; another one is not.
    const again = await arrive(opened, 'xsa_store_session=one; xsa_store_visit=v; xsa_store_tablet=Kinderhoek')
    expect(nameOf(again.cookies)).toHaveLength(1)
    const other = await arrive(opened, 'xsa_store_session=two; xsa_store_tablet=Kinderhoek')
    expect(gone(nameOf(other.cookies))).toEqual(['xsa_store_tablet'])
  })

  test('live as long as the session; the id is out of the reach of scripts, and the time outlives all', async () => {
    const { cookies, clears } = await arrive(opened, 'xsa_store_session=one; xsa_store_time=x')
    expect(cookies).toHaveLength(6)
    expect(clears).toEqual([])
    for (const cookie of cookies) expect(cookie).toMatch(/; Path=\/; Max-Age=\d+; SameSite=Lax.*; Secure$/)
    expect(cookies.map((cookie) => Number(/Max-Age=(\d+)/.exec(cookie)?.[1]))).toEqual([
      1800,
      1800,
      1800 + month,
      1800,
      1800,
      1800,
    ])
    expect(cookies.filter((cookie) => cookie.includes('HttpOnly'))).toEqual([
      expect.stringMatching(/^xsa_store_session=one;/),
      expect.stringMatching(/^xsa_store_visit=[\w-]{43};/),
    ])
    expect(cookies[1]).toContain('xsa_store_name=K%C3%B6ln%3B%20Ehrenstra%C3%9Fe;')
  })

  test('begin with nothing of the shopper before, unless it is the same session', async () => {
    const next = await arrive(opened, 'contextToken=x; customer_token=y; _ga=z; xsa_store_session=other')
    expect(gone(next.cookies)).toEqual(expect.arrayContaining(['contextToken', 'customer_token', '_ga']))
    expect(next.clears).toEqual(['"storage"'])
    expect(loggedOut).toEqual(['y'])
    expect(next.cookies.findLast((cookie) => cookie.startsWith('xsa_store_session'))).toContain('Max-Age=1800')
    expect(gone((await arrive(opened)).cookies)).toContain('customer_token')
    expect(gone((await arrive(opened, 'xsa_store_session=one')).cookies)).toEqual([])
  })

  test('name another visit for another shopper, and the same one as long as the session is the same', async () => {
    const visitIn = ({ cookies }: { cookies: readonly string[] }) =>
      cookies.findLast((cookie) => cookie.startsWith('xsa_store_visit='))?.split(';')[0] ?? ''
    const first = visitIn(await arrive(opened))
    expect(visitIn(await arrive(opened, `xsa_store_session=one; ${first}`))).toBe(first)
    expect(visitIn(await arrive(opened, `xsa_store_session=other; ${first}`))).not.toBe(first)
    expect(visitIn(await arrive(opened))).not.toBe(first)
  })

  test('of an ended session that goes on begin with nothing of the shopper before', async () => {
    const goesOn: OpenedSession = { kind: 'open', session: { ...session, id: 'two' } }
    expect(gone((await arrive(goesOn, 'contextToken=x; xsa_store_session=one')).cookies)).toContain('contextToken')
  })

  test.each(['ended', 'unavailable'] as const)(
    'of a session that is %s are taken back, and it is said once',
    async (kind) => {
      const { cookies } = await arrive({ kind }, undefined, false)
      expect(gone(cookies)).toContain('xsa_store_location')
      expect(cookies.at(-1)).toBe(`xsa_store_trouble=${kind}; Path=/; Max-Age=60; SameSite=Lax`)
    },
  )

  test('that could not be renewed take the shopper along; somebody’s own phone keeps what is on it', async () => {
    const hers = await arrive({ kind: 'ended' }, 'contextToken=x; customer_token=y')
    expect(gone(hers.cookies)).not.toContain('customer_token')
    expect(loggedOut).toEqual([])
    const inStoreSessions = await arrive(
      { kind: 'unavailable' },
      'contextToken=x; customer_token=y; xsa_store_time=2026',
    )
    expect(gone(inStoreSessions.cookies)).toEqual(expect.arrayContaining(['contextToken', 'customer_token']))
    expect(loggedOut).toEqual(['y'])
  })
})

describe('a shopper at a tablet', () => {
  const ask = (path: string, answer: OpenedSession, cookie: string) => {
    const app = new Hono()
    mountInStore(app, parts(answer))
    return app.request(path, {
      method: 'POST',
      headers: { cookie },
      body: new URLSearchParams({ storefront: 'nl_NL' }),
    })
  }
  const cookie = 'contextToken=x; customer_token=y; xsa_store_session=one; xsa_store_time=2026'

  test('is forgotten when they are done: logged out, the session closed, everything emptied', async () => {
    const { status, headers } = await ask('/in-store/reset', opened, cookie)
    expect([status, headers.get('location')]).toEqual([303, '/nl/'])
    expect(gone(headers.getSetCookie())).toEqual(
      expect.arrayContaining(['contextToken', 'customer_token', 'xsa_store_session', 'xsa_store_time']),
    )
    expect(headers.get('clear-site-data')).toBe('"storage"')
    expect([loggedOut, closed]).toEqual([['y'], ['one']])
  })

  test('is given more time, with their cart, their login and the links to their orders', async () => {
    const { status, headers } = await ask('/in-store/extend', opened, `${cookie}; xsa_store_visit=hers`)
    expect(status).toBe(200)
    const set = headers.getSetCookie()
    expect(set.filter((one) => one.startsWith('contextToken=x;')).join()).toMatch(/Max-Age=1800;.*HttpOnly/)
    expect(set.filter((one) => one.startsWith('customer_token=y;')).join()).toMatch(/Max-Age=1800;.*HttpOnly/)
    expect(set.filter((one) => one.startsWith('xsa_store_visit=hers;')).join()).toMatch(/Max-Age=1800;.*HttpOnly/)
    expect(gone(set)).toEqual([])
  })

  test.each(['ended', 'unavailable'] as const)('is told when there is no more time: %s', async (kind) => {
    const { status, headers } = await ask('/in-store/extend', { kind }, cookie)
    expect(status).toBe(409)
    expect(headers.getSetCookie()).toEqual([])
  })
})

describe('whether staff ended a tablet', () => {
  const tablets = (hasEnded: (id: string) => Promise<boolean>) => {
    const { shop, ...rest } = parts(opened)
    const unused = () => Promise.reject(new Error('not asked here'))
    return { ...rest, shop: { ...shop, tablets: { of: unused, begin: unused, end: unused, hasEnded } } }
  }

  test('is asked by the id of its session', async () => {
    const deps = tablets(async (id) => id === 'one')
    expect(await wasEndedByStaff(deps, 'xsa_store_session=one')).toBe(true)
    expect(await wasEndedByStaff(deps, 'xsa_store_session=two')).toBe(false)
    expect(await wasEndedByStaff(deps, 'xsa_store_time=x')).toBe(false)
    expect(await wasEndedByStaff(parts(opened), 'xsa_store_session=one')).toBe(false)
  })

  test('is no while that can’t be asked, and somebody hears why', async () => {
    const reported: unknown[] = []
    const away = new Error('away')
    const deps = { ...tablets(() => Promise.reject(away)), report: (error: unknown) => reported.push(error) }
    expect(await wasEndedByStaff(deps, 'xsa_store_session=one')).toBe(false)
    expect(reported).toEqual([away])
  })
})
