import type { Database } from '#database/rows.ts'
import { isUuid } from '#kernel/ids.ts'
import { type DeclineReason, helpfulnessOf, type ProductReview, type ReviewState } from './product-review.ts'
import { productReviewColumns, productReviewOf } from './product-review-rows.ts'
import { shownReviewReader } from './shown-review-store.ts'
import { staffReviewReader } from './staff-review-store.ts'

export type ProductReviewReader = ReturnType<typeof productReviewReader>

/** What pages show, what staff see, and what an order led to. */
export function productReviewReader(db: Database) {
  return {
    ...shownReviewReader(db),
    ...staffReviewReader(db),

    /** Numbers of the products that an order was reviewed for, but for those of which another text may be written. */
    async reviewedOf(orderId: string): Promise<ReadonlySet<string>> {
      const rows = await db
        .selectFrom('product_reviews')
        .innerJoin('products', 'products.id', 'product_reviews.product_id')
        .where('order_id', '=', orderId)
        .where(({ or, eb }) => or([eb('state', '<>', 'declined'), eb('is_second', '=', true)]))
        .select('products.sku')
        .execute()
      return new Set(rows.map(({ sku }) => sku))
    },

    /** The reviews that an order led to, with the numbers of the products. */
    async writtenFor(orderId: string): Promise<{ id: string; sku: string; isDeclined: boolean }[]> {
      const rows = await db
        .selectFrom('product_reviews')
        .innerJoin('products', 'products.id', 'product_reviews.product_id')
        .where('order_id', '=', orderId)
        .select(['product_reviews.id', 'products.sku', 'product_reviews.state'])
        .execute()
      return rows.map(({ id, sku, state }) => ({ id, sku, isDeclined: state === 'declined' }))
    },
  }
}

export function productReviewWriter(tx: Database) {
  const held = async (id: string): Promise<ProductReview | undefined> => {
    if (!isUuid(id)) return undefined
    const row = await tx
      .selectFrom('product_reviews')
      .select(productReviewColumns)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    return row && productReviewOf(row)
  }
  return {
    ...productReviewReader(tx),
    held,

    /** The review of a product of an order, which nobody else changes until the transaction ends. */
    async heldOf(orderId: string, productId: string): Promise<ProductReview | undefined> {
      const row = await tx
        .selectFrom('product_reviews')
        .select(productReviewColumns)
        .where('order_id', '=', orderId)
        .where('product_id', '=', productId)
        .forUpdate()
        .executeTakeFirst()
      return row && productReviewOf(row)
    },

    /** Makes room for another text. That one has an id of its own, so that nobody decides of it who read the one before. */
    async remove(id: string): Promise<void> {
      await tx.deleteFrom('product_reviews').where('id', '=', id).execute()
    },

    /** @returns whether it was written: each product of an order is reviewed once */
    async add(review: Omit<ProductReview, 'id' | 'reply' | 'repliedAt' | 'declineReason' | 'helpful' | 'votes'>) {
      const row = await tx
        .insertInto('product_reviews')
        .values({
          product_id: review.productId,
          order_id: review.orderId,
          store_code: review.storefrontCode,
          language: review.language,
          size: review.size,
          stars: review.stars,
          comfort: review.comfort,
          quality: review.quality,
          fit: review.fit,
          text: review.text,
          author: review.author,
          state: review.state,
          is_second: review.isSecond,
          written_at: review.writtenAt,
        })
        .onConflict((conflict) => conflict.columns(['order_id', 'product_id']).doNothing())
        .returning('id')
        .executeTakeFirst()
      return row !== undefined
    },

    async decide(id: string, state: ReviewState, reason: DeclineReason | null, at: Date): Promise<void> {
      await tx
        .updateTable('product_reviews')
        .set({ state, decline_reason: reason, decided_at: at })
        .where('id', '=', id)
        .execute()
    },

    /** Shows a review of another service, or takes it away. @returns what it was before, and of which product; nothing where there is none */
    async decideImported(id: string, state: 'published' | 'declined', reason: DeclineReason | null, at: Date) {
      if (!isUuid(id)) return undefined
      const before = await tx
        .selectFrom('imported_reviews')
        .where('id', '=', id)
        .where('is_removed', '=', false)
        .select(['state', 'product_id'])
        .forUpdate()
        .executeTakeFirst()
      if (!before) return undefined
      await tx
        .updateTable('imported_reviews')
        .set({ state, decline_reason: reason, decided_at: at })
        .where('id', '=', id)
        .execute()
      return { state: before.state, productId: before.product_id }
    },

    /** @param reply null takes it away */
    async reply(id: string, reply: string | null, at: Date): Promise<void> {
      await tx
        .updateTable('product_reviews')
        .set({ reply, replied_at: reply === null ? null : at })
        .where('id', '=', id)
        .execute()
    },

    /** Counts a voice once; one that says something else than before changes sides. @param voter names nobody @returns how many there are now */
    async vote(review: ProductReview, voter: Buffer, isHelpful: boolean, at: Date): Promise<number> {
      const before = await tx
        .selectFrom('review_votes')
        .select('is_helpful')
        .where('review_id', '=', review.id)
        .where('voter', '=', voter)
        .executeTakeFirst()
      if (before?.is_helpful === isHelpful) return review.votes
      await tx
        .insertInto('review_votes')
        .values({ review_id: review.id, voter, is_helpful: isHelpful, voted_at: at })
        .onConflict((conflict) => conflict.columns(['review_id', 'voter']).doUpdateSet({ is_helpful: isHelpful }))
        .execute()
      const votes = review.votes + (before ? 0 : 1)
      const helpful = review.helpful + (isHelpful ? 1 : before ? -1 : 0)
      await tx
        .updateTable('product_reviews')
        .set({ helpful, votes, helpfulness: helpfulnessOf(helpful, votes) })
        .where('id', '=', review.id)
        .execute()
      return votes
    },

    /** Whoever wrote reviews for orders of an account is no longer named beside them. @returns the products whose pages said so */
    async forgetAuthor(customerId: string): Promise<string[]> {
      const rows = await tx
        .updateTable('product_reviews')
        .from('orders')
        .set({ author: '' })
        .whereRef('orders.id', '=', 'product_reviews.order_id')
        .where('orders.customer_id', '=', customerId)
        .where('product_reviews.author', '<>', '')
        .returning('product_reviews.product_id')
        .execute()
      return rows.map(({ product_id }) => product_id)
    },

    /** The ids of a model's colours, whose pages show the same reviews. */
    async colorsOf(productId: string): Promise<string[]> {
      const rows = await tx
        .selectFrom('products as one')
        .innerJoin('products as color', 'color.parent_sku', 'one.parent_sku')
        .where('one.id', '=', productId)
        .select('color.id')
        .execute()
      return rows.map(({ id }) => id)
    },

    async idOfProduct(sku: string): Promise<string | undefined> {
      return (await tx.selectFrom('products').select('id').where('sku', '=', sku).executeTakeFirst())?.id
    },
  }
}
