import { describe, expect, test } from 'vitest'
import { begunSearch, isProgram } from './begun-search.ts'
import { readPageAddress } from './page-address.ts'

const begun = (target: string) => {
  const address = readPageAddress(target)
  return address.kind === 'public' ? begunSearch(address) : undefined
}

describe('a search is begun', () => {
  test.each([
    ['/nl/search/?q=rode+laarzen', { storefront: 'nl_NL', query: 'rode laarzen' }],
    ['/search/?q=boots&utm_source=x', { storefront: 'en_GB', query: 'boots' }],
    ['/nl/search/_.data?q=laarzen', { storefront: 'nl_NL', query: 'laarzen' }],
    ['/nl/search.data?q=laarzen&_routes=routes%2Fsearch', { storefront: 'nl_NL', query: 'laarzen' }],
  ])('by %s', (target, search) => {
    expect(begun(target)).toEqual(search)
  })

  test.each([
    '/nl/search/?q=laarzen&page=2',
    '/nl/search/?q=laarzen&sort=priceasc',
    '/nl/search/?q=laarzen&color=black',
    '/nl/search/',
    '/nl/dames/?q=laarzen',
  ])('not by %s', (target) => {
    expect(begun(target)).toBeUndefined()
  })
})

test('programs say what they are', () => {
  expect(isProgram('Mozilla/5.0 (compatible; Googlebot/2.1)')).toBe(true)
  expect(isProgram(undefined)).toBe(true)
  expect(isProgram('Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0')).toBe(false)
})
