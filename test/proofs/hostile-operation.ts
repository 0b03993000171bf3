import fc from 'fast-check'
import {
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
  parse,
} from 'graphql'
import { assertWithinLimits } from '#api/limits.ts'
import { type HostileValues, hostileValues, nearlySound, type SoundValues, wild } from './hostile-values.ts'

/** A request to the API that is well formed, whatever it asks for. */
export type HostileOperation = {
  readonly name: string
  readonly query: string
  readonly variables: Readonly<Record<string, unknown>>
}

/** How deep an answer is asked for, as far as its cost lets one ask: so that what is computed below a list runs. */
const deepest = 3

/** Every operation of a schema, equally often, with values that nobody means. */
export function hostileOperation(schema: GraphQLSchema, sound: SoundValues): fc.Arbitrary<HostileOperation> {
  const kinds = [hostileValues(sound, nearlySound), hostileValues(sound, wild)]
  const all = (['query', 'mutation'] as const).flatMap((kind) => {
    const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType()
    return Object.values(root?.getFields() ?? {}).map((field) =>
      fc.oneof(...kinds.map((values) => operation(kind, field, values))),
    )
  })
  return fc.oneof(...all)
}

type RootField = GraphQLField<unknown, unknown>

function operation(kind: string, field: RootField, values: HostileValues): fc.Arbitrary<HostileOperation> {
  const model = Object.fromEntries(field.args.map((arg) => [arg.name, values.valueFor(arg.type, arg.name)]))
  const required = field.args.filter(isRequiredArgument).map(({ name }) => name)
  const selection = affordable(kind, field)
  return fc.record(model, { requiredKeys: required }).map((variables) => ({
    name: field.name,
    query: documentOf(kind, field, Object.keys(variables), selection),
    variables,
  }))
}

/** As much of the answer as may be asked for at once. */
function affordable(kind: string, field: RootField): string {
  for (let levels = deepest; levels >= 0; levels--) {
    const selection = selectionOf(field.type, levels)
    try {
      assertWithinLimits(parse(`${kind} { ${field.name} ${selection} }`))
      return selection
    } catch {
      // Less of it.
    }
  }
  return '{ __typename }'
}

function documentOf(kind: string, field: RootField, given: readonly string[], selection: string): string {
  const used = field.args.filter(({ name }) => given.includes(name))
  const declared = used.map(({ name, type }) => `$${name}: ${type}`).join(', ')
  const passed = used.map(({ name }) => `${name}: $${name}`).join(', ')
  return `${kind} ${declared && `(${declared})`} { ${field.name}${passed && `(${passed})`} ${selection} }`
}

function selectionOf(output: GraphQLOutputType, levels: number): string {
  const type = getNamedType(output)
  if (isUnionType(type)) {
    const members = type.getTypes().map((member) => `... on ${member.name} ${selectionOf(member, levels)}`)
    return `{ __typename ${members.join(' ')} }`
  }
  if (!isObjectType(type)) return ''
  const fields = Object.values(type.getFields()).filter((field) => !field.args.some(isRequiredArgument))
  const inside = fields.flatMap((field) => {
    const isLeaf = !isObjectType(getNamedType(field.type)) && !isUnionType(getNamedType(field.type))
    if (!isLeaf && levels === 0) return []
    return [`${field.name} ${selectionOf(field.type, levels - 1)}`]
  })
  return `{ __typename ${inside.join(' ')} }`
}
