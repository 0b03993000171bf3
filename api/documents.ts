import {
  type DocumentNode,
  Kind,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  type ValidationRule,
  validate,
} from 'graphql'
import { assertReadable, assertWithinLimits } from './limits.ts'
import { asksContentOnly } from './response-cache.ts'
import { schema } from './schema.ts'

/** A query that was read and found sound. */
export type CheckedDocument = {
  readonly document: DocumentNode
  readonly contentOnly: boolean
  /** Whether it asks for nothing but what the catalogue shows to everybody. */
  readonly catalogOnly: boolean
  /** Whether it changes nothing. */
  readonly readsOnly: boolean
}

/** Documents that were checked once; the storefront has some dozens. */
const mostParsed = 500

/** Operations that are answered from the catalogue alone, and bear the tags of all that they show. */
const catalogOperations = new Set(['search', 'pdp', 'productsBySku', 'esUrlsGlobal'])

/** Reads and checks queries, each once. */
export function createDocuments({
  introspection,
}: {
  readonly introspection: boolean
}): (query: string) => CheckedDocument {
  const known = new Map<string, CheckedDocument>()
  const rules: readonly ValidationRule[] = introspection
    ? specifiedRules
    : [...specifiedRules, NoSchemaIntrospectionCustomRule]
  return (query) => {
    const before = known.get(query)
    if (before) return before
    const checked = check(query, rules)
    if (known.size >= mostParsed) known.clear()
    known.set(query, checked)
    return checked
  }
}

/** @throws GraphQLError that says what is wrong with it */
function check(query: string, rules: readonly ValidationRule[]): CheckedDocument {
  assertReadable(query)
  const document = parse(query, { maxTokens: 2000 })
  assertWithinLimits(document)
  const [error] = validate(schema, document, rules, { maxErrors: 5 })
  if (error) throw error
  return {
    document,
    contentOnly: asksContentOnly(document),
    catalogOnly: asksCatalogOnly(document),
    readsOnly: document.definitions.every((one) => one.kind !== Kind.OPERATION_DEFINITION || one.operation === 'query'),
  }
}

function asksCatalogOnly({ definitions }: DocumentNode): boolean {
  return definitions.every(
    (one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ||
      (one.kind === Kind.OPERATION_DEFINITION &&
        one.selectionSet.selections.every(
          (selection) => selection.kind === Kind.FIELD && catalogOperations.has(selection.name.value),
        )),
  )
}
