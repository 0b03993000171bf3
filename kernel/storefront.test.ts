import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  defaultStorefront,
  languages,
  type Storefront,
  storefrontByCode,
  storefrontCodes,
  storefrontOf,
  storefrontOfPath,
  storefronts,
} from './storefront.ts'

const all: readonly Storefront[] = storefronts
const tail = fc.array(fc.stringMatching(/^[a-z0-9-]{1,8}$/), { maxLength: 4 }).map((parts) => `/${parts.join('/')}`)

describe('the table of storefronts', () => {
  test('has each code once, with every spelling of its locale', () => {
    expect(all.map((storefront) => storefront.code).toSorted()).toEqual(storefrontCodes.toSorted())
    for (const { code, iso, contentLang, paymentLocale, language } of all) {
      const [first, region] = code.split('_')
      expect(language).toBe(first)
      expect(iso).toBe(`${first}-${region}`)
      expect(contentLang).toBe(iso.toLowerCase())
      expect(paymentLocale).toBe(code)
    }
  })

  test('serves every language', () => {
    expect(new Set(all.map((storefront) => storefront.language))).toEqual(new Set(languages))
  })

  test('claims no prefix, no alias and no hreflang twice', () => {
    for (const claims of [
      all.flatMap((storefront) => [storefront.basePath, ...storefront.aliases]),
      all.flatMap((storefront) => storefront.hreflang),
    ]) {
      expect(new Set(claims).size).toBe(claims.length)
    }
    expect(all.filter((storefront) => storefront.hreflang.includes('x-default'))).toEqual([defaultStorefront])
  })

  test('delivers at home first', () => {
    for (const storefront of all) {
      expect(storefront.deliversTo[0]).toBe(storefront.country)
      expect(new Set(storefront.deliversTo).size).toBe(storefront.deliversTo.length)
    }
  })

  test('shows pounds in Britain and euros elsewhere, and whole prices without decimals in Belgium alone', () => {
    for (const storefront of all) {
      expect(storefront.currency).toBe(storefront.country === 'GB' ? 'GBP' : 'EUR')
      expect(storefront.belgianPrices).toBe(storefront.country === 'BE')
    }
  })

  test.each([
    ['nl_NL', 1, 'NL'],
    ['nl_BE', 3, 'BENL'],
    ['fr_BE', 4, 'BEFR'],
    ['de_DE', 5, 'DE'],
    ['fr_FR', 6, 'FR'],
  ] as const)('subscribes %s to newsletter %i in %s', (code, id, language) => {
    expect(storefrontOf(code).newsletter).toEqual({ id, language })
  })

  test('knows only its own codes', () => {
    for (const code of storefrontCodes) expect(storefrontByCode(code)?.code).toBe(code)
    for (const code of ['', 'nl-NL', 'en_US', 'constructor']) expect(storefrontByCode(code)).toBeUndefined()
  })
})

describe('the storefront of a path', () => {
  test.each(all)('every path below a prefix of $code is its own', (storefront) => {
    for (const prefix of [storefront.basePath, ...storefront.aliases]) {
      const alias = prefix !== storefront.basePath
      fc.assert(
        fc.property(tail, (path) => {
          // Without a prefix a path may still begin with another storefront's.
          fc.pre(prefix !== '' || !all.some((one) => [one.basePath, ...one.aliases].includes(`/${path.split('/')[1]}`)))
          expect(storefrontOfPath(prefix + path)).toEqual({ storefront, path, alias })
        }),
      )
    }
  })

  test('a prefix answers without its slash, and as an alias says so', () => {
    expect(storefrontOfPath('/nl-be')).toMatchObject({ storefront: { code: 'nl_BE' }, path: '/', alias: false })
    expect(storefrontOfPath('/nl-nl')).toMatchObject({ storefront: { code: 'nl_NL' }, path: '/', alias: true })
    expect(storefrontOfPath('/fr-fr/cart/')).toMatchObject({
      storefront: { code: 'fr_FR' },
      path: '/cart/',
      alias: true,
    })
    expect(storefrontOfPath('/de-de/')).toMatchObject({ storefront: { code: 'de_DE' }, path: '/', alias: true })
  })

  test('no prefix means English, also for words that only begin like one', () => {
    for (const path of ['/', '/cart/', '/nlx/', '/nl-bes/', '/dessert/', '/NL/', '/en/', '/fr.html']) {
      expect(storefrontOfPath(path)).toEqual({ storefront: defaultStorefront, path, alias: false })
    }
  })

  test('every path finds a storefront, and what is behind the prefix starts with a slash', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const { storefront, path } = storefrontOfPath(typed)
        expect(all).toContain(storefront)
        expect(path.startsWith('/')).toBe(true)
      }),
    )
  })
})
