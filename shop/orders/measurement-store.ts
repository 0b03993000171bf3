import { sql } from 'kysely'
import { anyOf, type Database } from '#database/rows.ts'
import { isUuid } from '#kernel/ids.ts'
import type { MeasuredBrowser, Measurer } from '#kernel/measured-browser.ts'

/** The browser that an order was placed in, as one of those who measure knows it, and since when they may be told. */
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
      .selectFrom('measured_browsers')
      .selectAll()
      .where('order_id', '=', anyOf(orderIds, 'uuid'))
      .orderBy('measurer')
      .execute()
    return rows.map((row) => ({
      orderId: row.order_id,
      browser: row.browser,
      consentedAt: row.consented_at,
      purchaseToldAt: row.purchase_told_at,
    }))
  }
  const ofOrder = async (orderId: string) => (isUuid(orderId) ? ofOrders([orderId]) : [])
  return {
    ofOrders,
    /** Nothing of an order whose browser did not agree, or is not known to them. */
    ofMeasurer: async (orderId: string, measurer: Measurer): Promise<OrderMeasurement | undefined> =>
      (await ofOrder(orderId)).find(({ browser }) => browser.measurer === measurer),
    /** Who may be told of an order. */
    measurersOf: async (orderId: string): Promise<Measurer[]> =>
      (await ofOrder(orderId)).map(({ browser }) => browser.measurer),
  }
}

export function measurementWriter(tx: Database) {
  const rowOf = (orderId: string, measurer: Measurer) =>
    tx.updateTable('measured_browsers').where('order_id', '=', orderId).where('measurer', '=', measurer)

  async function forget(orderId: string): Promise<void> {
    await tx.deleteFrom('measured_browsers').where('order_id', '=', orderId).execute()
  }

  return {
    ...measurementReader(tx),

    /** What is known of the browser from now on; whoever does not know it any more forgets the order. */
    async record(
      orderId: string,
      browsers: readonly MeasuredBrowser[],
      { contextId, now }: { readonly contextId: string; readonly now: Date },
    ): Promise<void> {
      if (browsers.length === 0) return forget(orderId)
      const known = browsers.map(({ measurer }) => measurer)
      await tx
        .deleteFrom('measured_browsers')
        .where('order_id', '=', orderId)
        .where('measurer', '<>', sql<Measurer>`all(${known}::text[])`)
        .execute()
      await tx
        .insertInto('measured_browsers')
        .values(
          browsers.map((browser) => ({
            order_id: orderId,
            measurer: browser.measurer,
            browser: JSON.stringify(browser),
            consented_at: now,
            context_id: contextId,
          })),
        )
        .onConflict((conflict) =>
          conflict.columns(['order_id', 'measurer']).doUpdateSet(({ ref }) => ({
            browser: ref('excluded.browser'),
            consented_at: ref('excluded.consented_at'),
            context_id: ref('excluded.context_id'),
          })),
        )
        .execute()
    },

    /** An order is placed again by somebody who agrees no more, or is not placed after all. */
    forget,

    /** All orders of a session; the last one also where it was placed before sessions were kept with them. */
    async forgetSession({
      id,
      lastOrderId,
    }: {
      readonly id: string
      readonly lastOrderId: string | null
    }): Promise<void> {
      await tx
        .deleteFrom('measured_browsers')
        .where((build) =>
          build.or([build('context_id', '=', id), ...(lastOrderId ? [build('order_id', '=', lastOrderId)] : [])]),
        )
        .execute()
    },

    async forgetCustomer(customerId: string): Promise<void> {
      await tx
        .deleteFrom('measured_browsers')
        .where('order_id', 'in', (build) =>
          build.selectFrom('orders').select('id').where('customer_id', '=', customerId),
        )
        .execute()
    },

    async purchaseTold(orderId: string, measurer: Measurer, now: Date): Promise<void> {
      await rowOf(orderId, measurer).set({ purchase_told_at: now }).execute()
    },

    /** @returns whether it is ours to tell: nobody else told it, or is about to */
    async claimRefund(orderId: string, measurer: Measurer, refundId: string): Promise<boolean> {
      const { numUpdatedRows } = await rowOf(orderId, measurer)
        .set({ told_refunds: sql`array_append(told_refunds, ${refundId}::uuid)` })
        .where(sql<boolean>`not told_refunds @> array[${refundId}::uuid]`)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** It could not be told, and may be another time. */
    async releaseRefund(orderId: string, measurer: Measurer, refundId: string): Promise<void> {
      await rowOf(orderId, measurer)
        .set({ told_refunds: sql`array_remove(told_refunds, ${refundId}::uuid)` })
        .execute()
    },
  }
}
