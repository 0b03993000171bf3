import { describe, expect, test } from 'vitest'
import { redirectError, synonymError, tidyRedirect, tidySynonym } from './search-rules.ts'

const shop = { shopUrl: 'https://shop.test', basePath: '/nl' }
const address = (typed: string) => tidyRedirect({ storefront: 'nl_NL', term: ' Cadeau  BON', address: typed }, shop)

describe('where a search leads', () => {
  test.each([
    ['https://shop.test/nl/dames/laarzen/', '/dames/laarzen/'],
    ['https://shop.test/nl/dames/laarzen?color=black', '/dames/laarzen/?color=black'],
    [' /dames/laarzen ', '/dames/laarzen/'],
    ['/nl/dames/', '/dames/'],
    ['/nl', '/'],
    ['/nlx/', '/nlx/'],
  ])('%s is kept as %s', (typed, kept) => {
    expect(address(typed)).toEqual({ storefront: 'nl_NL', term: 'cadeau bon', address: kept })
    expect(redirectError(address(typed), '/search/')).toBeUndefined()
  })

  test.each([
    'https://elsewhere.test/',
    '//elsewhere.test/',
    '/\\elsewhere.test/',
    'dames/laarzen',
    '',
    '/a b/',
    'javascript:alert(1)',
  ])('%j is no page of the shop', (typed) => {
    expect(redirectError(address(typed), '/search/')).toMatchObject({
      error: 'search-address-invalid',
      field: 'address',
    })
  })

  test('is never another search', () => {
    expect(redirectError(address('/search/?q=bon'), '/search/')).toMatchObject({ error: 'search-address-search' })
  })
})

describe('what a word means', () => {
  const synonym = (term: string, ...means: string[]) => tidySynonym({ language: 'nl', term, means, bothWays: false })

  test('is compared without capitals and accents, each meaning once', () => {
    expect(synonym(' Hakken ', 'Pumps', 'pumps', ' ')).toMatchObject({ term: 'hakken', means: ['pumps'] })
  })

  test.each([
    [synonym('a', 'pumps'), 'search-term-invalid'],
    [synonym('hakken'), 'search-means-invalid'],
    [synonym('hakken', 'Hakken'), 'search-means-itself'],
    [synonym('hakken', ...Array.from({ length: 11 }, (_, at) => `word ${at}`)), 'search-means-invalid'],
  ])('%j is refused', (input, error) => {
    expect(synonymError(input)?.error).toBe(error)
  })
})
