import { describe, expect, test } from 'vitest'
import { demoCatalog } from '#demo/catalogue/catalogue.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { meanOf, searchMeasure } from '#test/shop/search-measure.ts'
import { searchableFeed } from '#test/shop/searchable-feed.ts'
import { CatalogIndex } from '../catalog-index.ts'
import { furtherQueries } from './further-queries.ts'

const now = new Date('2026-11-21T10:00:00Z')
const feed = demoCatalog(now)
const { measure } = searchMeasure(feed, await CatalogIndex.of(searchableFeed(feed)), now)
const codes = ['en_GB', 'nl_NL', 'de_DE', 'fr_FR'] as const

const measured = codes.map(storefrontOf).flatMap((storefront) =>
  furtherQueries(storefront.language).map((one) => ({
    ...measure(one, storefront),
    kind: one.kind,
    untouched: one.untouched,
  })),
)

/** Only the means are looked at: who knows the single queries would write the search for them. */
describe('queries that nobody tunes the search by', () => {
  const untouched = measured.filter((one) => one.untouched)

  test('are a measure worth having', () => {
    expect(untouched.length).toBeGreaterThan(250)
  })
  test('have an nDCG@10 of 0.95 and more', () => {
    expect(meanOf(untouched, 'ndcg')).toBeGreaterThanOrEqual(0.95)
  })
  test('show 0.96 and more of what was meant on the first page', () => {
    expect(meanOf(untouched, 'recall')).toBeGreaterThanOrEqual(0.96)
  })
  test('all find something', () => {
    expect(untouched.filter(({ total }) => total === 0)).toHaveLength(0)
  })
})

describe('the others', () => {
  const tuned = measured.filter((one) => !one.untouched)
  const worst = [...tuned].sort((a, b) => a.ndcg - b.ndcg).slice(0, 12)

  test('have an nDCG@10 and a recall of 0.97 and more, and all find something', () => {
    expect(meanOf(tuned, 'ndcg'), JSON.stringify(worst, undefined, 1)).toBeGreaterThanOrEqual(0.97)
    expect(meanOf(tuned, 'recall')).toBeGreaterThanOrEqual(0.97)
    expect(tuned.filter(({ total }) => total === 0)).toEqual([])
  })
  test('of occasions have an nDCG@10 of 0.95 and more', () => {
    expect(
      meanOf(
        tuned.filter(({ kind }) => kind === 'occasion'),
        'ndcg',
      ),
    ).toBeGreaterThanOrEqual(0.95)
  })
})
