import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isEan } from '#kernel/ean.ts'
import { languages, type Translated, textIn } from '#kernel/storefront.ts'
import type { CategoryFeed, ProductFeed } from '#shop/catalog/catalog-feed.ts'
import { demoCatalog } from './catalogue.ts'

const now = new Date('2026-11-21T12:00:00Z')
const feed = demoCatalog(now)
const { products } = feed
const variants = products.flatMap((product) => product.variants)
const skus = new Set(products.map((product) => product.sku))
const pictures = join(import.meta.dirname, '../pictures')

describe('the assortment', () => {
  test('is large enough to browse', () => {
    expect(products.length).toBeGreaterThanOrEqual(200)
    expect(variants.length).toBeGreaterThanOrEqual(2_000)
    expect(new Set(products.map((product) => product.parentSku)).size).toBeGreaterThanOrEqual(60)
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

test('customs are told of every product what it is', () => {
  expect(products.filter(({ passport }) => !/^\d{8}$/.test(passport?.tariffCode ?? '')).map(({ sku }) => sku)).toEqual(
    [],
  )
  const chapters = new Set(products.map(({ passport }) => passport?.tariffCode?.slice(0, 2)))
  expect([...chapters].sort()).toEqual(['34', '42', '44', '49', '61', '62', '64', '96'])
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
      expectUnique(products.map((product) => textIn(product.slug, language)))
      expectUnique(feed.categories.map((category) => pathOf(category, language)))
    }
  })

  test('descriptions: no two products read alike', () => {
    for (const language of languages) {
      expectUnique([...products, ...feed.categories].map((entry) => textIn(entry.description, language)))
      const lastSentences = products.map((product) => textIn(product.description, language).split('. ').at(-1) ?? '')
      expectUnique(lastSentences)
    }
  })

  test('one packshot shows one product', () => {
    expectUnique(products.flatMap((product) => product.images))
  })

  test('the colours of a model: no two have the same key', () => {
    expectUnique(products.map((product) => `${product.parentSku} ${product.color.key}`))
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
    for (const { ean } of variants) {
      expect(ean).toMatch(/^29/)
      expect(isEan(ean)).toBe(true)
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
    const stores = feed.locations.filter((location) => location.kind === 'store')
    expect(stores.length).toBeGreaterThanOrEqual(24)
    expect(new Set(stores.map(({ name }) => name)).size).toBe(stores.length)
    expect(new Set(stores.map(({ country }) => country))).toEqual(new Set(['NL', 'BE', 'FR', 'DE']))
  })

  test('every store says when it is open, on weekdays and on holidays, in periods that follow each other', () => {
    for (const { kind, openingHours } of feed.locations) {
      if (kind === 'distribution-centre') continue
      expect(openingHours?.exceptions.length).toBeGreaterThan(0)
      const days = [
        ...Object.values(openingHours?.days ?? {}),
        ...(openingHours?.exceptions ?? []).map((one) => one.periods),
      ]
      for (const periods of days) {
        const times = periods.flatMap(({ opens, closes }) => [opens, closes])
        expect(times.every((time) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time))).toBe(true)
        expect(times).toEqual([...new Set(times)].sort())
      }
    }
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

  test('what goes with a product exists, is not still coming, is for the same wearer or for everybody and is another model', () => {
    for (const product of products) {
      expect(product.complementary.length).toBeGreaterThan(0)
      for (const sku of [...product.complementary, ...product.maintenance]) {
        expect(skus.has(sku), `${product.sku} goes with ${sku}`).toBe(true)
        const other = products.find((each) => each.sku === sku)
        expect([product.gender, 'unisex']).toContain(other?.gender)
        expect(other?.parentSku).not.toBe(product.parentSku)
        expect(other?.comingSoonDate, `${product.sku} goes with ${sku}, which is still coming`).toBeUndefined()
      }
    }
  })

  test('categories form a tree of three levels under three roots, parents first', () => {
    expect(feed.categories.filter((category) => !category.parent).map((category) => category.key)).toEqual([
      'women',
      'men',
      'care',
    ])
    for (const [index, category] of feed.categories.entries()) {
      expect(pathOf(category, 'en').split('/').length).toBeLessThanOrEqual(3)
      if (category.parent) expect(feed.categories.indexOf(categoryOf(category.parent))).toBeLessThan(index)
    }
  })

  test('what keeps a product has its place in the care department, and is for everybody', () => {
    const careKeys = feed.categories.filter(({ gender }) => gender === 'unisex').map(({ key }) => key)
    for (const product of products) {
      expectUnique(product.maintenance)
      for (const sku of product.maintenance) {
        expect(productOf(sku).categories.every((key) => careKeys.includes(key))).toBe(true)
      }
    }
  })

  test('every shoe and bag can be kept with something that suits its material, and every belt', () => {
    const needCare = products.filter(
      ({ footwear, categories }) => footwear || categories.some((key) => /bags|totes|belts/.test(key)),
    )
    expect(needCare.length).toBeGreaterThan(150)
    for (const product of needCare) {
      expect(product.maintenance.length, product.sku).toBeGreaterThan(0)
      for (const sku of product.maintenance) {
        expect(suits(productOf(sku)), `${product.sku} is kept with ${sku}`).toContain(materialOf(product))
      }
    }
  })

  test('clothes are not kept with shoe cream, and care products keep themselves', () => {
    for (const product of products.filter(({ textile, gender }) => textile || gender === 'unisex')) {
      expect(product.maintenance).toEqual([])
    }
  })

  test('cream touches a shoe in its own colour, or in none', () => {
    for (const product of products) {
      const [cream] = product.maintenance.filter((sku) => sku.startsWith('31310.')).map(productOf)
      if (!cream || cream.color.key === 'neutral') continue
      const allowed = {
        black: ['black', 'charcoal'],
        cognac: ['cognac', 'camel'],
        'dark-brown': ['brown', 'dark-brown'],
      }
      expect(allowed[cream.color.key as keyof typeof allowed], product.sku).toContain(product.color.key)
    }
  })

  test('no shoe tree goes into an open shoe', () => {
    const trees = products.filter(({ categories }) => categories.includes('care-shoe-trees')).map(({ sku }) => sku)
    const open = products.filter(({ properties }) =>
      properties.some(({ options }) => options.some(({ en }) => en === 'Open')),
    )
    expect(open.length).toBeGreaterThan(10)
    for (const { maintenance } of open) expect(maintenance.filter((sku) => trees.includes(sku))).toEqual([])
  })

  test('what is sold by volume says how much is in it; what burns warns of it', () => {
    const liquids = products.filter(({ categories }) => categories.some((key) => /creams|protection/.test(key)))
    expect(liquids.map(({ contents }) => contents?.unit)).toEqual(liquids.map(() => 'ml'))
    const sprays = products.filter(({ categories }) => categories.includes('care-protection'))
    for (const { warnings } of sprays) expect(warnings?.[0]?.en).toBe('Danger.')
  })

  test('a manufacturer outside the Union names someone inside', () => {
    const outside = feed.manufacturers.filter((each) => each.country === 'GB')
    expect(outside.length).toBeGreaterThan(0)
    for (const each of outside) expect(each.responsiblePerson?.country).toBe('NL')
  })

  test('every picture is on disk as AVIF', () => {
    const names = products.flatMap((product) => [...product.images, product.hoverImage ?? ''])
    expect(notOnDisk(names.map((name) => `${name}.avif`))).toEqual([])
  })

  test('everything is seen from the front, from another side and close up; what is worn or carried from behind too', () => {
    for (const { sku, images, hoverImage, categories } of products) {
      const [front = ''] = images
      const hasBack = !categories.some((key) => key.startsWith('care'))
      const views = ['', '-side', ...(hasBack ? ['-back'] : []), '-detail']
      expect(images, sku).toEqual(views.map((view) => `${front}${view}`))
      expect(hoverImage, sku).toBe(`${front}-side`)
    }
  })

  test('the pictures that cards show, the first and the one from the side, are there as JPEG too', () => {
    const names = products.flatMap(({ images }) =>
      images.filter((name, index) => index === 0 || name.endsWith('-side')),
    )
    expect(notOnDisk(names.map((name) => `${name}.jpg`))).toEqual([])
  })

  test('a whole turn is 36 pictures, each on disk', () => {
    for (const { sku, threesixty } of products) {
      if (!threesixty) continue
      expect(new Set(threesixty).size, sku).toBe(36)
      expect(notOnDisk(threesixty.map((name) => `${name}.avif`))).toEqual([])
    }
  })

  test('a film is on disk, and light enough for a phone', () => {
    const films = products.flatMap(({ video }) => (video ? [`${video}.mp4`] : []))
    expect(films.length).toBeGreaterThanOrEqual(4)
    expect(notOnDisk(films)).toEqual([])
    for (const film of films) expect(statSync(join(pictures, film)).size, film).toBeLessThan(400_000)
  })
})

describe('words', () => {
  test('every text is there in four languages', () => {
    let found = 0
    eachTranslated(feed, (text) => {
      found += 1
      for (const language of languages) expect(text[language]?.trim() ?? '', JSON.stringify(text)).not.toBe('')
    })
    expect(found).toBeGreaterThan(1000)
  })

  test('no long text was left untranslated', () => {
    eachTranslated(feed, (text) => {
      const long = languages.map((language) => textIn(text, language)).filter((words) => words.length > 40)
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
      expect(wordsOf(textIn(description, 'nl'))).not.toContain('uw')
      for (const informal of ['du', 'dir', 'dich', 'dein', 'deine', 'deinen', 'deiner']) {
        expect(wordsOf(textIn(description, 'de'))).not.toContain(informal)
      }
      for (const informal of ['tu', 'toi', 'ta', 'tes'])
        expect(wordsOf(textIn(description, 'fr'))).not.toContain(informal)
    }
  })
})

function expectUnique(values: readonly string[]): void {
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([])
}

function notOnDisk(files: readonly string[]): string[] {
  return files.filter((file) => !existsSync(join(pictures, file)))
}

function categoryOf(key: string): CategoryFeed {
  const category = feed.categories.find((each) => each.key === key)
  if (!category) throw new Error(`No category ${key}`)
  return category
}

function productOf(sku: string): ProductFeed {
  const product = products.find((each) => each.sku === sku)
  if (!product) throw new Error(`No product ${sku}`)
  return product
}

/** What a care product says that it is for. */
function suits({ properties }: ProductFeed): string[] {
  return properties.flatMap(({ name, options }) =>
    name.en === 'Suitable for' ? options.map((option) => textIn(option, 'en')) : [],
  )
}

/** What has to be looked after: what the care text is about. */
function materialOf({ care }: ProductFeed): string {
  const text = textIn(care, 'en')
  if (text.includes('patent')) return 'Patent'
  if (text.includes('suede')) return 'Suede and nubuck'
  return text.includes('insoles') ? 'Textile' : 'Smooth leather'
}

function pathOf(category: CategoryFeed, language: keyof Translated): string {
  const own = textIn(category.slug, language)
  return category.parent ? `${pathOf(categoryOf(category.parent), language)}/${own}` : own
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().split(/[^\p{L}]+/u)
}

function eachTranslated(value: unknown, visit: (text: Translated) => void): void {
  if (typeof value !== 'object' || value === null) return
  if (languages.every((language) => language in value)) visit(value as Translated)
  else for (const inner of Object.values(value)) eachTranslated(inner, visit)
}
