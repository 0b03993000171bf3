import { expect, test } from 'vitest'
import { trimmed, trimmedEnd } from './trim.ts'

test('only what stands at the ends goes', () => {
  expect(trimmed('//a//b/', '/')).toBe('a//b')
  expect(trimmed('..', '.')).toBe('')
  expect(trimmed('', '.')).toBe('')
  expect(trimmedEnd('geheim123!?', '0123456789!?.')).toBe('geheim')
  expect(trimmedEnd('1geheim', '0123456789')).toBe('1geheim')
})
