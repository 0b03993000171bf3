import { sql } from 'kysely'
import type { Database } from '#database/rows.ts'
import { addDays, type Day, instantOf } from '#kernel/calendar.ts'
import { type StorefrontCode, storefrontOf, storefronts } from '#kernel/storefront.ts'
import { costOf, lockCosts } from '../catalog/article-cost-store.ts'

/** A day of a storefront, by its own clock. */
export type SalesDay = { readonly storefrontCode: StorefrontCode; readonly day: Day }

/** Writes what was sold on which day, counted from the orders that were paid on it. */
export function salesDayWriter(tx: Database) {
  return {
    /** Until when it is known which days have to be counted anew; nobody else finds out meanwhile. */
    async lockCounted(): Promise<Date | undefined> {
      const { until } = await tx.selectFrom('sales_counted').select('until').forUpdate().executeTakeFirstOrThrow()
      return until ?? undefined
    },

    /** Keeps costs of articles as they are until the transaction ends; others may count meanwhile. */
    holdCosts: () => lockCosts(tx, 'shared'),

    /** Notes the days of orders that were paid, changed, sent back or refunded since a moment, and those that an earlier release counted. */
    async noteChanged(since: Date, until: Date): Promise<void> {
      await sql`
        insert into sales_days_to_count (store_code, day)
        select distinct o.store_code, (o.paid_at at time zone clocks.time_zone)::date
        from (
          select id from orders where paid_at >= ${since}
          union select order_id from refunds where created_at >= ${since}
          union select order_id from returns where received_at >= ${since}
          union select order_id from order_changes where changed_at >= ${since}
        ) changed join orders o using (id)
        join unnest(${storefronts.map(({ code }) => code)}::text[], ${storefronts.map(({ timeZone }) => timeZone)}::text[])
          as clocks (code, time_zone) on clocks.code = o.store_code
        where o.paid_at is not null
        union select store_code, day from sales_days where pieces is null
        -- Who notes days waits for another one who does in the same order, never across.
        order by 1, 2
        on conflict do nothing`.execute(tx)
      await tx.updateTable('sales_counted').set({ until }).execute()
    },

    /** Takes some of the days that have to be counted, the latest first, of those that nobody else counts now. */
    async takeDays(most: number): Promise<SalesDay[]> {
      const { rows } = await sql<SalesDay>`
        delete from sales_days_to_count using (
          select store_code, day from sales_days_to_count order by day desc, store_code limit ${most} for update skip locked
        ) taken
        where sales_days_to_count.store_code = taken.store_code and sales_days_to_count.day = taken.day
        returning sales_days_to_count.store_code as "storefrontCode", to_char(taken.day, 'YYYY-MM-DD') as day`.execute(
        tx,
      )
      return rows
    },

    /** Counts days anew, in place of what was known of them. */
    async countDays(days: readonly SalesDay[]): Promise<void> {
      await sql`delete from sales_days using ${asked(days)}
        where sales_days.store_code = asked.store_code and sales_days.day = asked.day`.execute(tx)
      await sql`delete from article_sales_days using ${asked(days)}
        where article_sales_days.store_code = asked.store_code and article_sales_days.day = asked.day`.execute(tx)
      await sql`
        insert into article_sales_days
          (store_code, day, currency, sku, product_sku, pieces, returned, revenue, kept_net)
        select store_code, day, currency, sku, min(product_sku), sum(quantity), sum(returned), sum(gross),
          round(sum(gross * 10000.0 / (10000 + tax_rate) * (quantity - returned) / quantity))
        from ${paidOn(days)} paid cross join lateral (
          select line.sku, line.product_sku, line.quantity, line.tax_rate, line.total - line.discount as gross, coalesce((
            select sum(back.received) from returns join return_lines back on back.return_id = returns.id
            where returns.order_id = paid.id and back.position = line.position
          ), 0) as returned
          from order_lines line where line.order_id = paid.id and line.type = 'article'
          offset 0
        ) lines
        group by 1, 2, 3, 4`.execute(tx)
      await sql`
        with articles as (
          select a.store_code, a.day, a.currency, sum(a.pieces) as pieces, sum(a.returned) as returned,
            coalesce(sum(a.pieces) filter (where priced.cost is not null), 0) as known,
            coalesce(sum(a.kept_net) filter (where priced.cost is not null), 0) as net,
            coalesce(sum(priced.cost * (a.pieces - a.returned)), 0) as cost
          from article_sales_days a join ${asked(days)} using (store_code, day) ${costOf(sql`a`)}
          group by 1, 2, 3
        ), sold as (
          select store_code, day, currency, count(*) as orders, sum(total) as revenue,
            coalesce(sum((select sum(amount) from refunds where refunds.order_id = paid.id)), 0) as refunds
          from ${paidOn(days)} paid group by 1, 2, 3
        )
        insert into sales_days
          (store_code, day, currency, orders, revenue, refunds, pieces, returned, known, known_net, known_cost)
        select store_code, day, currency, orders, revenue, refunds, coalesce(pieces, 0), coalesce(returned, 0),
          coalesce(known, 0), coalesce(net, 0), coalesce(cost, 0)
        from sold left join articles using (store_code, day, currency)`.execute(tx)
    },
  }
}

/** The days as rows, each with its first moment and the first one after it. */
function asked(days: readonly SalesDay[]) {
  const edge = ({ storefrontCode, day }: SalesDay, more: number) =>
    instantOf(addDays(day, more), '00:00', storefrontOf(storefrontCode).timeZone)
  return sql`unnest(
    ${days.map(({ storefrontCode }) => storefrontCode)}::text[], ${days.map(({ day }) => day)}::date[],
    ${days.map((one) => edge(one, 0))}::timestamptz[], ${days.map((one) => edge(one, 1))}::timestamptz[]
  ) as asked (store_code, day, starts, ends)`
}

/** The orders of the days, looked up day by day: what is joined as a whole is read as a whole, all orders of all years. */
function paidOn(days: readonly SalesDay[]) {
  return sql`(
    select found.id, asked.store_code, asked.day, found.currency, found.total
    from ${asked(days)} cross join lateral (
      select id, currency, total from orders
      where paid_at >= asked.starts and paid_at < asked.ends and store_code = asked.store_code
      offset 0
    ) found)`
}
