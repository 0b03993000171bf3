import { describe, expect, test } from 'vitest'
import type { OpenedSession } from '#shop/instore/open-in-store-session.ts'
import { arrivalCookies, arrivalOf } from './in-store.ts'

const now = new Date('2026-11-21T12:00:00Z')
const opened: OpenedSession = {
  kind: 'open',
  session: {
    id: 'one',
    ttlDt: new Date('2026-11-21T12:30:00Z'),
    location: { id: '1', name: 'Köln; Ehrenstraße', code: 'CGN1' },
  },
}

const cookiesOf = (answer: OpenedSession, cookieHeader?: string, secure = true) =>
  arrivalCookies({ openInStoreSession: async () => answer, clock: { now: () => now } }, 'one', cookieHeader, secure)

describe('an address with a session', () => {
  test.each([
    ['/nl/?sessionId=abc', { sessionId: 'abc', target: '/nl/' }],
    ['/nl/dames/?size=38&sessionId=abc&page=2', { sessionId: 'abc', target: '/nl/dames/?size=38&page=2' }],
    ['/nl/?sessionId=', { sessionId: '', target: '/nl/' }],
    ['/nl/?q=sessionId=abc', undefined],
    ['/nl/?mysessionId=abc', undefined],
    ['/nl/sessionId=abc', undefined],
  ])('%s is %o', (target, arrival) => expect(arrivalOf(target)).toEqual(arrival))
})

describe('the cookies of a tablet', () => {
  test('live as long as the session; the id is out of the reach of scripts', async () => {
    const cookies = await cookiesOf(opened, 'xsa_store_session=one')
    expect(cookies).toHaveLength(4)
    for (const cookie of cookies) expect(cookie).toMatch(/; Path=\/; Max-Age=1800; SameSite=Lax.*; Secure$/)
    expect(cookies.filter((cookie) => cookie.includes('HttpOnly'))).toEqual([
      expect.stringMatching(/^xsa_store_session=one;/),
    ])
    expect(cookies[1]).toContain('xsa_store_name=K%C3%B6ln%3B%20Ehrenstra%C3%9Fe;')
  })

  test('begin with nothing of the shopper before, unless it is the same session', async () => {
    const gone = (cookies: readonly string[]) => cookies.filter((cookie) => cookie.includes('Max-Age=0;'))
    expect(gone(await cookiesOf(opened, 'contextToken=x; xsa_store_session=other')).join()).toContain('contextToken=;')
    expect(gone(await cookiesOf(opened)).join()).toContain('customer_token=;')
    expect(gone(await cookiesOf(opened, 'xsa_store_session=one'))).toEqual([])
  })

  test.each(['ended', 'unavailable'] as const)(
    'of a session that is %s are taken back, and it is said once',
    async (kind) => {
      const cookies = await cookiesOf({ kind }, undefined, false)
      expect(cookies.filter((cookie) => cookie.startsWith('xsa_store_location=;'))).toHaveLength(1)
      expect(cookies.at(-1)).toBe(`xsa_store_trouble=${kind}; Path=/; Max-Age=60; SameSite=Lax`)
    },
  )
})
