import { sql } from 'kysely'
import type { Database } from '#database/rows.ts'
import { type Day, instantOf } from '#kernel/calendar.ts'
import type { StorefrontCode } from '#kernel/storefront.ts'
import type { FunnelDay, FunnelSteps } from './funnel.ts'
import type { CountedViews } from './view-counter.ts'

export type FunnelReader = ReturnType<typeof funnelReader>

/** Storefronts whose days begin by one clock. */
export type FunnelStorefronts = { readonly codes: readonly StorefrontCode[]; readonly timeZone: string }

type Row = { readonly code: StorefrontCode } & FunnelSteps

export function funnelReader(db: Database) {
  return {
    /** What was written down of some days, the last one left out; views alone where the night did not come yet. */
    async written(
      from: Day,
      until: Day,
      codes: readonly StorefrontCode[],
    ): Promise<(FunnelSteps & { readonly storefrontCode: StorefrontCode })[]> {
      const { rows } = await sql<Row>`
        select store_code as code, sum(product_views)::int as "productViews", coalesce(sum(carts), 0)::int as carts,
          coalesce(sum(addresses), 0)::int as addresses, coalesce(sum(orders), 0)::int as orders,
          coalesce(sum(paid), 0)::int as paid
        from funnel_days where day >= ${from}::date and day < ${until}::date and store_code = any(${[...codes]}::text[])
        group by 1`.execute(db)
      return rows.map(({ code, ...steps }) => ({ ...steps, storefrontCode: code }))
    },

    /** The last day of which what became of carts was written down; nothing where none was. */
    async lastWritten(codes: readonly StorefrontCode[]): Promise<Day | undefined> {
      const { rows } = await sql<{ day: Day | null }>`
        select to_char(max(day), 'YYYY-MM-DD') as day from funnel_days
        where carts is not null and store_code = any(${[...codes]}::text[])`.execute(db)
      return rows[0]?.day ?? undefined
    },

    /** What became of the carts that were begun in some days, the last one left out, as far as they are kept still. */
    async counted(from: Day, until: Day, { codes, timeZone }: FunnelStorefronts): Promise<FunnelDay[]> {
      const { rows } = await sql<Row & { readonly day: Day }>`
        select carts.store_code as code, to_char(carts.created_at at time zone ${timeZone}, 'YYYY-MM-DD') as day,
          0 as "productViews", count(*)::int as carts,
          count(*) filter (where orders.id is not null or exists (
            select from contexts where contexts.cart_id = carts.id and contexts.shipping_address_id is not null
          ))::int as addresses,
          count(orders.id)::int as orders, count(orders.paid_at)::int as paid
        from carts left join orders on orders.cart_id = carts.id
        where carts.store_code = any(${[...codes]}::text[])
          and carts.created_at >= ${instantOf(from, '00:00', timeZone)}
          and carts.created_at < ${instantOf(until, '00:00', timeZone)}
        group by 1, 2 order by 1, 2`.execute(db)
      return rows.map(({ code, ...steps }) => ({ ...steps, storefrontCode: code }))
    },
  }
}

export function funnelWriter(tx: Database) {
  return {
    ...funnelReader(tx),

    /** Adds views to what is known. */
    async addViews(counted: readonly CountedViews[]): Promise<void> {
      const rows = counted.toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1))
      await sql`
        insert into funnel_days (day, store_code, product_views)
        select * from unnest(${rows.map(({ day }) => day)}::date[], ${rows.map(({ storefrontCode }) => storefrontCode)}::text[],
          ${rows.map(({ views }) => views)}::int[])
        on conflict (day, store_code) do update
        set product_views = funnel_days.product_views + excluded.product_views`.execute(tx)
    },

    /** Writes down what became of the carts of days, in place of what was known of them. */
    async write(days: readonly FunnelDay[]): Promise<void> {
      if (days.length === 0) return
      const rows = days.toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1))
      const column = (of: (one: FunnelDay) => number) => rows.map(of)
      await sql`
        insert into funnel_days (day, store_code, carts, addresses, orders, paid)
        select * from unnest(${rows.map(({ day }) => day)}::date[], ${rows.map(({ storefrontCode }) => storefrontCode)}::text[],
          ${column(({ carts }) => carts)}::int[], ${column(({ addresses }) => addresses)}::int[],
          ${column(({ orders }) => orders)}::int[], ${column(({ paid }) => paid)}::int[])
        on conflict (day, store_code) do update
        set carts = excluded.carts, addresses = excluded.addresses, orders = excluded.orders, paid = excluded.paid`.execute(
        tx,
      )
    },
  }
}

/** Rows are locked in the order of their keys, so that nodes that write at once wait for each other and no more. */
const nameOf = ({ day, storefrontCode }: { readonly day: Day; readonly storefrontCode: StorefrontCode }) =>
  `${day} ${storefrontCode}`
