import { expect, test } from 'vitest'
import { demoCatalog } from '#demo/catalogue/catalogue.ts'
import { storefronts } from '#kernel/storefront.ts'
import type { ProductFeed } from '#shop/catalog/catalog-feed.ts'
import { idOf, searchableFeed } from '#test/shop/searchable-feed.ts'
import { CatalogIndex } from './catalog-index.ts'
import { judgedQueries } from './judged-queries.ts'
import { listProducts } from './list-products.ts'

const now = new Date('2026-11-21T10:00:00Z')
const feed = demoCatalog(now)
const index = await CatalogIndex.of(searchableFeed(feed))
const parents = new Map(feed.categories.map(({ key, parent }) => [key, parent]))
const brands = new Set(feed.brands.map(({ key }) => key))
const colors = new Set(feed.products.map(({ color }) => color.key))

/** How many results are looked at. */
const depth = 10
const worth = { best: 3, good: 1 } as const

const judged = storefronts.flatMap((storefront) =>
  (judgedQueries[storefront.code] ?? []).map((one) => ({ ...one, storefront })),
)

test('there are at least 150 judged queries, in four languages', () => {
  expect(judged.length).toBeGreaterThanOrEqual(150)
  expect(new Set(judged.map(({ storefront }) => storefront.language)).size).toBe(4)
})

test.each(judged.map((one) => [`${one.storefront.code} ${one.query}`, one] as const))(
  '%s means something in the demo shop',
  (_, one) => {
    expect(feed.products.some((product) => isMeant(product, one.best))).toBe(true)
  },
)

test('the first ten results are as good as they could be: nDCG@10 of 0.94 and more', () => {
  const scores = judged.map(({ query, best, good, storefront }) => {
    const request = { search: query, chosen: {}, sort: 'recommended' as const, page: 1, pageSize: depth }
    const { ids } = listProducts(index, { storefront, request, now, hidesReductions: false })
    const gains = new Map(feed.products.map((product) => [idOf(product.sku), gain(product, best, good)]))
    const found = ids.map((id) => gains.get(id) ?? 0)
    const ideal = [...gains.values()].sort((a, b) => b - a).slice(0, depth)
    return { query: `${storefront.code} ${query}`, score: discounted(found) / discounted(ideal) }
  })
  const mean = scores.reduce((sum, { score }) => sum + score, 0) / scores.length
  const worst = scores.sort((a, b) => a.score - b.score).slice(0, 12)
  expect(mean, worst.map(({ query, score }) => `${score.toFixed(2)} ${query}`).join('\n')).toBeGreaterThanOrEqual(0.94)
  // No single query may be lost in the mean.
  expect(worst[0]?.score, worst[0]?.query).toBeGreaterThan(0.4)
})

function gain(product: ProductFeed, best: string, good: string | undefined): number {
  if (isMeant(product, best)) return worth.best
  return good !== undefined && isMeant(product, good) ? worth.good : 0
}

/** Discounted cumulative gain: a result counts the less, the further down it stands. */
function discounted(gains: readonly number[]): number {
  return gains.reduce((sum, one, at) => sum + one / Math.log2(at + 2), 0)
}

function isMeant(product: ProductFeed, facts: string): boolean {
  return facts.split(' ').every((alternatives) => alternatives.split(',').some((fact) => isFact(product, fact)))
}

function isFact(product: ProductFeed, fact: string): boolean {
  if (/^\d{5}$/.test(fact)) return product.parentSku === fact
  const size = /^size:(.+)$/.exec(fact)?.[1]
  if (size !== undefined) {
    return product.variants.some((one) => one.size === size && Object.values(one.stock).some((pieces) => pieces > 0))
  }
  if (brands.has(fact)) return product.brand === fact
  if (colors.has(fact)) return product.color.key === fact
  if (!parents.has(fact)) throw new Error(`The demo shop knows no ${fact}`)
  return product.categories.some((category) => isBelow(category, fact))
}

function isBelow(category: string, above: string): boolean {
  const parent = parents.get(category)
  return category === above || (parent !== undefined && isBelow(parent, above))
}
