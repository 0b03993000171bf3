import fc from 'fast-check'
import { storefronts } from '#kernel/storefront.ts'
import type { CatalogIndex } from '#shop/search/catalog-index.ts'
import { listRequest } from '#shop/search/product-list.ts'
import type { SearchQuestion } from '#shop/search/search-port.ts'

/** What nobody means and somebody types: long words, errors in each of them, letters of every script, a thousand filters, last pages. */
export function oddQuestions(index: CatalogIndex, now: Date, many: number): SearchQuestion[] {
  const stems = index.columns.languages.nl.vocabulary.stems
  const word = fc.constantFrom(...stems).map((stem) => `${stem.slice(1)}${stem.slice(0, 1)}x`)
  const typed = fc.oneof(
    fc.array(word, { minLength: 1, maxLength: 12 }).map((words) => words.join(' ')),
    fc.string({ minLength: 4, maxLength: 5000 }),
    fc.string({ unit: 'binary', minLength: 4, maxLength: 300 }),
    fc.constantFrom(
      'a'.repeat(5000),
      "'; drop table products --",
      '<script>alert(1)</script>',
      '👟👟👟👟',
      'أحذية نسائية',
      '1011',
    ),
  )
  const values = fc.array(fc.oneof(fc.string({ maxLength: 40 }), fc.constantFrom('black', '38', '50-100')), {
    maxLength: 1000,
  })
  const question = fc.record({
    search: typed,
    page: fc.constantFrom(-1, 1, 400, 1_000_000),
    sort: fc.constantFrom('recommended', 'saledesc', 'nonsense'),
    facet: fc.constantFrom('size', 'color', 'brand', 'price', 'category', 'sku'),
    values,
    storefront: fc.constantFrom(...storefronts),
  })
  return fc
    .sample(question, { numRuns: many, seed: 6 })
    .map(({ search, page, sort, facet, values: chosen, storefront }) => ({
      storefront,
      request: listRequest(
        [
          { name: 'sort', values: [sort] },
          { name: facet, values: chosen },
        ],
        { search, page, itemsPerPage: 96 },
      ),
      now,
      hidesReductions: false,
    }))
}
