import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageUrl, withTrailingSlash } from './page-url.ts'

test.each([
  ['dames/laarzen', '/dames/laarzen/'],
  ['/dames/laarzen/', '/dames/laarzen/'],
  ['', '/'],
  ['blog?page=2', '/blog/?page=2'],
])('%s is written %s', (path, written) => {
  expect(withTrailingSlash(path)).toBe(written)
})

test('writing a path twice changes nothing', () => {
  fc.assert(
    fc.property(fc.webPath(), (path) => {
      expect(withTrailingSlash(withTrailingSlash(path))).toBe(withTrailingSlash(path))
    }),
  )
})

test('an address has the prefix of its storefront', () => {
  expect(pageUrl('https://shop.test', { basePath: '/nl' }, 'blog')).toBe('https://shop.test/nl/blog/')
  expect(pageUrl('https://shop.test', { basePath: '' }, '')).toBe('https://shop.test/')
})
