import { sql } from 'kysely'
import type { Database } from '#database/rows.ts'

export type CustomsLackReader = ReturnType<typeof customsLackReader>

/** What keeps parcels from being declared to customs. */
export function customsLackReader(db: Database) {
  return {
    /** Article numbers without a tariff code or a country of origin among what still has to leave, by the ids of the orders. */
    async customsLacks(orderIds: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
      if (orderIds.length === 0) return new Map()
      const { rows } = await sql<{ order_id: string; articles: string[] }>`
        select l.order_id, array_agg(distinct coalesce(l.product_sku, l.sku)) as articles
        from order_lines l
        left join products product on product.sku = coalesce(l.product_sku, l.sku)
        left join product_passports told on told.product_id = product.id
        where l.order_id = any(${[...orderIds]}::uuid[]) and l.type = 'article'
          and (told.origin is null or told.tariff_code is null)
          and l.quantity
            > (select coalesce(sum(pl.quantity), 0) from parcels p join parcel_lines pl on pl.parcel_id = p.id
              where p.order_id = l.order_id and pl.position = l.position)
            + (select coalesce(sum((piece ->> 1)::int), 0) from refunds r cross join jsonb_array_elements(r.pieces) as piece
              where r.order_id = l.order_id and (piece ->> 0)::int = l.position and r.reason in ('missing', 'removed'))
        group by l.order_id`.execute(db)
      return new Map(rows.map(({ order_id: id, articles }) => [id, articles]))
    },
  }
}
