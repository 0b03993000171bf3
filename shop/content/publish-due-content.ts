import type { Clock } from '#kernel/clock.ts'
import type { Transact } from '../transact.ts'
import { publishedAs } from './content-edit.ts'
import type { ContentModelPort } from './content-model-port.ts'
import { publishReplaced } from './publish-documents.ts'

/**
 * Makes everybody see what was planned for by now, and takes off what is over. Safe to repeat, at once and on several nodes.
 *
 * @returns how many documents it was about
 */
export function publishDueContent({
  transact,
  clock,
  models,
}: {
  readonly transact: Transact
  readonly clock: Clock
  readonly models: ContentModelPort
}): Promise<number> {
  return transact(
    ['contentEdits', 'publications', 'catalogImport', 'invalidate'],
    async ({ contentEdits, publications, catalogImport, invalidate }) => {
      const publishing = { publications, catalogImport, models }
      const now = clock.now()
      await contentEdits.hold()
      const due = await contentEdits.due(now)
      for (const { documentId, takeOffAt, scheduled } of due) {
        const documents = await publications.latestDocuments()
        const live = documents.find(({ id }) => id === documentId)
        if (takeOffAt !== null && takeOffAt <= now) {
          if (live)
            await invalidate(await publishReplaced(publishing, documents, [{ id: documentId, document: null }], now))
          await contentEdits.markTakenOff(documentId)
          await contentEdits.schedule(documentId, nothingPlanned)
          continue
        }
        const version = scheduled === null ? undefined : await contentEdits.version(documentId, scheduled)
        if (!version) continue
        const document = publishedAs(version.document, live, now)
        await invalidate(await publishReplaced(publishing, documents, [{ id: documentId, document }], now))
        await contentEdits.markPublished(documentId, { id: version.id, document }, now)
      }
      return due.length
    },
  )
}

const nothingPlanned = { scheduled: null, publishAt: null, takeOffAt: null, scheduledBy: null } as const
