import { describe, expect, test } from 'vitest'
import { endOfVisit, secondsLeft, withinSession, withoutCookies } from './tablet.ts'

const now = new Date('2026-11-21T12:00:00Z')
const left = (header: string | undefined) => secondsLeft(header, now)

describe('how long a tablet’s session runs', () => {
  test.each([
    [undefined, undefined],
    ['contextToken=x', undefined],
    ['not_xsa_store_time=2026-11-21T12:30:00.000Z', undefined],
    ['a=b; xsa_store_time=2026-11-21T12%3A30%3A00.000Z', 1800],
    ['xsa_store_time=2026-11-21T12:00:00.400Z', 1],
    ['xsa_store_time=2026-11-21T12:00:00.000Z', 0],
    ['xsa_store_time=2025-01-01T00%3A00%3A00.000Z', 0],
    ['xsa_store_time=nonsense', 0],
    ['xsa_store_time=', 0],
  ])('%s: %s', (header, seconds) => expect(left(header)).toBe(seconds))
})

describe('what a shopper leaves on a tablet', () => {
  test('lives no longer than the session', () => {
    const set = ['contextToken=x; Path=/; Max-Age=17280000; HttpOnly', 'xsa_segment=for-her; Max-Age=31536000']
    expect(withinSession(set, 60)).toEqual(['contextToken=x; Path=/; Max-Age=60; HttpOnly', set[1]])
    expect(withinSession(['customer_token=; Max-Age=0'], 60)).toEqual(['customer_token=; Max-Age=0'])
    expect(withinSession(set, undefined)).toEqual(set)
  })

  test('goes at its end, whoever left it; nothing that is no name is sent back', () => {
    const names = endOfVisit('_ga=GA1; b a d=1; xsa_segment=for-him; evil\r\n=2', false).map((one) => one.split('=')[0])
    expect(names).toEqual(expect.arrayContaining(['_ga', 'contextToken', 'xsa_cookie_settings', 'xsa_store_time']))
    expect(names.every((name) => /^[\w.]+$/.test(name ?? ''))).toBe(true)
    expect(new Set(names).size).toBe(names.length)
  })

  test('is not sent on once its time is over', () => {
    const request = {
      headers: { cookie: 'a=b', host: 'x' },
      rawHeaders: ['Host', 'x', 'Cookie', 'a=b', 'cookie', 'c=d'],
    }
    withoutCookies(request)
    expect(request).toEqual({ headers: { host: 'x' }, rawHeaders: ['Host', 'x'] })
  })
})
