import { sql } from 'kysely'
import { anyOf, type Database } from '#database/rows.ts'
import type { ExportFilter } from './export.ts'

export type OrderExportReader = ReturnType<typeof orderExportReader>
export type ExportedOrder = Awaited<ReturnType<OrderExportReader['ordersAfter']>>[number]
export type ExportedLine = Awaited<ReturnType<OrderExportReader['linesOf']>>[number]
export type ExportedRefund = Awaited<ReturnType<OrderExportReader['refundsAfter']>>[number]

/** Where somebody stopped reading what comes one after the other; the moment to the last digit, which a date of ours hasn't. */
export type MomentCursor = { readonly at: string; readonly id: string }

/** Orders and what was paid back of them, the oldest first, in parts. */
export function orderExportReader(db: Database) {
  const count = (table: 'orders' | 'refunds', { storefrontCode, from, until }: ExportFilter) => sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} counted
    ${table === 'refunds' ? sql`join orders on orders.id = counted.order_id` : sql``}
    where ${storefrontCode ? sql`store_code = ${storefrontCode}` : sql`true`}
      and ${from ? sql`counted.created_at >= ${from}` : sql`true`}
      and ${until ? sql`counted.created_at < ${until}` : sql`true`}`

  return {
    async countOrders(filter: ExportFilter): Promise<number> {
      return (await count('orders', filter).execute(db)).rows[0]?.count ?? 0
    },

    async countRefunds(filter: ExportFilter): Promise<number> {
      return (await count('refunds', filter).execute(db)).rows[0]?.count ?? 0
    },

    /** Orders of a period and a storefront behind one. */
    async ordersAfter(after: MomentCursor | undefined, most: number, { storefrontCode, from, until }: ExportFilter) {
      let query = db
        .selectFrom('orders')
        .leftJoin('customers', 'customers.id', 'orders.customer_id')
        .selectAll('orders')
        .select(['customers.number as customer_number', sql<string>`orders.created_at::text`.as('at')])
        .orderBy('orders.created_at')
        .orderBy('orders.id')
        .limit(most)
      if (after)
        query = query.where(
          sql<boolean>`(orders.created_at, orders.id) > (${after.at}::timestamptz, ${after.id}::uuid)`,
        )
      if (storefrontCode) query = query.where('orders.store_code', '=', storefrontCode)
      if (from) query = query.where('orders.created_at', '>=', from)
      if (until) query = query.where('orders.created_at', '<', until)
      return query.execute()
    },

    async linesOf(orderIds: readonly string[]) {
      return db
        .selectFrom('order_lines')
        .selectAll()
        .where('order_id', '=', anyOf(orderIds, 'uuid'))
        .orderBy('position')
        .execute()
    },

    async refundsAfter(after: MomentCursor | undefined, most: number, { storefrontCode, from, until }: ExportFilter) {
      let query = db
        .selectFrom('refunds')
        .innerJoin('orders', 'orders.id', 'refunds.order_id')
        .selectAll('refunds')
        .select(['orders.number as order_number', 'orders.store_code', 'orders.payment_method'])
        .select(sql<string>`refunds.created_at::text`.as('at'))
        .orderBy('refunds.created_at')
        .orderBy('refunds.id')
        .limit(most)
      if (after)
        query = query.where(
          sql<boolean>`(refunds.created_at, refunds.id) > (${after.at}::timestamptz, ${after.id}::uuid)`,
        )
      if (storefrontCode) query = query.where('orders.store_code', '=', storefrontCode)
      if (from) query = query.where('refunds.created_at', '>=', from)
      if (until) query = query.where('refunds.created_at', '<', until)
      return query.execute()
    },
  }
}
