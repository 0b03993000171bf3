import { sql } from 'kysely'
import type { Database } from '#database/rows.ts'

/** A mail of the outbox, as staff see it. */
export type KeptMail = {
  readonly id: string
  /** `order-confirmation`, `status`: what its key begins with. */
  readonly kind: string
  readonly to: string
  readonly subject: string
  readonly createdAt: Date
  readonly sentAt: Date | null
  readonly lastError: string | null
  /** Nothing before it was sent: until then links in it open something for its reader alone; nor once it was erased. */
  readonly text: string | null
}

export type KeptMailReader = ReturnType<typeof keptMailReader>

/** So many stand on the page. */
const mostMails = 100
/** So many stand on the page of somebody. */
const mostMailsToOne = 20

export function keptMailReader(db: Database) {
  return {
    /** The newest first; those that wait or failed alone where that is asked for. */
    async newest(unsentOnly: boolean): Promise<KeptMail[]> {
      const query = mails(db).limit(mostMails)
      const asked = unsentOnly ? query.where('sent_at', 'is', null) : query
      return (await asked.execute()).map(keptMailOf)
    },

    /** To an address, the newest first. @param email as `normalizedEmail` writes it */
    async to(email: string): Promise<KeptMail[]> {
      const rows = await mails(db).where(sql`lower(recipient)`, '=', email).limit(mostMailsToOne).execute()
      return rows.map(keptMailOf)
    },
  }
}

const mails = (db: Database) =>
  db
    .selectFrom('mail_outbox')
    .select(['id', 'key', 'recipient', 'subject', 'text', 'created_at', 'sent_at', 'last_error'])
    .orderBy('created_at', 'desc')
    .orderBy('id')

type Row = Awaited<ReturnType<ReturnType<typeof mails>['execute']>>[number]

const keptMailOf = (row: Row): KeptMail => ({
  id: row.id,
  kind: row.key.split(':')[0] ?? '',
  to: row.recipient,
  subject: row.subject,
  createdAt: row.created_at,
  sentAt: row.sent_at,
  lastError: row.last_error,
  text: row.sent_at === null || row.text === '' ? null : row.text,
})
