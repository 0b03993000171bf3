import { createHmac } from 'node:crypto'
import { changes } from '#kernel/cache-table.ts'
import type { Clock } from '#kernel/clock.ts'
import { mostReviewPhotographs, type ReviewPhotographSize } from '#kernel/review-photographs.ts'
import type { StorefrontCode } from '#kernel/storefront.ts'
import type { Progress } from '../fulfilment/progress.ts'
import type { MailPort } from '../mail/mail-port.ts'
import type { SenderDetails } from '../mail/mail-sender.ts'
import type { Order } from '../orders/order.ts'
import type { OrderReader } from '../orders/order-store.ts'
import type { SettingsSource } from '../settings/settings-source.ts'
import type { Transact } from '../transact.ts'
import { addReviewPhotographs, type ReviewedLine } from './add-review-photographs.ts'
import { decideReviewPhotograph, removeReviewPhotograph } from './decide-review-photograph.ts'
import type { DeclinedReviewNote } from './declined-mail.ts'
import type { DeclinedPhotographNote } from './declined-photograph-mail.ts'
import { decideImportedReview, decideReview, type ReviewDecision, replyToReview } from './moderate-review.ts'
import { type ReviewQuery, type ReviewState, type ReviewSummary, summaryOfReviews } from './product-review.ts'
import type { ProductReviewReader } from './product-review-store.ts'
import { type ReviewPhotograph, roomForPhotographs } from './review-photograph.ts'
import type { PreparedReviewPhotograph } from './review-photograph-port.ts'
import type { ReviewPhotographReader } from './review-photograph-store.ts'
import { sendDeclinedMail, sendDeclinedPhotographMail } from './send-declined-mail.ts'
import type { ReviewForStaff } from './staff-review-store.ts'
import { arrivedProducts, type WriteReviewInput, writeReview } from './write-review.ts'

type Deps = {
  readonly transact: Transact
  readonly clock: Clock
  readonly settings: SettingsSource
  readonly productReviews: ProductReviewReader
  readonly reviewPhotographs: ReviewPhotographReader
  readonly orders: Pick<OrderReader, 'byId'>
  readonly mail: MailPort
  readonly senderDetails: SenderDetails
}

/** A reviewed line of an order, and the photographs that came with its review. */
export type PhotographedLine = {
  /** Its place in the order. */
  readonly position: number
  readonly photographs: readonly ReviewPhotograph[]
  /** How many more it takes. */
  readonly room: number
}

/** So many reviews the list for staff names. */
const mostListed = 100

/** What people who bought something say of it. */
export function productReviewService(deps: Deps) {
  const { transact, clock, settings, productReviews, reviewPhotographs } = deps
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
    /** Reviews that came from an order and can have photographs, with these; none where the shop takes no photographs. */
    photographedLines: async (order: Pick<Order, 'id' | 'lines'>): Promise<readonly PhotographedLine[]> => {
      const { offered, photographs } = rules()
      if (!offered || !photographs) return []
      const written = await productReviews.writtenFor(order.id)
      const sent = await reviewPhotographs.photographsOf(written.map(({ id }) => id))
      return written.flatMap(({ id, sku, isDeclined }) => {
        const position = order.lines.findIndex(({ productSku }) => productSku === sku)
        const all = sent.get(id) ?? []
        if (isDeclined || position < 0) return []
        return [{ position, photographs: all, room: roomForPhotographs(all, mostReviewPhotographs) }]
      })
    },
    /** Photographs that came with reviews, by the ids of these. */
    reviewPhotographs: (reviewIds: readonly string[]) => reviewPhotographs.photographsOf(reviewIds),
    /** The JPEG of a photograph that everybody may see. */
    shownPhotograph: async (id: string, size: ReviewPhotographSize): Promise<Buffer | undefined> => {
      const { offered, photographs } = rules()
      return offered && photographs ? reviewPhotographs.publishedJpeg(id, size) : undefined
    },
    /** The JPEG of any photograph that is still kept: for staff, and for whoever sent it. */
    keptPhotograph: (id: string, size: ReviewPhotographSize) => reviewPhotographs.keptJpeg(id, size),
    photographById: (id: string) => reviewPhotographs.photographById(id),
    addReviewPhotographs: (line: ReviewedLine, prepared: readonly PreparedReviewPhotograph[]) =>
      addReviewPhotographs(deps, line, prepared),
    removeReviewPhotograph: (orderId: string, id: string) => removeReviewPhotograph(deps, orderId, id),
    decideReviewPhotograph: (id: string, decision: ReviewDecision) => decideReviewPhotograph(deps, id, decision),
    sendDeclinedPhotographMail: (note: DeclinedPhotographNote) => sendDeclinedPhotographMail(deps, note),
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
