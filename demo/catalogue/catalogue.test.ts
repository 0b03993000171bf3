import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { day } from '#kernel/clock.ts'
import { languages, storeCodes, storefrontOf, type Translated } from '#kernel/storefront.ts'
import type { CategoryFeed, ProductFeed } from '#shop/catalog/catalog-feed.ts'
import { demoCatalog } from './catalogue.ts'
import { eanCheckDigit } from './ean.ts'

const now = new Date('2026-11-21T12:00:00Z')
const feed = demoCatalog(now)
const { products } = feed
const variants = products.flatMap((product) => product.variants)
const skus = new Set(products.map((product) => product.sku))

describe('the assortment', () => {
  test('is large enough to browse', () => {
    expect(products.length).toBeGreaterThanOrEqual(90)
    expect(variants.length).toBeGreaterThanOrEqual(600)
    expect(new Set(products.map((product) => product.parentSku)).size).toBeGreaterThanOrEqual(36)
  })

  test('is the same on every run, and moves with the calendar', () => {
    expect(demoCatalog(now)).toEqual(feed)
    expect(demoCatalog(new Date('2027-03-01T12:00:00Z')).products[0]?.releaseDate).not.toBe(products[0]?.releaseDate)
  })

  test('leaves no brand and no deepest category empty', () => {
    expect(feed.brands.map((brand) => brand.key).filter((key) => !products.some((p) => p.brand === key))).toEqual([])
    const parents = new Set(feed.categories.map((category) => category.parent))
    const leaves = feed.categories.filter((category) => !parents.has(category.key))
    expect(leaves.filter((leaf) => !products.some((p) => p.categories.includes(leaf.key)))).toEqual([])
  })
})

describe('what must be unique', () => {
  test('SKUs, old SKUs and EANs', () => {
    expectUnique(products.map((product) => product.sku))
    expectUnique(variants.map((variant) => variant.sku))
    expectUnique(variants.flatMap((variant) => variant.legacySku ?? []))
    expectUnique(variants.map((variant) => variant.ean))
    expectUnique(feed.brands.map((brand) => brand.slug))
  })

  test('slugs and paths in each language', () => {
    for (const language of languages) {
      expectUnique(products.map((product) => product.slug[language]))
      expectUnique(feed.categories.map((category) => pathOf(category, language)))
    }
  })

  test('descriptions: no two products read alike', () => {
    for (const language of languages) {
      expectUnique([...products, ...feed.categories].map((entry) => entry.description[language]))
      const lastSentences = products.map((product) => product.description[language].split('. ').at(-1) ?? '')
      expectUnique(lastSentences)
    }
  })

  test('one packshot shows one product', () => {
    expectUnique(products.flatMap((product) => product.images))
  })
})

describe('numbers', () => {
  test('SKUs are five digits, a dot, three digits, and a size after that', () => {
    for (const product of products) {
      expect(product.sku).toMatch(/^\d{5}\.\d{3}$/)
      expect(product.sku.startsWith(`${product.parentSku}.`)).toBe(true)
      for (const variant of product.variants) expect(variant.sku).toBe(`${product.sku}.${variant.size}`)
    }
  })

  test('EANs carry a right check digit', () => {
    expect(eanCheckDigit('400638133393')).toBe(1)
    for (const { ean } of variants) {
      expect(ean).toMatch(/^29\d{11}$/)
      expect(eanCheckDigit(ean.slice(0, 12))).toBe(Number(ean[12]))
    }
  })

  test('weights are whole grams, pieces are whole and positive', () => {
    for (const variant of variants) {
      expect(variant.weight).toBeGreaterThan(0)
      expect(Number.isInteger(variant.weight)).toBe(true)
      for (const pieces of Object.values(variant.stock)) expect(Number.isInteger(pieces) && pieces > 0).toBe(true)
    }
  })

  test('the fibres of each part add up to a hundred percent, and clothing names them', () => {
    for (const product of products) {
      for (const part of product.textile ?? []) {
        expect(part.fibres.reduce((sum, fibre) => sum + fibre.percent, 0)).toBe(100)
      }
      expect(Boolean(product.textile)).toBe(product.sizeTable?.endsWith('clothing') ?? false)
      expect(Boolean(product.footwear)).toBe(product.sizeTable?.endsWith('shoes') ?? false)
    }
  })
})

