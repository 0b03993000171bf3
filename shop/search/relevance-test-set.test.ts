import { expect, test } from 'vitest'
import { demoCatalog } from '#demo/catalogue/catalogue.ts'
import { storefronts } from '#kernel/storefront.ts'
import { meanOf, searchMeasure } from '#test/shop/search-measure.ts'
import { searchableFeed } from '#test/shop/searchable-feed.ts'
import { CatalogIndex } from './catalog-index.ts'
import { relevanceTestSet } from './relevance-test-set.ts'

const now = new Date('2026-11-21T10:00:00Z')
const feed = demoCatalog(now)
const index = await CatalogIndex.of(searchableFeed(feed))
const { measure, isMeant } = searchMeasure(feed, index, now)

const relevance = storefronts.flatMap((storefront) =>
  (relevanceTestSet[storefront.code] ?? []).map((one) => ({ ...one, storefront })),
)

test('there are at least 150 judged queries, in four languages', () => {
  expect(relevance.length).toBeGreaterThanOrEqual(150)
  expect(new Set(relevance.map(({ storefront }) => storefront.language)).size).toBe(4)
})

test.each(relevance.map((one) => [`${one.storefront.code} ${one.query}`, one] as const))(
  '%s means something in the demo shop',
  (_, one) => {
    expect(feed.products.some((product) => isMeant(product, one.best, one.storefront.code))).toBe(true)
  },
)

test('the first ten results are as good as they could be: nDCG@10 of 0.94 and more', () => {
  const measured = relevance.map((one) => measure(one, one.storefront))
  const worst = [...measured].sort((a, b) => a.ndcg - b.ndcg).slice(0, 12)
  const listed = worst.map(({ query, ndcg }) => `${ndcg.toFixed(2)} ${query}`).join('\n')
  expect(meanOf(measured, 'ndcg'), listed).toBeGreaterThanOrEqual(0.94)
  // No single query may be lost in the mean.
  expect(worst[0]?.ndcg, worst[0]?.query).toBeGreaterThan(0.4)
})
