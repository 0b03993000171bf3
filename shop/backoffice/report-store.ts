import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#database/rows.ts'
import type { Day } from '#kernel/calendar.ts'
import type { StorefrontCode } from '#kernel/storefront.ts'
import { oneSize } from '#kernel/written-size.ts'
import { costOf } from '../catalog/article-cost-store.ts'
import type { MarginOf } from './margin.ts'
import { mostReported, type ProductFigures, type RunningOut, type StorefrontFigures } from './report.ts'
import type { SizeCount } from './size-curve.ts'

/** So many of the sizes that are sold most are looked at for what runs out. */
const mostLookedAt = 2000

/** The days of a report in a storefront, by its clock; the last one is part of it. */
export type ReportedDays = { readonly storefrontCode: StorefrontCode; readonly from: Day; readonly to: Day }

export type ReportReader = ReturnType<typeof reportReader>

/** What was sold on some days, as it was counted by the day. */
export function reportReader(db: Database) {
  return {
    async byStorefront(days: readonly ReportedDays[]): Promise<StorefrontFigures[]> {
      const { rows } = await sql<Omit<StorefrontFigures, 'revenue' | 'refunds'> & { revenue: string; refunds: string }>`
        select s.store_code as "storefrontCode", s.currency, sum(s.orders)::int as orders,
          sum(s.revenue)::text as revenue, sum(s.refunds)::text as refunds,
          coalesce(sum(s.pieces), 0)::int as pieces, coalesce(sum(s.returned), 0)::int as returned
        from ${daysOf('sales_days', days)} s
        group by 1, 2 order by sum(s.revenue) desc`.execute(db)
      return rows.map((row) => ({ ...row, revenue: Number(row.revenue), refunds: Number(row.refunds) }))
    },

    /** Those that brought most. */
    async byProduct(days: readonly ReportedDays[]): Promise<ProductFigures[]> {
      const { rows } = await sql<Omit<ProductFigures, 'revenue'> & { revenue: string }>`
        with sold as (
          select product_sku as sku, currency, sum(pieces)::int as pieces, sum(revenue)::bigint as revenue,
            sum(returned)::int as returned
          from ${daysOf('article_sales_days', days)} a where product_sku is not null
          group by 1, 2 order by revenue desc, sku limit ${mostReported}
        )
        select sold.sku, p.name, sold.currency, sold.pieces,
          sold.revenue::text as revenue, sold.returned,
          (select coalesce(sum(s.available), 0)::int from variants v
            join sellable_stock s on s.variant_id = v.id where v.product_id = p.id) as available
        from sold left join products p on p.sku = sold.sku order by sold.revenue desc, sold.sku`.execute(db)
      return rows.map((row) => ({ ...row, revenue: Number(row.revenue) }))
    },

    /** Every size of the products that are sold most, by for whom and of what they are: sold on the days, and there now. */
    async bySize(days: readonly ReportedDays[]): Promise<SizeCount[]> {
      const { rows } = await sql<SizeCount>`
        with sold as (
          select sku, product_sku, sum(pieces)::int as pieces
          from ${daysOf('article_sales_days', days)} a where product_sku is not null group by 1, 2
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
    async runningOut(days: readonly ReportedDays[]): Promise<RunningOut[]> {
      const { rows } = await sql<RunningOut>`
        with sold as (
          select sku, sum(pieces)::int as pieces from ${daysOf('article_sales_days', days)} a
          group by 1 order by pieces desc, sku limit ${mostLookedAt}
        ), known as (
          select sold.sku, sold.pieces, v.size, p.sku as "productSku", p.name,
            (select coalesce(sum(s.available), 0)::int from sellable_stock s where s.variant_id = v.id) as available
          from sold join variants v on v.sku = sold.sku join products p on p.id = v.product_id and p.active
        )
        select * from known where pieces > 1
        order by available::float / pieces, pieces desc, sku limit ${mostReported}`.execute(db)
      return rows
    },

    /**
     * What stays of what was sold, by storefront, and by product for those that are named; nothing where no cost of them is known.
     */
    async margins(days: readonly ReportedDays[], productSkus: readonly string[]): Promise<MarginOf[]> {
      // Most shops tell no costs, and their report needn't wait for them.
      const any = await db.selectFrom('article_costs').select('sku').limit(1).executeTakeFirst()
      if (!any) return []
      const { rows } = await sql<Omit<MarginOf, 'net' | 'cost'> & { readonly net: string; readonly cost: string }>`
        select store_code as "storefrontCode", null as sku, currency, sum(pieces)::int as pieces, sum(known)::int as known,
          sum(known_net)::text as net, sum(known_cost)::text as cost
        from ${daysOf('sales_days', days)} s group by 1, 3 having sum(known) > 0
        union all
        select null, a.product_sku, a.currency, sum(a.pieces)::int,
          coalesce(sum(a.pieces) filter (where priced.cost is not null), 0)::int,
          sum(a.kept_net) filter (where priced.cost is not null)::text, sum(priced.cost * (a.pieces - a.returned))::text
        from ${soldOf(productSkus, days)} a ${costOf(sql`a`)}
        group by 2, 3 having count(priced.cost) > 0`.execute(db)
      return rows.map((row) => ({ ...row, net: Number(row.net), cost: Number(row.cost) }))
    },
  }
}

/** What products sold on the days of a report, looked up by product: of what was sold in a year they are a small part. */
function soldOf(productSkus: readonly string[], days: readonly ReportedDays[]): RawBuilder<unknown> {
  return sql`(
    select sold.* from article_sales_days sold join unnest(
      ${days.map(({ storefrontCode }) => storefrontCode)}::text[], ${days.map(({ from }) => from)}::date[],
      ${days.map(({ to }) => to)}::date[]
    ) as reported (store_code, first, last)
      on reported.store_code = sold.store_code and sold.day between reported.first and reported.last
    where sold.product_sku = any(${[...productSkus]}::text[]))`
}

/** The rows of a table that are of the days of a report. */
function daysOf(table: 'sales_days' | 'article_sales_days', days: readonly ReportedDays[]): RawBuilder<unknown> {
  const parts = days.map(
    ({ storefrontCode, from, to }) => sql`
      select * from ${sql.table(table)} where store_code = ${storefrontCode} and day between ${from}::date and ${to}::date`,
  )
  return parts.length > 0
    ? sql`(${sql.join(parts, sql` union all `)})`
    : sql`(select * from ${sql.table(table)} where false)`
}
