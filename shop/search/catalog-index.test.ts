import { expect, test } from 'vitest'
import { demoCatalog } from '#demo/catalogue/catalogue.ts'
import { searchableFeed } from '#test/shop/searchable-feed.ts'
import { CatalogIndex } from './catalog-index.ts'
import type { SearchSource } from './searchable.ts'

const demo = searchableFeed(demoCatalog(new Date('2026-11-21T10:00:00Z')))

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
