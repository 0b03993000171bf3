import { type ExecutionResult, execute } from 'graphql'
import { isRecord } from '#kernel/is-record.ts'
import type { Tracer } from '#kernel/tracing.ts'
import type { Shop } from '#shop/shop.ts'
import type { EndpointRequest } from './api.ts'
import { type CatalogAnswers, catalogKey } from './catalog-answers.ts'
import { type ApiContext, apiContext } from './context.ts'
import type { CheckedDocument } from './documents.ts'
import { identityOf } from './identity.ts'
import { isJson } from './limits.ts'
import { schema } from './schema.ts'
import { traceOperation } from './traced-operation.ts'

/** What came of it: an answer, or how far it got, for whoever answers all the rest. */
export type Direct = { readonly body: string; readonly context: ApiContext | undefined } | { readonly left: Left }

export type Left = {
  /** What was read of the request, which can't be read a second time. */
  readonly body: string | undefined
  /** What was done already, and how it ended. */
  readonly done?: { readonly context: ApiContext; readonly result: ExecutionResult }
}

export type DirectDeps = {
  readonly shop: Shop
  readonly documents: Readonly<Record<string, string>>
  readonly check: (query: string) => CheckedDocument
  readonly answers: CatalogAnswers
  readonly tracer?: Tracer | undefined
  readonly reportAccess?: ApiContext['reportAccess'] | undefined
}

/**
 * Answers what programs and the storefront's own scripts send, which is a sound query as JSON, without the detours that a GraphQL server
 * makes for everything else that may come: that is left to one, with what was done so far.
 *
 * @param request a plain one
 */
export async function answerDirectly(deps: DirectDeps, request: EndpointRequest): Promise<Direct> {
  const body = request.method === 'POST' ? await request.text() : undefined
  const asked = body === undefined ? askedInAddress(request.target) : askedInBody(body)
  const query = asked && (asked.query ?? textOf(deps.documents, asked.documentId))
  const checked = query === undefined ? undefined : sound(() => deps.check(query))
  const identity = sound(() => ({ ...identityOf(request), clientAddress: request.clientAddress }))
  if (!asked || !checked || !identity || (request.method === 'GET' && !checked.readsOnly)) return { left: { body } }

  const isKept = checked.catalogOnly && identity.preview === undefined
  const key = isKept ? catalogKey(identity, query ?? '', asked) : ''
  const kept = isKept ? deps.answers.get(key) : undefined
  if (kept) return { body: kept.body, context: undefined }
  const since = deps.answers.now()
  const context = apiContext(deps.shop, identity, deps.reportAccess)
  const { document } = checked
  const isOwn = asked.documentId !== undefined
  const result = await traceOperation(deps.tracer, { document, isOwn }, () => run(checked, asked, context))
  if (!('data' in result)) return { left: { body } }
  if (result.errors) return { left: { body, done: { context, result } } }
  const answer = JSON.stringify({ data: result.data })
  if (isKept && !context.answer.personal) deps.answers.keep(key, answer, context.tags, since)
  return { body: answer, context }
}

type Asked = {
  readonly query?: string
  readonly documentId?: string
  readonly variables: Readonly<Record<string, unknown>>
  readonly operationName?: string
}

const run = async ({ document }: CheckedDocument, { variables, operationName }: Asked, contextValue: ApiContext) =>
  execute({
    schema,
    document,
    contextValue,
    variableValues: variables,
    ...(operationName === undefined ? {} : { operationName }),
  })

/** Whoever accepts anything, or JSON, is answered in JSON. */
export function isPlainRequest({ method, header }: EndpointRequest): boolean {
  const accept = header('accept') ?? '*/*'
  if (accept !== '*/*' && accept !== 'application/json') return false
  if (method === 'GET') return true
  return method === 'POST' && /^application\/json(?:;\s*charset=utf-8)?$/i.test(header('content-type') ?? '')
}

const names = new Set(['query', 'documentId', 'variables', 'operationName'])

/** Nothing for a body that says more, or something else, than a query with its variables. */
function askedInBody(body: string): Asked | undefined {
  // A null character can only be written like this.
  if (body.includes('\\u0000') || !isJson(body)) return undefined
  const asked: unknown = JSON.parse(body)
  if (!isRecord(asked) || Object.keys(asked).some((name) => !names.has(name))) return undefined
  const { query, documentId, variables = {}, operationName } = asked
  if ((typeof query === 'string') === (typeof documentId === 'string')) return undefined
  if (variables !== null && !isRecord(variables)) return undefined
  if (operationName !== undefined && operationName !== null && typeof operationName !== 'string') return undefined
  return {
    ...(typeof query === 'string' ? { query } : {}),
    ...(typeof documentId === 'string' ? { documentId } : {}),
    variables: isRecord(variables) ? variables : {},
    ...(typeof operationName === 'string' ? { operationName } : {}),
  }
}

/** The storefront's scripts ask by the name of a document and its variables. */
function askedInAddress(target: string): Asked | undefined {
  const search = new URLSearchParams(target.slice(target.indexOf('?') + 1))
  if ([...search.keys()].some((name) => name !== 'documentId' && name !== 'variables')) return undefined
  const documentId = search.get('documentId')
  const variables = search.get('variables') || '{}'
  if (documentId === null || variables.includes('\\u0000') || !isJson(variables)) return undefined
  const read: unknown = JSON.parse(variables)
  return isRecord(read) ? { documentId, variables: read } : undefined
}

function textOf(documents: Readonly<Record<string, string>>, id: string | undefined): string | undefined {
  return id !== undefined && Object.hasOwn(documents, id) ? documents[id] : undefined
}

/** Whoever answers all the rest says better what is wrong. */
function sound<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
