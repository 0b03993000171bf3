import { sql } from 'kysely'
import { anyOf, type Database } from '#database/rows.ts'

/** What customers have on their lists. */
export function wishlistReader(db: Database) {
  return {
    /** Ids of products, the newest first. */
    async wishlist(customerId: string): Promise<string[]> {
      const rows = await db
        .selectFrom('wishlist_items')
        .select('product_id')
        .where('customer_id', '=', customerId)
        .orderBy('added_at', 'desc')
        .orderBy('product_id')
        .execute()
      return rows.map((row) => row.product_id)
    },
  }
}

/** Changes what customers have on their lists. */
export function wishlistWriter(tx: Database) {
  return {
    /** Puts products on the list that are not there yet; ids of products that don't exist are passed over. */
    async addToWishlist(customerId: string, productIds: readonly string[], now: Date): Promise<void> {
      if (productIds.length === 0) return
      await tx
        .insertInto('wishlist_items')
        .columns(['customer_id', 'product_id', 'added_at'])
        .expression((build) =>
          build
            .selectFrom('products')
            .where('id', '=', anyOf(productIds, 'uuid'))
            .select([
              sql<string>`${customerId}::uuid`.as('customer_id'),
              'id',
              sql<Date>`${now}::timestamptz`.as('at'),
            ]),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },

    async deleteFromWishlist(customerId: string, productId: string): Promise<void> {
      await tx
        .deleteFrom('wishlist_items')
        .where('customer_id', '=', customerId)
        .where('product_id', '=', productId)
        .execute()
    },
  }
}
