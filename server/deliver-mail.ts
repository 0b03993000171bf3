import type { Database } from '#database/rows.ts'
import type { Clock } from '#kernel/clock.ts'
import { isUuid } from '#kernel/ids.ts'
import type { MailPort } from '#shop/orders/mail-port.ts'
import type { Queue } from './jobs.ts'

/**
 * The queue that hands over what lies in the outbox: `{ mail: <id of the row> }`. The sandbox delivers nothing, so its
 * mails are kept: they stay without `sent_at`.
 */
export function mailQueue(parts: {
  readonly db: Database
  readonly mail: MailPort
  readonly clock: Clock
  /** Whether the port really delivers. */
  readonly delivers: boolean
}): Queue {
  const { db, mail, clock, delivers } = parts
  return {
    name: 'deliver-mail',
    retry: { limit: 12, delay: 30 },
    handler: async (data) => {
      const id = 'mail' in data && typeof data.mail === 'string' && isUuid(data.mail) ? data.mail : undefined
      if (id === undefined) return
      const row = await db
        .selectFrom('mail_outbox')
        .selectAll()
        .where('id', '=', id)
        .where('sent_at', 'is', null)
        .executeTakeFirst()
      if (!row || !delivers) return
      const { recipient, subject, html, text, language, attachments } = row
      try {
        await mail.send({ to: recipient, subject, html, text, language, attachments })
        await db
          .updateTable('mail_outbox')
          .set({ sent_at: clock.now(), last_error: null })
          .where('id', '=', id)
          .execute()
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        await db
          .updateTable('mail_outbox')
          .set((row) => ({ attempts: row('attempts', '+', 1), last_error: reason.slice(0, 500) }))
          .where('id', '=', id)
          .execute()
        throw error
      }
    },
  }
}
