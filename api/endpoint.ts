import { type ExecutionResult, GraphQLError, NoSchemaIntrospectionCustomRule } from 'graphql'
import { createYoga, type Plugin, type YogaInitialContext } from 'graphql-yoga'
import type { Shop } from '#shop/shop.ts'
import type { Api, EndpointReply, EndpointRequest } from './api.ts'
import type { CatalogAnswers } from './catalog-answers.ts'
import { type ApiContext, apiContext } from './context.ts'
import type { ApiOptions } from './create-api.ts'
import { answerDirectly, isPlainRequest, type Left } from './direct-endpoint.ts'
import { createDocuments } from './documents.ts'
import { httpStatusOf, statusOf } from './error-status.ts'
import { identityOf, tokenCookie } from './identity.ts'
import { assertReadable, assertStorable, assertWithinLimits, badInput, isJson } from './limits.ts'
import { schema } from './schema.ts'
import { traceOperation } from './traced-operation.ts'

/** Seconds after which a busy shop may be asked again. */
const pauseSeconds = '2'

function comeBack(): GraphQLError {
  const http = { status: 503, headers: { 'Retry-After': pauseSeconds } }
  return new GraphQLError('The shop is very busy. Please ask again in a moment.', {
    extensions: { code: 'SERVICE_UNAVAILABLE', messageKey: 'something-went-wrong', http },
  })
}

type ValidateHook = Parameters<NonNullable<Plugin['onValidate']>>[0]
type ExecuteHook = Exclude<Awaited<ReturnType<NonNullable<Plugin<ApiContext>['onExecute']>>>, void>
type ExecuteDoneHook = Parameters<NonNullable<ExecuteHook['onExecuteDone']>>[0]
type OnExecuteHook = Parameters<NonNullable<Plugin<ApiContext & RequestState>['onExecute']>>[0]
type ParamsHook = Parameters<NonNullable<Plugin['onParams']>>[0]

/** What one HTTP request carries from its beginning to its answer. */
type RequestState = {
  readonly clientAddress: string | undefined
  readonly seen: { context?: ApiContext }
  /** How the operation ended, where it was done already. */
  readonly result?: ExecutionResult | undefined
}

export function httpEndpoint(shop: Shop, options: ApiOptions, answers: CatalogAnswers): Pick<Api, 'answer' | 'fetch'> {
  const check = createDocuments({ introspection: options.development })
  const { tracer } = options
  const { reportAccess } = options
  const deps = { shop, documents: options.documents, check, answers, tracer, reportAccess }
  const yoga = createYoga<RequestState, ApiContext>({
    schema,
    graphqlEndpoint: '/graphql',
    graphiql: options.development,
    landingPage: false,
    logging: false,
    batching: false,
    // Yoga would let every other site read answers, with the cookies of whoever has it open.
    cors: false,
    // Nothing is uploaded.
    multipart: false,
    extraParamNames: ['documentId'],
    maskedErrors: {
      errorMessage: 'Something went wrong',
      maskError: (error, message) => {
        if (error instanceof GraphQLError && !error.originalError) return error
        const original = error instanceof GraphQLError ? error.originalError : error
        if (original instanceof GraphQLError) return original
        options.report(original)
        if (statusOf(original)?.statusCode === 503) return comeBack()
        return new GraphQLError(message, { extensions: { code: 'INTERNAL_SERVER_ERROR' } })
      },
    },
    plugins: [
      {
        onExecute: ({ context, executeFn, setExecuteFn }: OnExecuteHook) => {
          const { result } = context
          if (result) setExecuteFn(() => result)
          else if (tracer)
            setExecuteFn((args) =>
              traceOperation(tracer, { document: args.document, isOwn: false }, () => executeFn(args)),
            )
          return {
            onExecuteDone: ({ result, args }: ExecuteDoneHook) => {
              // What failed a moment ago may work now; a cache would go on saying that it does not.
              if ('errors' in result && result.errors?.length) args.contextValue.answer.personal = true
            },
          }
        },
        onValidate: ({ addValidationRule, params }: ValidateHook) => {
          assertWithinLimits(params.documentAST)
          if (!options.development) addValidationRule(NoSchemaIntrospectionCustomRule)
        },
        onParams: ({ params, setParams }: ParamsHook) => {
          if (params.query) assertReadable(params.query)
          assertStorable(params.query ?? '', params.variables)
          const hash = documentIdOf(params)
          if (hash === undefined) return
          const query = Object.hasOwn(options.documents, hash) ? options.documents[hash] : undefined
          if (query === undefined) {
            throw new GraphQLError('No document has this id', {
              extensions: { code: 'PERSISTED_QUERY_NOT_FOUND', http: { status: 404 } },
            })
          }
          setParams({ ...params, query })
        },
      },
    ],
    context: (initial: YogaInitialContext & RequestState) => {
      if (initial.seen.context) return initial.seen.context
      const context = apiContext(
        shop,
        {
          ...identityOf({ method: initial.request.method, header: (name) => initial.request.headers.get(name) }),
          clientAddress: initial.clientAddress,
        },
        reportAccess,
      )
      initial.seen.context = context
      return context
    },
  })

  async function answered(request: Request, state: RequestState): Promise<Response> {
    try {
      const response = await yoga.fetch(fromSearch(request), state)
      return response.status === 415 ? refusal(notReadable) : response
    } catch (error) {
      if (error instanceof GraphQLError) return refusal(error)
      throw error
    }
  }

  async function answerRest(
    request: Request,
    clientAddress: string | undefined,
    done?: Left['done'],
  ): Promise<{ readonly response: Response; readonly status: number; readonly headers: [string, string][] }> {
    const seen = done === undefined ? {} : { context: done.context }
    const state: RequestState = { clientAddress, seen, result: done?.result }
    const response = await answered(request, state)
    const { answer } = state.seen.context ?? {}
    const status = response.ok && answer?.busy === true ? 429 : response.status
    return { response, status, headers: headersFor(request.method, response.ok, answer) }
  }

  async function answerPlain(request: EndpointRequest): Promise<EndpointReply> {
    const direct = await answerDirectly(deps, request)
    if ('left' in direct) {
      const { body, done } = direct.left
      const { response, status, headers } = await answerRest(requestOf(request, body), request.clientAddress, done)
      return { status, headers: [...response.headers, ...headers], body: await response.text() }
    }
    const answer = direct.context?.answer ?? nobodys
    const headers = [jsonType, ...headersFor(request.method, true, answer)]
    return { status: answer.busy ? 429 : 200, headers, body: direct.body }
  }

  /** What goes with an answer, beside its type. */
  function headersFor(method: string, ok: boolean, answer: ApiContext['answer'] | undefined): [string, string][] {
    const cacheable = method === 'GET' && ok && answer?.personal === false
    const { contextToken, customerToken } = answer ?? {}
    return [
      ['Cache-Control', cacheable ? sharedCache : 'private, no-store'],
      ...(cacheable ? [['Vary', 'x-store-key'] satisfies [string, string]] : []),
      ...(contextToken === undefined ? [] : [cookie('context', contextToken)]),
      ...(customerToken === undefined ? [] : [cookie('customer', customerToken)]),
      ...(ok && answer?.busy ? [['Retry-After', '1'] satisfies [string, string]] : []),
    ]
  }

  const cookie = (kind: 'context' | 'customer', token: string | null): [string, string] => [
    'Set-Cookie',
    tokenCookie(kind, token, options.secure),
  ]

  return {
    answer: async (request) => (isPlainRequest(request) ? answerPlain(request) : undefined),
    async fetch(request, clientAddress) {
      const plain = plainRequest(request, clientAddress)
      if (isPlainRequest(plain)) {
        const { status, headers, body } = await answerPlain(plain)
        return new Response(body, { status, headers: headers.map(([name, value]) => [name, value]) })
      }
      const { response, status, headers: more } = await answerRest(request, clientAddress)
      const headers = new Headers(response.headers)
      for (const [name, value] of more) headers.append(name, value)
      return new Response(response.body, { status, headers })
    },
  }
}

