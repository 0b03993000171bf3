import type { DeclineReason, ProductReview, ReviewSource, ReviewState, ShownReview } from './product-review.ts'

export const productReviewColumns = [
  'product_reviews.id',
  'product_reviews.product_id',
  'product_reviews.order_id',
  'product_reviews.store_code',
  'product_reviews.language',
  'product_reviews.size',
  'product_reviews.stars',
  'product_reviews.comfort',
  'product_reviews.quality',
  'product_reviews.fit',
  'product_reviews.text',
  'product_reviews.author',
  'product_reviews.state',
  'product_reviews.is_second',
  'product_reviews.written_at',
  'product_reviews.decline_reason',
  'product_reviews.reply',
  'product_reviews.replied_at',
  'product_reviews.helpful',
  'product_reviews.votes',
] as const

/** A buyer's review as the database holds it. */
export type ProductReviewRow = {
  readonly id: string
  readonly product_id: string
  readonly order_id: string
  readonly store_code: ProductReview['storefrontCode']
  readonly language: ProductReview['language']
  readonly size: string | null
  readonly stars: number
  readonly comfort: number | null
  readonly quality: number | null
  readonly fit: ProductReview['fit']
  readonly text: string
  readonly author: string
  readonly state: ReviewState
  readonly is_second: boolean
  readonly written_at: Date
  readonly decline_reason: DeclineReason | null
  readonly reply: string | null
  readonly replied_at: Date | null
  readonly helpful: number
  readonly votes: number
}

export function productReviewOf(row: ProductReviewRow): ProductReview {
  return {
    id: row.id,
    productId: row.product_id,
    orderId: row.order_id,
    storefrontCode: row.store_code,
    language: row.language,
    size: row.size,
    stars: row.stars,
    comfort: row.comfort,
    quality: row.quality,
    fit: row.fit,
    text: row.text,
    author: row.author,
    state: row.state,
    isSecond: row.is_second,
    writtenAt: row.written_at,
    declineReason: row.decline_reason,
    reply: row.reply,
    repliedAt: row.replied_at,
    helpful: row.helpful,
    votes: row.votes,
  }
}

/** A review that pages show, wherever it was written. */
export type ShownReviewRow = Pick<
  ProductReviewRow,
  | 'id'
  | 'product_id'
  | 'size'
  | 'stars'
  | 'comfort'
  | 'quality'
  | 'fit'
  | 'text'
  | 'author'
  | 'written_at'
  | 'reply'
  | 'helpful'
  | 'votes'
> & {
  readonly source: ReviewSource
  readonly language: string
  readonly title: string
  readonly is_verified: boolean | null
}

export function shownReviewOf(row: ShownReviewRow): ShownReview {
  const { id, source, language, size, stars, comfort, quality, fit, title, text, author, reply, helpful, votes } = row
  return {
    id,
    productId: row.product_id,
    source,
    language,
    size,
    stars,
    comfort,
    quality,
    fit,
    title,
    text,
    author,
    isVerified: row.is_verified,
    writtenAt: row.written_at,
    reply,
    helpful,
    votes,
  }
}
