import { expect, test } from 'vitest'
import { isToken, isUuid, newCode, newToken } from './ids.ts'

test('a token is 256 bits that fit into a cookie and a URL', () => {
  const tokens = Array.from({ length: 500 }, newToken)
  for (const token of tokens) expect(isToken(token)).toBe(true)
  expect(new Set(tokens).size).toBe(500)
  expect(encodeURIComponent(tokens.join(''))).toBe(tokens.join(''))
})

test('a code is 128 bits that fit into a link', () => {
  const codes = Array.from({ length: 500 }, newCode)
  for (const code of codes) expect(code).toMatch(/^[A-Za-z0-9_-]{22}$/)
  expect(new Set(codes).size).toBe(500)
})

test('what is no token is told before anybody looks for it', () => {
  const token = newToken()
  for (const forged of ['', token.slice(1), `${token}A`, `${token.slice(1)}=`, `${token.slice(1)}+`, `${token}\n`]) {
    expect(isToken(forged)).toBe(false)
  }
})

test('a UUID is one in either case, and nothing around it', () => {
  const id = crypto.randomUUID()
  expect(isUuid(id)).toBe(true)
  expect(isUuid(id.toUpperCase())).toBe(true)
  for (const forged of ['', `${id}0`, ` ${id}`, `${id}\n`, id.replaceAll('-', ''), `{${id}}`])
    expect(isUuid(forged)).toBe(false)
})
