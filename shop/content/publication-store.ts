import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#database/rows.ts'
import type { Clock } from '#kernel/clock.ts'
import type { PublicationPort, StoredDocument } from './publication-port.ts'

/** Publications whose documents are kept; a ref of an older one has expired. */
const kept = 10

export function publicationReader(db: Database, clock: Clock): PublicationPort {
  return {
    async latest() {
      const row = await db
        .selectFrom('content_publications')
        .select('ref')
        .orderBy('position', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row?.ref
    },

    async documents(ref) {
      const row = await db
        .selectFrom('content_publications')
        .select('documents')
        .where('ref', '=', ref)
        .executeTakeFirst()
      return row && (row.documents === null ? null : documentsIn(row.documents))
    },

    async preview(token) {
      const row = await db
        .selectFrom('content_previews')
        .select(['draft', 'ref', 'expires_at', 'is_overlay'])
        .where('token_hash', '=', hashOf(token))
        .executeTakeFirst()
      if (!row) return undefined
      if (row.expires_at <= clock.now()) return 'expired'
      const { draft, ref, is_overlay: isOverlay } = row
      return {
        ref,
        isOverlay,
        documents: async () => {
          const { documents } = await db
            .selectFrom('content_previews')
            .select('documents')
            .where('draft', '=', draft)
            .executeTakeFirstOrThrow()
          return documentsIn(documents)
        },
      }
    },
  }
}

export type NewPreview = {
  readonly draft: string
  readonly token: string
  readonly ref: string
  readonly expiresAt: Date
  /** Whether it holds the changed documents alone. */
  readonly isOverlay: boolean
}

export type PublicationWriter = ReturnType<typeof publicationWriter>

export function publicationWriter(db: Database) {
  return {
    /** What everybody sees. */
    async latestDocuments(): Promise<readonly StoredDocument[]> {
      const row = await db
        .selectFrom('content_publications')
        .select('documents')
        .orderBy('position', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row?.documents ? documentsIn(row.documents) : []
    },

    /** Makes these documents what everybody sees, also when they were published before. */
    async publish(ref: string, documents: readonly StoredDocument[], now: Date): Promise<void> {
      const row = { documents: JSON.stringify(documents), published_at: now }
      await db
        .insertInto('content_publications')
        .values({ ref, ...row })
        .onConflict((conflict) =>
          conflict.column('ref').doUpdateSet({ ...row, position: sql`nextval('content_publication_order')` }),
        )
        .execute()
      await db
        .updateTable('content_publications')
        .set({ documents: null })
        .where('documents', 'is not', null)
        .where('ref', 'not in', (build) =>
          build.selectFrom('content_publications').select('ref').orderBy('position', 'desc').limit(kept),
        )
        .execute()
    },

    /** Lets whoever has the token see a draft; the link to an earlier state of it ends. */
    async preview(
      { draft, token, ref, expiresAt, isOverlay }: NewPreview,
      documents: readonly StoredDocument[],
      now: Date,
    ): Promise<void> {
      await db.deleteFrom('content_previews').where('expires_at', '<', now).execute()
      const row = {
        token_hash: hashOf(token),
        ref,
        documents: JSON.stringify(documents),
        expires_at: expiresAt,
        is_overlay: isOverlay,
      }
      await db
        .insertInto('content_previews')
        .values({ draft, ...row })
        .onConflict((conflict) => conflict.column('draft').doUpdateSet(row))
        .execute()
    },
  }
}

const hashOf = (token: string) => createHash('sha256').update(token).digest()

// Only `publish` and `preview` write the column.
const documentsIn = (text: string) => JSON.parse(text) as readonly StoredDocument[]
