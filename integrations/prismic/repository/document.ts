import { isRecord } from '#kernel/is-record.ts'
import type { StoredDocument } from '#shop/content/publication-port.ts'

export type { StoredDocument }

/** Everything that a ref shows, with the ways to find it. */
export type Snapshot = {
  readonly ref: string
  /** The newest first, as the API delivers them when nothing else is asked for. */
  readonly documents: readonly StoredDocument[]
  readonly byId: ReadonlyMap<string, StoredDocument>
  /** Documents that are one page in several languages. */
  readonly together: ReadonlyMap<string, readonly StoredDocument[]>
}

export function snapshotOf(ref: string, documents: readonly StoredDocument[]): Snapshot {
  return {
    ref,
    documents: documents.toSorted(newestFirst),
    byId: new Map(documents.map((document) => [document.id, document])),
    together: Map.groupBy(documents, groupOf),
  }
}

/** Uids are words of a language, so what belongs together shares an `alternate_id`; a type without one has a uid that says so. */
export function groupOf({ type, uid, data }: Pick<StoredDocument, 'type' | 'uid' | 'data'>): string {
  return `${type} ${typeof data.alternate_id === 'string' ? data.alternate_id : `uid:${uid ?? ''}`}`
}

function newestFirst(a: StoredDocument, b: StoredDocument): number {
  return compareTexts(b.last_publication_date, a.last_publication_date) || compareTexts(a.id, b.id)
}

export const compareTexts = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/**
 * The values at a path of the query language: `document.type`, `my.page.title`, `my.page.parents.url`. Groups have one
 * value per entry. A path of another type has none.
 */
export function valuesAt(document: StoredDocument, path: readonly string[]): readonly unknown[] {
  const [root, second = '', ...rest] = path
  if (root === 'document') {
    switch (second) {
      case 'id':
      case 'type':
      case 'lang':
      case 'uid':
      case 'first_publication_date':
      case 'last_publication_date':
        return [document[second]]
      case 'tags':
        return document.tags
      default:
        return []
    }
  }
  if (root !== 'my' || second !== document.type) return []
  if (rest[0] === 'uid' && rest.length === 1) return document.uid === null ? [] : [document.uid]
  return rest
    .reduce<readonly unknown[]>(
      (values, name) =>
        values.flatMap((value) =>
          (Array.isArray(value) ? (value as unknown[]) : [value]).flatMap((one) =>
            isRecord(one) && Object.hasOwn(one, name) ? [one[name]] : [],
          ),
        ),
      [document.data],
    )
    .filter(
      (value) => value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
    )
}

/** All that is written in a value, for looking things up by their words. */
export function plainTextIn(value: unknown): string {
  const texts: string[] = []
  const walk = (one: unknown, name: string): void => {
    if (typeof one === 'string') {
      if (!unspoken.has(name)) texts.push(one)
    } else if (Array.isArray(one)) for (const each of one as unknown[]) walk(each, name)
    else if (isRecord(one)) for (const [key, each] of Object.entries(one)) walk(each, key)
  }
  walk(value, '')
  return texts.join(' ')
}

/** Names of fields whose text nobody reads on a page. */
const unspoken = new Set(['type', 'url', 'id', 'link_type', 'slice_type', 'variation', 'version', 'lang', 'kind'])
