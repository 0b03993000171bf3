import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#database/rows.ts'
import type { Day } from '#kernel/calendar.ts'
import type { Currency, StorefrontCode } from '#kernel/storefront.ts'
import type { DayFigures, SalesFigures, SalesPeriod } from './sales-figures.ts'

export type SalesReader = ReturnType<typeof salesReader>

/** What was sold, counted from the orders themselves. */
export function salesReader(db: Database) {
  return {
    /** Of some storefronts, one line for each currency. */
    async within(period: SalesPeriod, storefronts: readonly StorefrontCode[]): Promise<SalesFigures[]> {
      const codes = sql`${[...storefronts]}::text[]`
      const { rows } = await sql<Row>`
        select currency, sum(orders)::int as orders, sum(revenue)::bigint::text as revenue,
          sum(refunds)::bigint::text as refunds, sum(returns)::int as returns
        from (
          select o.currency, count(*) as orders, sum(o.total) as revenue, 0 as refunds, 0 as returns
          from orders o where ${isWithin(sql`o.paid_at`, period)} and o.store_code = any(${codes}) group by o.currency
          union all
          select o.currency, 0, 0, sum(r.amount), 0 from refunds r join orders o on o.id = r.order_id
          where ${isWithin(sql`r.created_at`, period)} and o.store_code = any(${codes}) group by o.currency
          union all
          select o.currency, 0, 0, 0, count(*) from returns b join orders o on o.id = b.order_id
          where ${isWithin(sql`b.received_at`, period)} and o.store_code = any(${codes}) group by o.currency
        ) parts group by currency order by currency`.execute(db)
      return rows.map(({ currency, orders, returns, ...amounts }) => ({
        currency,
        orders,
        revenue: Number(amounts.revenue),
        refunds: Number(amounts.refunds),
        returns,
      }))
    },

    /** Day by day, by a clock; days on which nothing was sold have no line. */
    async byDay(period: SalesPeriod, storefronts: readonly StorefrontCode[], timeZone: string): Promise<DayFigures[]> {
      const { rows } = await sql<{ day: Day; currency: Currency; orders: number; revenue: string }>`
        select to_char(o.paid_at at time zone ${timeZone}, 'YYYY-MM-DD') as day, o.currency, count(*)::int as orders,
          sum(o.total)::bigint::text as revenue
        from orders o
        where ${isWithin(sql`o.paid_at`, period)} and o.store_code = any(${[...storefronts]}::text[])
        group by 1, 2 order by 1, 2`.execute(db)
      return rows.map((row) => ({ ...row, revenue: Number(row.revenue) }))
    },
  }
}

type Row = {
  readonly currency: Currency
  readonly orders: number
  readonly revenue: string
  readonly refunds: string
  readonly returns: number
}

const isWithin = (column: RawBuilder<unknown>, { from, until }: SalesPeriod) =>
  sql`${column} >= ${from} and ${column} < ${until}`
