import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type SelectionSetNode,
} from 'graphql'

/** Deepest that a query may nest. The shop's own deepest document has nine levels. */
export const deepestQuery = 14

/** Largest that a query may be: every field counts once, and each time again that a list multiplies it. */
export const costliestQuery = 6_000

/** What a list is taken to hold when nothing says how much. */
const listLength = 10

/** Fields that hold lists. Named by hand: the cost is read off the text of the query, before anything is resolved. */
const lists = new Set([
  'products',
  'productsBySku',
  'variants',
  'relatedProducts',
  'complementary',
  'maintenance',
  'categories',
  'children',
  'items',
  'navigation',
  'images',
  'upsell',
])

/**
 * Refuses a document that nests too deep or asks for too much, before it is run.
 *
 * @throws GraphQLError with a sentence that names the limit
 */
export function assertWithinLimits(document: DocumentNode): void {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
  }
  const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
  for (const { selectionSet } of operations) {
    walk(selectionSet, fragments, ({ depth }) => {
      if (depth > deepestQuery)
        throw tooLarge(`The query is nested deeper than ${deepestQuery} levels`, 'QUERY_TOO_DEEP')
    })
    let cost = 0
    walk(selectionSet, fragments, ({ times }) => {
      cost += times
      if (cost > costliestQuery) throw tooLarge('The query asks for too much at once', 'QUERY_TOO_COSTLY')
    })
  }
}

/** A field on its way down: how deep it stands, and how often the lists above repeat it. */
type Visit = { readonly depth: number; readonly times: number }

function walk(
  selections: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  visit: (field: Visit) => void,
  at: Visit = { depth: 1, times: 1 },
  inside: ReadonlySet<string> = new Set(),
): void {
  for (const selection of selections.selections) {
    if (selection.kind === Kind.FIELD) {
      visit(at)
      if (!selection.selectionSet) continue
      const below = { depth: at.depth + 1, times: at.times * lengthOf(selection) }
      walk(selection.selectionSet, fragments, visit, below, inside)
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      walk(selection.selectionSet, fragments, visit, at, inside)
    } else {
      const name = selection.name.value
      const fragment = fragments.get(name)
      // A fragment inside itself is no valid query; validation says so with a better sentence.
      if (fragment && !inside.has(name)) walk(fragment.selectionSet, fragments, visit, at, new Set([...inside, name]))
    }
  }
}

function tooLarge(sentence: string, code: string): GraphQLError {
  return new GraphQLError(sentence, { extensions: { code } })
}

function lengthOf(field: FieldNode): number {
  return lists.has(field.name.value) ? listLength : 1
}