const jsonType: [string, string] = ['Content-Type', 'application/json; charset=utf-8']

/** What goes with an answer that was kept: it belonged to nobody. */
const nobodys: ApiContext['answer'] = {
  contextToken: undefined,
  customerToken: undefined,
  personal: false,
  busy: false,
}

function plainRequest(request: Request, clientAddress: string | undefined): EndpointRequest {
  const { method, headers, url } = request
  return { method, target: url, clientAddress, header: (name) => headers.get(name), text: () => request.text() }
}

/** What the API reads of a request. */
const readHeaders = [
  'accept',
  'authorization',
  'content-type',
  'cookie',
  'user-agent',
  'x-captcha-token',
  'x-store-key',
]

/** A plain request as a GraphQL server takes it. */
function requestOf({ method, target, header }: EndpointRequest, body: string | undefined): Request {
  const headers = readHeaders.flatMap((name): [string, string][] => {
    const value = header(name)
    return value === null ? [] : [[name, value]]
  })
  return new Request(new URL(target, 'http://api.invalid'), {
    method,
    headers,
    ...(body === undefined ? {} : { body }),
  })
}

const notReadable = new GraphQLError('Send the query as application/json', {
  extensions: { code: 'UNSUPPORTED_MEDIA_TYPE', http: { status: 415 } },
})

/** What is said before GraphQL itself has anything to say. */
function refusal(error: GraphQLError): Response {
  const { message, extensions } = error
  const { http: _, ...rest } = extensions
  const status = httpStatusOf(error)?.statusCode ?? 400
  return Response.json({ errors: [{ message, extensions: rest }] }, { status })
}

/** What belongs to nobody may be kept for a minute by caches that many share, and be shown a little longer while it is asked for anew. */
const sharedCache = 'public, max-age=0, s-maxage=60, stale-while-revalidate=300'

/**
 * `?documentId=` reads as the `documentId` of the body does.
 * @throws GraphQLError for variables or extensions that are no JSON
 */
function fromSearch(request: Request): Request {
  const url = new URL(request.url)
  for (const name of ['variables', 'extensions']) {
    const text = url.searchParams.get(name)
    if (text && !isJson(text)) throw badInput(`${name} is no JSON`)
  }
  const id = url.searchParams.get('documentId')
  if (request.method !== 'GET' || id === null) return request
  url.searchParams.delete('documentId')
  url.searchParams.set('extensions', JSON.stringify({ documentId: id }))
  return new Request(url, request)
}

function documentIdOf(params: object): string | undefined {
  if ('documentId' in params && typeof params.documentId === 'string') return params.documentId
  if ('extensions' in params && typeof params.extensions === 'object' && params.extensions !== null) {
    const { extensions } = params
    if ('documentId' in extensions && typeof extensions.documentId === 'string') return extensions.documentId
  }
  return undefined
}
