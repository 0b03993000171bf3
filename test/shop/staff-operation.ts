import {
  type GraphQLArgument,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql'

/** A field of a root type, asked with values for its arguments. */
export type StaffOperation = { readonly kind: 'query' | 'mutation'; readonly name: string }

export function rootFieldsOf(schema: GraphQLSchema, kind: StaffOperation['kind']) {
  return (kind === 'query' ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {}
}

/**
 * A document that asks for one field: its required arguments and those that are given, and all that its answer says.
 *
 * @param given values that mean something, by `field.argument` or by the name of the argument; the rest is filled by its type
 * @param depth how far into objects the answer is asked for
 */
export function operationOf(
  schema: GraphQLSchema,
  { kind, name }: StaffOperation,
  given: Readonly<Record<string, unknown>>,
  depth = 1,
): { readonly query: string; readonly variables: Readonly<Record<string, unknown>> } {
  const field = rootFieldsOf(schema, kind)[name]
  if (!field) throw new Error(`The schema has no ${name}`)
  const variables = argumentsOf(name, field.args, given)
  const used = field.args.filter((arg) => arg.name in variables)
  const declared = used.map((arg) => `$${arg.name}: ${arg.type}`).join(', ')
  const passed = used.map((arg) => `${arg.name}: $${arg.name}`).join(', ')
  const selection = selectionOf(field.type, depth)
  return {
    query: `${kind} ${declared && `(${declared})`} { ${name}${passed && `(${passed})`} ${selection} }`,
    variables,
  }
}

function argumentsOf(name: string, args: readonly GraphQLArgument[], given: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    args
      .filter((arg) => isRequiredArgument(arg) || `${name}.${arg.name}` in given)
      .map((arg) => [arg.name, given[`${name}.${arg.name}`] ?? given[arg.name] ?? sampleOf(arg.type)]),
  )
}

function sampleOf(type: GraphQLInputType): unknown {
  const bare = getNullableType(type)
  if (isListType(bare)) return []
  if (isEnumType(bare)) return bare.getValues()[0]?.name
  if (isInputObjectType(bare)) {
    const fields = Object.values(bare.getFields()).filter((field) => isRequiredInputField(field))
    return Object.fromEntries(fields.map((field) => [field.name, sampleOf(field.type)]))
  }
  const { name } = getNamedType(type)
  return name === 'Int' ? 1 : name === 'Boolean' ? false : 'text'
}

function selectionOf(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type)
  if (!isObjectType(named)) return ''
  const fields = Object.values(named.getFields()).filter(({ args }) => !args.some((arg) => isRequiredArgument(arg)))
  const asked = fields.flatMap(({ name, type: of }) => {
    if (!isObjectType(getNamedType(of))) return name
    if (depth > 1) return `${name} ${selectionOf(of, depth - 1)}`
    return name === 'problems' ? 'problems { messageKey }' : []
  })
  return `{ __typename ${asked.join(' ')} }`
}
