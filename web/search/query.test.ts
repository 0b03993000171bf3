import { expect, test } from 'vitest'
import { catalogues } from '#web/messages/catalogues.ts'
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

test.each([
  ['en', /brand.*material.*colour/],
  ['nl', /merk.*materiaal.*kleur/],
  ['de', /Marke.*Material.*Farbe/],
  ['fr', /marque.*matière.*couleur/],
  ['es', /marca.*material.*color/],
])('whoever typed three letters reads in %s which words of three letters are found', (language, named) => {
  expect(catalogues[language]?.['search.short']).toMatch(named)
})

test('a search has one address', () => {
  expect(searchAddress('zwarte laars')).toBe('?q=zwarte+laars')
  expect(searchAddress('a&b=c', { sort: 'priceasc', page: 2 })).toBe('?q=a%26b%3Dc&sort=priceasc&page=2')
})
