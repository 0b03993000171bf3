import { sql } from 'kysely'
import { anyOf, type Database } from '#database/rows.ts'
import type { FitCounts } from './fit.ts'

export type CountedFit = FitCounts & { readonly productId: string }

export type FitReader = ReturnType<typeof fitReader>

/** How products run, as it was learned last. */
export function fitReader(db: Database) {
  return {
    async fitsOf(productIds: readonly string[]): Promise<CountedFit[]> {
      if (productIds.length === 0) return []
      const rows = await db
        .selectFrom('product_fits')
        .selectAll()
        .where('product_id', '=', anyOf(productIds, 'uuid'))
        .execute()
      return rows.map(asCounted)
    },

    /** All that was learned, with the product's number: what most was sent back of for its size first. */
    async learned(most: number): Promise<(CountedFit & { readonly sku: string })[]> {
      const rows = await db
        .selectFrom('product_fits')
        .innerJoin('products', 'products.id', 'product_fits.product_id')
        .selectAll('product_fits')
        .select('products.sku')
        .orderBy(sql`too_small + too_large`, 'desc')
        .orderBy('products.sku')
        .limit(most)
        .execute()
      return rows.map((row) => ({ ...asCounted(row), sku: row.sku }))
    },
  }
}

type Row = {
  readonly product_id: string
  readonly kept: number
  readonly too_small: number
  readonly too_large: number
}
const asCounted = ({ product_id, kept, too_small, too_large }: Row): CountedFit => ({
  productId: product_id,
  kept,
  tooSmall: too_small,
  tooLarge: too_large,
})

/** Learns how products run. */
export function fitWriter(tx: Database) {
  return {
    ...fitReader(tx),

    /**
     * Counts anew what became of pieces that arrived between two moments: sent back for their size, exchanged for a larger or smaller size of
     * the same article, or kept. An exchange says it by itself, whatever is seen when the old piece comes back.
     *
     * @returns the products of which something else is known than before
     */
    async learn(since: Date, until: Date, now: Date): Promise<string[]> {
      const { rows } = await sql<{ product_id: string }>`
        with delivered as (
          select o.id from orders o where o.delivered_at >= ${since} and o.delivered_at < ${until}
        ), sent as (
          select line.product_sku, line.order_id, line.position, sum(pl.quantity)::int as pieces
          from delivered d
          join parcels p on p.order_id = d.id
          join parcel_lines pl on pl.parcel_id = p.id
          join order_lines line on line.order_id = d.id and line.position = pl.position
          where line.product_sku is not null
          group by line.product_sku, line.order_id, line.position
        ), back as (
          select r.order_id, rl.position, sum(coalesce(rl.received, rl.quantity))::int as pieces
          from delivered d join returns r on r.order_id = d.id join return_lines rl on rl.return_id = r.id
          group by r.order_id, rl.position
        ), exchanged as (
          select refund.return_id, old_line.product_sku, (piece.value ->> 1)::int as pieces,
            sign(new_variant.position - old_variant.position)::int as direction
          from delivered d
          join refunds refund on refund.order_id = d.id and refund.exchange_order_id is not null
          cross join lateral jsonb_array_elements(refund.pieces) piece
          join order_lines old_line on old_line.order_id = d.id and old_line.position = (piece.value ->> 0)::int
          join order_lines new_line on new_line.order_id = refund.exchange_order_id
            and new_line.product_sku = old_line.product_sku
          join variants old_variant on old_variant.sku = old_line.sku
          join variants new_variant on new_variant.sku = new_line.sku
        ), said as (
          select product_sku, direction, pieces from exchanged where direction <> 0
          union all
          select line.product_sku, case i.reason when 'too-small' then 1 else -1 end, i.quantity
          from delivered d
          join returns r on r.order_id = d.id
          join return_inspections i on i.return_id = r.id and i.reason in ('too-small', 'too-large')
          join order_lines line on line.order_id = d.id and line.position = i.position and line.product_sku is not null
          where not exists (select from exchanged e where e.return_id = r.id)
        ), counted as (
          select product_sku, sum(kept)::int as kept, sum(small)::int as small, sum(large)::int as large from (
            select s.product_sku, greatest(0, s.pieces - coalesce(b.pieces, 0)) as kept, 0 as small, 0 as large
            from sent s left join back b on b.order_id = s.order_id and b.position = s.position
            union all
            select product_sku, 0, case when direction > 0 then pieces else 0 end, case when direction < 0 then pieces else 0 end
            from said
          ) all_of_it group by product_sku
        ), written as (
          insert into product_fits (product_id, kept, too_small, too_large, learned_at)
          select products.id, c.kept, c.small, c.large, ${now} from counted c join products on products.sku = c.product_sku
          on conflict (product_id) do update
            set kept = excluded.kept, too_small = excluded.too_small, too_large = excluded.too_large,
              learned_at = excluded.learned_at
            where (product_fits.kept, product_fits.too_small, product_fits.too_large)
              is distinct from (excluded.kept, excluded.too_small, excluded.too_large)
          returning product_id
        ), gone as (
          delete from product_fits where product_id not in (
            select products.id from counted c join products on products.sku = c.product_sku
          ) returning product_id
        )
        select product_id from written union all select product_id from gone`.execute(tx)
      return rows.map(({ product_id }) => product_id)
    },
  }
}
