import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { cookieOf } from './page-variant.ts'
import { BodyTooLarge, clientAddress, isTrustedWrite, readBody } from './request-checks.ts'

const own = 'https://shop.example'

/** The two fields of a request that say where it comes from. */
const from = (forwarded: string | undefined) =>
  ({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress: '10.0.0.1' } }) as unknown as IncomingMessage

describe('a write', () => {
  test('from the shop’s own pages is trusted, also when they were opened by another name', () => {
    expect(isTrustedWrite({ origin: own }, own)).toBe(true)
    expect(isTrustedWrite({ origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }, own)).toBe(true)
    expect(isTrustedWrite({ 'sec-fetch-site': 'same-origin' }, own)).toBe(true)
  })

  test('whose Origin only looks like the shop is not', () => {
    for (const origin of ['https://shop.example.evil.example', 'http://shop.example:81', 'null', 'nonsense']) {
      expect(isTrustedWrite({ origin, host: 'shop.example' }, own)).toBe(false)
    }
  })
})

describe('the body of a request', () => {
  const request = (pieces: string[], headers = {}) =>
    Object.assign(Readable.from(pieces.map((piece) => Buffer.from(piece))), { headers }) as unknown as IncomingMessage

  test('is read to its end, and not further than it may be long', async () => {
    expect((await readBody(request(['a=1', '&b=2'])))?.toString()).toBe('a=1&b=2')
    expect(await readBody(request([]))).toBeUndefined()
    await expect(readBody(request(['12345', '67890']), 9)).rejects.toBeInstanceOf(BodyTooLarge)
    await expect(readBody(request(['1'], { 'content-length': '10' }), 9)).rejects.toBeInstanceOf(BodyTooLarge)
  })
})

describe('who asks', () => {
  test('is whom the trusted proxies saw, never what the client made up', () => {
    expect(clientAddress(from('1.1.1.1, 2.2.2.2'), 0)).toBe('10.0.0.1')
    expect(clientAddress(from('1.1.1.1, 2.2.2.2'), 1)).toBe('2.2.2.2')
    expect(clientAddress(from('1.1.1.1, 2.2.2.2'), 2)).toBe('1.1.1.1')
    expect(clientAddress(from(undefined), 1)).toBe('10.0.0.1')
  })
})

test('a cookie is found by its whole name', () => {
  const header = 'xcontextToken=no; contextToken=yes;a=b; contextToken=second'
  expect(cookieOf(header, 'contextToken')).toBe('yes')
  expect(cookieOf(header, 'a')).toBe('b')
  expect(cookieOf(header, 'Token')).toBeUndefined()
  expect(cookieOf(undefined, 'a')).toBeUndefined()
  expect(cookieOf('; ;=;x', 'x')).toBeUndefined()
})
