import { Kind, parse, type SelectionSetNode } from 'graphql'
import { isRecord } from '#kernel/is-record.ts'
import type { StoredDocument } from './document.ts'
import { parsingError } from './repository-error.ts'

/** What of a document is wanted: `{ page { title ...pageFields slices { ...on hero { variation { … } } } } }`. */
export type GraphQuery = { readonly byType: ReadonlyMap<string, Selection> }

type Selection = {
  /** Every plain field of this level, as `...pageFields` asks. */
  readonly all: boolean
  readonly fields: ReadonlyMap<string, Selection | undefined>
  /** By the type of a slice, a variation or a linked document. */
  readonly cases: ReadonlyMap<string, Selection>
}

const deepest = 12

/**
 * Reads a `graphQuery` parameter.
 * @throws RepositoryError 400 when it can't be read
 */
export function parseGraphQuery(text: string): GraphQuery {
  const selection = selectionOf(rootOf(text), 0)
  const byType = new Map<string, Selection>()
  for (const [type, inside] of selection.fields) {
    if (!inside) throw parsingError(`${type} has no fields`, { place: 'graphQuery' })
    byType.set(type, inside)
  }
  return { byType }
}

function rootOf(text: string): SelectionSetNode {
  try {
    const [definition, ...others] = parse(text, { noLocation: true, maxTokens: 2000 }).definitions
    if (definition?.kind === Kind.OPERATION_DEFINITION && others.length === 0) return definition.selectionSet
  } catch (error) {
    throw parsingError(error instanceof Error ? error.message : 'unreadable', { place: 'graphQuery' })
  }
  throw parsingError('Expected one selection of fields', { place: 'graphQuery' })
}

function selectionOf({ selections }: SelectionSetNode, depth: number): Selection {
  if (depth > deepest) throw parsingError(`nested deeper than ${deepest} levels`, { place: 'graphQuery' })
  const fields = new Map<string, Selection | undefined>()
  const cases = new Map<string, Selection>()
  let all = false
  for (const selection of selections) {
    switch (selection.kind) {
      case Kind.FIELD:
        fields.set(selection.name.value, selection.selectionSet && selectionOf(selection.selectionSet, depth + 1))
        break
      case Kind.INLINE_FRAGMENT:
        if (selection.typeCondition) {
          cases.set(selection.typeCondition.name.value, selectionOf(selection.selectionSet, depth + 1))
        }
        break
      case Kind.FRAGMENT_SPREAD:
        all = true
    }
  }
  return { all, fields, cases }
}

type Link = Readonly<Record<string, unknown>>
/** The document that a relation leads to. */
export type Follow = (link: Link) => StoredDocument | undefined

/** What the query wants of a document's data; nothing of a type that it does not name. */
export function pickData(
  query: GraphQuery,
  document: StoredDocument,
  follow: Follow,
): Readonly<Record<string, unknown>> {
  const selection = query.byType.get(document.type)
  return selection ? pickRecord(document.data, selection, follow) : {}
}

function pickRecord(record: Readonly<Record<string, unknown>>, selection: Selection, follow: Follow) {
  const picked: [string, unknown][] = []
  for (const [name, value] of Object.entries(record)) {
    const wanted = selection.fields.get(name)
    if (wanted) picked.push([name, pickValue(value, wanted, follow)])
    else if (selection.fields.has(name) || (selection.all && !isComposite(value))) picked.push([name, value])
  }
  return Object.fromEntries(picked)
}

function pickValue(value: unknown, selection: Selection, follow: Follow): unknown {
  if (Array.isArray(value)) {
    return (value as unknown[]).flatMap((entry) => {
      if (!isRecord(entry)) return [entry]
      return 'slice_type' in entry ? pickSlice(entry, selection, follow) : [pickValue(entry, selection, follow)]
    })
  }
  if (!isRecord(value)) return value
  if (value.link_type === 'Document') return pickLink(value, selection, follow)
  return pickRecord(value, selection, follow)
}

/** Slices that the query does not name are left out. */
function pickSlice(slice: Readonly<Record<string, unknown>>, selection: Selection, follow: Follow): unknown[] {
  const wanted = selection.cases.get(String(slice.slice_type))
  if (!wanted) return []
  const variation = wanted.fields.get('variation')?.cases.get(String(slice.variation)) ?? wanted
  const part = (names: readonly string[], value: unknown) => {
    const inside = names.map((name) => variation.fields.get(name)).find((one) => one !== undefined)
    return inside ? pickValue(value, inside, follow) : Array.isArray(value) ? [] : {}
  }
  const { primary = {}, items = [], ...head } = slice
  return [{ ...head, primary: part(['primary', 'non_repeat'], primary), items: part(['items', 'repeat'], items) }]
}

function pickLink(link: Link, selection: Selection, follow: Follow): unknown {
  const document = follow(link)
  const wanted = document && selection.cases.get(document.type)
  return wanted ? { ...link, data: pickRecord(document.data, wanted, follow) } : link
}

/** Groups, slice zones and relations are not plain: `...pageFields` leaves them out. Rich text is. */
function isComposite(value: unknown): boolean {
  if (isRecord(value)) return value.link_type === 'Document'
  return Array.isArray(value) && value.some((entry) => isRecord(entry) && !('spans' in entry))
}
