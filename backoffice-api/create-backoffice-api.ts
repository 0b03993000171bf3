import { type DocumentNode, execute, GraphQLError, parse, validate } from 'graphql'
import type { ExportTable } from '#shop/exports/export.ts'
import type { Shop } from '#shop/shop.ts'
import { type AccessEvent, accessEvents } from './access-event.ts'
import type { BackofficeContext, Machine, StaffIdentity } from './context.ts'
import { backofficeSchema } from './schema.ts'
import { isStorable } from './storable.ts'

export type BackofficeOperation = {
  readonly query: string
  readonly variables?: Readonly<Record<string, unknown>> | undefined
}

type ToldError = {
  readonly message: string
  readonly code?: string | undefined
  /** Where it is: the field of the root type. */
  readonly operation?: string | undefined
}

export type BackofficeAnswer = {
  readonly data: unknown
  /** `code`: LOG_IN_NEEDED, NOT_PERMITTED, BAD_USER_INPUT; nothing for what went wrong here. */
  readonly errors?: readonly ToldError[] | undefined
  /** Of a session that began; null when it ended; absent when nothing changes. */
  readonly sessionToken?: string | null | undefined
  /** Of an export: its rows are read while it is sent. */
  readonly file?: ExportTable | undefined
}

type Deps = {
  readonly shop: Shop
  readonly machine: Machine
  /** Told of every error that is not the caller's. */
  readonly report: (error: unknown) => void
  /** Told of who was let in and who was turned away. */
  readonly reportAccess?: (event: AccessEvent) => void
}

export type BackofficeApi = ReturnType<typeof createBackofficeApi>

/** Documents that were checked once; the screens have some dozens. */
const mostParsed = 200

/** Longest that a document may be. */
const longestDocument = 20_000

/** Binds the schema to a shop. */
export function createBackofficeApi({ shop, machine, report, reportAccess = () => undefined }: Deps) {
  const parsed = new Map<string, DocumentNode>()

  function checked(query: string): DocumentNode {
    const known = parsed.get(query)
    if (known) return known
    if (query.length > longestDocument) throw new GraphQLError('The document is too long')
    const document = parse(query, { maxTokens: 4000 })
    const [error] = validate(backofficeSchema, document, undefined, { maxErrors: 1 })
    if (error) throw error
    if (parsed.size >= mostParsed) parsed.clear()
    parsed.set(query, document)
    return document
  }

  async function run(
    { query, variables }: BackofficeOperation,
    identity: StaffIdentity,
    actor: BackofficeContext['actor'],
  ): Promise<BackofficeAnswer> {
    if (!isStorable(query) || escapedNull.test(query) || !isStorable(variables))
      return { data: null, errors: [unstorable] }
    const document = checked(query)
    const context: BackofficeContext = { shop, machine, identity, actor, answer: { sessionToken: undefined } }
    const result = await execute({
      schema: backofficeSchema,
      document,
      contextValue: context,
      variableValues: variables ?? {},
    })
    const answer = {
      data: 'data' in result ? result.data : null,
      errors: result.errors?.map((error) => told(error, report)),
      sessionToken: context.answer.sessionToken,
      file: context.answer.file,
    }
    for (const event of accessEvents(answer, { memberId: actor?.member.id, address: identity.address }))
      reportAccess(event)
    return answer
  }

  return {
    schema: backofficeSchema,

    /** For another system, by its key. */
    async executeWithKey(
      operation: BackofficeOperation,
      key: string,
      address: string | undefined,
    ): Promise<BackofficeAnswer | 'unknown' | 'limited'> {
      const actor = await shop.staff.actorOfKey(key, address)
      if (actor === undefined || actor === 'limited') {
        reportAccess({ access: 'key-refused', address })
        return actor ?? 'unknown'
      }
      return run(operation, { address, device: actor.device }, actor)
    },

    async execute(operation: BackofficeOperation, identity: StaffIdentity): Promise<BackofficeAnswer> {
      const place = { address: identity.address, device: identity.device ?? '' }
      return run(operation, identity, await shop.staff.actorOf(identity.sessionToken, place))
    },
  }
}

const escapedNull = /\\u(?:0000|\{0+\})/
/** Said before anything runs: the database's own word would look like an error of ours. */
const unstorable = { message: 'A text holds a null character, or half of one', code: 'BAD_USER_INPUT' }

/** What the caller may know of an error; what is ours is reported and only said to have happened. */
function told(error: GraphQLError, report: (error: unknown) => void): ToldError {
  const original = error.originalError
  const { code } = error.extensions
  // A field that answered with what its type can't hold bears no code: whoever asks wrongly is told so by one, or before anything runs.
  const isUnheld = error.path !== undefined && typeof code !== 'string'
  if (isUnheld || (original && !(original instanceof GraphQLError))) {
    report(original ?? error)
    return { message: 'Something went wrong', code: 'INTERNAL_SERVER_ERROR' }
  }
  const [operation] = error.path ?? []
  return {
    message: error.message,
    code: typeof code === 'string' ? code : 'BAD_USER_INPUT',
    ...(typeof operation === 'string' && { operation }),
  }
}
