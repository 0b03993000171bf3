import { beforeEach, describe, expect, test } from 'vitest'
import { day } from '#kernel/clock.ts'
import { aDocument } from '#test/shop/content.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { createShop } from '../shop.ts'
import { type Rating, ReviewsUnavailable } from './review-port.ts'

const written = { average_rating: 4.9, review_count: 9999, view_review_url: 'https://reviews.example/shop' }
const layout = (lang: string, stats: object[]) =>
  aDocument({ type: 'layout', uid: 'layout', lang, data: { review_stats: stats } })
const open = await openTestShop({
  documents: [layout('nl-nl', [written]), layout('fr-fr', [written]), layout('nl-be', [])],
})

let answer: () => Promise<Rating | undefined>
const shop = createShop({
  ...open.deps,
  reviews: {
    channels: new Map([
      ['nl_NL', 'chl-nl'],
      ['nl_BE', 'chl-be'],
    ]),
    port: { rating: () => answer() },
  },
})
beforeEach(async () => {
  answer = async () => undefined
  await shop.readReviews()
  answer = async () => ({ average: 4.82, count: 100 })
})
const editors = { averageRating: 4.9, reviewCount: 9999, viewReviewUrl: written.view_review_url }
const shown = (store: 'nl_NL' | 'nl_BE' | 'fr_FR', of: typeof editors | null = editors) => shop.reviewStats(store, of)

describe('what a storefront says of its reviews', () => {
  test('is what was counted, beside the address that an editor wrote', async () => {
    await shop.readReviews()
    expect(await shown('nl_NL')).toEqual({
      averageRating: 4.82,
      reviewCount: 100,
      viewReviewUrl: editors.viewReviewUrl,
    })
  })

  test('is nothing, rather than what an editor wrote, before anything was counted', async () => {
    expect(await shown('nl_NL')).toBeNull()
  })

  test('is nothing without the address at which reviews can be read', async () => {
    await shop.readReviews()
    expect(await shown('nl_BE', null)).toBeNull()
  })

  test('is what an editor wrote where nobody counts', async () => {
    await shop.readReviews()
    expect(await shown('fr_FR')).toEqual(editors)
    expect(await open.shop.reviewStats('nl_NL', editors)).toEqual(editors)
  })

  test('stays while nobody can be asked, for two weeks', async () => {
    await shop.readReviews()
    answer = () => Promise.reject(new ReviewsUnavailable('down'))
    open.clock.advance(14 * day)
    await shop.readReviews()
    expect(await shown('nl_NL')).toMatchObject({ reviewCount: 100 })
    open.clock.advance(1)
    expect(await shown('nl_NL')).toBeNull()
  })

  test('ends when the last review is gone', async () => {
    await shop.readReviews()
    answer = async () => undefined
    await shop.readReviews()
    expect(await shown('nl_NL')).toBeNull()
  })
})

test('the API answers it with the layout', async () => {
  const query = '{ layout(lang: "nl-nl") { reviewStats { averageRating reviewCount viewReviewUrl } } }'
  expect(await open.ask(query)).toEqual({ layout: { reviewStats: editors } })
})
