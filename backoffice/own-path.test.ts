import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ownPath } from './own-path.ts'

test.each(['/', '/orders/100001', '/orders?view=LATE&after=x%2Fy'])('%s is an own page', (path) => {
  expect(ownPath(path)).toBe(path)
})

test.each([
  undefined,
  null,
  '',
  'orders',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
])('%j leads home', (path) => {
  expect(ownPath(path)).toBe('/')
})

test('whatever is asked for, a browser stays', () => {
  const part = fc.constantFrom(
    '/',
    '\\',
    '\t',
    '\n',
    '\r',
    '.',
    '..',
    'evil.example',
    '@',
    ':',
    'https:',
    '?',
    '#',
    ' ',
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const address = new URL(ownPath(parts.join('')), 'https://staff.example/log-in')
      expect(address.origin).toBe('https://staff.example')
    }),
  )
})
