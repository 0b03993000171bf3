import { expect, test } from 'vitest'
import { demoCatalog } from '#demo/catalogue/catalogue.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { searchableFeed } from '#test/shop/searchable-feed.ts'
import { CatalogIndex } from './catalog-index.ts'
import { countFacets } from './list-products.ts'
import { listRequest } from './product-list.ts'
import type { SearchSource } from './searchable.ts'

const today = new Date('2026-11-21T10:00:00Z')
const demo = searchableFeed(demoCatalog(today))

/** Says what all products are before it knows the sizes and prices of any. */
const inTwoSteps: SearchSource = {
  ...demo,
  async *products(early) {
    const said = demo.all.map(({ variants: _variants, prices: _prices, ...described }) => described)
    early?.(said.slice(0, 20))
    early?.(said.slice(20))
    yield demo.all.slice(0, 30)
    yield demo.all.slice(30)
  },
}

test('an index is the same whether it hears of sizes and prices at once or later', async () => {
  const { languages: _rules, ...atOnce } = (await CatalogIndex.of(demo)).columns
  const { languages: _sameRules, ...later } = (await CatalogIndex.of(inTwoSteps)).columns
  expect(later).toEqual(atOnce)
})

test('a product is recognised by what was said of it and its sizes, in whichever order those come', async () => {
  const index = await CatalogIndex.of(inTwoSteps)
  for (const product of demo.all) {
    expect(index.refresh([{ ...product, variants: product.variants.toReversed(), prices: {} }], [])).toBe(true)
    const [first] = product.variants
    if (!first) throw new Error(`${product.sku} has no sizes`)
    expect(index.refresh([{ ...product, variants: [...product.variants, { ...first, size: '99' }] }], [])).toBe(false)
    expect(index.refresh([{ ...product, popularity: product.popularity + 1 }], [])).toBe(false)
  }
})

test('a product is counted in the price range that it has come into, and a list of new ones knows the day', async () => {
  const index = await CatalogIndex.of(demo)
  const storefront = storefrontOf('nl_NL')
  const counts = (now: Date) => {
    const facets = countFacets(index, { storefront, request: listRequest([], {}), now, hidesReductions: false })
    return (name: string, value: string) =>
      facets.find((facet) => facet.name === name)?.values.find((one) => one.value === value)?.count ?? 0
  }
  const product = demo.all.find(({ prices }) => (prices.nl_NL?.price ?? 0) >= 300_00)
  if (!product) throw new Error('Nothing of the demo shop costs as much')
  const before = counts(today)
  index.refresh([{ ...product, prices: { ...product.prices, nl_NL: { price: 49_99, priorPrice: null } } }], [])
  const after = counts(today)
  expect(after('price', '300-')).toBe(before('price', '300-') - 1)
  expect(after('price', '0-50')).toBe(before('price', '0-50') + 1)

  expect(before('new', 'true')).toBeGreaterThan(0)
  expect(counts(new Date('2028-01-01T10:00:00Z'))('new', 'true')).toBe(0)
  expect(counts(today)('new', 'true')).toBe(before('new', 'true'))
})
