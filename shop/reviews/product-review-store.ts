import { sql } from 'kysely'
import { anyOf, type Database } from '#database/rows.ts'
import { normalizedEmail } from '#kernel/email.ts'
import { isUuid } from '#kernel/ids.ts'
import type { StorefrontCode } from '#kernel/storefront.ts'
import {
  type DeclineReason,
  helpfulnessOf,
  type ProductReview,
  type ReviewCount,
  type ReviewQuery,
  type ReviewSource,
  type ReviewState,
  reviewsOfPage,
  type ShownReview,
} from './product-review.ts'

export type ProductReviewReader = ReturnType<typeof productReviewReader>

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

const columns = [
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

/** Published reviews of all colours of a model: what is said of a shoe holds for it in any colour. */
export function productReviewReader(db: Database) {
  const published = (productId: string) =>
    db
      .selectFrom(reviewsOfPages(db).as('review'))
      .innerJoin('products as said', 'said.id', 'review.product_id')
      .innerJoin('products as shown', 'shown.parent_sku', 'said.parent_sku')
      .where('shown.id', '=', productId)

  const importedForStaff = () =>
    db
      .selectFrom('imported_reviews')
      .innerJoin('products', 'products.id', 'imported_reviews.product_id')
      .where('imported_reviews.is_removed', '=', false)
      .selectAll('imported_reviews')
      .select('products.sku')

  const forStaff = () =>
    db
      .selectFrom('product_reviews')
      .innerJoin('products', 'products.id', 'product_reviews.product_id')
      .innerJoin('orders', 'orders.id', 'product_reviews.order_id')
      .select([...columns, 'products.sku', 'orders.number'])

  return {
    /** How many reviews with which stars and fit, from where, the models of products have. */
    async reviewCounts(productIds: readonly string[]): Promise<Map<string, ReviewCount[]>> {
      const counts = new Map<string, ReviewCount[]>()
      if (productIds.length === 0) return counts
      const rows = await db
        .selectFrom('products as shown')
        .innerJoin('products as said', 'said.parent_sku', 'shown.parent_sku')
        .innerJoin(reviewsOfPages(db).as('review'), 'review.product_id', 'said.id')
        .where('shown.id', '=', anyOf(productIds, 'uuid'))
        .groupBy(['shown.id', 'review.source', 'review.stars', 'review.fit'])
        .select(({ fn }) => [
          'shown.id',
          'review.source',
          'review.stars',
          'review.fit',
          fn.countAll<string>().as('count'),
        ])
        .execute()
      for (const { id, source, stars, fit, count } of rows)
        counts.set(id, [...(counts.get(id) ?? []), { source, stars, fit, count: Number(count) }])
      return counts
    },

    /** A page of reviews, and how many there are on all pages. */
    async reviewPage(productId: string, query: ReviewQuery): Promise<{ reviews: ShownReview[]; total: number }> {
      const found = published(productId)
        .$if(query.size !== null, (of) => of.where('review.size', '=', query.size))
        .$if(query.fit !== null, (of) => of.where('review.fit', '=', query.fit))
      const [rows, { total }] = await Promise.all([
        found
          .selectAll('review')
          .$if(query.order === 'helpful', (of) => of.orderBy('review.helpfulness', 'desc'))
          .$if(query.order === 'best', (of) => of.orderBy('review.stars', 'desc'))
          .$if(query.order === 'worst', (of) => of.orderBy('review.stars'))
          .orderBy('review.written_at', 'desc')
          .orderBy('review.id')
          .limit(reviewsOfPage)
          .offset((query.page - 1) * reviewsOfPage)
          .execute(),
        found.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
      ])
      return { reviews: rows.map(shownReviewOf), total: Number(total) }
    },

    /** The sizes of which there are reviews, the smallest first. */
    async reviewedSizes(productId: string): Promise<string[]> {
      const rows = await published(productId)
        .where('review.size', 'is not', null)
        .select('review.size')
        .distinct()
        .execute()
      return rows.flatMap(({ size }) => size ?? []).sort(new Intl.Collator('en', { numeric: true }).compare)
    },

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

    async reviewsInState(
      state: ReviewState,
      storefronts: 'all' | readonly StorefrontCode[],
      most: number,
    ): Promise<OwnReviewForStaff[]> {
      const rows = await forStaff()
        .where('product_reviews.state', '=', state)
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
        .where('state', '=', 'waiting')
        .$if(storefronts !== 'all', (of) =>
          of.where('store_code', '=', anyOf(storefronts === 'all' ? [] : storefronts, 'text')),
        )
        .select(({ fn }) => fn.countAll<string>().as('waiting'))
        .executeTakeFirstOrThrow()
      return Number(waiting)
    },

    /** What was said of anything that an account ordered, or that was ordered with an address and without an account. */
    async reviewsBy({ email, id }: { readonly email: string; readonly id?: string }): Promise<OwnReviewForStaff[]> {
      const rows = await forStaff()
        .where((by) =>
          id === undefined
            ? by.and([
                by('orders.customer_id', 'is', null),
                by(sql`lower(trim(orders.email))`, '=', normalizedEmail(email)),
              ])
            : by('orders.customer_id', '=', id),
        )
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

export function productReviewWriter(tx: Database) {
  const held = async (id: string): Promise<ProductReview | undefined> => {
    if (!isUuid(id)) return undefined
    const row = await tx
      .selectFrom('product_reviews')
      .select(columns)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    return row && reviewOf(row)
  }
  return {
    ...productReviewReader(tx),
    held,

    /** The review of a product of an order, which nobody else changes until the transaction ends. */
    async heldOf(orderId: string, productId: string): Promise<ProductReview | undefined> {
      const row = await tx
        .selectFrom('product_reviews')
        .select(columns)
        .where('order_id', '=', orderId)
        .where('product_id', '=', productId)
        .forUpdate()
        .executeTakeFirst()
      return row && reviewOf(row)
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

/** All reviews that pages show, wherever they were written, as one table that joins by the indexes of both. */
const reviewsOfPages = (db: Database) =>
  db
    .selectFrom('product_reviews')
    .where('state', '=', 'published')
    .select([
      'id',
      'product_id',
      sql<ReviewSource>`'own'::text`.as('source'),
      sql<string>`language`.as('language'),
      'size',
      'stars',
      'comfort',
      'quality',
      'fit',
      sql<string>`''::text`.as('title'),
      'text',
      'author',
      sql<boolean | null>`true`.as('is_verified'),
      'written_at',
      'reply',
      'helpful',
      'votes',
      'helpfulness',
    ])
    .unionAll(
      db
        .selectFrom('imported_reviews')
        .where('state', '=', 'published')
        .where('is_removed', '=', false)
        .select([
          'id',
          'product_id',
          sql<ReviewSource>`source`.as('source'),
          'language',
          sql<string | null>`null::text`.as('size'),
          'stars',
          sql<number | null>`null::smallint`.as('comfort'),
          sql<number | null>`null::smallint`.as('quality'),
          sql<ProductReview['fit']>`null::text`.as('fit'),
          'title',
          'text',
          'author',
          'is_verified',
          'written_at',
          'reply',
          sql<number>`0::integer`.as('helpful'),
          sql<number>`0::integer`.as('votes'),
          sql<number>`0::double precision`.as('helpfulness'),
        ]),
    )

type ShownRow = Pick<
  Row,
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

function shownReviewOf(row: ShownRow): ShownReview {
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

type ImportedRow = Pick<
  ShownRow,
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

type Row = {
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

const staffReviewOf = (row: Row & { readonly sku: string; readonly number: string }): OwnReviewForStaff => ({
  ...reviewOf(row),
  source: 'own',
  title: '',
  isVerified: true,
  sku: row.sku,
  orderNumber: row.number,
})

function reviewOf(row: Row): ProductReview {
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
