import { createHash } from 'node:crypto'
import { changes } from '#kernel/cache-table.ts'
import type { CacheTag } from '#kernel/cache-tags.ts'
import type { Repositories } from '../transact.ts'
import { addressChanges } from './address-changes.ts'
import { isTranslationOf } from './content-edit.ts'
import type { ContentModelPort } from './content-model-port.ts'
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

type Publishing = {
  readonly publications: Pick<PublicationWriter, 'publish'>
  readonly catalogImport: Pick<Repositories['catalogImport'], 'putRedirects' | 'dropRedirects'>
  readonly models: Pick<ContentModelPort, 'paths'>
}

/**
 * Makes everybody see documents in the place of others. What is read at another address from then on is led to from where it was.
 *
 * @returns the tags of the pages that are made of them
 */
export async function publishReplaced(
  { publications, catalogImport, models }: Publishing,
  documents: readonly StoredDocument[],
  replacements: readonly DocumentReplacement[],
  now: Date,
): Promise<readonly CacheTag[]> {
  const after = withReplaced(documents, replacements)
  await publications.publish(refOf(after), after, now)
  const moved = addressChanges(after, models.paths(documents), models.paths(after))
  if (moved.length === 0) return changes.publication(replacements.flatMap((one) => touchedBy(one, documents)))
  // Who goes back to an earlier address must not be led away from there.
  await catalogImport.dropRedirects(moved.map(({ storefront, to }) => ({ storefront, from: to })))
  await catalogImport.putRedirects(moved.map((one) => ({ ...one, status: 301 })))
  // Any page may lead to those that moved.
  return [...changes.allContent(), ...changes.lists()]
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
