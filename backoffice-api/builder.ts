import SchemaBuilder from '@pothos/core'
import { GraphQLError } from 'graphql'
import type { BackofficeContext } from './context.ts'

/** The one builder of the schema that staff and other systems of the retailer use. */
export const backofficeBuilder = new SchemaBuilder<{
  Context: BackofficeContext
  DefaultFieldNullability: false
  DefaultInputFieldRequiredness: true
  Scalars: {
    DateTime: { Input: Date; Output: Date }
    JSON: { Input: unknown; Output: unknown }
    ID: { Input: string; Output: string }
  }
}>({ defaultFieldNullability: false, defaultInputFieldRequiredness: true })

backofficeBuilder.queryType({})
backofficeBuilder.mutationType({})

backofficeBuilder.scalarType('DateTime', {
  description: 'An instant, ISO 8601 with an offset.',
  serialize: (value) => value.toISOString(),
  parseValue: (value) => {
    const date = new Date(String(value))
    if (Number.isNaN(date.getTime())) throw badValue('Not an instant')
    return date
  },
})

backofficeBuilder.scalarType('JSON', {
  description: 'A value whose shape depends on what it is about: what an audit entry says of before and after.',
  serialize: (value) => value,
  parseValue: (value) => value,
})

/** The values of an enumeration: `to-pack` is TO_PACK in the API. */
export function enumValues<Value extends string>(values: readonly Value[]): Record<string, { value: Value }> {
  return Object.fromEntries(values.map((value) => [value.replaceAll(/[-.]/g, '_').toUpperCase(), { value }]))
}

/** What was sent can't be meant: the caller's mistake. */
export function badValue(sentence: string): GraphQLError {
  return new GraphQLError(sentence, { extensions: { code: 'BAD_USER_INPUT' } })
}
