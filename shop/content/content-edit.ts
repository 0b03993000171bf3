import { createHash } from 'node:crypto'
import type { StoredDocument } from './publication-port.ts'

/** A state of a document that somebody saved, or that came with the folder of the shop. */
export type ContentVersion = {
  readonly id: number
  readonly document: StoredDocument
  readonly savedAt: Date
  /** Empty for what came with the folder of the shop. */
  readonly savedBy: string
  /** When everybody first saw it; null for what nobody did. */
  readonly publishedAt: Date | null
}

/** How far staff are with a document. */
export type ContentEdit = {
  readonly documentId: string
  /** What was saved last. */
  readonly head: ContentVersion
  /** The version that staff made everybody see; null where that is what came with the folder of the shop. */
  readonly published: number | null
  readonly isTakenOff: boolean
  /** The version that is to be seen by everybody from `publishAt` on. */
  readonly scheduled: number | null
  readonly publishAt: Date | null
  /** From when on nobody is to see the document. */
  readonly takeOffAt: Date | null
  readonly scheduledBy: string | null
}

/** `changed`: everybody sees it, and somebody saved another version. `draft`: nobody ever saw it. */
export const contentStates = ['published', 'changed', 'draft', 'taken-off'] as const
export type ContentState = (typeof contentStates)[number]

/** A document as editors see it; at least one of both is there. */
export type EditedContent = {
  /** What everybody sees. */
  readonly live: StoredDocument | undefined
  readonly edit: ContentEdit | undefined
}

/** What an editor goes on with. */
export function workingCopy({ live, edit }: EditedContent): StoredDocument | undefined {
  return edit?.head.document ?? live
}

export function stateOf({ live, edit }: EditedContent): ContentState {
  if (!live) return edit?.isTakenOff ? 'taken-off' : 'draft'
  return edit && !isSameContent(edit.head.document, live) ? 'changed' : 'published'
}

/** Whether two states of a document say the same, whenever they were published. */
export function isSameContent(one: StoredDocument, other: StoredDocument): boolean {
  return one.uid === other.uid && isSameValue(one.tags, other.tags) && isSameValue(one.data, other.data)
}

const isSameValue = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** What an editor saw when they began: what somebody saved or published since has another. */
export function revisionOf({ live, edit }: EditedContent): string {
  const seen = [edit?.head.id ?? null, edit?.isTakenOff ?? false, live ?? null]
  return createHash('sha256').update(JSON.stringify(seen)).digest('base64url').slice(0, 16)
}

/** As editors call it: its title, or what else names it. */
export function nameOf({ uid, type, data }: Pick<StoredDocument, 'uid' | 'type' | 'data'>): string {
  const named = [data.page_title, data.title, data.label].find((one) => typeof one === 'string' && one !== '')
  return typeof named === 'string' ? named : (uid ?? type)
}

/** The names of the fields in which two states differ. */
export function changedFields(before: StoredDocument | undefined, after: StoredDocument): readonly string[] {
  const names = new Set([...Object.keys(before?.data ?? {}), ...Object.keys(after.data)])
  const changed = [...names].filter((name) => !isSameValue(before?.data[name], after.data[name])).sort()
  return before && before.uid !== after.uid ? ['uid', ...changed] : changed
}

/** A moment as documents spell it: `2026-11-21T08:00:00+0000`. */
export const contentMoment = (at: Date): string => `${at.toISOString().slice(0, 19)}+0000`

/** A document as it is from the moment on at which everybody sees it. */
export function publishedAs(document: StoredDocument, live: StoredDocument | undefined, now: Date): StoredDocument {
  return {
    ...document,
    first_publication_date: live?.first_publication_date ?? contentMoment(now),
    last_publication_date: contentMoment(now),
  }
}

/** Pages that the shop leads to itself, or that the law asks for: they are changed, and never taken off. */
const neededPages: ReadonlySet<unknown> = new Set([
  'home',
  'men-home',
  'terms',
  'withdrawal-information',
  'privacy-policy',
  'cookie-settings',
  'legal-notice',
  'accessibility',
  'product-safety',
])

export function isNeeded({ type, data }: Pick<StoredDocument, 'type' | 'data'>): boolean {
  return type === 'layout' || type === 'error_page' || (type === 'page' && neededPages.has(data.alternate_id))
}

/** Whoever follows a link to it would find nothing there. */
export function isPageWithoutParts({ type, data }: Pick<StoredDocument, 'type' | 'data'>): boolean {
  return type === 'page' && Array.isArray(data.slices) && data.slices.length === 0
}

/** What is one page in several languages, for the switch of languages and search engines. */
export function isTranslationOf(one: StoredDocument, other: StoredDocument): boolean {
  const key = one.data.alternate_id
  return one.id !== other.id && one.type === other.type && typeof key === 'string' && key === other.data.alternate_id
}
