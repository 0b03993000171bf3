import { type DocumentNode, execute, GraphQLError, NoSchemaIntrospectionCustomRule, parse, validate } from 'graphql'
import { createYoga, type Plugin, type YogaInitialContext } from 'graphql-yoga'
import { invalidatedBy } from '#kernel/cache-tags.ts'
import { deviceName } from '#kernel/device-name.ts'
import { cookies } from '#kernel/routes.ts'
import { defaultStorefront, storefrontByCode } from '#kernel/storefront.ts'
import type { Shop } from '#shop/shop.ts'
import type { Api, ApiAnswer, ApiIdentity, ApiOperation } from './api.ts'
import { type ApiContext, apiContext } from './context.ts'
import { assertReadable, assertStorable, assertWithinLimits, badInput, isJson } from './limits.ts'
import { asksContentOnly, createResponseCache } from './response-cache.ts'
import { schema } from './schema.ts'

export type ApiOptions = {
  /** Explorer and introspection; never in production. */
  readonly development: boolean
  /** The storefront's own documents by their hash. */
  readonly documents: Readonly<Record<string, string>>
  /** Secure cookies; true where the shop is served over https. */
  readonly secure: boolean
  /** Told of every error that is not the caller's error. */
  readonly report: (error: unknown) => void
  /** How much of what content operations answered is kept, as JSON. */
  readonly responseCacheBytes?: number
}

/** Documents that were checked once; the storefront has some dozens. */
const mostParsed = 500

/** The status that an error wants for the page it keeps from being made. */
function statusOf(error: unknown, depth = 5): { readonly statusCode: number } | undefined {
  if (error instanceof GraphQLError) return httpStatusOf(error)
  if (isUnstorable(error)) return { statusCode: 400 }
  if (!(error instanceof Error)) return undefined
  if ('statusCode' in error && typeof error.statusCode === 'number') return { statusCode: error.statusCode }
  // What is content to one service may be a connection to the database further down.
  const below = depth > 0 ? statusOf(error.cause, depth - 1) : undefined
  return below?.statusCode === 503 ? below : undefined
}

/** Whether PostgreSQL refused a text with a null character: most fields take such characters out, where it means nothing it is a mistake. */
function isUnstorable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '22021' || error.code === '22P05')
}

/** The status that a sentence for the caller goes with over HTTP. */
function httpStatusOf({ extensions: { http } }: GraphQLError): { readonly statusCode: number } | undefined {
  const status = typeof http === 'object' && http !== null && 'status' in http ? http.status : undefined
  return typeof status === 'number' ? { statusCode: status } : undefined
}

/** Seconds after which a busy shop may be asked again. */
const pauseSeconds = '2'

function comeBack(): GraphQLError {
  const http = { status: 503, headers: { 'Retry-After': pauseSeconds } }
  return new GraphQLError('The shop is very busy. Please ask again in a moment.', {
    extensions: { code: 'SERVICE_UNAVAILABLE', messageKey: 'something-went-wrong', http },
  })
}

/** Binds the schema to a shop: once in process for the storefront's own pages, once over HTTP. */
export function createApi(shop: Shop, options: ApiOptions): Api {
  const parsed = new Map<string, DocumentNode>()
  const contentOnly = new WeakMap<DocumentNode, boolean>()
  const answers = createResponseCache(options.responseCacheBytes)

  const checked = (query: string): DocumentNode => {
    const known = parsed.get(query)
    if (known) return known
    assertReadable(query)
    const document = parse(query, { maxTokens: 2000 })
    assertWithinLimits(document)
    const errors = validate(schema, document, undefined, { maxErrors: 5 })
    if (errors[0]) throw errors[0]
    if (parsed.size >= mostParsed) parsed.clear()
    parsed.set(query, document)
    contentOnly.set(document, asksContentOnly(document))
    return document
  }

  return {
    async execute(operation: ApiOperation, identity: ApiIdentity): Promise<ApiAnswer> {
      const document = checked(operation.query)
      // While documents are edited nothing is kept: what was saved is to be seen.
      const isKept = !options.development && identity.preview === undefined && contentOnly.get(document)
      if (!isKept) return run(document, operation, identity)
      const key = JSON.stringify([identity.storefront.code, operation.query, operation.variables])
      return answers.answer(key, () => run(document, operation, identity))
    },
    fetch: endpoint(shop, options),
    invalidate: (tags) => {
      if (invalidatedBy(tags).content) answers.invalidate()
    },
  }

  async function run(document: DocumentNode, operation: ApiOperation, identity: ApiIdentity): Promise<ApiAnswer> {
    const context = apiContext(shop, identity)
    const result = await execute({
      schema,
      document,
      contextValue: context,
      variableValues: operation.variables ?? {},
      ...(operation.operationName === undefined ? {} : { operationName: operation.operationName }),
    })
    // Without data nothing was resolved: what the page was asked for can't be put into the document's variables.
    const isMistake = !('data' in result)
    if (!isMistake) {
      const errors = (result.errors ?? []).filter((error) => (statusOf(error.originalError)?.statusCode ?? 500) >= 500)
      for (const error of errors) options.report(error.originalError ?? error)
    }
    return {
      data: result.data,
      errors: result.errors?.map((error) => ({
        message: error.message,
        ...(error.path ? { path: error.path } : {}),
        ...(isMistake ? { statusCode: 400 } : statusOf(error.originalError)),
      })),
      tags: [...context.tags],
      contextToken: context.answer.contextToken,
      customerToken: context.answer.customerToken,
    }
  }
}

