import type { Database } from '#database/rows.ts'
import type { FollowedOrder } from './order-history.ts'
import { readFollowedOrders } from './order-store.ts'
import { areOfGuest } from './orders-of-person-store.ts'

export type GuestOrderReader = ReturnType<typeof guestOrderReader>

export function guestOrderReader(db: Database) {
  return {
    /**
     * Paid orders that were placed with an address and by nobody who was logged in, the newest first.
     */
    ofEmail: (email: string): Promise<FollowedOrder[]> =>
      readFollowedOrders(db, (orders) => orders.where(areOfGuest(email))),
  }
}

export function guestOrderWriter(tx: Database) {
  return {
    /** Gives one order that belongs to no account to one. */
    async giveOne(customerId: string, orderId: string): Promise<void> {
      await tx
        .updateTable('orders')
        .set({ customer_id: customerId })
        .where('id', '=', orderId)
        .where('customer_id', 'is', null)
        .where('erasure_asked_at', 'is', null)
        .execute()
    },
    /** Gives orders of an address to an account, but for those of an account that was deleted; says how many. */
    async giveTo(customerId: string, email: string): Promise<number> {
      const { numUpdatedRows } = await tx
        .updateTable('orders')
        .set({ customer_id: customerId })
        .where(areOfGuest(email))
        .where('erasure_asked_at', 'is', null)
        .executeTakeFirst()
      return Number(numUpdatedRows)
    },
  }
}
