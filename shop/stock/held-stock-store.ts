import { sql } from 'kysely'
import { anyOf, type Database } from '#database/rows.ts'
import { type CountedShelf, stillThere } from './count-stock.ts'

/** Pieces that belong to somebody and still lay on their shelves at a moment. */
export async function heldPieces(db: Database, variantIds: readonly string[], at: Date): Promise<CountedShelf[]> {
  return [...(await heldByOrders(db, variantIds, at)), ...(await heldByStores(db, variantIds, at))]
}

/** Pieces that orders hold and that had not left when they were counted. */
async function heldByOrders(tx: Database, variantIds: readonly string[], countedAt: Date): Promise<CountedShelf[]> {
  const rows = await tx
    .selectFrom('stock_claims')
    .innerJoin('orders', 'orders.id', 'stock_claims.order_id')
    .innerJoin('variants', 'variants.id', 'stock_claims.variant_id')
    .where('stock_claims.variant_id', '=', anyOf(variantIds, 'uuid'))
    // Of an order that had arrived whole nothing lay there any more.
    .where((by) => by.or([by('orders.delivered_at', 'is', null), by('orders.delivered_at', '>', countedAt)]))
    .select([
      'stock_claims.order_id',
      'stock_claims.variant_id',
      'stock_claims.location_code',
      'stock_claims.quantity',
      sql<number>`(
        select coalesce(sum(parcel_lines.quantity), 0)::int
        from order_lines
        join parcels on parcels.order_id = order_lines.order_id and parcels.shipped_at <= ${countedAt}
        join parcel_lines on parcel_lines.parcel_id = parcels.id and parcel_lines.position = order_lines.position
        where order_lines.order_id = stock_claims.order_id and order_lines.sku = variants.sku
      )`.as('shipped'),
      // Whoever looked for them and found none has counted none.
      sql<number>`(
        select coalesce(sum((piece ->> 1)::int), 0)::int
        from order_lines
        join refunds on refunds.order_id = order_lines.order_id and refunds.reason = 'missing'
          and refunds.created_at <= ${countedAt}
        cross join jsonb_array_elements(refunds.pieces) as piece
        where order_lines.order_id = stock_claims.order_id and order_lines.sku = variants.sku
          and (piece ->> 0)::int = order_lines.position
      )`.as('missing'),
    ])
    .orderBy('stock_claims.location_code')
    .execute()
  return [...Map.groupBy(rows, (row) => `${row.order_id} ${row.variant_id}`).values()].flatMap((reservations) =>
    stillThere({
      reservations: reservations.map((row) => ({
        variantId: row.variant_id,
        locationCode: row.location_code,
        pieces: row.quantity,
      })),
      left: (reservations[0]?.shipped ?? 0) + (reservations[0]?.missing ?? 0),
    }),
  )
}

/** Pairs that stores kept apart when they were counted: what is held still, and what was fetched later. */
async function heldByStores(tx: Database, variantIds: readonly string[], countedAt: Date): Promise<CountedShelf[]> {
  const rows = await tx
    .selectFrom('reservations')
    .where('variant_id', '=', anyOf(variantIds, 'uuid'))
    .where((by) =>
      by.or([by('state', '=', 'held'), by.and([by('state', '=', 'collected'), by('ended_at', '>', countedAt)])]),
    )
    .groupBy(['variant_id', 'location_code'])
    .select(['variant_id', 'location_code', sql<number>`count(*)::int`.as('pieces')])
    .execute()
  return rows.map((row) => ({ variantId: row.variant_id, locationCode: row.location_code, pieces: row.pieces }))
}
