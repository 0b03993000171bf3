import { defaultFieldResolver, GraphQLError, type GraphQLSchema } from 'graphql'
import { isPermitted } from '#shop/staff/permissions.ts'
import { type Admitted, ofStores, staffMutations, staffQueries } from './authorization.ts'
import type { BackofficeContext } from './context.ts'

/**
 * Puts the authorization table before every resolver of the two root types. A field without a row is refused to everybody, so that one
 * that was forgotten is noticed and not open.
 */
export function guardSchema(schema: GraphQLSchema): GraphQLSchema {
  guardFields(schema.getQueryType()?.getFields() ?? {}, staffQueries)
  guardFields(schema.getMutationType()?.getFields() ?? {}, forPeople(staffMutations))
  return schema
}

type Fields = NonNullable<ReturnType<GraphQLSchema['getQueryType']>> extends { getFields(): infer F } ? F : never

function guardFields(fields: Fields, table: Readonly<Record<string, GuardedBy>>): void {
  for (const [name, field] of Object.entries(fields)) {
    const resolve = field.resolve ?? defaultFieldResolver
    field.resolve = (source, args, context: BackofficeContext, info) => {
      const refusal = refusalFor(table[name], context) ?? refusalOfStores(name, table[name], context)
      if (refusal) throw refusal
      return resolve(source, args, context, info)
    }
  }
}

/** A key logs nobody in and has no account of its own: what is no permission is for people. */
type GuardedBy = Admitted | 'a person, if anybody' | 'a person'

function forPeople(table: Readonly<Record<string, Admitted>>): Readonly<Record<string, GuardedBy>> {
  const guards: Readonly<Partial<Record<Admitted, GuardedBy>>> = { anybody: 'a person, if anybody', staff: 'a person' }
  return Object.fromEntries(Object.entries(table).map(([name, admitted]) => [name, guards[admitted] ?? admitted]))
}

function refusalFor(admitted: GuardedBy | undefined, { actor }: BackofficeContext): GraphQLError | undefined {
  if (admitted === 'anybody') return undefined
  if (admitted === 'a person, if anybody' && !actor?.isKey) return undefined
  if (!actor) return refusedWithCode('LOG_IN_NEEDED', 'Log in first')
  if (admitted === 'staff') return undefined
  if (admitted === 'a person' && !actor.isKey) return undefined
  if (admitted === 'a person' || admitted === 'a person, if anybody')
    return refusedWithCode('NOT_PERMITTED', 'This is for people')
  if (admitted !== undefined && isPermitted(actor, admitted)) return undefined
  return refusedWithCode('NOT_PERMITTED', 'Your roles do not include this')
}

/** Who is narrowed to some stores is refused what has no row that says how it is narrowed. */
function refusalOfStores(
  name: string,
  admitted: GuardedBy | undefined,
  { actor }: BackofficeContext,
): GraphQLError | undefined {
  if (!actor || actor.member.stores === 'all' || isOfNoStore.includes(admitted)) return undefined
  return Object.hasOwn(ofStores, name) ? undefined : refusedWithCode('NOT_PERMITTED', 'This is of the whole shop')
}

/** One's own account and what one asked for. */
const isOfNoStore: readonly (GuardedBy | undefined)[] = ['anybody', 'staff', 'a person', 'a person, if anybody']

const refusedWithCode = (code: string, sentence: string) => new GraphQLError(sentence, { extensions: { code } })
