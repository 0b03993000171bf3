import { sql } from 'kysely'
import type { Database } from '#database/rows.ts'
import { anyOf } from '#database/rows.ts'
import { allocate, type Demand } from './allocate.ts'
import type { Whereabouts } from './delivery-promise.ts'
import type { LocationStock } from './location-stock.ts'

/** What anyone may ask about stock. */
export type StockReader = ReturnType<typeof stockReader>

export function stockReader(db: Database) {
  return {
    /** Pieces by SKU, everywhere and at the distribution centre. Unknown SKUs are absent. */
    async whereabouts(skus: readonly string[]): Promise<Whereabouts[]> {
      if (skus.length === 0) return []
      const rows = await db
        .selectFrom('variants')
        .leftJoin('stock', 'stock.variant_id', 'variants.id')
        .leftJoin('stock_locations', 'stock_locations.code', 'stock.location_code')
        .where('variants.sku', '=', anyOf(skus, 'text'))
        .groupBy('variants.sku')
        .select([
          'variants.sku',
          sql<number>`coalesce(sum(stock.available), 0)::int`.as('anywhere'),
          sql<number>`coalesce(sum(stock.available) filter (where stock_locations.kind = 'distribution-centre'), 0)::int`.as(
            'at_centre',
          ),
        ])
        .execute()
      return rows.map((row) => ({ sku: row.sku, atCentre: row.at_centre, anywhere: row.anywhere }))
    },

    /** Pieces of each size in each of the stores, or in those that are named, the shopper's own country first; 0 where there are none. */
    async byLocation(
      skus: readonly string[],
      codes: readonly string[] | undefined,
      country: string,
    ): Promise<LocationStock[]> {
      if (skus.length === 0 || codes?.length === 0) return []
      let query = db
        .selectFrom('variants')
        .innerJoin('stock_locations', (join) => join.onTrue())
        .leftJoin('stock', (join) =>
          join.onRef('stock.variant_id', '=', 'variants.id').onRef('stock.location_code', '=', 'stock_locations.code'),
        )
        .where('variants.sku', '=', anyOf(skus, 'text'))
        .select(({ fn, val }) => [
          'stock_locations.code',
          'stock_locations.name',
          fn.coalesce('stock.available', val(0)).as('qty'),
          'variants.sku',
        ])
        .orderBy(sql`stock_locations.country = ${country}`, 'desc')
        .orderBy('stock_locations.priority')
      query = codes
        ? query.where('stock_locations.code', '=', anyOf(codes, 'text'))
        : query.where('stock_locations.kind', '=', 'store')
      return query.execute()
    },
  }
}

export type ClaimAnswer =
  | { readonly claimed: true }
  | { readonly claimed: false; readonly missing: readonly { readonly variantId: string; readonly available: number }[] }

/** Takes and gives back stock. It exists only around a transaction. */
export type StockWriter = ReturnType<typeof stockWriter>

export function stockWriter(tx: Database) {
  return {
    /**
     * Claims the sizes of an order, all or none. The shelves are locked in one fixed order, so that two orders for the same
     * sizes wait for each other and never deadlock; the update is conditional besides, so that no path can go below zero.
     */
    async claim(orderId: string, demands: readonly Demand[]): Promise<ClaimAnswer> {
      const ids = [...new Set(demands.map((demand) => demand.variantId))]
      const shelves = await tx
        .selectFrom('stock')
        .innerJoin('stock_locations', 'stock_locations.code', 'stock.location_code')
        .where('stock.variant_id', '=', anyOf(ids, 'uuid'))
        .select(['stock.variant_id', 'stock.location_code', 'stock.available', 'stock_locations.priority'])
        .orderBy('stock.variant_id')
        .orderBy('stock.location_code')
        .forUpdate('stock')
        .execute()
      const allocation = allocate(
        demands,
        shelves.map((shelf) => ({
          variantId: shelf.variant_id,
          locationCode: shelf.location_code,
          available: shelf.available,
          priority: shelf.priority,
        })),
      )
      if ('missing' in allocation) return { claimed: false, missing: allocation.missing }
      for (const claim of allocation.claims) {
        const updated = await tx
          .updateTable('stock')
          .set({ available: sql`available - ${claim.quantity}` })
          .where('variant_id', '=', claim.variantId)
          .where('location_code', '=', claim.locationCode)
          .where('available', '>=', claim.quantity)
          .executeTakeFirst()
        if (updated.numUpdatedRows !== 1n) throw new Error('A locked shelf changed under its lock')
      }
      await tx
        .insertInto('stock_claims')
        .values(
          allocation.claims.map((claim) => ({
            order_id: orderId,
            variant_id: claim.variantId,
            location_code: claim.locationCode,
            quantity: claim.quantity,
          })),
        )
        .execute()
      return { claimed: true }
    },

    /** Gives back what an order holds. Repeating it gives nothing back twice: the claims leave as they are returned. */
    async giveBack(orderId: string): Promise<string[]> {
      const claims = await tx
        .deleteFrom('stock_claims')
        .where('order_id', '=', orderId)
        .returning(['variant_id', 'location_code', 'quantity'])
        .execute()
      const sorted = claims.sort(
        (a, b) => a.variant_id.localeCompare(b.variant_id) || a.location_code.localeCompare(b.location_code),
      )
      for (const claim of sorted) {
        await tx
          .insertInto('stock')
          .values({
            variant_id: claim.variant_id,
            location_code: claim.location_code,
            available: claim.quantity,
          })
          .onConflict((conflict) =>
            conflict
              .columns(['variant_id', 'location_code'])
              .doUpdateSet({ available: sql`stock.available + ${claim.quantity}` }),
          )
          .execute()
      }
      return sorted.map((claim) => claim.variant_id)
    },
  }
}
