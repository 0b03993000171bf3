import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { knownCountries } from '#kernel/country.ts'
import { knownLanguages } from '#kernel/language.ts'
import { storefrontCodes, storefronts } from '#kernel/storefront.ts'
import { readStorefronts, storefrontsOf, usualCodeIn } from './read-storefronts.ts'
import { storefrontsJsonSchema } from './storefronts-schema.ts'

const schema = JSON.parse(readFileSync(new URL('storefronts.schema.json', import.meta.url), 'utf8'))

test('the schema that editors complete storefronts by is the one that the shop reads them by', () => {
  expect(schema).toEqual(storefrontsJsonSchema())
})

const anyCode = fc
  .tuple(fc.constantFrom(...knownLanguages), fc.constantFrom(...knownCountries))
  .map(([language, country]) => `${language}_${country}`)
  // Iceland’s króna has no cents: its currency has to be named.
  .filter((code) => !code.endsWith('_IS'))

describe('a shop that chooses', () => {
  const choice = fc
    .uniqueArray(anyCode, { minLength: 1, maxLength: 8 })
    .chain((codes) => fc.constantFrom(...codes).map((root) => ({ root, codes })))

  test('has what it chose, in its order, with one at the root, and no prefix and no hreflang twice', () => {
    fc.assert(
      fc.property(choice, ({ root, codes }) => {
        const chosen = storefrontsOf({ root, codes })
        expect(chosen.map(({ code }) => code)).toEqual(codes)
        expect(chosen.filter(({ basePath }) => basePath === '').map(({ code }) => code)).toEqual([root])
        for (const claims of [
          chosen.flatMap(({ basePath, aliases }) => [basePath, ...aliases]),
          chosen.flatMap(({ hreflang }) => hreflang),
        ])
          expect(new Set(claims).size).toBe(claims.length)
        expect(chosen.filter(({ hreflang }) => hreflang.includes('x-default')).map(({ code }) => code)).toEqual([root])
        for (const { country, deliversTo } of chosen) expect(deliversTo[0]).toBe(country)
      }),
    )
  })

  test('is the shop of the specification where it chooses the six, English at the root', () => {
    expect(storefrontsOf({ root: 'en_GB', codes: storefrontCodes })).toEqual(storefronts)
  })

  test('sells in Austria in German, in euros, at /de-at', () => {
    const [austria] = storefrontsOf({ root: 'nl_NL', codes: ['de_AT', 'nl_NL'] })
    expect(austria).toMatchObject({
      basePath: '/de-at',
      name: 'Österreich',
      currency: 'EUR',
      timeZone: 'Europe/Vienna',
      deliversTo: ['AT'],
      contentLang: 'de-at',
      belgianPrices: false,
    })
  })

  test('pays in the money of the country, and shows prices like Belgium wherever Belgium is', () => {
    const [swiss, danish, belgian] = storefrontsOf({ root: 'de_CH', codes: ['de_CH', 'en_DK', 'en_BE'] })
    expect([swiss.currency, danish?.currency, belgian?.currency]).toEqual(['CHF', 'DKK', 'EUR'])
    expect(belgian?.belgianPrices).toBe(true)
  })

  test.each([
    ['NL', 'nl_NL'],
    ['AT', 'de_AT'],
    ['ES', 'es_ES'],
    ['IE', 'en_IE'],
    ['PL', undefined],
    ['XX', undefined],
  ])('is proposed for %s: %s', (country, code) => {
    expect(usualCodeIn(country)).toBe(code)
  })
})

const entries = (...codes: readonly string[]) => codes.map((code) => ({ code }))

test.each([
  [{ root: 'nl_NL', storefronts: entries('nl_NL', 'nl_NL') }, 'storefronts.1.code is there twice: nl_NL'],
  [{ root: 'de_DE', storefronts: entries('nl_NL') }, 'root must be one of the storefronts (nl_NL), and is de_DE'],
  [{ root: 'nl_NL', storefronts: [] }, 'storefronts must have one at least'],
  [
    { root: 'nl_NL', storefronts: entries('nl_NL', 'pl_PL') },
    'storefronts.1.code pl_PL: the shop has no language pl, only en, nl, de, fr, es',
  ],
  [
    { root: 'nl_NL', storefronts: entries('nl_NL', 'en_US') },
    'storefronts.1.code en_US: US is no country of the European Economic Area, nor the United Kingdom (GB) or Switzerland (CH)',
  ],
  [{ root: 'nl_NL' }, 'storefronts is missing'],
  [
    { root: 'nl_NL', storefronts: [{ code: 'nl_NL' }, { code: 'de_AT', prefix: '/nl-be' }, { code: 'nl_BE' }] },
    'storefronts.2.prefix /nl-be leads to de_AT already',
  ],
  [
    { root: 'nl_NL', storefronts: [{ code: 'nl_NL' }, { code: 'de_AT', prefix: '/graphql' }] },
    'storefronts.1.prefix /graphql is where pages of the shop lie',
  ],
  [
    { root: 'nl_NL', storefronts: [{ code: 'nl_NL', prefix: '/nl' }] },
    'storefronts.0.prefix must be left out: this storefront stands at the root',
  ],
  [
    { root: 'nl_NL', storefronts: [{ code: 'nl_NL', deliversTo: ['BE', 'BE'] }] },
    'storefronts.0.deliversTo must begin with NL, the storefront’s own country',
  ],
])('%j is refused with a sentence', (value, sentence) => {
  const read = readStorefronts(value)
  expect('errors' in read && read.errors.map(({ path, message }) => `${path} ${message}`)).toContain(sentence)
})

test('everything that is wrong is said at once', () => {
  const read = readStorefronts({
    root: 'fr_FR',
    storefronts: [{ code: 'nl_NL', timeZone: 'here' }, { code: 'xx_XX' }, { code: 'nl_NL' }],
  })
  expect('errors' in read && read.errors.map(({ path }) => path).toSorted()).toEqual([
    'root',
    'storefronts.0.timeZone',
    'storefronts.1.code',
    'storefronts.2.code',
  ])
})
