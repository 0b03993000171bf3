import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#database/rows.ts'
import type { StorefrontCode } from '#kernel/storefront.ts'
import { oneSize } from '../catalog/product.ts'
import { mostReported, type ProductFigures, type RunningOut, type StorefrontFigures } from './report.ts'
import type { SalesPeriod } from './sales-figures.ts'
import type { SizeCount } from './size-curve.ts'

/** So many of the sizes that are sold most are looked at for what runs out. */
const mostLookedAt = 2000

export type ReportReader = ReturnType<typeof reportReader>

/** What was sold within a time, counted from the orders that were paid in it. */
export function reportReader(db: Database) {
  return {
    async byStorefront(period: SalesPeriod, storefronts: readonly StorefrontCode[]): Promise<StorefrontFigures[]> {
      const { rows } = await sql<Omit<StorefrontFigures, 'revenue' | 'refunds'> & { revenue: string; refunds: string }>`
        with ${paid(period, storefronts)}, sold as (
          select o.store_code, o.currency, count(*)::int as orders, sum(o.total)::bigint as revenue
          from paid o group by 1, 2
        ), lines as (
          select o.store_code, sum(l.quantity)::int as pieces from paid o
          join order_lines l on l.order_id = o.id and l.type = 'article' group by 1
        ), back as (
          select o.store_code, sum(b.received)::int as pieces from paid o
          join returns r on r.order_id = o.id join return_lines b on b.return_id = r.id group by 1
        ), money as (
          select o.store_code, sum(r.amount)::bigint as refunds from paid o join refunds r on r.order_id = o.id group by 1
        )
        select sold.store_code as "storefrontCode", sold.currency, sold.orders, sold.revenue::text as revenue,
          coalesce(money.refunds, 0)::text as refunds, coalesce(lines.pieces, 0) as pieces,
          coalesce(back.pieces, 0) as returned
        from sold left join lines using (store_code) left join back using (store_code) left join money using (store_code)
        order by sold.revenue desc`.execute(db)
      return rows.map((row) => ({ ...row, revenue: Number(row.revenue), refunds: Number(row.refunds) }))
    },

    /** Those that brought most. */
    async byProduct(period: SalesPeriod, storefronts: readonly StorefrontCode[]): Promise<ProductFigures[]> {
      const { rows } = await sql<Omit<ProductFigures, 'revenue'> & { revenue: string }>`
        with ${paid(period, storefronts)}, sold as (
          select l.product_sku as sku, o.currency, min(l.name) as name, sum(l.quantity)::int as pieces,
            sum(l.total - l.discount)::bigint as revenue
          from paid o join order_lines l on l.order_id = o.id and l.type = 'article'
          where l.product_sku is not null
          group by 1, 2 order by revenue desc, sku limit ${mostReported}
        ), back as (
          select l.product_sku as sku, o.currency, sum(b.received)::int as pieces
          from paid o join returns r on r.order_id = o.id join return_lines b on b.return_id = r.id
          join order_lines l on l.order_id = o.id and l.position = b.position
          where l.product_sku in (select sku from sold) group by 1, 2
        )
        select sold.sku, sold.name, sold.currency, sold.pieces, sold.revenue::text as revenue,
          coalesce(back.pieces, 0) as returned,
          (select coalesce(sum(s.available), 0)::int from products p join variants v on v.product_id = p.id
            join sellable_stock s on s.variant_id = v.id where p.sku = sold.sku) as available
        from sold left join back using (sku, currency) order by sold.revenue desc, sold.sku`.execute(db)
      return rows.map((row) => ({ ...row, revenue: Number(row.revenue) }))
    },

    /** Every size of the products that are sold most, by for whom and of what they are: sold within the time, and there now. */
    async bySize(period: SalesPeriod, storefronts: readonly StorefrontCode[]): Promise<SizeCount[]> {
      const { rows } = await sql<SizeCount>`
        with ${paid(period, storefronts)}, sold as (
          select l.sku, l.product_sku, sum(l.quantity)::int as pieces
          from paid o join order_lines l on l.order_id = o.id and l.type = 'article'
          where l.product_sku is not null group by 1, 2
        ), most as (
          select product_sku from sold group by 1 order by sum(pieces) desc, product_sku limit ${mostLookedAt}
        )
        select p.gender || case when p.footwear is null then '-other' else '-shoes' end as "group", v.size,
          coalesce(sum(sold.pieces), 0)::int as pieces, coalesce(sum(s.available), 0)::int as available
        from most join products p on p.sku = most.product_sku and p.active
        join variants v on v.product_id = p.id and v.size <> ${oneSize}
        left join sold on sold.sku = v.sku
        left join lateral (select sum(available)::int as available from sellable_stock where variant_id = v.id) s on true
        group by 1, 2`.execute(db)
      return rows
    },

    /** Sizes that last for the fewest days, of those that are sold most. */
    async runningOut(period: SalesPeriod, storefronts: readonly StorefrontCode[]): Promise<RunningOut[]> {
      const { rows } = await sql<RunningOut>`
        with ${paid(period, storefronts)}, sold as (
          select l.sku, sum(l.quantity)::int as pieces
          from paid o join order_lines l on l.order_id = o.id and l.type = 'article'
          group by 1 order by pieces desc, l.sku limit ${mostLookedAt}
        ), known as (
          select sold.sku, sold.pieces, v.size, p.sku as "productSku", p.name ->> 'en' as name,
            (select coalesce(sum(s.available), 0)::int from sellable_stock s where s.variant_id = v.id) as available
          from sold join variants v on v.sku = sold.sku join products p on p.id = v.product_id and p.active
        )
        select * from known where pieces > 1
        order by available::float / pieces, pieces desc, sku limit ${mostReported}`.execute(db)
      return rows
    },
  }
}

/** The orders of a time, read once for all that is counted of them. */
function paid({ from, until }: SalesPeriod, storefronts: readonly StorefrontCode[]): RawBuilder<unknown> {
  return sql`paid as materialized (
    select id, store_code, currency, total from orders
    where paid_at >= ${from} and paid_at < ${until} and store_code = any(${[...storefronts]}::text[]))`
}
