import { sql } from 'kysely'
import type { Database } from '#database/rows.ts'
import type { Mention } from './mentions.ts'

/** So many are listed; who has more begins with the oldest. */
const mostMentions = 50

const isNamed = (memberId: string) => sql<boolean>`order_notes.mentions @> array[${memberId}]::text[]`

const isWaitingFor = (memberId: string) => sql<boolean>`${isNamed(memberId)} and not exists (
  select from order_note_reads where order_note_reads.note_id = order_notes.id and order_note_reads.member_id = ${memberId})`

export type MentionReader = ReturnType<typeof mentionReader>

export function mentionReader(db: Database) {
  return {
    /** Notes that name somebody and that they have not done with, the oldest first. */
    async waitingFor(memberId: string): Promise<Mention[]> {
      const rows = await db
        .selectFrom('order_notes')
        .innerJoin('orders', 'orders.id', 'order_notes.order_id')
        .where(isWaitingFor(memberId))
        .select([
          'order_notes.id',
          'order_notes.order_id',
          'orders.number',
          'order_notes.author_name',
          'order_notes.text',
          'order_notes.created_at',
        ])
        .orderBy('order_notes.created_at')
        .orderBy('order_notes.id')
        .limit(mostMentions)
        .execute()
      return rows.map((row) => ({
        noteId: row.id,
        orderId: row.order_id,
        orderNumber: row.number,
        author: row.author_name,
        text: row.text,
        at: row.created_at,
      }))
    },

    /** A note that names somebody, without what it says; nothing once they have done with it. */
    async openMention(noteId: string, memberId: string): Promise<Omit<Mention, 'text' | 'at'> | undefined> {
      return db
        .selectFrom('order_notes')
        .innerJoin('orders', 'orders.id', 'order_notes.order_id')
        .where('order_notes.id', '=', noteId)
        .where(isWaitingFor(memberId))
        .select([
          'order_notes.id as noteId',
          'order_notes.order_id as orderId',
          'orders.number as orderNumber',
          'order_notes.author_name as author',
        ])
        .executeTakeFirst()
    },

    /** The order whose note names somebody; nothing where it does not. */
    async orderOf(
      noteId: string,
      memberId: string,
    ): Promise<{ readonly id: string; readonly number: string } | undefined> {
      return db
        .selectFrom('order_notes')
        .innerJoin('orders', 'orders.id', 'order_notes.order_id')
        .where('order_notes.id', '=', noteId)
        .where(isNamed(memberId))
        .select(['orders.id', 'orders.number'])
        .executeTakeFirst()
    },
  }
}

export function mentionWriter(tx: Database) {
  return {
    async done(noteId: string, memberId: string, now: Date): Promise<void> {
      await tx
        .insertInto('order_note_reads')
        .values({ note_id: noteId, member_id: memberId, read_at: now })
        .onConflict((row) => row.columns(['note_id', 'member_id']).doNothing())
        .execute()
    },
  }
}
