import { changes } from '#kernel/cache-table.ts'
import type { Clock } from '#kernel/clock.ts'
import type { SettingsSource } from '../settings/settings-source.ts'
import type { Repositories, Transact } from '../transact.ts'
import { type DeclineReason, type ProductReview, reviewLimits } from './product-review.ts'

export type ReviewDecision =
  | {
      readonly state: 'published'
      /** Ids of photographs that whoever decides has seen with it: these are shown too. */
      readonly photographs?: readonly string[]
    }
  | {
      readonly state: 'declined'
      /** Why is never what it says of the product. */
      readonly reason: DeclineReason
      /** The passage, or the law that it breaks: whoever wrote it reads it. */
      readonly explanation?: string
    }

type Deps = { readonly transact: Transact; readonly clock: Clock }
type DecisionDeps = Deps & { readonly settings: SettingsSource }

/**
 * Publishes a review, or keeps it from the pages and has whoever wrote it told why. Declined again for the same reason it stays as it is,
 * and nobody is told twice.
 *
 * @returns it as it was before; nothing where there is none
 */
export async function decideReview(
  { transact, clock, settings }: DecisionDeps,
  id: string,
  decision: ReviewDecision,
): Promise<ProductReview | 'law-required' | 'too-long' | undefined> {
  const now = clock.now()
  const reason = decision.state === 'declined' ? decision.reason : null
  const explanation = (decision.state === 'declined' ? decision.explanation : undefined)?.trim() ?? ''
  // Whoever is told that they broke the law has to hear which (Regulation (EU) 2022/2065, article 17 (3) (d)).
  if (reason === 'unlawful' && explanation === '') return 'law-required'
  if (explanation.length > reviewLimits.explanation) return 'too-long'
  const { offered } = settings.at(now).reviews
  return transact(['jobs', 'orders', 'productReviews', 'reviewPhotographs', 'invalidate'], async (repositories) => {
    const { productReviews, reviewPhotographs } = repositories
    const review = await productReviews.held(id)
    if (!review || (reason !== null && review.declineReason === reason)) return review
    await productReviews.decide(id, decision.state, reason, now)
    if (decision.state === 'published') await reviewPhotographs.publishWaiting(id, decision.photographs ?? [], now)
    if (reason !== null) await tellWriter(repositories, review, { reason, explanation, now, offered })
    await repositories.invalidate(changes.reviews(await productReviews.colorsOf(review.productId)))
    return review
  })
}

/**
 * Shows a review of another service, or takes it away. Nobody is told: the shop doesn't know who wrote it. A file that tells it again leaves
 * what was decided.
 *
 * @returns what it was before; nothing where there is none
 */
export function decideImportedReview(
  { transact, clock }: Deps,
  id: string,
  decision: ReviewDecision,
): Promise<{ readonly state: 'published' | 'declined' } | undefined> {
  const reason = decision.state === 'declined' ? decision.reason : null
  return transact(['productReviews', 'invalidate'], async ({ productReviews, invalidate }) => {
    const before = await productReviews.decideImported(id, decision.state, reason, clock.now())
    if (before) await invalidate(changes.reviews(await productReviews.colorsOf(before.productId)))
    return before
  })
}

type Told = {
  readonly reason: DeclineReason
  readonly explanation: string
  readonly now: Date
  /** Whether anybody reviews anything. */
  readonly offered: boolean
}

/** Has whoever wrote a review told that it is not shown, unless nobody knows any more where they read. */
async function tellWriter(
  { jobs, orders, productReviews }: Pick<Repositories, 'jobs' | 'orders' | 'productReviews'>,
  review: ProductReview,
  { reason, explanation, now, offered }: Told,
): Promise<void> {
  const [order, found] = [await orders.byId(review.orderId), await productReviews.reviewForStaff(review.id)]
  if (!order?.email || !found) return
  await jobs.mailDeclinedReview({
    reviewId: review.id,
    orderId: review.orderId,
    email: order.email,
    sku: found.sku,
    stars: review.stars,
    text: review.text,
    writtenAt: review.writtenAt.toISOString(),
    decidedAt: now.toISOString(),
    reason,
    explanation,
    next: review.isSecond ? 'last' : offered ? 'again' : 'nothing',
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
