import { changes } from '#kernel/cache-table.ts'
import type { CacheTag } from '#kernel/cache-tags.ts'
import type { Clock } from '#kernel/clock.ts'
import type { StoredDocument } from './publication-port.ts'
import type { PublicationWriter } from './publication-store.ts'

export type Publication = { readonly ref: string; readonly documents: readonly StoredDocument[] }

/**
 * Makes documents what everybody sees, and answers the tags of the pages that are made of what changed.
 * @param before what everybody saw until now
 */
export async function publishDocuments(
  { publications, clock }: { readonly publications: PublicationWriter; readonly clock: Clock },
  { ref, documents }: Publication,
  before: readonly StoredDocument[],
): Promise<readonly CacheTag[]> {
  await publications.publish(ref, documents, clock.now())
  return changedTags(before, documents)
}

/** Tags of documents that were added, changed or taken away; `content` when there are too many to name. */
export function changedTags(before: readonly StoredDocument[], after: readonly StoredDocument[]): readonly CacheTag[] {
  const old = new Map(before.map((document) => [document.id, document]))
  const gone = new Map(old)
  const changed = after.flatMap((document) => {
    const was = old.get(document.id)
    gone.delete(document.id)
    if (was && JSON.stringify(was) === JSON.stringify(document)) return []
    // Under its old name it is gone.
    return was ? [was, document] : [document]
  })
  return changes.publication([...changed, ...gone.values()])
}
