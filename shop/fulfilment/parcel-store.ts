import { anyOf, type Database } from '#database/rows.ts'
import { isUuid } from '#kernel/ids.ts'
import { notePacked } from './packed-order-store.ts'
import type { Parcel } from './progress.ts'
import { quantitiesOf } from './quantities.ts'

/** Parcels that left. */
export function parcelReader(db: Database) {
  return {
    async parcel(id: string): Promise<Parcel | undefined> {
      if (!isUuid(id)) return undefined
      const row = await db.selectFrom('parcels').select('order_id').where('id', '=', id).executeTakeFirst()
      return row && (await parcelsOf(db, [row.order_id])).find((parcel) => parcel.id === id)
    },
  }
}

/** Writes parcels down, and when they arrive. */
export function parcelWriter(tx: Database) {
  return {
    /** Writes a parcel down, once per name that the warehouse gives it. */
    async addParcel(parcel: Omit<Parcel, 'id' | 'deliveredAt'>): Promise<string | undefined> {
      const row = await tx
        .insertInto('parcels')
        .values({
          order_id: parcel.orderId,
          key: parcel.key,
          carrier: parcel.carrier,
          tracking_code: parcel.trackingCode,
          tracking_url: parcel.trackingUrl,
          shipped_at: parcel.shippedAt,
        })
        .onConflict((conflict) => conflict.columns(['order_id', 'key']).doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!row) return undefined
      await tx
        .insertInto('parcel_lines')
        .values([...parcel.pieces].map(([position, quantity]) => ({ parcel_id: row.id, position, quantity })))
        .execute()
      await notePacked(tx, parcel.orderId, parcel.shippedAt)
      return row.id
    },

    async arrived(parcelId: string, at: Date): Promise<void> {
      await tx
        .updateTable('parcels')
        .set({ delivered_at: at })
        .where('id', '=', parcelId)
        .where('delivered_at', 'is', null)
        .execute()
    },
  }
}

/** The parcels of orders, in the order in which they left. */
export async function parcelsOf(db: Database, orderIds: readonly string[]): Promise<Parcel[]> {
  const rows = await db
    .selectFrom('parcels')
    .selectAll()
    .where('order_id', '=', anyOf(orderIds, 'uuid'))
    .orderBy('shipped_at')
    .orderBy('key')
    .execute()
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const lines = await db.selectFrom('parcel_lines').selectAll().where('parcel_id', '=', anyOf(ids, 'uuid')).execute()
  return rows.map((row) => ({
    id: row.id,
    orderId: row.order_id,
    key: row.key,
    carrier: row.carrier,
    trackingCode: row.tracking_code,
    trackingUrl: row.tracking_url,
    shippedAt: row.shipped_at,
    deliveredAt: row.delivered_at,
    pieces: quantitiesOf(
      lines.filter((line) => line.parcel_id === row.id).map(({ position, quantity }) => [position, quantity]),
    ),
  }))
}
