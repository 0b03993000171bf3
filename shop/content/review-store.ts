import type { Database } from '#database/rows.ts'
import type { StorefrontCode } from '#kernel/storefront.ts'
import type { Rating } from './review-port.ts'

export type KnownRating = Rating & { readonly readAt: Date }

export type ReviewReader = ReturnType<typeof reviewReader>

/** What was heard last of the reviews of each storefront. */
export function reviewReader(db: Database) {
  return {
    async rating(storefrontCode: StorefrontCode): Promise<KnownRating | undefined> {
      const row = await db
        .selectFrom('review_ratings')
        .select(['average', 'count', 'read_at'])
        .where('store_code', '=', storefrontCode)
        .executeTakeFirst()
      return row && { average: row.average, count: row.count, readAt: row.read_at }
    },
  }
}

export function reviewWriter(tx: Database) {
  return {
    ...reviewReader(tx),

    async keep(storefrontCode: StorefrontCode, { average, count }: Rating, now: Date): Promise<void> {
      const known = { average, count, read_at: now }
      await tx
        .insertInto('review_ratings')
        .values({ store_code: storefrontCode, ...known })
        .onConflict((conflict) => conflict.column('store_code').doUpdateSet(known))
        .execute()
    },

    async drop(storefrontCode: StorefrontCode): Promise<void> {
      await tx.deleteFrom('review_ratings').where('store_code', '=', storefrontCode).execute()
    },
  }
}
