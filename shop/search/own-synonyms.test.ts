import { describe, expect, test } from 'vitest'
import { demoCatalog } from '#demo/catalogue/catalogue.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { searchableFeed } from '#test/shop/searchable-feed.ts'
import type { Synonym } from '../merchandising/search-rules.ts'
import { CatalogIndex } from './catalog-index.ts'
import { listProducts } from './list-products.ts'
import { listRequest } from './product-list.ts'

const now = new Date('2026-11-21T10:00:00Z')
const index = await CatalogIndex.of(searchableFeed(demoCatalog(now)))

const find = (search: string, store: 'nl_NL' | 'de_DE' = 'nl_NL') =>
  listProducts(index, {
    storefront: storefrontOf(store),
    request: listRequest([], { search, itemsPerPage: 96 }),
    now,
    hidesReductions: false,
  })
const teach = (...synonyms: (Omit<Synonym, 'id' | 'language' | 'bothWays'> & Partial<Synonym>)[]) =>
  index.teach(synonyms.map((one, at) => ({ id: `${at}`, language: 'nl', bothWays: false, ...one })))

describe('a word that a retailer gave a meaning to', () => {
  test('finds what its meaning finds, where it found nothing before', () => {
    teach()
    expect(find('zwoffels').total).toBe(0)
    teach({ term: 'zwoffels', means: ['laarzen'] })
    expect(find('zwoffels').total).toBe(find('laarzen').total)
    expect(find('zwoffels').ids.toSorted()).toEqual(find('laarzen').ids.toSorted())
    expect(find('zwoffel').total).toBe(find('laarzen').total)
  })

  test('means it in its language alone, and not the other way round', () => {
    const boots = without(() => find('laarzen').ids)
    teach({ term: 'zwoffels', means: ['laarzen'] }, { term: 'laarzen', means: ['riemen'], language: 'de' })
    expect(find('zwoffels', 'de_DE').total).toBe(0)
    expect(find('laarzen').ids).toEqual(boots)
  })

  test('means it both ways where that was said', () => {
    const boots = without(() => find('laarzen').ids)
    teach({ term: 'laarzen', means: ['riemen'], bothWays: true })
    const both = find('riemen').ids
    expect(boots.length).toBeGreaterThan(0)
    expect(both).toEqual(expect.arrayContaining(boots.slice(0, 5)))
  })

  test('may be several words, and mean several', () => {
    const black = without(() => find('zwarte laarzen').ids)
    teach({ term: 'zwarte zwoffels', means: ['zwarte laarzen'] })
    expect(black.length).toBeGreaterThan(0)
    expect(find('zwarte zwoffels').ids.toSorted()).toEqual(black.toSorted())
  })

  test('is weighed with the words around it', () => {
    const black = without(() => find('zwarte laarzen').ids)
    teach({ term: 'zwoffels', means: ['laarzen'] })
    expect(find('zwarte zwoffels').ids.toSorted()).toEqual(black.toSorted())
    expect(find('zwarte zwoffels').ignored).toEqual([])
  })

  test('of three letters is a word as well', () => {
    const boots = without(() => find('laarzen').total)
    teach({ term: 'uhh', means: ['laarzen'] })
    expect(find('uhh').total).toBe(boots)
  })

  test('that means what nothing is called says nothing', () => {
    teach({ term: 'zwoffels', means: ['qqqqqqqq'] })
    expect(find('zwoffels').total).toBe(0)
  })
})

/** What holds without any meaning that was given. */
function without<T>(ask: () => T): T {
  teach()
  return ask()
}
