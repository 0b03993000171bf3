import { compareTexts, plainTextIn, type StoredDocument, valuesAt } from './document.ts'
import { parsingError } from './repository-error.ts'

/** `my.page.date desc`. */
export type Ordering = { readonly path: readonly string[]; readonly descending: boolean }

const ordering = /^(document\.\w+|my\.[\w-]+(?:\.[\w-]+)+)(?:\s+(asc|desc))?$/

/**
 * Reads an `orderings` parameter: `[my.page.date desc,document.first_publication_date]`.
 * @throws RepositoryError 400 when it can't be read
 */
export function parseOrderings(text: string): Ordering[] {
  const inside = text
    .trim()
    .replace(/^\[(.*)\]$/s, '$1')
    .trim()
  if (inside === '') return []
  return inside.split(',').map((part) => {
    const [, path = '', direction] = ordering.exec(part.trim()) ?? []
    if (path === '')
      throw parsingError(`unexpected ordering '${part.trim()}'`, { pos: text.indexOf(part), place: 'orderings' })
    return { path: path.split('.'), descending: direction === 'desc' }
  })
}

/** Documents in the order asked for; those without the value come last, and equal ones stay as they were. */
export function orderDocuments(
  documents: readonly StoredDocument[],
  orderings: readonly Ordering[],
): readonly StoredDocument[] {
  if (orderings.length === 0) return documents
  const keyed = documents.map((document) => ({ document, keys: orderings.map(({ path }) => keyOf(document, path)) }))
  keyed.sort((a, b) => {
    for (const [index, { descending }] of orderings.entries()) {
      const difference = compareKeys(a.keys[index], b.keys[index], descending)
      if (difference !== 0) return difference
    }
    return 0
  })
  return keyed.map(({ document }) => document)
}

type Key = string | number | undefined

function keyOf(document: StoredDocument, path: readonly string[]): Key {
  const [value] = valuesAt(document, path)
  if (typeof value === 'number' || typeof value === 'string') return value
  if (typeof value === 'boolean') return Number(value)
  return value === undefined ? undefined : plainTextIn(value)
}

function compareKeys(a: Key, b: Key, descending: boolean): number {
  if (a === undefined || b === undefined) return a === b ? 0 : a === undefined ? 1 : -1
  const difference = typeof a === 'number' && typeof b === 'number' ? a - b : compareTexts(String(a), String(b))
  return descending ? -difference : difference
}
