import { describe, expect, test } from 'vitest'
import { languages } from '#kernel/storefront.ts'
import { findPages, type SearchablePage } from './find-pages.ts'
import { languageRules } from './languages/rules.ts'
import { pageSynonymsOf } from './own-synonyms.ts'
import { suggestionTopic, suggestQueries } from './suggest.ts'
import { foldText } from './text.ts'

const page = (group: SearchablePage['group'], label: string): SearchablePage => ({
  group,
  label,
  url: label,
  parents: [],
})
const finder = findPages(
  [
    page("Pagina's", 'Maatadvies'),
    page("Pagina's", 'Laarzen onderhouden'),
    page('Plp', 'Torrevanni'),
    page('Category', 'Laarzen'),
    page('Category', 'Hoge laarzen'),
    page('Category', 'Enkellaarsjes'),
    page('Category', 'Sneakers'),
  ],
  'nl',
)
const labels = (query: string, most = 5) => finder.pages(query, most).map(({ label }) => label)

test('pages are found by their names: categories first, then brands and lists, then what the shop has to say', () => {
  expect(labels('laarsjes')).toEqual(['Laarzen', 'Enkellaarsjes', 'Hoge laarzen', 'Laarzen onderhouden'])
  expect(labels('torre')).toEqual(['Torrevanni'])
  expect(labels('sneekers')).toEqual(['Sneakers'])
  expect(labels('gympen')).toEqual(['Sneakers'])
})

test('there are five at most, and every word counts but colours and sizes', () => {
  expect(labels('laarzen', 2)).toHaveLength(2)
  expect(labels('hoge laarzen')[0]).toBe('Hoge laarzen')
  expect(labels('hoge sneakers')).toEqual([])
  expect(labels('zwarte hoge laarzen maat 38')).toEqual(['Hoge laarzen'])
})

test('where nothing is called so, the names that are spelled most alike are known', () => {
  expect(finder.nearest('skeanersx', 3)).toContain('sneakers')
  expect(finder.nearest('%%%%', 3)).toEqual([])
})

const colors = { name: 'color' as const, values: [{ value: 'black', label: 'Zwart', count: 9, chosen: false }] }
const brands = { name: 'brand' as const, values: [{ value: 't', label: 'Torrevanni', count: 3, chosen: false }] }

test('suggestions mend the query, name categories and narrow them, and never repeat what was typed', () => {
  const parts = { facets: [brands, colors], nearest: [], categories: ['Laarzen', 'Enkellaarsjes'], topic: 'laarzen' }
  const texts = (deps: Parameters<typeof suggestQueries>[0]) => suggestQueries(deps).map(({ text }) => text)
  expect(suggestQueries({ ...parts, query: 'laazren', corrected: 'laarzen' })).toEqual([
    { text: 'laarzen', isPutTogether: false },
    { text: 'enkellaarsjes', isPutTogether: false },
    { text: 'laarzen torrevanni', isPutTogether: true },
    { text: 'laarzen zwart', isPutTogether: true },
  ])
  expect(texts({ ...parts, query: 'laarzen' })).not.toContain('laarzen')
  expect(texts({ query: 'xyz', categories: [], facets: [], nearest: ['sneakers', 'sneakers'] })).toEqual(['sneakers'])
})

test('suggestions narrow what was typed in several words, and else the category that it leads to', () => {
  const categories = ['Laarzen']
  expect(suggestionTopic({ query: 'Laar', categories })).toBe('laarzen')
  expect(suggestionTopic({ query: 'Hoge laarzen', categories })).toBe('hoge laarzen')
  expect(suggestionTopic({ query: 'laazren', corrected: 'laarzen', categories: [] })).toBe('laarzen')
  expect(suggestionTopic({ query: 'xyz', categories: [] })).toBeUndefined()
})

test('a page is found by what else people call it, and is shown by its name', () => {
  const stores = findPages([{ ...page("Pagina's", 'Onze winkels'), also: 'filiaal openingstijden' }], 'nl')
  const found = ['winkel', 'openingstijden', 'filialen'].map((query) =>
    stores.pages(query, 5).map(({ label }) => label),
  )
  expect(found).toEqual([['Onze winkels'], ['Onze winkels'], ['Onze winkels']])
})

describe('a page that is called otherwise', () => {
  const titles = ['Klantenservice', 'Retourneren', 'Werken bij Cordwainer', 'Maatadvies', 'Verzending', 'Velours']
  const explained = titles.map((title) => page("Pagina's", title))
  const found = (query: string, ...taught: Parameters<typeof pageSynonymsOf>[0]) =>
    findPages(explained, 'nl', pageSynonymsOf(taught, 'nl'))
      .pages(query, 5)
      .map(({ label }) => label)

  test.each([
    ['contact', 'Klantenservice'],
    ['retour', 'Retourneren'],
    ['ruilen', 'Retourneren'],
    ['vacatures', 'Werken bij Cordwainer'],
    ['maattabel', 'Maatadvies'],
    ['bezorgkosten', 'Verzending'],
  ])('is found by what people call it: %s', (query, title) => {
    expect(found(query)).toEqual([title])
  })

  test('is found by what the retailer says, in one word or in several', () => {
    expect(found('cv')).toEqual([])
    const taught = { language: 'nl', term: 'mijn cv', means: ['werken bij'], bothWays: false } as const
    expect(found('mijn cv', taught)).toEqual(['Werken bij Cordwainer'])
  })

  test.each(languages)('has words of %s that are written as they are compared, in one line each', (language) => {
    const lines = languageRules[language].pageWords
    for (const word of lines.flat()) expect(foldText(word)).toBe(word)
    expect(new Set(lines.flat()).size).toBe(lines.flat().length)
  })
})
