import { type Selectable, sql } from 'kysely'
import type { Database } from '#database/rows.ts'
import type { ContentEdits } from '#database/tables.ts'
import type { ContentEdit, ContentVersion } from './content-edit.ts'
import type { StoredDocument } from './publication-port.ts'

export type ContentEditReader = ReturnType<typeof contentEditReader>

/** So many versions of a document are shown; all of them are kept. */
const mostShown = 50

export function contentEditReader(db: Database) {
  const edits = () =>
    db
      .selectFrom('content_edits')
      .innerJoin('content_versions', 'content_versions.id', 'content_edits.head')
      .selectAll()
  return {
    async edits(): Promise<readonly ContentEdit[]> {
      return (await edits().execute()).map(editOf)
    },
    async edit(documentId: string): Promise<ContentEdit | undefined> {
      const row = await edits().where('content_edits.document_id', '=', documentId).executeTakeFirst()
      return row && editOf(row)
    },
    async version(documentId: string, id: number): Promise<ContentVersion | undefined> {
      const row = await db
        .selectFrom('content_versions')
        .selectAll()
        .where('document_id', '=', documentId)
        .where('id', '=', id)
        .executeTakeFirst()
      return row && versionOf(row)
    },
    /** The newest first. */
    async versions(documentId: string): Promise<readonly ContentVersion[]> {
      const rows = await db
        .selectFrom('content_versions')
        .selectAll()
        .where('document_id', '=', documentId)
        .orderBy('id', 'desc')
        .limit(mostShown)
        .execute()
      return rows.map(versionOf)
    },
    /** What staff made everybody see in the place of what came with the folder of the shop; null for what they took off. */
    async decided(): Promise<ReadonlyMap<string, StoredDocument | null>> {
      const rows = await db
        .selectFrom('content_edits')
        .leftJoin('content_versions', 'content_versions.id', 'content_edits.published')
        .select(['content_edits.document_id', 'taken_off', 'document'])
        .where((where) => where.or([where('taken_off', '=', true), where('published', 'is not', null)]))
        .execute()
      return new Map(
        rows.map((row) => [row.document_id, row.taken_off || row.document === null ? null : documentIn(row.document)]),
      )
    },
  }
}

export function contentEditWriter(tx: Database) {
  return {
    ...contentEditReader(tx),

    /** Until the transaction ends nobody else changes any document: what is published holds all of them. */
    async hold(): Promise<void> {
      await sql`select pg_advisory_xact_lock(hashtext('content'))`.execute(tx)
    },

    async addVersion(document: StoredDocument, version: Omit<ContentVersion, 'id' | 'document'>): Promise<number> {
      const { savedAt, savedBy, publishedAt } = version
      const row = await tx
        .insertInto('content_versions')
        .values({
          document_id: document.id,
          document: JSON.stringify(document),
          saved_at: savedAt,
          saved_by: savedBy,
          published_at: publishedAt,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return row.id
    },

    /** What staff go on with from now on. */
    async moveHead(documentId: string, head: number): Promise<void> {
      await tx
        .insertInto('content_edits')
        .values({ document_id: documentId, head })
        .onConflict((conflict) => conflict.column('document_id').doUpdateSet({ head }))
        .execute()
    },

    /** A version is what everybody sees; what was planned of it is over. */
    async markPublished(documentId: string, { id, document }: Pick<ContentVersion, 'id' | 'document'>, now: Date) {
      await tx
        .updateTable('content_versions')
        .set({ document: JSON.stringify(document), published_at: sql`coalesce(published_at, ${now}::timestamptz)` })
        .where('id', '=', id)
        .execute()
      await tx
        .updateTable('content_edits')
        .set({ published: id, taken_off: false, scheduled: null, publish_at: null })
        .where('document_id', '=', documentId)
        .execute()
    },

    async markTakenOff(documentId: string): Promise<void> {
      await tx
        .updateTable('content_edits')
        .set({ taken_off: true, published: null, take_off_at: null })
        .where('document_id', '=', documentId)
        .execute()
    },

    async schedule(
      documentId: string,
      plan: Pick<ContentEdit, 'scheduled' | 'publishAt' | 'takeOffAt' | 'scheduledBy'>,
    ): Promise<void> {
      await tx
        .updateTable('content_edits')
        .set({
          scheduled: plan.scheduled,
          publish_at: plan.publishAt,
          take_off_at: plan.takeOffAt,
          scheduled_by: plan.scheduledBy,
        })
        .where('document_id', '=', documentId)
        .execute()
    },

    /** Documents whose moment has come, to be seen or not to be seen any more. */
    async due(now: Date): Promise<readonly ContentEdit[]> {
      const rows = await tx
        .selectFrom('content_edits')
        .innerJoin('content_versions', 'content_versions.id', 'content_edits.head')
        .selectAll()
        .where((where) => where.or([where('publish_at', '<=', now), where('take_off_at', '<=', now)]))
        .orderBy('content_edits.document_id')
        .execute()
      return rows.map(editOf)
    },

    /** Lets what came with the folder of the shop count again; drafts stay. */
    async letFolderDecide(): Promise<void> {
      await tx
        .deleteFrom('content_edits')
        .where((where) => where('head', '=', where.ref('published')))
        .execute()
      await tx.updateTable('content_edits').set({ published: null, taken_off: false }).execute()
    },
  }
}

type VersionRow = {
  readonly id: number
  readonly document: string
  readonly saved_at: Date
  readonly saved_by: string
  readonly published_at: Date | null
}

const versionOf = ({ id, document, saved_at, saved_by, published_at }: VersionRow): ContentVersion => ({
  id,
  document: documentIn(document),
  savedAt: saved_at,
  savedBy: saved_by,
  publishedAt: published_at,
})

const editOf = (row: Selectable<ContentEdits> & VersionRow): ContentEdit => ({
  documentId: row.document_id,
  head: versionOf(row),
  published: row.published,
  isTakenOff: row.taken_off,
  scheduled: row.scheduled,
  publishAt: row.publish_at,
  takeOffAt: row.take_off_at,
  scheduledBy: row.scheduled_by,
})

// Only `addVersion` and `markPublished` write the column.
const documentIn = (text: string) => JSON.parse(text) as StoredDocument
