import { type GraphQLOutputType, getNamedType, isObjectType, isUnionType } from 'graphql'
import { askedAnew, becomes, customer, mutations, queries, type Who } from '#api/authorization.ts'
import { schema } from '#api/schema.ts'

/** A row of the table: what is asked, and who may. */
export type GuardedOperation = { readonly kind: 'query' | 'mutation'; readonly name: string; readonly who: Who }

/** Every query or every mutation of the schema, by name. */
export const operationFields = (kind: GuardedOperation['kind']) => {
  const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType()
  return root?.getFields() ?? {}
}

export const guardedOperations: readonly GuardedOperation[] = [
  ...Object.entries(queries).map(([name, who]): GuardedOperation => ({ kind: 'query', name, who })),
  ...Object.entries(mutations).map(([name, who]): GuardedOperation => ({ kind: 'mutation', name, who })),
]

export const operationsFor = (who: Who) => guardedOperations.filter((operation) => operation.who === who)

/** Type by type, as whom one can get there. */
export function waysToTypes(): ReadonlyMap<string, ReadonlySet<Who>> {
  const ways = new Map<string, Set<Who>>()
  const walk = (output: GraphQLOutputType, who: Who): void => {
    const type = getNamedType(output)
    if (isUnionType(type)) for (const member of type.getTypes()) walk(member, who)
    if (!isObjectType(type)) return
    const known = ways.get(type.name) ?? new Set()
    if (known.has(who)) return
    ways.set(type.name, known.add(who))
    for (const field of Object.values(type.getFields())) {
      walk(field.type, askedAnew.includes(`${type.name}.${field.name}`) ? customer : who)
    }
  }
  for (const { kind, name, who } of guardedOperations) {
    const field = operationFields(kind)[name]
    if (field) walk(field.type, becomes[name] ?? who)
  }
  return ways
}

/** Whoever shows a login can do what a session or a link lets others do, so it need not be said. */
export const waysSaid = (ways: ReadonlySet<Who>): readonly Who[] =>
  ways.size > 1 ? [...ways].filter((who) => who !== customer).sort() : [...ways]
