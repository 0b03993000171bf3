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
  let cost = 0
  const walk = (selections: SelectionSetNode, depth: number, times: number, inside: ReadonlySet<string>): void => {
    if (depth > deepestQuery) {
      throw new GraphQLError(`The query is nested deeper than ${deepestQuery} levels`, {
        extensions: { code: 'QUERY_TOO_DEEP' },
      })
    }
    for (const selection of selections.selections) {
      if (selection.kind === Kind.FIELD) {
        cost += times
        if (cost > costliestQuery) {
          throw new GraphQLError('The query asks for too much at once', { extensions: { code: 'QUERY_TOO_COSTLY' } })
        }
        if (selection.selectionSet) walk(selection.selectionSet, depth + 1, times * lengthOf(selection), inside)
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        walk(selection.selectionSet, depth, times, inside)
      } else {
        const name = selection.name.value
        const fragment = fragments.get(name)
        // A fragment inside itself is no valid query; validation says so with a better sentence.
        if (fragment && !inside.has(name)) walk(fragment.selectionSet, depth, times, new Set([...inside, name]))
      }
    }
  }
  for (const definition of document.definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION) walk(definition.selectionSet, 1, 1, new Set())
  }
}

function lengthOf(field: FieldNode): number {
  return lists.has(field.name.value) ? listLength : 1
}
