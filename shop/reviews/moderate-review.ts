import { changes } from '#kernel/cache-table.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Transact } from '../transact.ts'
import { type DeclineReason, type ProductReview, reviewLimits } from './product-review.ts'

export type ReviewDecision =
  | { readonly state: 'published' }
  /** Why is never what it says of the product. */
  | { readonly state: 'declined'; readonly reason: DeclineReason }

type Deps = { readonly transact: Transact; readonly clock: Clock }

/** Publishes a review, or keeps it from the pages. @returns it as it was before; nothing where there is none */
export async function decideReview(
  { transact, clock }: Deps,
  id: string,
  decision: ReviewDecision,
): Promise<ProductReview | undefined> {
  return transact(['productReviews', 'invalidate'], async ({ productReviews, invalidate }) => {
    const review = await productReviews.held(id)
    if (!review) return undefined
    const reason = decision.state === 'declined' ? decision.reason : null
    await productReviews.decide(id, decision.state, reason, clock.now())
    await invalidate(changes.reviews(await productReviews.colorsOf(review.productId)))
    return review
  })
}

/** The shop answers a review, for everybody to read; an empty answer takes an earlier one away. */
export async function replyToReview(
  { transact, clock }: Deps,
  id: string,
  typed: string,
): Promise<ProductReview | 'too-long' | undefined> {
  const reply = typed.trim()
  if (reply.length > reviewLimits.reply) return 'too-long'
  return transact(['productReviews', 'invalidate'], async ({ productReviews, invalidate }) => {
    const review = await productReviews.held(id)
    if (!review) return undefined
    await productReviews.reply(id, reply === '' ? null : reply, clock.now())
    await invalidate(changes.reviews(await productReviews.colorsOf(review.productId)))
    return review
  })
}
