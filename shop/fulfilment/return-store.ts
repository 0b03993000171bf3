import { anyOf, type Database } from '#database/rows.ts'
import { isUuid } from '#kernel/ids.ts'
import type { Return, ReturnWay } from './progress.ts'
import { type Quantities, quantitiesOf } from './quantities.ts'

/** Returns, from their announcement on. */
export function returnReader(db: Database) {
  return {
    async return(id: string): Promise<Return | undefined> {
      if (!isUuid(id)) return undefined
      const row = await db.selectFrom('returns').select('order_id').where('id', '=', id).executeTakeFirst()
      return row && (await returnsOf(db, [row.order_id])).find((one) => one.id === id)
    },

    async returnByReference(reference: string): Promise<Return | undefined> {
      const row = await db
        .selectFrom('returns')
        .select(['id', 'order_id'])
        .where('reference', '=', reference)
        .executeTakeFirst()
      return row && (await returnsOf(db, [row.order_id])).find((one) => one.id === row.id)
    },

    /** The label of a return as PDF, once there is one. */
    async label(returnId: string): Promise<Uint8Array | undefined> {
      const row = await db.selectFrom('returns').select('label').where('id', '=', returnId).executeTakeFirst()
      return row?.label ?? undefined
    },

    /** When a shopper first stated in time that they withdraw from an order; from then on the law counts its 14 days. */
    async withdrawnAt(orderId: string): Promise<Date | null> {
      const row = await db
        .selectFrom('withdrawals')
        .select('submitted_at')
        .where('order_id', '=', orderId)
        .where('late', '=', false)
        .orderBy('submitted_at')
        .executeTakeFirst()
      return row?.submitted_at ?? null
    },
  }
}

/** Announces and receives returns. */
export function returnWriter(tx: Database) {
  return {
    /** Announces a return, once per page of the form. */
    async addReturn(one: {
      readonly orderId: string
      readonly reference: string
      readonly idempotencyKey: string
      readonly way: ReturnWay
      readonly announcedAt: Date
      readonly pieces: Quantities
    }): Promise<string> {
      const { id } = await tx
        .insertInto('returns')
        .values({
          order_id: one.orderId,
          reference: one.reference,
          idempotency_key: one.idempotencyKey,
          way: one.way,
          announced_at: one.announcedAt,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await tx
        .insertInto('return_lines')
        .values([...one.pieces].map(([position, quantity]) => ({ return_id: id, position, quantity })))
        .execute()
      return id
    },

    async returnOfKey(idempotencyKey: string): Promise<Return | undefined> {
      const row = await tx
        .selectFrom('returns')
        .select('id')
        .where('idempotency_key', '=', idempotencyKey)
        .executeTakeFirst()
      return row && returnReader(tx).return(row.id)
    },

    async keepLabel(returnId: string, label: { readonly code: string; readonly pdf: Uint8Array }): Promise<void> {
      await tx
        .updateTable('returns')
        .set({ label_code: label.code, label: Buffer.from(label.pdf) })
        .where('id', '=', returnId)
        .where('label', 'is', null)
        .execute()
    },

    async receive(returnId: string, received: Quantities, at: Date): Promise<void> {
      await tx.updateTable('returns').set({ received_at: at }).where('id', '=', returnId).execute()
      const lines = await tx.selectFrom('return_lines').select('position').where('return_id', '=', returnId).execute()
      for (const { position } of lines) {
        await tx
          .updateTable('return_lines')
          .set({ received: received.get(position) ?? 0 })
          .where('return_id', '=', returnId)
          .where('position', '=', position)
          .execute()
      }
      const announced = new Set(lines.map(({ position }) => position))
      const unannounced = [...received].filter(([position]) => !announced.has(position))
      if (unannounced.length === 0) return
      await tx
        .insertInto('return_lines')
        .values(
          unannounced.map(([position, quantity]) => ({ return_id: returnId, position, quantity, received: quantity })),
        )
        .execute()
    },
  }
}

/** The returns of orders, in the order in which they were announced. */
export async function returnsOf(db: Database, orderIds: readonly string[]): Promise<Return[]> {
  const rows = await db
    .selectFrom('returns')
    .select(['id', 'order_id', 'reference', 'way', 'announced_at', 'label_code', 'received_at'])
    .where('order_id', '=', anyOf(orderIds, 'uuid'))
    .orderBy('announced_at')
    .orderBy('reference')
    .execute()
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const lines = await db.selectFrom('return_lines').selectAll().where('return_id', '=', anyOf(ids, 'uuid')).execute()
  return rows.map((row) => {
    const own = lines.filter((line) => line.return_id === row.id)
    return {
      id: row.id,
      orderId: row.order_id,
      reference: row.reference,
      way: row.way,
      announcedAt: row.announced_at,
      labelCode: row.label_code,
      receivedAt: row.received_at,
      pieces: quantitiesOf(own.map(({ position, quantity }) => [position, quantity])),
      received:
        row.received_at === null ? null : quantitiesOf(own.map(({ position, received }) => [position, received ?? 0])),
    }
  })
}
