import {
  type GraphQLArgument,
  GraphQLBoolean,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  isUnionType,
} from 'graphql'
import { types } from '#api/authorization.ts'
import type { TestShop } from '../open-shop.ts'
import { type GuardedOperation, operationFields } from './operations.ts'

/** What whoever asks shows. */
export type OperationAsker = {
  readonly contextToken?: string | undefined
  readonly bearer?: string | undefined
  readonly cookieLogin?: string | undefined
}

/** Values to fill arguments with: by the name of the operation and the argument, or by the name alone. */
export type GivenValues = Readonly<Record<string, unknown>>

type AnswerBody = {
  readonly data?: Readonly<Record<string, unknown>> | null
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[]
}

export type OperationAnswer = AnswerBody & {
  readonly text: string
  readonly status: number
  readonly caching: string | null
}

/** Asks an operation for everything that it can tell, with whatever of the given values it takes. */
export function operationAsker({ api }: Pick<TestShop, 'api'>) {
  async function send(request: Request): Promise<OperationAnswer> {
    const response = await api.fetch(request)
    const text = await response.text()
    return {
      ...(JSON.parse(text) as AnswerBody),
      text,
      status: response.status,
      caching: response.headers.get('cache-control'),
    }
  }

  return function askOperation(
    { kind, name }: GuardedOperation,
    given: GivenValues,
    asker: OperationAsker,
    method: 'GET' | 'POST' = 'POST',
  ): Promise<OperationAnswer> {
    const field = operationFields(kind)[name]
    if (!field) throw new Error(`The schema has no ${name}`)
    const variables = argumentsOf(name, field, given)
    const query = documentOf(kind, field, Object.keys(variables))
    if (method === 'GET') {
      const search = new URLSearchParams({ query, variables: JSON.stringify(variables) })
      return send(new Request(`http://shop.test/graphql?${search}`, { headers: headersOf(asker) }))
    }
    return send(
      new Request('http://shop.test/graphql', {
        method: 'POST',
        headers: { ...headersOf(asker), 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables }),
      }),
    )
  }
}

function headersOf({ contextToken, bearer, cookieLogin }: OperationAsker): Record<string, string> {
  const jar = [
    ...(contextToken === undefined ? [] : [`contextToken=${contextToken}`]),
    ...(cookieLogin === undefined ? [] : [`customer_token=${cookieLogin}`]),
  ]
  return {
    accept: 'application/graphql-response+json, application/json',
    'x-store-key': 'nl_NL',
    ...(jar.length === 0 ? {} : { cookie: jar.join('; ') }),
    ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
  }
}

function documentOf(
  kind: GuardedOperation['kind'],
  field: GraphQLField<unknown, unknown>,
  given: readonly string[],
): string {
  const used = field.args.filter(({ name }) => given.includes(name))
  const declared = used.map(({ name, type }) => `$${name}: ${type}`).join(', ')
  const passed = used.map(({ name }) => `${name}: $${name}`).join(', ')
  const own = `${field.name}${passed && `(${passed})`} ${selectionOf(field.type)}`
  return `${kind} ${declared && `(${declared})`} { ${own} }`
}

/** Everything that the table has rows for; of what everybody may know just enough to tell one from another. */
function selectionOf(output: GraphQLOutputType): string {
  const type = getNamedType(output)
  if (isUnionType(type)) {
    const members = type.getTypes().map((member) => `... on ${member.name} ${selectionOf(member)}`)
    return `{ __typename ${members.join(' ')} }`
  }
  if (!isObjectType(type)) return ''
  if (type.name === 'Refused') return '{ refusals { messageKey } }'
  const rows = types[type.name]
  if (!rows) return type.getFields().id ? '{ __typename id }' : '{ __typename }'
  const inside = Object.values(type.getFields()).map((field) => `${field.name} ${selectionOf(field.type)}`)
  return `{ __typename ${inside.join(' ')} }`
}

function argumentsOf(
  operation: string,
  { args }: { readonly args: readonly GraphQLArgument[] },
  given: GivenValues,
): Record<string, unknown> {
  const filled = args.map((arg) => [arg.name, filledIn(operation, arg, isRequiredArgument(arg), given)] as const)
  return Object.fromEntries(filled.filter(([, value]) => value !== undefined))
}

function filledIn(
  operation: string,
  slot: GraphQLArgument | GraphQLInputField,
  required: boolean,
  given: GivenValues,
): unknown {
  const known = given[`${operation}.${slot.name}`] ?? given[slot.name]
  if (known !== undefined) return known
  const type: GraphQLInputType = getNullableType(slot.type)
  if (isInputObjectType(type)) {
    const parts = Object.values(type.getFields()).map(
      (part) => [part.name, filledIn(operation, part, isRequiredInputField(part), given)] as const,
    )
    const filled = parts.filter(([, value]) => value !== undefined)
    return filled.length > 0 ? Object.fromEntries(filled) : undefined
  }
  if (!required) return undefined
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (type === GraphQLBoolean) return true
  throw new Error(`${operation} asks for ${slot.name}, and this test has nothing to give`)
}

/** What the answer says of somebody. */
export const marksTold = ({ text }: OperationAnswer, marks: readonly string[]) =>
  marks.filter((mark) => text.includes(mark))

export const operationResult = ({ data }: OperationAnswer, { name }: GuardedOperation): unknown => data?.[name]

export const isRefusedResult = (result: unknown) =>
  typeof result === 'object' && result !== null && '__typename' in result && result.__typename === 'Refused'
