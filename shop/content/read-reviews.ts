import { changes } from '#kernel/cache-table.ts'
import { type Clock, day } from '#kernel/clock.ts'
import type { StorefrontCode } from '#kernel/storefront.ts'
import type { Transact } from '../transact.ts'
import { type Rating, type ReviewPort, type ReviewStats, ReviewsUnavailable } from './review-port.ts'
import type { KnownRating, ReviewReader } from './review-store.ts'

/** Who collects the reviews, and what it calls the shop of each storefront. */
export type Reviews = { readonly port: ReviewPort; readonly channels: ReadonlyMap<StorefrontCode, string> }

/** A rating is of a year; for so long nobody is misled by an old one. */
const tellsFor = 14 * day

/**
 * Asks for the ratings of all storefronts and keeps them. Where nobody answers, what is known stays; pages are made anew when
 * they would say something else.
 */
export async function readReviews(
  { transact, clock }: { readonly transact: Transact; readonly clock: Clock },
  { port, channels }: Reviews,
): Promise<void> {
  for (const [storefrontCode, channel] of channels) {
    try {
      const rating = await port.rating(channel)
      await transact(['invalidate', 'reviews'], async (repositories) => {
        const known = await repositories.reviews.rating(storefrontCode)
        if (rating) await repositories.reviews.keep(storefrontCode, rating, clock.now())
        else await repositories.reviews.drop(storefrontCode)
        if (isOther(known, rating)) await repositories.invalidate(changes.rating())
      })
    } catch (error) {
      if (!(error instanceof ReviewsUnavailable)) throw error
    }
  }
}

const isOther = (known: Rating | undefined, rating: Rating | undefined) =>
  known?.count !== rating?.count || known?.average.toFixed(2) !== rating?.average.toFixed(2)

/**
 * What a storefront says of its reviews: what was counted, beside the address that an editor wrote. What an editor wrote counts
 * where nobody counts.
 */
export async function reviewStats(
  {
    reviews,
    ratings,
    clock,
  }: { readonly reviews: Reviews | undefined; readonly ratings: ReviewReader; readonly clock: Clock },
  storefrontCode: StorefrontCode,
  written: ReviewStats | null,
): Promise<ReviewStats | null> {
  if (!reviews?.channels.has(storefrontCode)) return written
  const known = await ratings.rating(storefrontCode)
  if (!known || !written || isTooOld(known, clock)) return null
  return { averageRating: known.average, reviewCount: known.count, viewReviewUrl: written.viewReviewUrl }
}

const isTooOld = ({ readAt }: KnownRating, clock: Clock) => clock.now().getTime() - readAt.getTime() > tellsFor
