import { expect, test } from 'vitest'
import { isSearchable, isShort, searchAddress, searchQuery } from './query.ts'

test('a query is searched for in lower case, with single spaces', () => {
  expect(searchQuery('  Zwarte   BOOT\t ')).toBe('zwarte boot')
  expect(searchQuery(null)).toBe('')
  expect(searchQuery('x'.repeat(5000))).toHaveLength(200)
})

test('one character asks nothing; two and three may be a brand; four are free text', () => {
  expect(['', 'a', 'on', 'ugg', 'boot'].map((query) => [isSearchable(query), isShort(query)])).toEqual([
    [false, true],
    [false, true],
    [true, true],
    [true, true],
    [true, false],
  ])
})

test('a search has one address', () => {
  expect(searchAddress('zwarte laars')).toBe('?q=zwarte+laars')
  expect(searchAddress('a&b=c', { sort: 'priceasc', page: 2 })).toBe('?q=a%26b%3Dc&sort=priceasc&page=2')
})
