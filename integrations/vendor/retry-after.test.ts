import { expect, test } from 'vitest'
import { retryAfterSeconds } from './retry-after.ts'

const now = Date.parse('2026-03-01T12:00:00Z')
const after = (text?: string) => retryAfterSeconds(new Headers(text === undefined ? {} : { 'Retry-After': text }), now)

test.each([
  [undefined, undefined],
  ['', undefined],
  ['soon', undefined],
  ['-5', undefined],
  ['0', 0],
  ['120', 120],
  ['Sun, 01 Mar 2026 12:00:30 GMT', 30],
  ['Sun, 01 Mar 2026 11:00:00 GMT', 0],
])('%s', (text, seconds) => expect(after(text)).toBe(seconds))
