import type { Selectable } from 'kysely'
import { anyOf, type Database } from '#database/rows.ts'
import type { Tables } from '#database/tables.ts'
import { type ArrivalStage, toldArrival } from '../stores/arrival.ts'
import type { StorePickup } from './store-pickup.ts'

/** An order that a store prepares or keeps, for its staff. */
export type PickupAtStore = StorePickup & { readonly number: string; readonly name: string }

export type StorePickupReader = ReturnType<typeof storePickupReader>

export function storePickupReader(db: Database) {
  return {
    async ofOrders(orderIds: readonly string[]): Promise<StorePickup[]> {
      if (orderIds.length === 0) return []
      const rows = await db
        .selectFrom('store_pickups')
        .selectAll()
        .where('order_id', '=', anyOf(orderIds, 'uuid'))
        .execute()
      return rows.map(asPickup)
    },

    /** What a store prepares and keeps now: paid orders that nobody has collected, those that were promised first at the top. */
    async openAt(locationCode: string): Promise<PickupAtStore[]> {
      const rows = await db
        .selectFrom('store_pickups')
        .innerJoin('orders', 'orders.id', 'store_pickups.order_id')
        .selectAll('store_pickups')
        .select(['orders.number', 'orders.billing_address'])
        .where('location_code', '=', locationCode)
        .where('collected_at', 'is', null)
        .where('orders.state', '=', 'paid')
        .orderBy('expected_at')
        .limit(500)
        .execute()
      return rows.map(({ number, billing_address: { firstName, lastName }, ...row }) => ({
        ...asPickup(row),
        number,
        name: `${firstName} ${lastName}`,
      }))
    },

    /** The paid order that waits under a code. */
    async orderOfCode(code: string): Promise<string | undefined> {
      const row = await db
        .selectFrom('store_pickups')
        .innerJoin('orders', 'orders.id', 'store_pickups.order_id')
        .select('orders.number')
        .where('code', '=', code)
        .executeTakeFirst()
      return row?.number
    },
  }
}

export function storePickupWriter(tx: Database) {
  return {
    ...storePickupReader(tx),

    /** Writes down where an order is collected. @returns false when somebody else's waits under this code */
    async add(pickup: Pick<StorePickup, 'orderId' | 'locationCode' | 'code' | 'expectedAt'>): Promise<boolean> {
      const row = await tx
        .insertInto('store_pickups')
        .values({
          order_id: pickup.orderId,
          location_code: pickup.locationCode,
          code: pickup.code,
          expected_at: pickup.expectedAt,
        })
        .onConflict((conflict) => conflict.column('code').doNothing())
        .returning('order_id')
        .executeTakeFirst()
      return row !== undefined
    },

    async expect(orderId: string, expectedAt: Date): Promise<void> {
      await tx.updateTable('store_pickups').set({ expected_at: expectedAt }).where('order_id', '=', orderId).execute()
    },

    async ready(orderId: string, at: Date, keptUntil: Date): Promise<void> {
      await tx
        .updateTable('store_pickups')
        .set({ ready_at: at, kept_until: keptUntil })
        .where('order_id', '=', orderId)
        .where('ready_at', 'is', null)
        .execute()
    },

    async collected(orderId: string, at: Date): Promise<void> {
      await tx
        .updateTable('store_pickups')
        .set({ collected_at: at, ...gone })
        .where('order_id', '=', orderId)
        .execute()
    },

    async lapsed(orderId: string, at: Date): Promise<void> {
      await tx
        .updateTable('store_pickups')
        .set({ lapsed_at: at, ...gone })
        .where('order_id', '=', orderId)
        .execute()
    },

    /** Somebody comes for it, is there, or takes that back. The same again leaves since when. @returns whether it is news */
    async arrive(orderId: string, arrival: ArrivalStage | null, at: Date): Promise<boolean> {
      const { numUpdatedRows } = await tx
        .updateTable('store_pickups')
        .set({ arrival, arrival_at: arrival && at })
        .where('order_id', '=', orderId)
        .where('arrival', 'is distinct from', arrival)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** Orders for which nobody came in time, the oldest first. */
    async due(now: Date, most: number): Promise<string[]> {
      const rows = await tx
        .selectFrom('store_pickups')
        .innerJoin('orders', 'orders.id', 'store_pickups.order_id')
        .select('order_id')
        .where('kept_until', '<=', now)
        .where('collected_at', 'is', null)
        .where('lapsed_at', 'is', null)
        .where('orders.state', '=', 'paid')
        .orderBy('kept_until')
        .limit(most)
        .execute()
      return rows.map((row) => row.order_id)
    },
  }
}

/** Nobody stands at the counter for what is over. */
const gone = { arrival: null, arrival_at: null }

function asPickup(row: Selectable<Tables['store_pickups']>): StorePickup {
  return {
    orderId: row.order_id,
    locationCode: row.location_code,
    code: row.code,
    expectedAt: row.expected_at,
    readyAt: row.ready_at,
    keptUntil: row.kept_until,
    collectedAt: row.collected_at,
    lapsedAt: row.lapsed_at,
    arrival: toldArrival(row),
  }
}