describe('references', () => {
  test('brand, manufacturer, category, size table and location exist', () => {
    const keys = (list: readonly { readonly key: string }[]) => new Set(list.map((entry) => entry.key))
    const [brands, manufacturers] = [keys(feed.brands), keys(feed.manufacturers)]
    const locations = new Set(feed.locations.map((location) => location.code))
    for (const product of products) {
      expect(brands.has(product.brand) && manufacturers.has(product.manufacturer)).toBe(true)
      expect(product.categories.length).toBeGreaterThan(0)
      for (const key of product.categories) expect(categoryOf(key).gender).toBe(product.gender)
      for (const variant of product.variants) {
        expect(Object.keys(variant.stock).filter((code) => !locations.has(code))).toEqual([])
      }
    }
    expect(feed.locations.filter((location) => location.kind === 'distribution-centre')).toHaveLength(1)
  })

  test('every size stands in the size table', () => {
    for (const product of products.filter((each) => each.sizeTable)) {
      const table = feed.sizeTables.find((each) => each.key === product.sizeTable)
      const known = table?.rows.map((row) => row.eu) ?? []
      expect(product.variants.map((variant) => variant.size).filter((size) => !known.includes(size))).toEqual([])
    }
    for (const row of feed.sizeTables.flatMap((table) => table.rows)) {
      expect([row.eu, row.us, row.uk, row.cm]).not.toContain('')
    }
  })

  test('what goes with a product exists, is for the same wearer and is another model', () => {
    for (const product of products) {
      expect(product.complementary.length).toBeGreaterThan(0)
      for (const sku of [...product.complementary, ...product.maintenance]) {
        expect(skus.has(sku), `${product.sku} goes with ${sku}`).toBe(true)
        const other = products.find((each) => each.sku === sku)
        expect(other?.gender).toBe(product.gender)
        expect(other?.parentSku).not.toBe(product.parentSku)
      }
    }
  })

  test('categories form a tree of three levels under two roots, parents first', () => {
    expect(feed.categories.filter((category) => !category.parent).map((category) => category.key)).toEqual([
      'women',
      'men',
    ])
    for (const [index, category] of feed.categories.entries()) {
      expect(pathOf(category, 'en').split('/').length).toBeLessThanOrEqual(3)
      if (category.parent) expect(feed.categories.indexOf(categoryOf(category.parent))).toBeLessThan(index)
    }
  })

  test('a manufacturer outside the Union names someone inside', () => {
    const outside = feed.manufacturers.filter((each) => each.address.endsWith('United Kingdom'))
    expect(outside.length).toBeGreaterThan(0)
    for (const each of outside) expect(each.responsiblePerson?.address).toContain('Netherlands')
  })

  test('every picture is on disk as AVIF and as JPEG', () => {
    const folder = join(import.meta.dirname, '../pictures/packshots')
    for (const name of products.flatMap((product) => [...product.images, product.hoverImage ?? ''])) {
      expect(existsSync(join(folder, `${name}.avif`)) && existsSync(join(folder, `${name}.jpg`)), name).toBe(true)
    }
  })
})

describe('words', () => {
  test('every text is there in four languages', () => {
    let found = 0
    eachTranslated(feed, (text) => {
      found += 1
      for (const language of languages) expect(text[language].trim(), JSON.stringify(text)).not.toBe('')
    })
    expect(found).toBeGreaterThan(1000)
  })

  test('no long text was left untranslated', () => {
    eachTranslated(feed, (text) => {
      const long = languages.map((language) => text[language]).filter((words) => words.length > 40)
      expectUnique(long)
    })
  })

  test('slugs are lower-case ASCII', () => {
    for (const entry of [...products, ...feed.categories]) {
      for (const language of languages) expect(entry.slug[language]).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    }
    expect(feed.categories.find((category) => category.key === 'women')?.slug).toEqual({
      en: 'women',
      nl: 'dames',
      de: 'damen',
      fr: 'femmes',
    })
    expect(feed.categories.find((category) => category.key === 'men')?.slug).toEqual({
      en: 'men',
      nl: 'heren',
      de: 'herren',
      fr: 'hommes',
    })
  })

  test('Dutch says je, German Sie and French vous', () => {
    for (const { description } of [...products, ...feed.categories]) {
      expect(wordsOf(description.nl)).not.toContain('uw')
      for (const informal of ['du', 'dir', 'dich', 'dein', 'deine', 'deinen', 'deiner']) {
        expect(wordsOf(description.de)).not.toContain(informal)
      }
      for (const informal of ['tu', 'toi', 'ta', 'tes']) expect(wordsOf(description.fr)).not.toContain(informal)
    }
  })
})

