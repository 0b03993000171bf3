import { sql } from 'kysely'
import type { Database } from '#database/rows.ts'
import type { StaffReach } from '#kernel/staff-reach.ts'
import type { Order } from '../orders/order.ts'
import { isSeenOrder } from '../orders/seen-orders-store.ts'

/** What says whether an order's parcel can have a label. */
export type LabelPlanRow = {
  readonly id: string
  readonly number: string
  readonly isPaid: boolean
  readonly isPacked: boolean
  readonly parcels: number
  readonly shippingAddress: Order['shippingAddress']
}

export type LabelPlanReader = ReturnType<typeof labelPlanReader>

export function labelPlanReader(db: Database) {
  return {
    /** Orders by their numbers, in no order of their own; those that are not seen are left out. */
    async rows(numbers: readonly string[], reach: StaffReach): Promise<LabelPlanRow[]> {
      if (numbers.length === 0) return []
      const { rows } = await sql<LabelPlanRow>`
        select o.id, o.number, o.state = 'paid' as "isPaid", o.packed_at is not null as "isPacked",
          (select count(*)::int from parcels p where p.order_id = o.id) as parcels, o.shipping_address as "shippingAddress"
        from orders o where o.number = any(${[...numbers]}::text[]) and ${isSeenOrder(reach)}`.execute(db)
      return rows
    },
  }
}
