import type { Selectable } from 'kysely'
import type { Database } from '#database/rows.ts'
import type { Tables } from '#database/tables.ts'
import { isUuid } from '#kernel/ids.ts'
import type { Cents } from '#kernel/money.ts'

/** What is to be collected of an authorized payment, because a parcel left. */
export type Capture = {
  readonly parcelId: string
  readonly orderId: string
  readonly amount: Cents
  readonly capturedAt: Date | null
}

/** What is collected of authorized payments. */
export function captureReader(db: Database) {
  return {
    async capture(parcelId: string): Promise<Capture | undefined> {
      if (!isUuid(parcelId)) return undefined
      const row = await db.selectFrom('captures').selectAll().where('parcel_id', '=', parcelId).executeTakeFirst()
      return row && asCapture(row)
    },

    async capturesOf(orderId: string): Promise<Capture[]> {
      const rows = await db.selectFrom('captures').selectAll().where('order_id', '=', orderId).execute()
      return rows.map(asCapture)
    },
  }
}

/** Writes down what is to be collected, and when it was. */
export function captureWriter(tx: Database) {
  return {
    async addCapture(capture: Omit<Capture, 'capturedAt'>, now: Date): Promise<void> {
      await tx
        .insertInto('captures')
        .values({
          parcel_id: capture.parcelId,
          order_id: capture.orderId,
          amount: capture.amount,
          created_at: now,
        })
        .execute()
    },

    async captured(parcelId: string, at: Date): Promise<void> {
      await tx.updateTable('captures').set({ captured_at: at }).where('parcel_id', '=', parcelId).execute()
    },
  }
}

function asCapture(row: Selectable<Tables['captures']>): Capture {
  return { parcelId: row.parcel_id, orderId: row.order_id, amount: row.amount, capturedAt: row.captured_at }
}
