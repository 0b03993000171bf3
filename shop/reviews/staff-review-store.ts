import type { ExpressionBuilder } from 'kysely'
import { anyOf, type Database } from '#database/rows.ts'
import type { Tables } from '#database/tables.ts'
import { isUuid } from '#kernel/ids.ts'
import type { StorefrontCode } from '#kernel/storefront.ts'
import { areOfPerson, type PersonOfOrders } from '../orders/orders-of-person-store.ts'
import type { DeclineReason, ProductReview, ReviewSource, ReviewState, ShownReview } from './product-review.ts'
import {
  type ProductReviewRow,
  productReviewColumns,
  productReviewOf,
  type ShownReviewRow,
  shownReviewOf,
} from './product-review-rows.ts'

/** A buyer's review as staff see it, with what it is of. */
export type OwnReviewForStaff = ProductReview & {
  readonly source: 'own'
  readonly title: ''
  readonly isVerified: true
  readonly sku: string
  readonly orderNumber: string
}

/** A review of another service as staff see it, with what it is of. There is no order of ours behind it. */
export type ImportedReviewForStaff = ShownReview &
  Pick<ProductReview, 'storefrontCode' | 'state' | 'declineReason'> & {
    readonly source: Exclude<ReviewSource, 'own'>
    readonly sku: string
    readonly isSecond: false
    readonly orderNumber: null
  }

export type ReviewForStaff = OwnReviewForStaff | ImportedReviewForStaff

/** Reviews as staff see them, also those that nobody has read yet. */
export function staffReviewReader(db: Database) {
  const forStaff = () =>
    db
      .selectFrom('product_reviews')
      .innerJoin('products', 'products.id', 'product_reviews.product_id')
      .innerJoin('orders', 'orders.id', 'product_reviews.order_id')
      .select([...productReviewColumns, 'products.sku', 'orders.number'])

  const importedForStaff = () =>
    db
      .selectFrom('imported_reviews')
      .innerJoin('products', 'products.id', 'imported_reviews.product_id')
      .where('imported_reviews.is_removed', '=', false)
      .selectAll('imported_reviews')
      .select('products.sku')

  return {
    async reviewsInState(
      state: ReviewState,
      storefronts: 'all' | readonly StorefrontCode[],
      most: number,
    ): Promise<OwnReviewForStaff[]> {
      const rows = await forStaff()
        .where((by) => (state === 'waiting' ? isToRead(by) : by('product_reviews.state', '=', state)))
        .$if(storefronts !== 'all', (of) =>
          of.where('product_reviews.store_code', '=', anyOf(storefronts === 'all' ? [] : storefronts, 'text')),
        )
        .orderBy('product_reviews.written_at', state === 'waiting' ? 'asc' : 'desc')
        .orderBy('product_reviews.id')
        .limit(most)
        .execute()
      return rows.map(staffReviewOf)
    },

    /** The same of reviews that were written at another service, the newest first. None of them waits. */
    async importedInState(
      state: 'published' | 'declined',
      storefronts: 'all' | readonly StorefrontCode[],
      most: number,
    ): Promise<ImportedReviewForStaff[]> {
      const rows = await importedForStaff()
        .where('imported_reviews.state', '=', state)
        .$if(storefronts !== 'all', (of) =>
          of.where('imported_reviews.store_code', '=', anyOf(storefronts === 'all' ? [] : storefronts, 'text')),
        )
        .orderBy('imported_reviews.written_at', 'desc')
        .orderBy('imported_reviews.id')
        .limit(most)
        .execute()
      return rows.map(importedReviewOf)
    },

    /** How many of these storefronts nobody has read yet. */
    async countWaiting(storefronts: 'all' | readonly StorefrontCode[]): Promise<number> {
      const { waiting } = await db
        .selectFrom('product_reviews')
        .where(isToRead)
        .$if(storefronts !== 'all', (of) =>
          of.where('store_code', '=', anyOf(storefronts === 'all' ? [] : storefronts, 'text')),
        )
        .select(({ fn }) => fn.countAll<string>().as('waiting'))
        .executeTakeFirstOrThrow()
      return Number(waiting)
    },

    /** What was said of anything that an account ordered, or that was ordered with an address and without an account. */
    async reviewsBy(person: PersonOfOrders): Promise<OwnReviewForStaff[]> {
      const rows = await forStaff()
        .where(areOfPerson(person))
        .orderBy('product_reviews.written_at')
        .orderBy('product_reviews.id')
        .execute()
      return rows.map(staffReviewOf)
    },

    async reviewForStaff(id: string): Promise<OwnReviewForStaff | undefined> {
      if (!isUuid(id)) return undefined
      const row = await forStaff().where('product_reviews.id', '=', id).executeTakeFirst()
      return row && staffReviewOf(row)
    },

    async importedForStaff(id: string): Promise<ImportedReviewForStaff | undefined> {
      if (!isUuid(id)) return undefined
      const row = await importedForStaff().where('imported_reviews.id', '=', id).executeTakeFirst()
      return row && importedReviewOf(row)
    },
  }
}

/** Whether staff have something to read or to look at: a review, or a photograph that came with one that is shown. */
const isToRead = (by: ExpressionBuilder<Tables, 'product_reviews'>) =>
  by.or([
    by('product_reviews.state', '=', 'waiting'),
    by.and([
      by('product_reviews.state', '=', 'published'),
      by.exists(
        by
          .selectFrom('review_photographs')
          .whereRef('review_photographs.review_id', '=', 'product_reviews.id')
          .where('review_photographs.state', '=', 'waiting')
          .select('review_photographs.id'),
      ),
    ]),
  ])

const staffReviewOf = (
  row: ProductReviewRow & { readonly sku: string; readonly number: string },
): OwnReviewForStaff => ({
  ...productReviewOf(row),
  source: 'own',
  title: '',
  isVerified: true,
  sku: row.sku,
  orderNumber: row.number,
})

type ImportedRow = Pick<
  ShownReviewRow,
  'id' | 'product_id' | 'language' | 'stars' | 'title' | 'text' | 'author' | 'is_verified' | 'written_at' | 'reply'
> & {
  readonly source: ImportedReviewForStaff['source']
  readonly store_code: StorefrontCode
  readonly state: 'published' | 'declined'
  readonly decline_reason: DeclineReason | null
  readonly sku: string
}

const notAsked = { size: null, comfort: null, quality: null, fit: null, helpful: 0, votes: 0 } as const

const importedReviewOf = (row: ImportedRow): ImportedReviewForStaff => ({
  ...shownReviewOf({ ...row, ...notAsked }),
  source: row.source,
  sku: row.sku,
  orderNumber: null,
  isSecond: false,
  storefrontCode: row.store_code,
  state: row.state,
  declineReason: row.decline_reason,
})
