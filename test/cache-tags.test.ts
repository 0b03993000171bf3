import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { cartTags, changes, pageTags, refreshTags } from '#kernel/cache-table.ts'
import { readTag, type TagKind } from '#kernel/cache-tags.ts'
import { spelledTags } from './cache-tags.ts'

const files = globSync('{kernel,database,shop,api,web,server}/**/*.{ts,tsx}')
  .filter((path) => !path.includes('.test.') && !path.includes('node_modules'))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

describe('tags', () => {
  test('are spelled in one file', () => {
    expect(files.length).toBeGreaterThan(500)
    expect(files.flatMap(spelledTags)).toEqual([])
  })

  test.each([
    'tags.add(`product:$' + '{id}`)',
    "tags.has('content:layout')",
    "tag.startsWith('storefront:')",
    "await repositories.invalidate(['catalog'])",
    "tags.includes('catalog')",
    "tags.some((tag) => tag.startsWith('content'))",
    "tags.add('content')",
  ])('are seen where they are spelled elsewhere: %s', (text) => {
    expect(spelledTags({ path: 'shop/x.ts', text })).toHaveLength(1)
  })

  test('are not the words that mean something else', () => {
    expect(spelledTags({ path: 'shop/x.ts', text: "transact(['catalog', 'invalidate'], work)" })).toEqual([])
  })
})

describe('the table of changes and pages', () => {
  const ids = ['1', '2']
  const document = (number: number) => ({ type: 'page', uid: `page-${number}` })
  /** Each change with things that it may be about. */
  const published: Record<keyof typeof changes, readonly string[]> = {
    catalogImport: changes.catalogImport(),
    settings: changes.settings(),
    price: changes.price(ids),
    imported: changes.imported(ids),
    importedPrices: changes.importedPrices(ids),
    importedStock: changes.importedStock(ids),
    lists: changes.lists(),
    pictures: changes.pictures(ids),
    measuredPictures: changes.measuredPictures(),
    arranged: changes.arranged(ids),
    searching: changes.searching(),
    stock: changes.stock(ids),
    fit: changes.fit(ids),
    pairs: changes.pairs(ids),
    similar: changes.similar(ids),
    reviews: changes.reviews(ids),
    promotions: changes.promotions(),
    stores: changes.stores(),
    publication: changes.publication([document(1), { type: 'layout', uid: null }]),
    allContent: changes.allContent(),
    rating: changes.rating(),
  }
  const borne = new Set<TagKind>([...Object.values(pageTags).flat(), ...cartTags, ...refreshTags])

  test('has no change that no page hears of', () => {
    for (const [change, tags] of Object.entries(published)) {
      expect(tags.length, change).toBeGreaterThan(0)
      for (const tag of tags) expect(borne, `${change}: ${tag}`).toContain(readTag(tag)?.kind)
    }
  })

  test('has no page that bears what no change invalidates', () => {
    const invalidated = new Set(Object.values(published).flatMap((tags) => tags.map((tag) => readTag(tag)?.kind)))
    for (const kind of borne) expect(invalidated).toContain(kind)
    for (const kinds of Object.values(pageTags)) expect(kinds.length).toBeGreaterThan(0)
  })

  test('makes all pages with content anew where very many documents changed', () => {
    expect(changes.publication(Array.from({ length: 100 }, (_, number) => document(number)))).toEqual(
      changes.allContent(),
    )
  })
})
