import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { demoCatalog } from '#demo/catalogue/catalogue.ts'
import { demoSearchWords } from '#demo/search-words.ts'
import { type StorefrontCode, storefrontOf } from '#kernel/storefront.ts'
import { idOf, searchableFeed } from '#test/shop/searchable-feed.ts'
import { CatalogIndex } from './catalog-index.ts'
import { languageRules } from './languages/rules.ts'
import { listProducts } from './list-products.ts'

const now = new Date('2026-11-21T10:00:00Z')
const feed = demoCatalog(now)
const index = await CatalogIndex.of(searchableFeed(feed))
const products = new Map(feed.products.map((product) => [idOf(product.sku), product]))

function search(code: StorefrontCode, query: string) {
  const request = { search: query, chosen: {}, sort: 'recommended' as const, page: 1, pageSize: 24 }
  const answer = listProducts(index, { storefront: storefrontOf(code), request, now, hidesReductions: false })
  return { ...answer, found: answer.ids.flatMap((id) => products.get(id) ?? []) }
}
const firstCategories = (code: StorefrontCode, query: string) =>
  search(code, query)
    .found.slice(0, 5)
    .map(({ categories }) => categories[0])

describe('an occasion is understood by what products are', () => {
  test.each([
    ['en_GB', 'something to wear to a wedding', /pumps|sandals|derbies/],
    ['nl_NL', 'bruiloftsschoenen', /pumps|sandals|derbies/],
    ['de_DE', 'Schuhe für eine Hochzeit', /pumps|sandals|derbies/],
    ['fr_FR', 'chaussures pour un mariage', /pumps|sandals|derbies/],
    ['nl_NL', 'regenschoenen', /boots|loafers/],
    ['en_GB', 'muddy dog walks', /boots|runners/],
    ['fr_FR', 'tenue de plage', /slides/],
    ['de_DE', 'Vorstellungsgespräch Herren', /^men-(?:derbies|loafers|blazers)/],
  ] as const)('%s: %s', (code, query, expected) => {
    const categories = firstCategories(code, query)
    expect(categories.length).toBeGreaterThan(0)
    for (const category of categories) expect(category).toMatch(expected)
  })

  test('suede is kept out of the rain', () => {
    const first = search('en_GB', 'waterproof boots').found.slice(0, 6)
    for (const { properties } of first) {
      expect(properties.flatMap(({ options }) => options.map(({ en }) => en))).not.toContain('Suede')
    }
  })
})

describe('what can not be had is left out, a word at a time, and said', () => {
  test('an occasion before a colour, a size or the thing itself', () => {
    const { found, ignored, understood } = search('en_GB', 'red heels in 39 for the gym')
    expect(ignored).toEqual(['gym'])
    expect(understood).toBe('red heels in 39')
    for (const { categories } of found) expect(categories.join()).toMatch(/pumps|sandals/)
  })
  test('words that nobody knows, as they were typed', () => {
    const { ignored, understood, total } = search('de_DE', 'Größenwahnsinnige Stiefel')
    expect(ignored).toEqual(['größenwahnsinnige'])
    expect(understood).toBe('stiefel')
    expect(total).toBeGreaterThan(0)
  })
  test('a part of a word, and the words that led up to it', () => {
    expect(search('nl_NL', 'bruiloftssneakers')).toMatchObject({ ignored: ['bruilofts'], understood: 'sneakers' })
    expect(search('en_GB', 'ankle boots in size 27')).toMatchObject({ ignored: ['27'], understood: 'ankle boots' })
  })
  test('a small word stays where it is a part of what was understood', () => {
    expect(search('fr_FR', 'qwxz prêt-à-porter').understood).toBe('prêt à porter')
    expect(search('nl_NL', 'qwxz maat 38 sneakers')).toMatchObject({
      ignored: ['qwxz'],
      understood: 'maat 38 sneakers',
    })
  })
  test('half a size finds what comes in it, without another word', () => {
    for (const query of ['38,5', '38.5', '38½']) {
      const { found, total } = search('nl_NL', query)
      expect([query, total]).not.toEqual([query, 0])
      for (const { sku, variants } of found)
        expect([sku, variants.map(({ size }) => size)]).toEqual([sku, expect.arrayContaining(['38.5'])])
    }
  })
  test('what the shop has nothing of is not taken for something else', () => {
    for (const [code, query] of [
      ['nl_NL', 'handschoenen'],
      ['de_DE', 'Handschuhe'],
      ['fr_FR', 'sac à dos'],
      ['en_GB', 'football boots'],
    ] as const) {
      expect(search(code, query).total, query).toBe(0)
    }
    expect(search('nl_NL', 'kinderschoenen')).toMatchObject({ ignored: ['kinder'], understood: 'schoenen' })
  })
  test('nothing is said where everything was understood', () => {
    const answer = search('en_GB', 'black ankle boots for women')
    expect(answer.ignored).toEqual([])
    expect(answer.understood).toBeUndefined()
  })
})

