import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  isPersonalPath,
  pathOf,
  type RouteName,
  routePath,
  routePaths,
  segmentOf,
  segmentOfPath,
  translatedPath,
} from './routes.ts'
import { type Language, languages, type Storefront, storefrontOfPath, storefronts } from './storefront.ts'

const names = Object.keys(routePaths) as RouteName[]
const params = {
  gtin: '02911210001009',
  slug: 'veldt',
  sku: '10101.100',
  reference: 'amsterdam',
  hash: 'f00',
  id: '7',
  key: 'rain',
  uid: 'suede',
  number: '2026-7',
}
const everywhere = languages.flatMap((language) => names.map((name) => [language, name] as const))

describe('paths of pages', () => {
  test.each(everywhere)('in %s, %s is a whole path', (language, name) => {
    expect(pathOf(language, name, params)).toMatch(/^\/(?:[a-z0-9.-]+\/)*$/)
  })

  test.each(languages)('no two pages share a path in %s', (language) => {
    const paths = names.map((name) => pathOf(language, name, params))
    expect(new Set(paths).size).toBe(paths.length)
  })

  test.each(storefronts)('a link in $code leads back to $code', (storefront: Storefront) => {
    for (const name of names) {
      expect(storefrontOfPath(routePath(storefront, name, params))).toEqual({
        storefront,
        path: pathOf(storefront.language, name, params),
        alias: false,
      })
    }
  })

  test('are the words of the specification', () => {
    expect(pathOf('nl', 'women')).toBe('/dames/')
    expect(pathOf('nl', 'men')).toBe('/heren/')
    expect(pathOf('nl', 'menHome')).toBe('/heren-home/')
    expect(pathOf('nl', 'stores')).toBe('/winkels/')
    expect(pathOf('de', 'stores')).toBe('/filialen/')
    expect(pathOf('fr', 'stores')).toBe('/magasins/')
    expect(languages.map((language) => pathOf(language, 'lookbookForHim'))).toEqual(Array(4).fill('/lookbook-for-him/'))
  })

  test('whatever a parameter holds stays one part of the path', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (slug) => {
        const parts = pathOf('en', 'brand', { slug }).split('/')
        expect(parts).toHaveLength(4)
        expect(decodeURIComponent(parts[2] ?? '')).toBe(slug)
      }),
    )
  })

  test('a missing parameter is an error of the program', () => {
    expect(() => pathOf('en', 'brand')).toThrow('slug')
  })
})

describe('pages of one person', () => {
  test.each([
    '/cart/',
    '/cart',
    '/checkout/',
    '/checkout/success/',
    '/customer/wishlist',
    '/account/x/',
    '/wishlist/',
    '/add-to-cart/',
    '/withdraw/',
    '/herroepen/',
    '/widerruf/review/',
    '/retractation/received',
  ])('%s is rendered for one', (path) => expect(isPersonalPath(path)).toBe(true))

  test.each(['/', '/cartier/', '/customers/', '/brands/cart/', '/products/', '/dames/', '/search/'])(
    '%s is the same for everybody',
    (path) => expect(isPersonalPath(path)).toBe(false),
  )

  test('a path and the same without the slash are of one kind', () => {
    fc.assert(
      fc.property(fc.webPath({ size: 'small' }), (path) => {
        const bare = path.replace(/\/+$/, '')
        expect(isPersonalPath(bare)).toBe(isPersonalPath(`${bare}/`))
      }),
    )
  })
})

