import { sql } from 'kysely'
import { type Database, json } from '#database/rows.ts'
import type { Cents } from '#kernel/money.ts'
import type { OrderChange, OrderNote, StaffAuthor } from './order-change.ts'

/** What staff wrote and changed of orders. */
export function orderChangeReader(db: Database) {
  return {
    async notesOf(orderId: string): Promise<OrderNote[]> {
      const rows = await db
        .selectFrom('order_notes')
        .selectAll()
        .where('order_id', '=', orderId)
        .orderBy('created_at')
        .orderBy('id')
        .execute()
      return rows.map((row) => ({
        id: row.id,
        author: { id: row.author_id, name: row.author_name },
        text: row.text,
        mentions: row.mentions,
        createdAt: row.created_at,
      }))
    },

    async changesOf(orderId: string): Promise<OrderChange[]> {
      const rows = await db
        .selectFrom('order_changes')
        .selectAll()
        .where('order_id', '=', orderId)
        .orderBy('changed_at')
        .orderBy('id')
        .execute()
      return rows.map((row) => ({
        id: row.id,
        kind: row.kind,
        author: { id: row.staff_id, name: row.staff_name },
        detail: row.detail,
        changedAt: row.changed_at,
      }))
    },
  }
}

/** Writes down what staff write and change of orders. */
export function orderChangeWriter(tx: Database) {
  return {
    ...orderChangeReader(tx),

    /** Which version of an order there is; the caller holds its row. */
    async versionOf(orderId: string): Promise<number> {
      const { version } = await tx
        .selectFrom('orders')
        .select('version')
        .where('id', '=', orderId)
        .executeTakeFirstOrThrow()
      return version
    },

    /** What all vouchers are worth that staff gave for an order. */
    async vouchersGiven(orderId: string): Promise<Cents> {
      const { rows } = await sql<{ given: number }>`
        select coalesce(sum((detail ->> 'amount')::int), 0)::int as given from order_changes
        where order_id = ${orderId} and kind = 'voucher'`.execute(tx)
      return rows[0]?.given ?? 0
    },

    /** Whether a press was taken before, of this order or of another. */
    async isKnown(idempotencyKey: string): Promise<boolean> {
      const row = await tx
        .selectFrom('order_changes')
        .select('id')
        .where('idempotency_key', '=', idempotencyKey)
        .executeTakeFirst()
      return row !== undefined
    },

    /** Writes a change down, once per key, and raises the order's version. @returns the version that the order has now */
    async addChange(
      change: Omit<OrderChange, 'id' | 'author'> & {
        readonly orderId: string
        readonly idempotencyKey: string
        readonly author: StaffAuthor
      },
    ): Promise<number> {
      await tx
        .insertInto('order_changes')
        .values({
          order_id: change.orderId,
          idempotency_key: change.idempotencyKey,
          kind: change.kind,
          staff_id: change.author.id,
          staff_name: change.author.name,
          detail: json(change.detail),
          changed_at: change.changedAt,
        })
        .execute()
      const { version } = await tx
        .updateTable('orders')
        .set({ version: sql<number>`version + 1` })
        .where('id', '=', change.orderId)
        .returning('version')
        .executeTakeFirstOrThrow()
      return version
    },

    /** Writes a note down, once per key. @returns whether it was this call that did */
    async addNote(
      note: Omit<OrderNote, 'id'> & { readonly orderId: string; readonly idempotencyKey: string },
    ): Promise<string | undefined> {
      const row = await tx
        .insertInto('order_notes')
        .values({
          order_id: note.orderId,
          idempotency_key: note.idempotencyKey,
          author_id: note.author.id,
          author_name: note.author.name,
          text: note.text,
          mentions: [...note.mentions],
          created_at: note.createdAt,
        })
        .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
        .returning('id')
        .executeTakeFirst()
      return row?.id
    },
  }
}
