import { type DocumentNode, execute } from 'graphql'
import { invalidatedBy } from '#kernel/cache-tags.ts'
import type { Tracer } from '#kernel/tracing.ts'
import type { Shop } from '#shop/shop.ts'
import type { Api, ApiAnswer, ApiIdentity, ApiOperation } from './api.ts'
import { createCatalogAnswers } from './catalog-answers.ts'
import { apiContext } from './context.ts'
import { createDocuments } from './documents.ts'
import { httpEndpoint } from './endpoint.ts'
import { statusOf } from './error-status.ts'
import { createResponseCache } from './response-cache.ts'
import { schema } from './schema.ts'
import type { ShopperAccess } from './shopper-access.ts'
import { traceOperation } from './traced-operation.ts'

export type ApiOptions = {
  /** Explorer and introspection; never in production. */
  readonly development: boolean
  /** The storefront's own documents by their hash. */
  readonly documents: Readonly<Record<string, string>>
  /** Secure cookies; true where the shop is served over https. */
  readonly secure: boolean
  /** Told of every error that is not the caller's error. */
  readonly report: (error: unknown) => void
  /** Told of shoppers who are let in, or turned away. */
  readonly reportAccess?: (event: ShopperAccess) => void
  /** How much of what content operations answered is kept, as JSON. */
  readonly responseCacheBytes?: number
  /** For how many seconds at most answers about the catalogue are kept; not at all with 0. */
  readonly catalogSeconds?: number
  /** Told of operations. */
  readonly tracer?: Tracer | undefined
}

/** Binds the schema to a shop: once in process for the storefront's own pages, once over HTTP. */
export function createApi(shop: Shop, options: ApiOptions): Api {
  // Pages ask with the storefront's own documents; nobody else's come this way.
  const check = createDocuments({ introspection: true })
  const answers = createResponseCache(options.responseCacheBytes)
  // While documents are edited nothing is kept: what was saved is to be seen.
  const catalogAnswers = createCatalogAnswers(shop.clock, options.development ? 0 : options.catalogSeconds)

  return {
    async execute(operation: ApiOperation, identity: ApiIdentity): Promise<ApiAnswer> {
      const { document, contentOnly } = check(operation.query)
      const isKept = !options.development && identity.preview === undefined && contentOnly
      if (!isKept) return run(document, operation, identity)
      const key = JSON.stringify([identity.storefront.code, operation.query, operation.variables])
      return answers.answer(key, () => run(document, operation, identity))
    },
    ...httpEndpoint(shop, options, catalogAnswers),
    invalidate: (tags) => {
      catalogAnswers.invalidate(tags)
      if (invalidatedBy(tags).content) answers.invalidate()
    },
  }

  async function run(document: DocumentNode, operation: ApiOperation, identity: ApiIdentity): Promise<ApiAnswer> {
    const context = apiContext(shop, identity, options.reportAccess)
    const result = await traceOperation(options.tracer, { document, isOwn: true }, () =>
      execute({
        schema,
        document,
        contextValue: context,
        variableValues: operation.variables ?? {},
        ...(operation.operationName === undefined ? {} : { operationName: operation.operationName }),
      }),
    )
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
