import { sql } from 'kysely'
import type { Database } from '#database/rows.ts'
import { anyOf } from '#database/rows.ts'
import { isUuid } from '#kernel/ids.ts'
import type { Cents } from '#kernel/money.ts'
import type { StorefrontCode } from '#kernel/storefront.ts'
import type { CartLine } from './cart.ts'

/** What became of the order of a cart, if one was placed. */
export type CartOrder = { readonly id: string; readonly state: 'open' | 'paid' | 'failed' | 'cancelled' }

export type CartReader = ReturnType<typeof cartReader>

export function cartReader(db: Database) {
  return {
    async lines(cartId: string): Promise<CartLine[]> {
      const rows = await db
        .selectFrom('cart_lines')
        .select(['id', 'type', 'referenced_id', 'quantity', 'price_when_added'])
        .where('cart_id', '=', cartId)
        .orderBy('added_at')
        .orderBy('id')
        .execute()
      return rows.map((row) => ({
        id: row.id,
        type: row.type,
        referencedId: row.referenced_id,
        quantity: row.quantity,
        priceWhenAdded: row.price_when_added,
      }))
    },

    /** Pieces by SKU that the order of this cart holds while it waits for its payment: they are no longer on the shelf. */
    async heldQuantities(cartId: string): Promise<Map<string, number>> {
      const rows = await db
        .selectFrom('stock_claims')
        .innerJoin('orders', 'orders.id', 'stock_claims.order_id')
        .innerJoin('variants', 'variants.id', 'stock_claims.variant_id')
        .where('orders.cart_id', '=', cartId)
        .groupBy('variants.sku')
        .select(({ fn }) => ['variants.sku', fn.sum<number>('stock_claims.quantity').as('pieces')])
        .execute()
      return new Map(rows.map(({ sku, pieces }) => [sku, Number(pieces)]))
    },

    async orderOf(cartId: string): Promise<CartOrder | undefined> {
      return db.selectFrom('orders').select(['id', 'state']).where('cart_id', '=', cartId).executeTakeFirst()
    },
  }
}

/** Changes carts. It exists only around a transaction in which the shopper's context is locked. */
export type CartWriter = ReturnType<typeof cartWriter>

export function cartWriter(tx: Database) {
  const copyLines = (from: string, into: string) =>
    tx
      .insertInto('cart_lines')
      .columns(['cart_id', 'type', 'referenced_id', 'quantity', 'price_when_added', 'added_at'])
      .expression((build) =>
        build
          .selectFrom('cart_lines')
          .where('cart_id', '=', from)
          .select([
            sql<string>`${into}::uuid`.as('cart_id'),
            'type',
            'referenced_id',
            'quantity',
            'price_when_added',
            'added_at',
          ]),
      )

  return {
    /** @param copiedFrom the cart that the new one goes on from */
    async begin(storefrontCode: StorefrontCode, now: Date, copiedFrom: string | null = null): Promise<string> {
      const row = await tx
        .insertInto('carts')
        .values({ store_code: storefrontCode, created_at: now, updated_at: now, copied_from: copiedFrom })
        .returning('id')
        .executeTakeFirstOrThrow()
      return row.id
    },

    /** A new cart with the same lines: the old one belongs to its order for good. */
    async copy(cartId: string, storefrontCode: StorefrontCode, now: Date): Promise<string> {
      const id = await this.begin(storefrontCode, now, cartId)
      await copyLines(cartId, id).execute()
      return id
    },

    /** Puts the lines of one cart into another, where a size that is there already keeps the larger number. */
    async merge(from: string, into: string): Promise<string> {
      await copyLines(from, into)
        .onConflict((conflict) =>
          conflict
            .columns(['cart_id', 'type', 'referenced_id'])
            .doUpdateSet({ quantity: sql`greatest(cart_lines.quantity, excluded.quantity)` }),
        )
        .execute()
      return into
    },

    /** Puts pieces in; a size that is there already gets more of them, never a second line. */
    async add(cartId: string, sku: string, quantity: number, price: Cents, now: Date): Promise<void> {
      await tx
        .insertInto('cart_lines')
        .values({ cart_id: cartId, referenced_id: sku, quantity, price_when_added: price, added_at: now })
        .onConflict((conflict) =>
          conflict
            .columns(['cart_id', 'type', 'referenced_id'])
            .doUpdateSet({ quantity: sql`cart_lines.quantity + excluded.quantity` }),
        )
        .execute()
      await tx.updateTable('carts').set({ updated_at: now }).where('id', '=', cartId).execute()
    },

    /** Puts in a line that there is one of at most: a code, or an extra. */
    async addLine(
      cartId: string,
      type: 'promotion' | 'custom',
      referencedId: string,
      price: Cents,
      now: Date,
    ): Promise<void> {
      await tx
        .insertInto('cart_lines')
        .values({
          cart_id: cartId,
          type,
          referenced_id: referencedId,
          quantity: 1,
          price_when_added: price,
          added_at: now,
        })
        .onConflict((conflict) => conflict.columns(['cart_id', 'type', 'referenced_id']).doNothing())
        .execute()
      await tx.updateTable('carts').set({ updated_at: now }).where('id', '=', cartId).execute()
    },

    async setQuantity(cartId: string, lineId: string, quantity: number): Promise<boolean> {
      if (!isUuid(lineId)) return false
      const updated = await tx
        .updateTable('cart_lines')
        .set({ quantity })
        .where('cart_id', '=', cartId)
        .where('id', '=', lineId)
        .executeTakeFirst()
      return updated.numUpdatedRows > 0n
    },

    /** Makes a line one of another kind: put aside, or back in the cart. Where there is one of that kind already, the pieces join it. */
    async setType(cartId: string, line: CartLine, type: 'product' | 'saved'): Promise<void> {
      await this.remove(cartId, [line.id])
      await tx
        .insertInto('cart_lines')
        .values({
          id: line.id,
          cart_id: cartId,
          type,
          referenced_id: line.referencedId,
          quantity: line.quantity,
          price_when_added: line.priceWhenAdded,
        })
        .onConflict((conflict) =>
          conflict
            .columns(['cart_id', 'type', 'referenced_id'])
            .doUpdateSet({ quantity: sql`cart_lines.quantity + excluded.quantity` }),
        )
        .execute()
    },

    /** The same line with another size, at the price that this one has now. */
    async setVariant(cartId: string, lineId: string, variantSku: string, price: Cents): Promise<void> {
      await tx
        .updateTable('cart_lines')
        .set({ referenced_id: variantSku, price_when_added: price })
        .where('cart_id', '=', cartId)
        .where('id', '=', lineId)
        .execute()
    },

    async remove(cartId: string, lineIds: readonly string[]): Promise<number> {
      const ids = lineIds.filter(isUuid)
      if (ids.length === 0) return 0
      const deleted = await tx
        .deleteFrom('cart_lines')
        .where('cart_id', '=', cartId)
        .where('id', '=', anyOf(ids, 'uuid'))
        .executeTakeFirst()
      return Number(deleted.numDeletedRows)
    },
  }
}
