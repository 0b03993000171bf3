import { isMainThread } from 'node:worker_threads'
import type { Database } from '#database/rows.ts'
import { createOpenSearch } from '#integrations/opensearch/opensearch-search.ts'
import type { ObserveVendor } from '#integrations/vendor/vendor-event.ts'
import type { Clock } from '#kernel/clock.ts'
import { inProcessSearch } from '#shop/search/in-process-search.ts'
import type { SearchPort, SearchSource } from '#shop/search/search-port.ts'
import { type SearchWithFallback, searchWithFallback } from '#shop/search/search-with-fallback.ts'
import { hasAtMost } from './catalogue-size.ts'
import type { ShopConfig } from './config.ts'
import type { Log } from './log.ts'
import { tracedSearch } from './tracing/traced-search.ts'
import type { Tracing } from './tracing/tracing.ts'

type Parts = {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  readonly observe: ObserveVendor
  readonly tracing: Tracing | undefined
  /** Answers lists and searches on a thread of its own; without it this one does. */
  readonly searchThread: SearchPort | undefined
}

/** What lists and searches are answered by. */
export type SearchOfShop = {
  readonly port: (source: SearchSource) => SearchPort
  /** The service that the settings name, once the port was made: on the main thread, for the others as well. */
  readonly service: () => SearchWithFallback | undefined
}

/** The search in memory, or the service that the settings name with that one behind it. */
export function openShopSearch(config: ShopConfig, parts: Parts): SearchOfShop {
  const { db, clock, log, observe, tracing, searchThread } = parts
  let service: SearchWithFallback | undefined
  const port = (source: SearchSource): SearchPort => {
    const own = searchThread ?? inProcessSearch(source)
    if (config.openSearchUrl === undefined || !isMainThread) return own
    service = searchWithFallback({
      service: createOpenSearch({ endpoint: config.openSearchUrl, index: 'cordwainer-products', observe }, source),
      own,
      fits: hasAtMost(db, config.searchFallbackProducts),
      clock,
      report: (error) => log.error({ err: error }, 'The search service could not be asked'),
    })
    return service
  }
  return {
    port: (source) => (tracing ? tracedSearch(port(source), tracing) : port(source)),
    service: () => service,
  }
}
