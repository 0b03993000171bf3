import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#database/rows.ts'
import type { MovementKind, StockMovement } from './movement.ts'

/**
 * Writes movements down in the statement that changes shelves: a part of its `with`, so that it costs no further round trip.
 *
 * @param changed the part of the statement that has `variant_id`, `location_code`, `change` and `available` of each shelf
 * @param reference the id of the order or the import, or the number of the reservation
 */
export const movementsOf = (
  changed: string,
  kind: MovementKind,
  reference?: string | RawBuilder<unknown>,
) => sql`noted as (
  insert into stock_movements (variant_id, location_code, kind, change, available, reference)
  select variant_id, location_code, ${sql.lit(kind)}, change, available, ${reference ?? null}::text
  from ${sql.id(changed)} where change <> 0
)`

export function movementReader(db: Database) {
  return {
    /** What changed the shelves of a size, the newest first: everywhere, or at one location. */
    async movementsOfSize(
      variantSku: string,
      locationCode: string | undefined,
      most: number,
    ): Promise<StockMovement[]> {
      const { rows } = await sql<StockMovement>`
        select moved.id::text as id, moved.location_code as "locationCode", moved.moved_at as at, moved.kind, moved.change,
          moved.available, case when moved.kind in ('sale', 'release', 'return') then orders.number else moved.reference end as reference
        from stock_movements as moved
        left join orders on orders.id = case when moved.kind in ('sale', 'release', 'return') then moved.reference::uuid end
        where moved.variant_id = (select id from variants where sku = ${variantSku})
          and ${locationCode === undefined ? sql`true` : sql`moved.location_code = ${locationCode}`}
        order by moved.id desc limit ${most}`.execute(db)
      return rows
    },
  }
}
