import { expect, test } from 'vitest'
import { withTrailingSlash } from '#kernel/page-url.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { pageSeo, routeAlternates, seoMeta, urlAlternates } from './seo.ts'

const scope = { storefront: storefrontOf('nl_NL'), publicUrl: 'https://shop.example', shopName: 'Shop', path: '/dames' }

test('a page is its own canonical, absolute and with its slash', () => {
  expect(pageSeo(scope, { title: 'Dames' }).canonical).toBe('https://shop.example/nl/dames/')
  expect(pageSeo(scope, { title: 'Dames', canonicalPath: 'products?page=2' }).canonical).toBe(
    'https://shop.example/nl/products/?page=2',
  )
})

test('robots may index and follow unless the page says otherwise', () => {
  expect(pageSeo(scope, { title: 'a' }).robots).toBe('index,follow')
  expect(pageSeo(scope, { title: 'a', robots: 'noindex' }).robots).toBe('noindex')
})

test('the same page in the other storefronts is named in every language that it is best for', () => {
  const alternates = routeAlternates('https://shop.example', 'men')
  const seo = pageSeo(scope, { title: 'Heren', alternates })
  const hreflang = seoMeta({ loaderData: { seo } }).flatMap((tag) =>
    'hrefLang' in tag ? [`${String(tag.hrefLang)} ${String(tag.href)}`] : [],
  )
  expect(hreflang).toContain('x-default https://shop.example/men/')
  expect(hreflang).toContain('nl https://shop.example/nl/heren/')
  expect(hreflang).toContain('nl-BE https://shop.example/nl-be/heren/')
  expect(hreflang).toContain('fr-BE https://shop.example/fr-be/hommes/')
})

test('a page that is not indexed names no other languages', () => {
  const seo = pageSeo(scope, {
    title: 'a',
    robots: 'noindex',
    alternates: routeAlternates('https://shop.example', 'cart'),
  })
  expect(seoMeta({ loaderData: { seo } }).some((tag) => 'hrefLang' in tag)).toBe(false)
})

test('addresses of the URL index become absolute, unknown stores are left out', () => {
  expect(
    urlAlternates('https://shop.example', [
      { storeCode: 'de_DE', url: 'damen/stiefel' },
      { storeCode: 'xx_XX', url: 'x' },
    ]),
  ).toEqual([{ code: 'de_DE', url: 'https://shop.example/de/damen/stiefel/' }])
})

test('paths are written with both slashes', () => {
  expect(withTrailingSlash('dames/laarzen')).toBe('/dames/laarzen/')
  expect(withTrailingSlash('/products/?list=new')).toBe('/products/?list=new')
  expect(withTrailingSlash('/')).toBe('/')
})
