import { expect, test } from 'vitest'
import { cookieValue, serializeCookie } from './cookies.ts'

test('a cookie lasts its days, for the whole site, and stays on it', () => {
  expect(serializeCookie('xsa_segment', 'for-him', { days: 365 })).toBe(
    'xsa_segment=for-him; Path=/; Max-Age=31536000; SameSite=Lax',
  )
  expect(serializeCookie('contextToken', 'a', { days: 200, httpOnly: true, secure: true })).toBe(
    'contextToken=a; Path=/; Max-Age=17280000; SameSite=Lax; HttpOnly; Secure',
  )
})

test('a cookie is found by its whole name', () => {
  expect(cookieValue('a=1; xsa_segment=for-her; b=2', 'xsa_segment')).toBe('for-her')
  expect(cookieValue('not_xsa_segment=x', 'xsa_segment')).toBeUndefined()
  expect(cookieValue('a=%E0%A4%A', 'a')).toBeUndefined()
  expect(cookieValue(undefined, 'a')).toBeUndefined()
})