describe('whom it is for, what it costs and how large it is may stand anywhere', () => {
  test.each([
    ['en_GB', 'mens boots under 180', 'men'],
    ['nl_NL', 'onder de 180 euro boots voor heren', 'men'],
    ['de_DE', 'bis 180 € für Herren Boots', 'men'],
    ['fr_FR', 'à moins de 180 € des bottines pour homme', 'men'],
  ] as const)('%s: %s', (code, query, gender) => {
    const { found, ignored } = search(code, query)
    expect(ignored).toEqual([])
    expect(found.length).toBeGreaterThan(0)
    for (const product of found) {
      expect(product.gender).toBe(gender)
      expect(product.prices[code]?.price).toBeLessThanOrEqual(180_00)
      expect(product.categories.join()).toMatch(/boots/)
    }
  })
  test('a British size is the one that it is called in the catalogue', () => {
    const sizes = (query: string) => search('en_GB', query).ids
    expect(sizes('red heels size 6')).toEqual(sizes('red heels size 39'))
    expect(sizes('uk 9 brogues').length).toBeGreaterThan(0)
  })
  test('three letters are enough where they are the whole word for a thing', () => {
    for (const [code, query] of [
      ['en_GB', 'bag'],
      ['nl_NL', 'jas'],
      ['fr_FR', 'sac'],
      ['de_DE', 'rot'],
    ] as const) {
      expect(search(code, query).total, query).toBeGreaterThan(0)
    }
    expect(search('en_GB', 'sne').total).toBe(0)
  })
  test('what is cheap comes first where that was asked for', () => {
    const priceOf = (query: string) =>
      search('nl_NL', query)
        .found.slice(0, 6)
        .reduce((sum, { prices }) => sum + (prices.nl_NL?.price ?? 0), 0)
    expect(priceOf('goedkope pumps')).toBeLessThan(priceOf('pumps'))
  })
})

describe('what something is outweighs the words it is described with', () => {
  test.each([
    ['fr_FR', 'chaussures de ville homme'],
    ['fr_FR', 'chaussures'],
    ['nl_NL', 'schoenen'],
    ['de_DE', 'Schuhe Herren'],
    ['en_GB', 'shoes'],
  ] as const)('%s: %s leads to no care', (code, query) => {
    const { found } = search(code, query)
    expect(found.length).toBeGreaterThan(10)
    for (const { categories } of found) expect(categories.join()).not.toMatch(/care/)
  })
  test('and who asks for shoe cream gets it', () => {
    for (const [code, query] of [
      ['fr_FR', 'crème pour chaussures'],
      ['en_GB', 'shoe cream'],
      ['de_DE', 'Schuhcreme'],
      ['nl_NL', 'schoencrème'],
    ] as const) {
      expect(firstCategories(code, query)[0]).toBe('care-creams')
    }
  })
})

