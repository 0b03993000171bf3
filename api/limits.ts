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

/** Largest that a query may be: every field counts once, some for many, and each time again that a list multiplies it. */
export const costliestQuery = 6_000

/** Longest that a query's text may be. The storefront's own longest document has some 4,000 characters. */
export const longestQuery = 20_000

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
  'boughtTogether',
  'boughtWith',
  'seenTogether',
  'seenWith',
  'similarProducts',
  'similarTo',
  'categories',
  'children',
  'items',
  'navigation',
  'images',
  'upsell',
  'stores',
  'openingDays',
  'openingDayExceptions',
  'periods',
  'documents',
  'previous',
  'next',
])

/** Fields that cost more than they show: they look through the whole catalogue, ask the payment provider, or lock and write. */
const heavy: ReadonlyMap<string, number> = new Map([
  ['search', 150],
  ['facets', 150],
  ['suggestions', 150],
  ['lookUpAddress', 150],
  ['cmsPageQuery', 250],
  ['cmsPages', 250],
  ['blogListQuery', 250],
  ['lookbookDetail', 250],
  ['lookbookList', 250],
  ['getPaymentMethods', 500],
  ['getPaymentOptions', 500],
  ['addToCart', 500],
  ['createContext', 500],
  ['placeOrder', 1000],
  ['handlePayment', 1000],
  ['processPayment', 1000],
  ['settlePayment', 1000],
  ['withdraw', 1000],
])

/** How deep a selection reaches below where it stands, and how many fields it asks for there. */
type Size = { readonly depth: number; readonly cost: number }

/**
 * Refuses a document that nests too deep or asks for too much, before it is run. Each fragment is measured once, however
 * often it is spread: a short text may spread fragments into a number of fields that nobody could count one by one.
 *
 * @throws GraphQLError with a sentence that names the limit
 */
export function assertWithinLimits(document: DocumentNode): void {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
  }
  const measured = new Map<string, Size>()

  const sizeOf = ({ selections }: SelectionSetNode): Size => {
    let depth = 0
    let cost = 0
    for (const selection of selections) {
      const size = selection.kind === Kind.FIELD ? ofField(selection) : ofFragment(selection)
      depth = Math.max(depth, size.depth)
      cost += size.cost
    }
    return { depth, cost }
  }
  const ofField = (field: FieldNode): Size => {
    if (!field.selectionSet) return { depth: 1, cost: 1 }
    const inside = sizeOf(field.selectionSet)
    const own = heavy.get(field.name.value) ?? 1
    return { depth: inside.depth + 1, cost: own + inside.cost * lengthOf(field) }
  }
  const ofFragment = (selection: Exclude<SelectionSetNode['selections'][number], FieldNode>): Size => {
    if (selection.kind === Kind.INLINE_FRAGMENT) return sizeOf(selection.selectionSet)
    const name = selection.name.value
    const known = measured.get(name)
    if (known) return known
    const fragment = fragments.get(name)
    if (!fragment) return nothing
    // A fragment inside itself is no valid query; validation says so with a better sentence.
    measured.set(name, nothing)
    const size = sizeOf(fragment.selectionSet)
    measured.set(name, size)
    return size
  }

  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue
    const { depth, cost } = sizeOf(definition.selectionSet)
    if (depth > deepestQuery) {
      throw tooLarge(`The query is nested deeper than ${deepestQuery} levels`, 'QUERY_TOO_DEEP')
    }
    if (cost > costliestQuery) throw tooLarge('The query asks for too much at once', 'QUERY_TOO_COSTLY')
  }
}

const nothing: Size = { depth: 0, cost: 0 }

/** How many brackets of a text may be open at once: the parser goes one call deeper with each. */
const mostOpen = 200

/** Refuses a text that is too long to be worth reading, or nested so that reading it has no end. */
export function assertReadable(query: string): void {
  if (query.length > longestQuery) throw tooLarge('The query is too long', 'QUERY_TOO_LONG')
  let open = 0
  for (let at = 0; at < query.length; at++) {
    const character = query.charAt(at)
    if ('{[('.includes(character)) open++
    else if ('}])'.includes(character)) open--
    if (open > mostOpen) throw tooLarge(`The query is nested deeper than ${deepestQuery} levels`, 'QUERY_TOO_DEEP')
  }
}

/**
 * Refuses texts with a null character, in a variable or escaped in the query: the database can't hold one, so that it would
 * look like an error of ours.
 */
export function assertStorable(query: string, variables: unknown): void {
  if (/\\u(?:0000|\{0+\})/.test(query) || JSON.stringify(variables ?? null).includes('\\u0000')) {
    throw badInput('A text holds a null character')
  }
}

function tooLarge(sentence: string, code: string): GraphQLError {
  return new GraphQLError(sentence, { extensions: { code, http: { status: 400 } } })
}

/** What was sent can't be meant: the caller's mistake, said in a sentence. */
export function badInput(sentence: string): GraphQLError {
  return new GraphQLError(sentence, { extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } })
}

function lengthOf(field: FieldNode): number {
  return lists.has(field.name.value) ? listLength : 1
}

export function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
