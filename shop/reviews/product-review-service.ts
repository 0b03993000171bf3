import { createHmac } from 'node:crypto'
import { changes } from '#kernel/cache-table.ts'
import type { Clock } from '#kernel/clock.ts'
import type { StorefrontCode } from '#kernel/storefront.ts'
import type { Progress } from '../fulfilment/progress.ts'
import type { MailPort } from '../mail/mail-port.ts'
import type { SenderDetails } from '../mail/mail-sender.ts'
import type { Order } from '../orders/order.ts'
import type { OrderReader } from '../orders/order-store.ts'
import type { SettingsSource } from '../settings/settings-source.ts'
import type { Transact } from '../transact.ts'
import type { DeclinedReviewNote } from './declined-mail.ts'
import { decideImportedReview, decideReview, type ReviewDecision, replyToReview } from './moderate-review.ts'
import { type ReviewQuery, type ReviewState, type ReviewSummary, summaryOfReviews } from './product-review.ts'
import type { ProductReviewReader, ReviewForStaff } from './product-review-store.ts'
import { sendDeclinedMail } from './send-declined-mail.ts'
import { arrivedProducts, type WriteReviewInput, writeReview } from './write-review.ts'

type Deps = {
  readonly transact: Transact
  readonly clock: Clock
  readonly settings: SettingsSource
  readonly productReviews: ProductReviewReader
  readonly orders: Pick<OrderReader, 'byId'>
  readonly mail: MailPort
  readonly senderDetails: SenderDetails
}

/** So many reviews the list for staff names. */
const mostListed = 100

/** What people who bought something say of it. */
export function productReviewService(deps: Deps) {
  const { transact, clock, settings, productReviews } = deps
  const rules = () => settings.at(clock.now()).reviews
  return {
    /** Whether products are reviewed, and whether staff read a review before anybody else does. */
    reviewRules: rules,
    /** What reviews come to, by ids of products; nothing for those without any. */
    reviewSummaries: async (productIds: readonly string[]): Promise<ReadonlyMap<string, ReviewSummary>> => {
      const { offered, importedCount } = rules()
      if (!offered) return new Map()
      const counts = await productReviews.reviewCounts(productIds)
      return new Map(
        [...counts].flatMap(([id, of]) => {
          const summary = summaryOfReviews(of, importedCount)
          return summary ? [[id, summary] as const] : []
        }),
      )
    },
    reviewPage: (productId: string, query: ReviewQuery) => productReviews.reviewPage(productId, query),
    reviewedSizes: (productId: string) => productReviews.reviewedSizes(productId),
    /** Places of the lines of which something arrived that nobody has said anything of yet, or nothing that could be shown. */
    reviewableOf: async (order: Pick<Order, 'id' | 'lines'>, progress: Progress): Promise<readonly number[]> => {
      const arrived = arrivedProducts(order, progress)
      if (arrived.length === 0 || !rules().offered) return []
      const reviewed = await productReviews.reviewedOf(order.id)
      return arrived.filter((position) => !reviewed.has(order.lines[position]?.productSku ?? ''))
    },
    writeReview: (input: WriteReviewInput) => writeReview(deps, input),
    /**
     * Counts whether a published review was helpful, once for each voice.
     * @param voter what tells one voice from another, such as a network: kept as a digest that is another for each review
     * @returns whether there is such a review
     */
    voteReview: (id: string, voter: string, isHelpful: boolean): Promise<boolean> =>
      transact(['productReviews', 'invalidate'], async ({ productReviews: writer, invalidate }) => {
        const review = await writer.held(id)
        if (review?.state !== 'published') return false
        const digest = createHmac('sha256', id).update(voter).digest()
        const votes = await writer.vote(review, digest, isHelpful, clock.now())
        // One voice among many moves nothing, and must not have pages made anew each time that it changes its mind.
        if (votes !== review.votes && (votes <= 5 || votes % 5 === 0))
          await invalidate(changes.reviews(await writer.colorsOf(review.productId)))
        return true
      }),
    /** Reviews for staff of these storefronts. */
    reviewsInState: async (
      state: ReviewState,
      storefronts: 'all' | readonly StorefrontCode[],
    ): Promise<readonly ReviewForStaff[]> => {
      const own = await productReviews.reviewsInState(state, storefronts, mostListed)
      if (state === 'waiting') return own
      const imported = await productReviews.importedInState(state, storefronts, mostListed)
      return [...own, ...imported]
        .toSorted((one, other) => other.writtenAt.getTime() - one.writtenAt.getTime())
        .slice(0, mostListed)
    },
    countWaitingReviews: (storefronts: 'all' | readonly StorefrontCode[]) => productReviews.countWaiting(storefronts),
    reviewForStaff: async (id: string): Promise<ReviewForStaff | undefined> =>
      (await productReviews.reviewForStaff(id)) ?? (await productReviews.importedForStaff(id)),
    decideReview: (id: string, decision: ReviewDecision) => decideReview(deps, id, decision),
    decideImportedReview: (id: string, decision: ReviewDecision) => decideImportedReview(deps, id, decision),
    sendDeclinedMail: (note: DeclinedReviewNote) => sendDeclinedMail(deps, note),
    replyToReview: (id: string, reply: string) => replyToReview(deps, id, reply),
  }
}
