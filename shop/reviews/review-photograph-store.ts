import { anyOf, type Database } from '#database/rows.ts'
import { isUuid } from '#kernel/ids.ts'
import type { ReviewPhotographSize } from '#kernel/review-photographs.ts'
import type { DeclineReason, ReviewState } from './product-review.ts'
import type { ReviewPhotograph } from './review-photograph.ts'
import type { PreparedReviewPhotograph } from './review-photograph-port.ts'

export type ReviewPhotographReader = ReturnType<typeof reviewPhotographReader>

/** A photograph with its JPEG. */
export type KeptPhotograph = ReviewPhotograph & { readonly jpeg: Buffer }

const columns = [
  'review_photographs.id',
  'review_photographs.review_id',
  'review_photographs.state',
  'review_photographs.added_at',
  'review_photographs.width',
  'review_photographs.height',
  'review_photographs.decline_reason',
] as const

/** Photographs that came with reviews, in the order in which they came. */
export function reviewPhotographReader(db: Database) {
  const about = () =>
    db
      .selectFrom('review_photographs')
      .select(columns)
      .select(({ eb }) => eb('large', 'is', null).as('is_gone'))
      .orderBy('arrival')

  return {
    /** All photographs of reviews, by the ids of these. */
    async photographsOf(reviewIds: readonly string[]): Promise<ReadonlyMap<string, ReviewPhotograph[]>> {
      if (reviewIds.length === 0) return new Map()
      const rows = await about().where('review_id', '=', anyOf(reviewIds, 'uuid')).execute()
      return Map.groupBy(rows.map(photographOf), ({ reviewId }) => reviewId)
    },

    /** All photographs of reviews that are still kept, with their bytes, for whoever sent them. */
    async keptPhotographsOf(reviewIds: readonly string[]): Promise<KeptPhotograph[]> {
      if (reviewIds.length === 0) return []
      const rows = await about().where('review_id', '=', anyOf(reviewIds, 'uuid')).select('large').execute()
      return rows.flatMap(({ large, ...row }) => (large ? [{ ...photographOf(row), jpeg: large }] : []))
    },

    async photographById(id: string): Promise<ReviewPhotograph | undefined> {
      if (!isUuid(id)) return undefined
      const row = await about().where('id', '=', id).executeTakeFirst()
      return row && photographOf(row)
    },

    /** The JPEG of a photograph that everybody may see. */
    async publishedJpeg(id: string, size: ReviewPhotographSize): Promise<Buffer | undefined> {
      if (!isUuid(id)) return undefined
      const row = await db
        .selectFrom('review_photographs')
        .innerJoin('product_reviews', 'product_reviews.id', 'review_photographs.review_id')
        .where('review_photographs.id', '=', id)
        .where('review_photographs.state', '=', 'published')
        .where('product_reviews.state', '=', 'published')
        .select(`review_photographs.${size} as jpeg`)
        .executeTakeFirst()
      return row?.jpeg ?? undefined
    },

    /** The JPEG of any photograph that is still kept: for staff, and for whoever sent it. */
    async keptJpeg(id: string, size: ReviewPhotographSize): Promise<Buffer | undefined> {
      if (!isUuid(id)) return undefined
      const row = await db
        .selectFrom('review_photographs')
        .where('id', '=', id)
        .select(`${size} as jpeg`)
        .executeTakeFirst()
      return row?.jpeg ?? undefined
    },
  }
}

export function reviewPhotographWriter(tx: Database) {
  return {
    ...reviewPhotographReader(tx),

    async addPhotograph(reviewId: string, photograph: PreparedReviewPhotograph, at: Date): Promise<void> {
      const { large, small, width, height } = photograph
      await tx
        .insertInto('review_photographs')
        .values({
          id: crypto.randomUUID(),
          review_id: reviewId,
          added_at: at,
          width,
          height,
          large: Buffer.from(large),
          small: Buffer.from(small),
        })
        .execute()
    },

    async decidePhotograph(id: string, state: ReviewState, reason: DeclineReason | null, at: Date): Promise<void> {
      await tx
        .updateTable('review_photographs')
        .set({ state, decline_reason: reason, decided_at: at })
        .where('id', '=', id)
        .execute()
    },

    /** Photographs that wait with a review, of these, are shown from now on. @returns how many */
    async publishWaiting(reviewId: string, ids: readonly string[], at: Date): Promise<number> {
      const { numUpdatedRows } = await tx
        .updateTable('review_photographs')
        .set({ state: 'published', decided_at: at })
        .where('review_id', '=', reviewId)
        .where('state', '=', 'waiting')
        .where('id', '=', anyOf(ids.filter(isUuid), 'uuid'))
        .executeTakeFirst()
      return Number(numUpdatedRows)
    },

    async removePhotograph(id: string): Promise<void> {
      await tx.deleteFrom('review_photographs').where('id', '=', id).execute()
    },

    /** Photographs of whoever is forgotten go: they may show them, or where they live. */
    async erasePhotographs(customerId: string): Promise<void> {
      await tx
        .deleteFrom('review_photographs')
        .using('product_reviews')
        .using('orders')
        .whereRef('product_reviews.id', '=', 'review_photographs.review_id')
        .whereRef('orders.id', '=', 'product_reviews.order_id')
        .where('orders.customer_id', '=', customerId)
        .execute()
    },
  }
}

type Row = {
  readonly id: string
  readonly review_id: string
  readonly state: ReviewState
  readonly added_at: Date
  readonly width: number
  readonly height: number
  readonly decline_reason: DeclineReason | null
  readonly is_gone: unknown
}

const photographOf = (row: Row): ReviewPhotograph => ({
  id: row.id,
  reviewId: row.review_id,
  state: row.state,
  addedAt: row.added_at,
  width: row.width,
  height: row.height,
  declineReason: row.decline_reason,
  isGone: Boolean(row.is_gone),
})
