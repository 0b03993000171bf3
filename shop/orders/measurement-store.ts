import { sql } from 'kysely'
import { anyOf, type Database } from '#database/rows.ts'
import { isUuid } from '#kernel/ids.ts'
import type { MeasuredBrowser } from '#kernel/measured-browser.ts'

/** The browser that an order was placed in, as whoever counts knows it, and since when it may be told. */
export type OrderMeasurement = {
  readonly orderId: string
  readonly browser: MeasuredBrowser
  readonly consentedAt: Date
  readonly purchaseToldAt: Date | null
}

export type MeasurementReader = ReturnType<typeof measurementReader>

export function measurementReader(db: Database) {
  async function ofOrders(orderIds: readonly string[]): Promise<OrderMeasurement[]> {
    if (orderIds.length === 0) return []
    const rows = await db
      .selectFrom('order_measurements')
      .selectAll()
      .where('order_id', '=', anyOf(orderIds, 'uuid'))
      .execute()
    return rows.map((row) => ({
      orderId: row.order_id,
      browser: { clientId: row.client_id, sessionId: row.session_id },
      consentedAt: row.consented_at,
      purchaseToldAt: row.purchase_told_at,
    }))
  }
  return {
    ofOrders,
    /** Nothing of an order whose browser did not agree. */
    ofOrder: async (orderId: string): Promise<OrderMeasurement | undefined> =>
      isUuid(orderId) ? (await ofOrders([orderId]))[0] : undefined,
  }
}

export type MeasurementWriter = ReturnType<typeof measurementWriter>

export function measurementWriter(tx: Database) {
  return {
    ...measurementReader(tx),

    async record(orderId: string, { clientId, sessionId }: MeasuredBrowser, now: Date): Promise<void> {
      const ids = { client_id: clientId, session_id: sessionId, consented_at: now }
      await tx
        .insertInto('order_measurements')
        .values({ order_id: orderId, ...ids })
        .onConflict((conflict) => conflict.column('order_id').doUpdateSet(ids))
        .execute()
    },

    /** An order is placed again by somebody who agrees no more, or is not placed after all. */
    async forget(orderId: string): Promise<void> {
      await tx.deleteFrom('order_measurements').where('order_id', '=', orderId).execute()
    },

    async forgetCustomer(customerId: string): Promise<void> {
      await tx
        .deleteFrom('order_measurements')
        .where('order_id', 'in', (build) =>
          build.selectFrom('orders').select('id').where('customer_id', '=', customerId),
        )
        .execute()
    },

    async purchaseTold(orderId: string, now: Date): Promise<void> {
      await tx
        .updateTable('order_measurements')
        .set({ purchase_told_at: now })
        .where('order_id', '=', orderId)
        .execute()
    },

    /** @returns whether it is ours to tell: nobody else told it, or is about to */
    async claimRefund(orderId: string, refundId: string): Promise<boolean> {
      const { numUpdatedRows } = await tx
        .updateTable('order_measurements')
        .set({ told_refunds: sql`array_append(told_refunds, ${refundId}::uuid)` })
        .where('order_id', '=', orderId)
        .where(sql<boolean>`not told_refunds @> array[${refundId}::uuid]`)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** It could not be told, and may be another time. */
    async releaseRefund(orderId: string, refundId: string): Promise<void> {
      await tx
        .updateTable('order_measurements')
        .set({ told_refunds: sql`array_remove(told_refunds, ${refundId}::uuid)` })
        .where('order_id', '=', orderId)
        .execute()
    },
  }
}
