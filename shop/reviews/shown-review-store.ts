import { sql } from 'kysely'
import { anyOf, type Database } from '#database/rows.ts'
import {
  type ProductReview,
  type ReviewCount,
  type ReviewQuery,
  type ReviewSource,
  reviewsOfPage,
  type ShownReview,
} from './product-review.ts'
import { shownReviewOf } from './product-review-rows.ts'

/** Published reviews of all colours of a model: what is said of a shoe holds for it in any colour. */
export function shownReviewReader(db: Database) {
  const published = (productId: string) =>
    db
      .selectFrom(reviewsOfPages(db).as('review'))
      .innerJoin('products as said', 'said.id', 'review.product_id')
      .innerJoin('products as shown', 'shown.parent_sku', 'said.parent_sku')
      .where('shown.id', '=', productId)

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
