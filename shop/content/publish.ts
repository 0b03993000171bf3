import type { Clock } from '#kernel/clock.ts'
import type { StoredDocument } from './publication-port.ts'
import type { PublicationWriter } from './publication-store.ts'

export type Publication = { readonly ref: string; readonly documents: readonly StoredDocument[] }

/** Beyond so many changed documents, every page with content is made anew. */
const mostTags = 60

/**
 * Makes documents what everybody sees, and answers the tags of the pages that are made of what changed.
 * @param before what everybody saw until now
 */
export async function publish(
  { publications, clock }: { readonly publications: PublicationWriter; readonly clock: Clock },
  { ref, documents }: Publication,
  before: readonly StoredDocument[],
): Promise<string[]> {
  await publications.publish(ref, documents, clock.now())
  return changedTags(before, documents)
}

/** Tags of documents that were added, changed or taken away; `content` when there are too many to name. */
export function changedTags(before: readonly StoredDocument[], after: readonly StoredDocument[]): string[] {
  const old = new Map(before.map((document) => [document.id, document]))
  const gone = new Map(old)
  const changed = after.flatMap((document) => {
    const was = old.get(document.id)
    gone.delete(document.id)
    if (was && JSON.stringify(was) === JSON.stringify(document)) return []
    // Under its old name it is gone.
    return was ? [was, document] : [document]
  })
  const tags = new Set([...changed, ...gone.values()].flatMap(tagsOf))
  return tags.size > mostTags ? ['content'] : [...tags]
}

/** What a page is tagged with that shows a document, and one that lists its type. */
export function tagsOf({ type, uid }: Pick<StoredDocument, 'type' | 'uid'>): string[] {
  return uid === null ? [`content:${type}`] : [`content:${type}:${uid}`, `content:${type}`]
}