describe('prices', () => {
  test('stand in all six storefronts, in the currency of each, between 39 and 350', () => {
    for (const product of products) {
      for (const code of storeCodes) {
        const price = product.prices[code]
        expect(price?.currency).toBe(storefrontOf(code).currency)
        expect(price?.regularPrice ?? price?.price).toBeLessThanOrEqual(34_900)
        expect(price?.price).toBeGreaterThan(2_800)
        if (price?.currency === 'EUR') expect(price.regularPrice ?? price.price).toBeGreaterThanOrEqual(3_995)
      }
    }
  })

  test('some are whole euros, some end in cents', () => {
    const cents = products.map((product) => (product.prices.nl_BE?.price ?? 0) % 100)
    expect(cents.filter((rest) => rest === 0).length).toBeGreaterThan(10)
    expect(cents.filter((rest) => rest !== 0).length).toBeGreaterThan(10)
  })

  test('about twenty products are reduced, some of them in some storefronts only', () => {
    const reduced = products.filter((product) => reducedIn(product).length > 0)
    expect(reduced.length).toBeGreaterThanOrEqual(18)
    expect(reduced.filter((product) => reducedIn(product).length < storeCodes.length).length).toBeGreaterThanOrEqual(3)
  })

  test('a reduction is real: lower than before, 5 to 60 days old, after a month at the old price', () => {
    for (const product of products) {
      for (const code of reducedIn(product)) {
        const { price, regularPrice = 0, since } = product.prices[code] ?? { price: 0, since: '' }
        expect(price).toBeLessThan(regularPrice)
        expect(daysAgo(since)).toBeGreaterThanOrEqual(5)
        expect(daysAgo(since)).toBeLessThanOrEqual(60)
        expect(daysAgo(product.releaseDate) - daysAgo(since)).toBeGreaterThanOrEqual(30)
      }
    }
  })
})

describe('the states that a shopper can meet', () => {
  const comingSoon = products.filter((product) => Date.parse(product.comingSoonDate ?? '') > now.getTime())
  const preOrder = products.filter((product) => product.deliveryTime)
  const total = (product: ProductFeed) => product.variants.reduce((sum, variant) => sum + pieces(variant.stock), 0)

  test('three products are coming soon', () => {
    expect(comingSoon).toHaveLength(3)
  })

  test('four are ordered ahead, with five pieces or more of every size', () => {
    expect(preOrder).toHaveLength(4)
    for (const variant of preOrder.flatMap((product) => product.variants)) {
      expect(variant.stock.DC ?? 0).toBeGreaterThanOrEqual(5)
    }
  })

  test('three are sold out', () => {
    expect(products.filter((product) => total(product) === 0)).toHaveLength(3)
  })

  test('about fifteen are new', () => {
    const fresh = products.filter((product) => daysAgo(product.releaseDate) <= 45 && !product.comingSoonDate)
    expect(fresh.length).toBeGreaterThanOrEqual(13)
    expect(fresh.length).toBeLessThanOrEqual(20)
  })

  test('sizes are sold out, last, few, plenty, or only in stores', () => {
    const counts = variants.map((variant) => pieces(variant.stock))
    expect(counts.filter((count) => count === 0).length).toBeGreaterThan(40)
    expect(counts.filter((count) => count === 1).length).toBeGreaterThan(25)
    expect(counts.filter((count) => count >= 2 && count < 5).length).toBeGreaterThan(60)
    expect(counts.filter((count) => count >= 5).length).toBeGreaterThan(250)
    expect(variants.filter((each) => !each.stock.DC && pieces(each.stock) > 0).length).toBeGreaterThan(25)
  })

  test('some carry labels, and two are presented by Sneakers', () => {
    expect(products.filter((product) => product.marketingLabel).length).toBeGreaterThanOrEqual(6)
    expect(products.filter((product) => product.saleLabel).length).toBeGreaterThanOrEqual(2)
    expect(products.filter((product) => product.presentedBySneakers)).toHaveLength(2)
  })

  test('bags have one size, and some things are limited to two a customer', () => {
    const oneSize = products.filter((product) => product.variants.length === 1)
    expect(oneSize.length).toBeGreaterThanOrEqual(10)
    for (const product of oneSize) expect(product.variants[0]?.size).toBe('ONE')
    expect(variants.filter((variant) => variant.maxPurchase === 2).length).toBeGreaterThan(0)
  })
})

function expectUnique(values: readonly string[]): void {
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([])
}

function categoryOf(key: string): CategoryFeed {
  const category = feed.categories.find((each) => each.key === key)
  if (!category) throw new Error(`No category ${key}`)
  return category
}

function pathOf(category: CategoryFeed, language: keyof Translated): string {
  const own = category.slug[language]
  return category.parent ? `${pathOf(categoryOf(category.parent), language)}/${own}` : own
}

function reducedIn(product: ProductFeed) {
  return storeCodes.filter((code) => product.prices[code]?.regularPrice)
}

function pieces(stock: Readonly<Record<string, number>>): number {
  return Object.values(stock).reduce((sum, count) => sum + count, 0)
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().split(/[^\p{L}]+/u)
}

function daysAgo(date: string): number {
  return Math.round((now.getTime() - Date.parse(`${date}T12:00:00Z`)) / day)
}

function eachTranslated(value: unknown, visit: (text: Translated) => void): void {
  if (typeof value !== 'object' || value === null) return
  if (languages.every((language) => language in value)) visit(value as Translated)
  else for (const inner of Object.values(value)) eachTranslated(inner, visit)
}
