import { expect, test } from 'vitest'
import { trimMarks, trimmedEnd } from './trim.ts'

test('only what stands at the ends goes', () => {
  expect(trimMarks('//a//b/', '/')).toBe('a//b')
  expect(trimMarks('..', '.')).toBe('')
  expect(trimMarks('', '.')).toBe('')
  expect(trimmedEnd('geheim123!?', '0123456789!?.')).toBe('geheim')
  expect(trimmedEnd('1geheim', '0123456789')).toBe('1geheim')
})
