import { expressionBuilder, sql } from 'kysely'
import type { Database } from '#database/rows.ts'
import type { Tables } from '#database/tables.ts'
import { type Clock, minute } from '#kernel/clock.ts'
import type { Mail, MailDelivery, MailPort } from '#shop/mail/mail-port.ts'
import { againMark } from '#shop/mail/send-again.ts'
import { emptiedMail } from '#shop/privacy/retention-store.ts'
import { withoutPeople } from './log.ts'

/** So long a process may take to hand a mail over before another one tries. */
const claimTime = 2 * minute

/**
 * Keeps every mail in the outbox and hands it to the delivery; a mail that was sent before is not sent again, and one that is
 * being sent is left to whoever does it. When a process dies after handing a mail over and before saying so, the next one sends
 * it with the same Message-ID, by which mail servers and programs know it again. Without a delivery mails stay where a developer
 * can read them, and have no `sent_at`.
 */
export function outboxMail(deps: { db: Database; clock: Clock; delivery: MailDelivery | undefined }): MailPort {
  const { db, clock, delivery } = deps
  return {
    send: async (mail) => {
      const sentAt = await keep(db, clock, mail)
      if (sentAt !== null || !delivery) return
      if (!(await claim(db, clock, mail.key))) throw new Error(`Another process is sending ${mail.key}`)
      try {
        await delivery.send(mail)
      } catch (error) {
        await db
          .updateTable('mail_outbox')
          .set({ claimed_until: null, last_error: reasonOf(error) })
          .where('key', '=', mail.key)
          .execute()
        throw error
      }
      await keepAsSent(db, clock, mail)
    },
    dropUnsent: async (about) => {
      // What a developer reads here is never sent.
      if (!delivery) return
      await db
        .deleteFrom('mail_outbox')
        .where('sent_at', 'is', null)
        .where(({ or, eb }) =>
          or([eb('key', '=', about), ...[':', againMark].map((mark) => eb('key', 'like', `${about}${mark}%`))]),
        )
        .where(isUnclaimed(clock.now()))
        .execute()
    },
  }
}

/**
 * Notes that a mail is out. What links in it opened is for its reader alone; of some mails nothing is kept, and of none whose reader
 * was forgotten while it was on its way.
 */
async function keepAsSent(db: Database, clock: Clock, { key, html, text, headers = {}, eraseOnceSent }: Mail) {
  const sent = { sent_at: clock.now(), claimed_until: null, last_error: null }
  const ifKept = (content: string) => sql<string>`case when recipient = '' then '' else ${content} end`
  await db
    .updateTable('mail_outbox')
    .set(
      eraseOnceSent
        ? { ...emptiedMail, ...sent }
        : {
            ...sent,
            html: ifKept(withoutLinks(html)),
            text: ifKept(withoutLinks(text)),
            headers: sql<string>`case when recipient = '' then '{}' else ${withoutLinks(JSON.stringify(headers))}::jsonb end`,
          },
    )
    .where('key', '=', key)
    .execute()
}

const tokenLength = 43

/** Without what opens something: a secret is told by its length. */
const withoutLinks = (text: string): string =>
  text.replace(/[\w-]+/g, (word) => (word.length === tokenLength ? '…' : word))

/** Takes a mail that nobody has in hand; of several that try at once, one gets it. */
async function claim(db: Database, clock: Clock, key: string): Promise<boolean> {
  const now = clock.now()
  const { numUpdatedRows } = await db
    .updateTable('mail_outbox')
    .set((row) => ({
      attempts: row('attempts', '+', 1),
      claimed_until: new Date(now.getTime() + claimTime),
    }))
    .where('key', '=', key)
    .where('sent_at', 'is', null)
    .where(isUnclaimed(now))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Nobody has it in hand. */
function isUnclaimed(now: Date) {
  const { or, eb } = expressionBuilder<Tables, 'mail_outbox'>()
  return or([
    eb('claimed_until', 'is', null),
    eb('claimed_until', '<=', now),
    // From a clock that went wrong: nobody holds a mail for so long.
    eb('claimed_until', '>', new Date(now.getTime() + claimTime)),
  ])
}

/** Writes the mail down unless it is there already; answers when it was sent. */
async function keep(db: Database, clock: Clock, mail: Mail): Promise<Date | null> {
  const { key, to, subject, html, text, language, attachments = [], headers = {}, about = null } = mail
  await db
    .insertInto('mail_outbox')
    .values({
      key,
      recipient: to,
      about,
      subject,
      html,
      text,
      language,
      attachments: JSON.stringify(attachments),
      headers: JSON.stringify(headers),
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
  return withoutPeople((error instanceof Error ? error.message : String(error)).slice(0, longestReason))
}
