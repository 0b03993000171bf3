import { expect, test } from 'vitest'
import { firstStorefront } from './format.ts'

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
