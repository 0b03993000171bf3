import { expect, test } from 'vitest'
import { firstStorefront, momentText } from './format.ts'

test.each([
  ['nl', undefined, 'nl_NL'],
  ['de', undefined, 'de_DE'],
  ['fr', undefined, 'fr_FR'],
  ['en', undefined, 'en_GB'],
  ['fr', ['nl_BE', 'fr_BE'], 'fr_BE'],
  ['de', ['nl_BE', 'nl_NL'], 'nl_NL'],
] as const)('who reads %s and sees %j is shown %s first', (language, seen, code) => {
  expect(firstStorefront(language, seen)?.code).toBe(code)
})

test('who sees no storefront is shown none', () => {
  expect(firstStorefront('nl', [])).toBeUndefined()
})

test('what belongs to no storefront is told by the clock of where the retailer is, as Dutch orders are', () => {
  const at = '2026-11-29T21:51:00Z'
  expect(momentText(at, 'en')).toBe(momentText(at, 'en', 'nl_NL'))
  expect(momentText(at, 'en', 'en_GB')).toContain('21:51')
})
