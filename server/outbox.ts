import type { Database } from '#database/rows.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Mail, MailPort } from '#shop/orders/mail-port.ts'

/**
 * Keeps every mail in the outbox and hands it to the delivery; a mail that was sent before is not sent again. Without a
 * delivery mails stay where a developer can read them, and have no `sent_at`.
 */
export function outboxMail(parts: { db: Database; clock: Clock; delivery: MailPort | undefined }): MailPort {
  const { db, clock, delivery } = parts
  return {
    send: async (mail) => {
      const sentAt = await keep(db, clock, mail)
      if (sentAt !== null || !delivery) return
      try {
        await delivery.send(mail)
      } catch (error) {
        await db
          .updateTable('mail_outbox')
          .set((row) => ({ attempts: row('attempts', '+', 1), last_error: reasonOf(error) }))
          .where('key', '=', mail.key)
          .execute()
        throw error
      }
      await db
        .updateTable('mail_outbox')
        .set((row) => ({ attempts: row('attempts', '+', 1), sent_at: clock.now(), last_error: null }))
        .where('key', '=', mail.key)
        .execute()
    },
  }
}

/** Writes the mail down unless it is there already; answers when it was sent. */
async function keep(db: Database, clock: Clock, mail: Mail): Promise<Date | null> {
  const { key, to, subject, html, text, language, attachments = [] } = mail
  await db
    .insertInto('mail_outbox')
    .values({
      key,
      recipient: to,
      subject,
      html,
      text,
      language,
      attachments: JSON.stringify(attachments),
      created_at: clock.now(),
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  const { sent_at } = await db
    .selectFrom('mail_outbox')
    .select('sent_at')
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  return sent_at
}

const longestReason = 500

function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, longestReason)
}