describe('spellings of another storefront', () => {
  const spellings = [
    ...(['women', 'men', 'menHome', 'stores'] as const).flatMap((name) =>
      languages.map((language) => pathOf(language, name)),
    ),
    '/cookies/',
    '/zoeken/',
    ...names.flatMap((name) => languages.map((language) => pathOf(language, name, params))),
  ]
  const anyPath = fc.oneof(
    fc.constantFrom(...spellings),
    fc.constantFrom(...spellings).map((path) => path.replace(/\/$/, '')),
    fc.webPath({ size: 'small' }),
  )

  test.each([
    ['/men-home/', 'nl', '/heren-home/'],
    ['/women/', 'nl', '/dames/'],
    ['/men/', 'nl', '/heren/'],
    ['/men', 'nl', '/heren/'],
    ['/women/', 'de', '/damen/'],
    ['/dames/', 'fr', '/femmes/'],
    ['/heren/', 'en', '/men/'],
    ['/femmes/', 'nl', '/dames/'],
    ['/damen/', 'fr', '/femmes/'],
    ['/hommes-home/', 'de', '/herren-home/'],
    ['/stores/', 'de', '/filialen/'],
    ['/cookies/', 'fr', '/cookie-settings/'],
    ['/zoeken/', 'nl', '/search/'],
  ] as const)('%s in %s leads to %s', (path, language, own) => {
    expect(translatedPath(path, language)).toBe(own)
  })

  test.each([
    ['/dames/', 'nl'],
    ['/heren-home', 'nl'],
    ['/women/', 'en'],
    ['/winkels/', 'en'],
    ['/winkels/', 'de'],
    ['/dames/laarzen/', 'en'],
    ['/', 'nl'],
  ] as const)('%s in %s is left alone', (path, language) => {
    expect(translatedPath(path, language)).toBeUndefined()
  })

  test('a redirect never leads to where it came from, nor to another redirect', () => {
    fc.assert(
      fc.property(anyPath, fc.constantFrom(...languages), (path, language) => {
        const own = translatedPath(path, language)
        if (own === undefined) return
        expect(own).not.toBe(path.endsWith('/') ? path : `${path}/`)
        expect(translatedPath(own, language)).toBeUndefined()
      }),
    )
  })

  test.each(everywhere)('in %s, %s is never sent away from its own path', (language, name) => {
    expect(translatedPath(pathOf(language, name, params), language)).toBeUndefined()
  })
})

describe('the half of the assortment', () => {
  const own = (language: Language) => ({
    her: [pathOf(language, 'women')],
    him: [pathOf(language, 'men'), pathOf(language, 'menHome'), pathOf(language, 'lookbookForHim')],
    neither: ['/', '/search/', '/cart/', '/products/1.2/', '/lookbook/', '/brands/veldt/'],
  })
  const cookie = fc.option(fc.constantFrom('for-her', 'for-him', '', 'for-them'), { nil: undefined })
  const audience = fc.option(fc.constantFrom('5', '4', '', '55'), { nil: undefined })

  test.each(languages)('the path decides first in %s, whatever the cookies say', (language) => {
    fc.assert(
      fc.property(cookie, audience, fc.constantFrom('', 'schoenen/', 'a/b/'), (segment, group, deeper) => {
        for (const path of own(language).her)
          expect(segmentOf(path + deeper, language, { segment, audience: group })).toBe('for-her')
        for (const path of own(language).him)
          expect(segmentOf(path + deeper, language, { segment, audience: group })).toBe('for-him')
      }),
    )
  })

  test.each(languages)('then what was chosen in %s, then the audience, then for-her', (language) => {
    for (const path of own(language).neither) {
      expect(segmentOf(path, language, { segment: 'for-her', audience: '5' })).toBe('for-her')
      expect(segmentOf(path, language, { segment: 'for-him', audience: '1' })).toBe('for-him')
      expect(segmentOf(path, language, { audience: '5' })).toBe('for-him')
      expect(segmentOf(path, language, { segment: 'for-them', audience: '5' })).toBe('for-him')
      expect(segmentOf(path, language, { audience: '55' })).toBe('for-her')
      expect(segmentOf(path, language, {})).toBe('for-her')
    }
  })

  test('only the first part of a path counts, and only the word of the storefront', () => {
    expect(segmentOfPath('/brands/heren/', 'nl')).toBeUndefined()
    expect(segmentOfPath('/herenschoenen/', 'nl')).toBeUndefined()
    expect(segmentOfPath('/heren', 'nl')).toBe('for-him')
    expect(segmentOfPath('/heren/', 'de')).toBeUndefined()
  })
})