describe('what is no question', () => {
  const codes = ['en_GB', 'nl_NL', 'de_DE', 'fr_FR'] as const
  const small = { en_GB: 'the and with', nl_NL: 'de het een en', de_DE: 'der die und mit', fr_FR: 'le la des avec' }
  test.each(codes)('%s: emoji and small words alone find nothing, and nothing is said to be left out', (code) => {
    for (const query of ['👟👟👟👟', '❤️ 🎉 ✨', small[code], '?!?!?!', '     ']) {
      expect(search(code, query)).toMatchObject({ total: 0, ignored: [] })
    }
  })
  test.each(codes)('%s: five thousand characters are read as far as anybody means them', (code) => {
    expect(search(code, 'a'.repeat(5000)).total).toBe(0)
    expect(search(code, `sneakers ${'x'.repeat(5000)}`).total).toBeGreaterThan(0)
    expect(search(code, 'sneakers '.repeat(600)).total).toBeGreaterThan(0)
  })
})

describe.each([
  ['en', 'en_GB', ['red', 'size 38', '39', 'under £60', 'cheap']],
  ['nl', 'nl_NL', ['rood', 'maat 38', '39', 'onder de 60 euro', 'goedkoop']],
  ['de', 'de_DE', ['rot', 'Größe 38', '39', 'unter 60 €', 'günstig']],
  ['fr', 'fr_FR', ['rouge', 'taille 38', '39', 'moins de 60 €', 'pas cher']],
] as const)('%s: a longer question', (language, code, plain) => {
  const said = (isThing: boolean) =>
    demoSearchWords
      .filter((meaning) => (meaning.kind === 'thing') === isThing && meaning.best.length > 0)
      .flatMap(({ words }) => words[language])
  const things = said(true).filter((word) => word.length > 3 && search(code, word).total > 0)
  const other = fc.oneof(
    fc.constantFrom(...said(false)),
    fc.constantFrom(...languageRules[language].stopWords),
    fc.constantFrom(...plain),
    fc.stringMatching(/^[a-z]{4,9}$/),
  )

  const joined = (text: string) => text.toLowerCase().replaceAll(' ', '')
  /** Without the ends of its words: “ski boot” names what “ski boots” does. */
  const stemmed = (text: string) => text.toLowerCase().split(' ').map(languageRules[language].stem).join('')
  // Words that come to stand side by side may name what the shop has nothing of: “Ski” and “Schuhe”.
  const notSold = demoSearchWords
    .filter(({ best, good }) => best.length + good.length === 0)
    .flatMap(({ words }) => words[language])
  const namesWhatIsNotSold = (query: string) =>
    notSold.some((word) => joined(query).includes(joined(word)) || stemmed(query).includes(stemmed(word)))

  test('finds something whatever is added to what can be answered', () => {
    fc.assert(
      fc.property(fc.constantFrom(...things), fc.array(other, { maxLength: 5 }), fc.nat(5), (thing, others, at) => {
        const query = [...others.slice(0, at), thing, ...others.slice(at)].join(' ')
        fc.pre(!namesWhatIsNotSold(query))
        expect(search(code, query).total, query).toBeGreaterThan(0)
      }),
      { numRuns: 300 },
    )
  })
  test('finds what its understood words find by themselves', () => {
    fc.assert(
      fc.property(fc.constantFrom(...things), fc.array(other, { maxLength: 3 }), (thing, others) => {
        const { understood } = search(code, [...others, thing].join(' '))
        fc.pre(understood !== undefined && understood.length > 3 && !namesWhatIsNotSold(understood))
        expect(search(code, understood ?? '').total, understood).toBeGreaterThan(0)
      }),
      { numRuns: 150 },
    )
  })
})

describe('a colour of several words is that colour, also where one of them means something by itself', () => {
  test.each([
    ['en_GB', 'natural wood', 'natural-wood'],
    ['nl_NL', 'borstels naturel hout', 'natural-wood'],
    ['de_DE', 'Bürsten Holz natur', 'natural-wood'],
    ['fr_FR', 'bois naturel', 'natural-wood'],
    ['fr_FR', 'chaussures rose poudré', 'blush'],
  ] as const)('%s: %s', (code, query, color) => {
    const { ignored, found } = search(code, query)
    expect(ignored).toEqual([])
    expect(found[0]?.color.key).toBe(color)
  })
})
