import { createHash } from 'node:crypto'
import { changes } from '#kernel/cache-table.ts'
import type { CacheTag } from '#kernel/cache-tags.ts'
import { isTranslationOf } from './content-edit.ts'
import type { StoredDocument } from './publication-port.ts'
import type { PublicationWriter } from './publication-store.ts'

/** What takes the place of a document in what everybody sees; null takes it away. */
export type DocumentReplacement = { readonly id: string; readonly document: StoredDocument | null }

/** All documents, with some of them replaced. */
export function withReplaced(
  documents: readonly StoredDocument[],
  replacements: readonly DocumentReplacement[],
): readonly StoredDocument[] {
  const replaced = new Map(replacements.map(({ id, document }) => [id, document]))
  const known = new Set(documents.map(({ id }) => id))
  return [
    ...documents.flatMap((one) => (replaced.has(one.id) ? (replaced.get(one.id) ?? []) : [one])),
    ...replacements.flatMap(({ id, document }) => (document && !known.has(id) ? [document] : [])),
  ]
}

/** The ref of what staff made of documents: the same ones have the same ref. */
export function refOf(documents: readonly StoredDocument[]): string {
  return `staff-${createHash('sha256').update(JSON.stringify(documents)).digest('base64url').slice(0, 16)}`
}

/** Makes everybody see documents in the place of others. @returns the tags of the pages that are made of them */
export async function publishReplaced(
  publications: Pick<PublicationWriter, 'publish'>,
  documents: readonly StoredDocument[],
  replacements: readonly DocumentReplacement[],
  now: Date,
): Promise<readonly CacheTag[]> {
  const after = withReplaced(documents, replacements)
  await publications.publish(refOf(after), after, now)
  return changes.publication(replacements.flatMap((one) => touchedBy(one, documents)))
}

/** The document before and after; where it comes or goes, its translations too, which lead to it. */
function touchedBy(
  { id, document }: DocumentReplacement,
  documents: readonly StoredDocument[],
): readonly StoredDocument[] {
  const before = documents.find((one) => one.id === id)
  const both = [before, document].flatMap((one) => one ?? [])
  const isPlaceNew = before?.uid !== document?.uid
  return isPlaceNew ? [...both, ...documents.filter((one) => both.some((own) => isTranslationOf(own, one)))] : both
}
