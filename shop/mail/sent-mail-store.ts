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

export function keptMailReader(db: Database) {
  return {
    /** The newest first; those that wait or failed alone where that is asked for. */
    async newest(unsentOnly: boolean): Promise<KeptMail[]> {
      let query = db
        .selectFrom('mail_outbox')
        .select(['id', 'key', 'recipient', 'subject', 'text', 'created_at', 'sent_at', 'last_error'])
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(mostMails)
      if (unsentOnly) query = query.where('sent_at', 'is', null)
      return (await query.execute()).map((row) => ({
        id: row.id,
        kind: row.key.split(':')[0] ?? '',
        to: row.recipient,
        subject: row.subject,
        createdAt: row.created_at,
        sentAt: row.sent_at,
        lastError: row.last_error,
        text: row.sent_at === null || row.text === '' ? null : row.text,
      }))
    },
  }
}