type ValidateHook = Parameters<NonNullable<Plugin['onValidate']>>[0]
type ExecuteHook = Exclude<Awaited<ReturnType<NonNullable<Plugin<ApiContext>['onExecute']>>>, void>
type ExecuteDoneHook = Parameters<NonNullable<ExecuteHook['onExecuteDone']>>[0]
type ParamsHook = Parameters<NonNullable<Plugin['onParams']>>[0]

/** What one HTTP request carries from its beginning to its answer. */
type RequestState = { readonly clientAddress: string | undefined; readonly seen: { context?: ApiContext } }

function endpoint(shop: Shop, options: ApiOptions): Api['fetch'] {
  const yoga = createYoga<RequestState, ApiContext>({
    schema,
    graphqlEndpoint: '/graphql',
    graphiql: options.development,
    landingPage: false,
    logging: false,
    batching: false,
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
        onExecute: () => ({
          onExecuteDone: ({ result, args }: ExecuteDoneHook) => {
            // What failed a moment ago may work now; a cache would go on saying that it does not.
            if ('errors' in result && result.errors?.length) args.contextValue.answer.personal = true
          },
        }),
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
      const context = apiContext(shop, { ...identityOf(initial.request), clientAddress: initial.clientAddress })
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

  return async (request, clientAddress) => {
    const state: RequestState = { clientAddress, seen: {} }
    const response = await answered(request, state)
    const headers = new Headers(response.headers)
    const cacheable = request.method === 'GET' && response.ok && state.seen.context?.answer.personal === false
    headers.set('Cache-Control', cacheable ? sharedCache : 'private, no-store')
    if (cacheable) headers.append('Vary', 'x-store-key')
    const { contextToken, customerToken } = state.seen.context?.answer ?? {}
    if (contextToken !== undefined) headers.append('Set-Cookie', tokenCookie('context', contextToken, options.secure))
    if (customerToken !== undefined)
      headers.append('Set-Cookie', tokenCookie('customer', customerToken, options.secure))
    const isBusy = response.ok && state.seen.context?.answer.busy === true
    if (isBusy) headers.set('Retry-After', '1')
    return new Response(response.body, { status: isBusy ? 429 : response.status, headers })
  }
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

/** Which storefront a request means, and who sends it. Tokens come from cookies, or as a bearer from API clients. */
function identityOf(request: Request): ApiIdentity {
  const key = request.headers.get('x-store-key')
  const storefront = key === null ? defaultStorefront : storefrontByCode(key)
  if (!storefront)
    throw new GraphQLError('x-store-key names no storefront', {
      extensions: { code: 'BAD_STORE_KEY', http: { status: 400 } },
    })
  if (key === null && request.method !== 'GET') {
    throw new GraphQLError('x-store-key is missing', { extensions: { code: 'BAD_STORE_KEY', http: { status: 400 } } })
  }
  const jar = new Map(
    (request.headers.get('cookie') ?? '').split(';').map((pair) => {
      const at = pair.indexOf('=')
      return [pair.slice(0, at).trim(), pair.slice(at + 1).trim()] as const
    }),
  )
  const bearer = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1]
  const contextToken = jar.get(cookies.context.name)
  const preview = jar.get(cookies.preview.name)
  return {
    storefront,
    contextToken,
    // A browser is logged in only as long as it has a context too (specification §4).
    customerToken: bearer ?? (contextToken === undefined ? undefined : jar.get(cookies.customer.name)),
    visit: jar.get(cookies.storeVisit.name),
    storeSession: jar.get(cookies.storeSession.name),
    device: deviceName(request.headers.get('user-agent') ?? ''),
    ...(preview === undefined ? {} : { preview }),
    captchaToken: request.headers.get('x-captcha-token') ?? undefined,
  }
}

/** 200 days for the context, 7 for the login, out of reach of scripts; without a token it goes. */
export function tokenCookie(kind: 'context' | 'customer', token: string | null, secure: boolean): string {
  const { name, days } = cookies[kind]
  const age = token === null ? 0 : days * 86_400
  return `${name}=${token ?? ''}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
}
