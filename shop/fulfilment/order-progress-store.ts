import type { Database } from '#database/rows.ts'
import { refundsOf } from './order-refund-store.ts'
import { parcelsOf } from './parcel-store.ts'
import { noProgress, type Progress } from './progress.ts'
import { returnsOf } from './return-store.ts'
import { storePickupReader } from './store-pickup-store.ts'

/** What happened to orders since they were paid. */
export function orderProgressReader(db: Database) {
  return {
    async progressOf(orderIds: readonly string[]): Promise<ReadonlyMap<string, Progress>> {
      if (orderIds.length === 0) return new Map()
      const parcels = await parcelsOf(db, orderIds)
      const returns = await returnsOf(db, orderIds)
      const refunds = await refundsOf(db, orderIds)
      const pickups = await storePickupReader(db).ofOrders(orderIds)
      return new Map(
        orderIds.map((id) => [
          id,
          {
            parcels: parcels.filter(({ orderId }) => orderId === id),
            returns: returns.filter(({ orderId }) => orderId === id),
            refunds: refunds.filter(({ orderId }) => orderId === id),
            pickup: pickups.find(({ orderId }) => orderId === id),
          },
        ]),
      )
    },

    async progress(orderId: string): Promise<Progress> {
      return (await this.progressOf([orderId])).get(orderId) ?? noProgress
    },
  }
}

/** Writes down on orders how far they are. */
export function orderProgressWriter(tx: Database) {
  return {
    /** Writes down what an order's row says of its way, for lists. */
    async changeOrder(
      orderId: string,
      change: {
        readonly allocatedAt?: Date
        readonly pickedAt?: Date
        readonly shippedAt?: Date
        readonly deliveredAt?: Date
        readonly cancelledAt?: Date
        readonly trackTraceUrl?: string
      },
    ): Promise<void> {
      const { allocatedAt, pickedAt, shippedAt, deliveredAt, cancelledAt, trackTraceUrl } = change
      await tx
        .updateTable('orders')
        .set((by) => ({
          // The first news of each counts: the same may be told again.
          ...(allocatedAt ? { allocated_at: by.fn.coalesce('allocated_at', by.val(allocatedAt)) } : {}),
          ...(pickedAt ? { picked_at: by.fn.coalesce('picked_at', by.val(pickedAt)) } : {}),
          ...(shippedAt ? { shipped_at: by.fn.coalesce('shipped_at', by.val(shippedAt)) } : {}),
          ...(deliveredAt ? { delivered_at: deliveredAt } : {}),
          ...(cancelledAt ? { cancelled_at: cancelledAt } : {}),
          ...(trackTraceUrl === undefined ? {} : { track_trace_url: trackTraceUrl }),
        }))
        .where('id', '=', orderId)
        .execute()
    },
  }
}
