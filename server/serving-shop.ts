import { createApi } from '#api/create-api.ts'
import { isShopperTurnedAway } from '#api/shopper-access.ts'
import documents from '#web/graphql/persisted-documents.json' with { type: 'json' }
import type { ServingShop } from './composed-shop.ts'
import { composeShop } from './composition-root.ts'
import { createLog } from './log.ts'

/**
 * The shop with its API, for the threads that answer and render. It stands apart from `composeShop` because commands of the operator would
 * load GraphQL, a third of all modules, and never ask it.
 */
export async function composeServingShop(...given: Parameters<typeof composeShop>): Promise<ServingShop> {
  const [config, , , tracing] = given
  const composed = await composeShop(...given)
  const log = createLog(config.logLevel, undefined, tracing?.ids)
  const api = createApi(composed.shop, {
    development: config.mode === 'development',
    documents,
    secure: config.secure,
    responseCacheBytes: config.responseCacheBytes,
    tracer: tracing,
    report: (error) => log.error({ err: error }, 'The API met an error'),
    reportAccess: (event) => log[isShopperTurnedAway(event) ? 'warn' : 'info'](event, 'Access of a shopper'),
  })
  return {
    ...composed,
    api,
    invalidate: async (tags) => {
      api.invalidate(tags)
      await composed.invalidate?.(tags)
      // What was answered until the shop and the search knew of the change is as old as they were.
      api.invalidate(tags)
    },
  }
}
