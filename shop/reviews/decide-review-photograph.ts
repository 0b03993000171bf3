import { changes } from '#kernel/cache-table.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Repositories, Transact } from '../transact.ts'
import type { ReviewDecision } from './moderate-review.ts'
import { type ProductReview, reviewLimits } from './product-review.ts'
import type { ReviewPhotograph } from './review-photograph.ts'

type Deps = { readonly transact: Transact; readonly clock: Clock }

/**
 * Shows a photograph, or keeps it from the pages and has whoever sent it told why (Regulation (EU) 2022/2065, article 17). Kept back again
 * for the same reason it stays as it is, and nobody is told twice.
 *
 * @returns it as it was before; nothing where there is none, or nothing left of it to show
 */
export async function decideReviewPhotograph(
  { transact, clock }: Deps,
  id: string,
  decision: ReviewDecision,
): Promise<ReviewPhotograph | 'law-required' | 'too-long' | undefined> {
  const now = clock.now()
  const reason = decision.state === 'declined' ? decision.reason : null
  const explanation = (decision.state === 'declined' ? decision.explanation : undefined)?.trim() ?? ''
  if (reason === 'unlawful' && explanation === '') return 'law-required'
  if (explanation.length > reviewLimits.explanation) return 'too-long'
  return transact(['jobs', 'orders', 'productReviews', 'reviewPhotographs', 'invalidate'], async (repositories) => {
    const { productReviews, reviewPhotographs } = repositories
    const { review, photograph } = await heldPhotograph(repositories, id)
    if (!review || !photograph || photograph.isGone) return undefined
    if (reason !== null && photograph.declineReason === reason) return photograph
    await reviewPhotographs.decidePhotograph(id, decision.state, reason, now)
    if (reason !== null) await tellSender(repositories, review, photograph, { reason, explanation, now })
    if (review.state === 'published')
      await repositories.invalidate(changes.reviews(await productReviews.colorsOf(review.productId)))
    return photograph
  })
}

/** A photograph with its review, which nobody else changes until the transaction ends: whoever changes either holds the review first. */
async function heldPhotograph(
  { productReviews, reviewPhotographs }: Pick<Repositories, 'productReviews' | 'reviewPhotographs'>,
  id: string,
) {
  const known = await reviewPhotographs.photographById(id)
  const review = known && (await productReviews.held(known.reviewId))
  return { review, photograph: review && (await reviewPhotographs.photographById(id)) }
}

type Told = {
  readonly reason: NonNullable<ReviewPhotograph['declineReason']>
  readonly explanation: string
  readonly now: Date
}

/** Has whoever sent a photograph told that it is not shown, unless nobody knows any more where they read. */
async function tellSender(
  { jobs, orders, productReviews }: Pick<Repositories, 'jobs' | 'orders' | 'productReviews'>,
  review: ProductReview,
  photograph: ReviewPhotograph,
  { reason, explanation, now }: Told,
): Promise<void> {
  const [order, found] = [await orders.byId(review.orderId), await productReviews.reviewForStaff(review.id)]
  if (!order?.email || !found) return
  await jobs.mailDeclinedPhotograph({
    photographId: photograph.id,
    orderId: review.orderId,
    email: order.email,
    sku: found.sku,
    addedAt: photograph.addedAt.toISOString(),
    decidedAt: now.toISOString(),
    reason,
    explanation,
  })
}

/** Whoever sent a photograph takes it back, whatever became of it. @returns whether it was theirs */
export function removeReviewPhotograph({ transact }: Pick<Deps, 'transact'>, orderId: string, id: string) {
  return transact(
    ['productReviews', 'reviewPhotographs', 'invalidate'],
    async ({ productReviews, reviewPhotographs, invalidate }): Promise<boolean> => {
      const { review, photograph } = await heldPhotograph({ productReviews, reviewPhotographs }, id)
      // What staff kept back stays as it is: it counts, and may be disputed.
      if (!photograph || review?.orderId !== orderId || photograph.state === 'declined') return false
      await reviewPhotographs.removePhotograph(id)
      if (photograph.state === 'published' && review.state === 'published')
        await invalidate(changes.reviews(await productReviews.colorsOf(review.productId)))
      return true
    },
  )
}
