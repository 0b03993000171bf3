import { randomUUID } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import { compiledStatement } from '#database/compiled-statement.ts'
import { anyOf, type Database } from '#database/rows.ts'
import type { Tables } from '#database/tables.ts'
import { isUuid } from '#kernel/ids.ts'
import type { Cents } from '#kernel/money.ts'
import type { StorefrontCode } from '#kernel/storefront.ts'
import type { CartLine, StoredLine } from './cart.ts'

/** What became of the order of a cart, if one was placed. */
export type CartOrder = { readonly id: string; readonly state: 'open' | 'paid' | 'failed' | 'cancelled' }

export type CartReader = ReturnType<typeof cartReader>

export function cartReader(db: Database) {
  return {
    async lines(cartId: string): Promise<CartLine[]> {
      return (await linesOf(db, { cartId })).map(asLine)
    },

    /** The lines of a cart, and its order, if it has become one. */
    async linesAndOrder(cartId: string): Promise<{ readonly lines: StoredLine[]; readonly isOrdered: boolean }> {
      const rows = await linesAndOrderOf(db, { cartId })
      return {
        // A cart without lines is a row of nothing.
        lines: rows.flatMap(({ line }) => (line === null ? [] : [asStoredLine(line)])),
        isOrdered: rows.some(({ order_id }) => order_id !== null),
      }
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

const lineColumns = ['id', 'type', 'referenced_id', 'quantity', 'price_when_added'] as const

const linesOf = compiledStatement((db, value: { cartId: string }) =>
  db.selectFrom('cart_lines').select(lineColumns).where('cart_id', '=', value.cartId).orderBy('added_at').orderBy('id'),
)

const linesAndOrderOf = compiledStatement((db, value: { cartId: string }) =>
  db
    .selectFrom('carts')
    .leftJoin('orders', 'orders.cart_id', 'carts.id')
    .leftJoin('cart_lines as line', 'line.cart_id', 'carts.id')
    .where('carts.id', '=', value.cartId)
    .orderBy('line.added_at')
    .orderBy('line.id')
    .select(['orders.id as order_id', sql<JsonLine | null>`to_jsonb(line)`.as('line')]),
)

type JsonLine = LineRow & { readonly added_at: string }

const asStoredLine = (row: JsonLine): StoredLine => ({ line: asLine(row), addedAt: row.added_at })

type LineRow = Pick<Selectable<Tables['cart_lines']>, (typeof lineColumns)[number]>

function asLine(row: LineRow): CartLine {
  return {
    id: row.id,
    type: row.type,
    referencedId: row.referenced_id,
    quantity: row.quantity,
    priceWhenAdded: row.price_when_added,
  }
}

/** Pieces of a size on their way into a cart. */
export type AddedSize = { readonly sku: string; readonly quantity: number; readonly price: Cents }

type AddedSizes = {
  readonly cartId: string
  readonly skus: readonly string[]
  readonly quantities: readonly number[]
  readonly prices: readonly Cents[]
  readonly now: Date
}

const sizeRows = ({ cartId, skus, quantities, prices, now }: AddedSizes) => sql<{ line: JsonLine }>`
  insert into cart_lines (cart_id, referenced_id, quantity, price_when_added, added_at)
  select ${cartId}::uuid, added.*, ${now}::timestamptz
  from unnest(${skus}::text[], ${quantities}::int[], ${prices}::int[]) as added (sku, quantity, price)
  on conflict (cart_id, type, referenced_id) do update set quantity = cart_lines.quantity + excluded.quantity
  returning to_jsonb(cart_lines) as line`

const columnsOf = (added: readonly AddedSize[]) => ({
  skus: added.map(({ sku }) => sku),
  quantities: added.map(({ quantity }) => quantity),
  prices: added.map(({ price }) => price),
})

const addSizes = compiledStatement(
  (_, value: AddedSizes) =>
    sql<{
      line: JsonLine
    }>`with changed as (update carts set updated_at = ${value.now} where id = ${value.cartId}) ${sizeRows(value)}`,
)

/** The cart, its session and its lines at once: nobody can have put anything into it before. */
const beginCart = compiledStatement(
  (_, value: AddedSizes & { readonly contextId: string; readonly storefrontCode: StorefrontCode }) => sql<{
    line: JsonLine
  }>`
  with begun as (
    insert into carts (id, store_code, created_at, updated_at)
    values (${value.cartId}, ${value.storefrontCode}, ${value.now}, ${value.now})
  ), held as (
    update contexts set cart_id = ${value.cartId}, recovered = false, updated_at = ${value.now} where id = ${value.contextId}
  ) ${sizeRows(value)}`,
)

/** Changes carts. It exists only around a transaction in which the shopper's context is locked. */
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

    /** Puts pieces in; a size that is there already gets more of them, never a second line. Each size is named once. */
    async add(cartId: string, added: readonly AddedSize[], now: Date): Promise<StoredLine[]> {
      const rows = await addSizes(tx, { cartId, ...columnsOf(added), now })
      return rows.map(({ line }) => asStoredLine(line))
    },

    /** Begins the cart of a session with pieces in it. */
    async beginWith(
      contextId: string,
      storefrontCode: StorefrontCode,
      added: readonly AddedSize[],
      now: Date,
    ): Promise<{ readonly cartId: string; readonly lines: StoredLine[] }> {
      const cartId = randomUUID()
      const rows = await beginCart(tx, { cartId, contextId, storefrontCode, ...columnsOf(added), now })
      return { cartId, lines: rows.map(({ line }) => asStoredLine(line)) }
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
