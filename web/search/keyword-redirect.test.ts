import { expect, test } from 'vitest'
import type { StorefrontCode } from '#kernel/storefront.ts'
import { keywordRedirect } from './keyword-redirect.ts'

const all = ['sale', 'actie', 'soldes', 'solden', 'vente', 'rabatt', 'promotion']

test.each<[StorefrontCode, string, string[]]>([
  ['nl_NL', '/sale/', ['sale', 'actie']],
  ['nl_BE', '/actie/', all],
  ['fr_BE', '/promotion/', all],
  ['fr_FR', '/promotion/', all],
  ['de_DE', '/sale/', ['sale', 'rabatt']],
])('in %s the reductions at %s are found by their own words', (store, path, words) => {
  for (const word of all) expect(keywordRedirect(store, word)).toBe(words.includes(word) ? path : undefined)
})

test('English searches for every word', () => {
  for (const word of all) expect(keywordRedirect('en_GB', word)).toBeUndefined()
})

test('the whole query counts, however it is written', () => {
  expect(keywordRedirect('nl_NL', '  SALE ')).toBe('/sale/')
  expect(keywordRedirect('nl_NL', 'sale laarzen')).toBeUndefined()
  expect(keywordRedirect('nl_NL', 'sales')).toBeUndefined()
  expect(keywordRedirect('nl_NL', '')).toBeUndefined()
})
