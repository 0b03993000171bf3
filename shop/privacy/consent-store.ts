import { createHash } from 'node:crypto'
import type { Database } from '#database/rows.ts'
import type { Consent, ConsentPurpose, NewConsent } from './consent.ts'

export type ConsentReader = ReturnType<typeof consentReader>

export function consentReader(db: Database) {
  return {
    /** What some decided last about something, by their address; who was only asked decided nothing. */
    async lastDecisions(
      emails: readonly string[],
      purpose: ConsentPurpose,
    ): Promise<ReadonlyMap<string, Pick<Consent, 'decision' | 'at'>>> {
      const subjects = new Map(emails.map((email) => [subjectOf(email).toString('hex'), email]))
      const rows = await db
        .selectFrom('consents')
        .distinctOn('subject')
        .select(['subject', 'decision', 'at'])
        .where('subject', 'in', [Buffer.alloc(0), ...emails.map(subjectOf)])
        .where('purpose', '=', purpose)
        .where('decision', '<>', 'asked')
        .orderBy('subject')
        .orderBy('id', 'desc')
        .execute()
      return new Map(
        rows.map(({ subject, decision, at }) => [subjects.get(subject.toString('hex')) ?? '', { decision, at }]),
      )
    },

    /** All that somebody agreed to and refused, by their address or their account, the oldest first. */
    async of({ email, id }: { readonly email: string; readonly id?: string }): Promise<Consent[]> {
      const rows = await db
        .selectFrom('consents')
        .selectAll()
        .where(({ or, eb }) =>
          or([eb('subject', '=', subjectOf(email)), ...(id === undefined ? [] : [eb('customer_id', '=', id)])]),
        )
        .orderBy('id')
        .execute()
      return rows.map((row) => ({
        purpose: row.purpose,
        decision: row.decision,
        wordingVersion: row.wording_version,
        form: row.form,
        storefrontCode: row.store_code,
        language: row.language,
        at: row.at,
      }))
    },
  }
}

export function consentWriter(tx: Database) {
  return {
    ...consentReader(tx),

    async add(consent: NewConsent): Promise<void> {
      await tx
        .insertInto('consents')
        .values({
          subject: subjectOf(consent.email),
          customer_id: consent.customerId ?? null,
          purpose: consent.purpose,
          decision: consent.decision,
          wording_version: consent.wordingVersion,
          form: consent.form,
          store_code: consent.storefrontCode,
          language: consent.language,
          at: consent.at,
        })
        .execute()
    },
  }
}

function subjectOf(email: string): Buffer {
  return createHash('sha256').update(email).digest()
}
