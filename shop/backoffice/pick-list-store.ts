import { sql } from 'kysely'
import type { Database } from '#database/rows.ts'
import { type Translated, textIn } from '#kernel/language.ts'
import { type StaffReach, seesStore } from '#kernel/staff-reach.ts'
import { isSeenOrder } from '../orders/seen-orders-store.ts'
import { stillThere } from '../stock/count-stock.ts'

/** So many pieces of a size are taken from one place, for these orders. */
export type PickLine = {
  readonly location: string
  readonly sku: string
  readonly ean: string | null
  readonly brand: string | null
  /** As the catalogue names it: whoever picks may read another language than the shopper. */
  readonly name: Translated
  readonly size: string | null
  readonly color: Translated
  readonly pieces: number
  /** Numbers of the orders, the oldest first. */
  readonly orders: readonly string[]
}

/** So many orders are picked at once: more than anybody carries. */
const mostOrders = 200

export type PickListReader = ReturnType<typeof pickListReader>

/** What has to be taken from the shelves for the oldest orders that are to be packed. */
export function pickListReader(db: Database) {
  return {
    /** By location, brand and name; of the orders of a wave where one is named. Pieces that left already, or can't be found, stand on no list. */
    async lines(reach: StaffReach, wave?: string): Promise<PickLine[]> {
      const seen = isSeenOrder(reach)
      const ofWave =
        wave === undefined
          ? sql`true`
          : sql`o.id in (select order_id from packing_wave_orders where wave_id = ${wave}::uuid)`
      const { rows } = await sql<ReservedRow>`
        with waiting as (
          select o.id, o.number, o.created_at from orders o
          where o.state = 'paid' and o.packed_at is null and ${seen} and ${ofWave}
            and not exists (select from store_pickups p where p.order_id = o.id and p.ready_at is not null)
          order by o.created_at, o.id limit ${mostOrders}
        )
        select w.number, c.variant_id, c.location_code, c.quantity, v.sku, v.ean, l.brand, p.name, l.size, p.color_name as color,
          (select coalesce(sum(pl.quantity), 0)::int from parcels p join parcel_lines pl on pl.parcel_id = p.id
            join order_lines ol on ol.order_id = w.id and ol.position = pl.position and ol.sku = v.sku
            where p.order_id = w.id)
          -- What was removed is no longer reserved.
          + (select coalesce(sum((piece ->> 1)::int), 0)::int from refunds r
            cross join jsonb_array_elements(r.pieces) as piece
            join order_lines ol on ol.order_id = w.id and ol.position = (piece ->> 0)::int and ol.sku = v.sku
            where r.order_id = w.id and r.reason = 'missing') as gone
        from waiting w
        join stock_claims c on c.order_id = w.id
        join variants v on v.id = c.variant_id
        join products p on p.id = v.product_id
        join lateral (
          select position, brand, size from order_lines
          where order_id = w.id and sku = v.sku and type = 'article' order by position limit 1
        ) l on true
        order by w.created_at, w.id, c.location_code`.execute(db)
      return pickLines(rows).filter(({ location }) => seesStore(reach, location))
    },
  }
}

type ReservedRow = Omit<PickLine, 'location' | 'pieces' | 'orders'> & {
  readonly number: string
  readonly variant_id: string
  readonly location_code: string
  readonly quantity: number
  readonly gone: number
}

/** What is left of each order's reservations, put together by location and size. */
function pickLines(rows: readonly ReservedRow[]): PickLine[] {
  const lines = new Map<string, PickLine & { pieces: number; orders: string[] }>()
  for (const reserved of Map.groupBy(rows, (row) => `${row.number} ${row.variant_id}`).values()) {
    const [row] = reserved
    if (!row) continue
    const reservations = reserved.map((one) => ({
      variantId: one.variant_id,
      locationCode: one.location_code,
      pieces: one.quantity,
    }))
    for (const { locationCode: location, pieces } of stillThere({ reservations, left: row.gone })) {
      const { sku, ean, brand, name, size, color } = row
      const key = `${location} ${sku}`
      const line = lines.get(key) ?? { location, sku, ean, brand, name, size, color, pieces: 0, orders: [] }
      lines.set(key, { ...line, pieces: line.pieces + pieces, orders: [...line.orders, row.number] })
    }
  }
  const order = ({ location, brand, name, sku }: PickLine) => `${location} ${brand ?? ''} ${textIn(name, 'en')} ${sku}`
  return [...lines.values()].filter(({ pieces }) => pieces > 0).sort((a, b) => order(a).localeCompare(order(b), 'en'))
}
