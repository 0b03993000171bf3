import { createServer, type RequestListener, type Server } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { networkOf } from '#api/network-of.ts'
import { changes as invalidations } from '#kernel/cache-table.ts'
import { invalidatedBy } from '#kernel/cache-tags.ts'
import { defaultStorefront } from '#kernel/storefront.ts'
import { listRequest } from '#shop/search/product-list.ts'
import type { ArrivalFigures } from './arrival-figures.ts'
import { backupFigures } from './backup-figures.ts'
import { folderOfBackups } from './backup-folder.ts'
import { isPrefetch, isProgram } from './begun-search.ts'
import { listenForChanges } from './changes.ts'
import { closeServer } from './close-server.ts'
import type { ServingShop } from './composed-shop.ts'
import type { Config } from './config.ts'
import { untilListsAnswer } from './first-search.ts'
import { securityHeaders } from './headers.ts'
import { ImageStore } from './image-store.ts'
import { createImages } from './images.ts'
import { arrivalHeaders, clearingCookies, type InStoreDeps, wasEndedByStaff } from './in-store.ts'
import { type JobRunner, startJobs } from './jobs.ts'
import type { Log } from './log.ts'
import { PageCache } from './page-cache.ts'
import { createPhotoSearch } from './photo-search.ts'
import { openResizedFiles } from './picture-files.ts'
import { createPreviews } from './preview.ts'
import { checkDatabase, type Readiness } from './readiness.ts'
import type { Renderer } from './renderer.ts'
import { clientAddress } from './request-checks.ts'
import { createRequestHandler, type RequestHandlerDeps } from './request-handler.ts'
import { createReviewPhotographs } from './review-photographs.ts'
import { seenStep } from './seen-step.ts'
import { apiListener } from './serve-api.ts'
import { createServices } from './services.ts'
import { watchSettings } from './settings-periods.ts'
import { createSharedImages } from './shared-images/shared-images.ts'
import type { LostSpans } from './tracing/lost-spans.ts'
import { tracedRenderer } from './tracing/traced-renderer.ts'
import type { VendorFigures } from './vendor-figures.ts'
import { writeCountsNowAndThen } from './write-counts.ts'

export type ShopServerDeps = {
  readonly config: Config
  readonly shop: ServingShop
  readonly renderer: Renderer
  /** Figures of the requests to outside systems, over all threads. */
  readonly vendors?: Pick<VendorFigures, 'all'> | undefined
  /** Spans that no collector was told of, over all threads; absent where nothing is traced. */
  readonly lostSpans?: Pick<LostSpans, 'count'> | undefined
  /** Notices of shoppers who come to a store, over all threads. */
  readonly arrivals?: Pick<ArrivalFigures, 'all'> | undefined
  /** When the renderer can be asked; the shop opens then. */
  readonly rendering?: Promise<void>
  readonly files: RequestHandlerDeps['files']
  readonly log: Log
  /** Puts something in front of the shop: development's Vite. */
  readonly wrap?: (listener: RequestListener) => RequestListener
  readonly server?: Server
}

export type ShopServer = { readonly port: number; stop(): Promise<void> }

/** How long a node keeps shoppers away because its search knows no catalogue yet. */
const longestWithoutLists = 60_000

const anyList = listRequest([], { itemsPerPage: 1 })

/** How long jobs that could not be started rest before the next attempt. */
const betweenStarts = 10_000

/**
 * Opens the shop on its port: page cache, renderer, services, pictures, jobs, and the ear for changes.
 * @throws when the port is taken
 */
export async function startShopServer(deps: ShopServerDeps): Promise<ShopServer> {
  const { config, shop, renderer, vendors, files, log, wrap = (listener) => listener } = deps
  const { dataDir, secure } = config
  const caching = config.mode !== 'development'
  const backupFolder = folderOfBackups(config)
  const cache = new PageCache({
    limit: caching ? config.pageCacheBytes : 0,
    clock: shop.clock,
    securityHeaders: (policy) => securityHeaders('public', config, policy),
  })
  const resizedFiles = await openResizedFiles(config)
  const sharedImages = resizedFiles && createSharedImages({ files: resizedFiles, clock: shop.clock, log })
  const metrics = config.metrics
    ? (await import('./metrics.ts')).createMetrics(
        cache,
        renderer,
        vendors,
        shop.inboxes,
        shop.pool,
        backupFolder === undefined ? undefined : () => backupFigures(shop.pool, backupFolder),
        deps.lostSpans,
        () => shop.shop.measuredPictures(),
        deps.arrivals,
        sharedImages,
      )
    : undefined
  const store = await ImageStore.open(join(dataDir, 'images'), config.imageCacheBytes)
  let notReady: string | undefined = 'The shop is being opened'
  const inStore: InStoreDeps = {
    shop: shop.shop,
    secure,
    close: shop.closeInStoreSession,
    report: (error) => log.error({ err: error }, 'A shopper of a tablet could not be logged out'),
  }
  const services = createServices({ config, shop, renderer, metrics, inStore, log, ready })
  const { tracing } = shop
  const timed = metrics?.timed(renderer) ?? renderer
  const photoSearch = createPhotoSearch({ config, shop: shop.shop, clock: shop.clock })
  const requestHandler = createRequestHandler({
    config,
    cache,
    renderer: tracing ? tracedRenderer(timed, tracing) : timed,
    tracing,
    files,
    log,
    pictures: createImages({ pictures: shop.pictures, store, shared: sharedImages, secure, atOnce: 2 }),
    countSearch: ({ storefront, query }, request) => {
      if (isProgram(request.headers['user-agent'])) return
      shop.shop.searchRules.count(storefront, query, clientAddress(request, config.trustProxy))
    },
    countProductView: (page, request) => {
      if (isProgram(request.headers['user-agent']) || isPrefetch(request)) return
      shop.shop.funnel.countView(page.storefront.code)
      const step = seenStep(page, request, config.publicUrl)
      if (!step) return
      const address = clientAddress(request, config.trustProxy)
      shop.shop.seenTogether.count(step, address === undefined ? undefined : networkOf(address))
    },
    photoSearch: () => (shop.shop.pictureSearch.isOffered() ? photoSearch : undefined),
    reviewPhotographs: createReviewPhotographs({ config, shop: shop.shop, clock: shop.clock }),
    previews: createPreviews({ shop: shop.shop, config, log }),
    inStore: {
      admit: (sessionId, cookie, tablet) => arrivalHeaders(inStore, sessionId, cookie, tablet),
      hasEnded: (cookie) => wasEndedByStaff(inStore, cookie),
      clearShopper: (cookie) => clearingCookies(inStore, cookie),
    },
    clock: shop.clock,
    api: apiListener({ api: shop.api, config, clock: shop.clock }),
    services: getRequestListener(services.fetch, { overrideGlobalObjects: false }),
  })
  const server = deps.server ?? createServer()
  metrics?.countAnswers(server)
  server.on('request', wrap(requestHandler))
  server.headersTimeout = 20_000
  server.requestTimeout = 30_000
  // Longer than the usual proxies wait, so that it is they who close idle connections.
  server.keepAliveTimeout = 65_000

  const changes = await listenForChanges(shop.direct.pool, invalidate, (error) =>
    log.warn({ err: error }, 'The ear for changes broke and is mended'),
  )
  await deps.rendering
  const port = await open(server, config)
  notReady = 'The job queues are being made'
  // The search takes up the catalogue only now that every later change is heard, and that the shop is open: until it has, the
  // index of last time answers.
  invalidate(undefined)
  const counts = writeCountsNowAndThen(shop.shop, log)
  const unwatchSettings = watchSettings(shop.shop.settings, shop.clock, () => invalidate(invalidations.settings()))
  const stopping = new AbortController()
  const listsAnswer = untilListsAnswer(() => shop.shop.search.find(defaultStorefront, anyList), {
    signal: stopping.signal,
    longest: longestWithoutLists,
    pause: 100,
  })
  const jobs = startJobsAtLast()

  /** Whoever wants to be written to can't be promised it before there is a queue for the mail. */
  async function startJobsAtLast(): Promise<JobRunner> {
    while (!stopping.signal.aborted) {
      try {
        const started = await startJobs(shop.pool.options, shop.queues ?? [], log, { tracing })
        void openOnceListsAnswer()
        return started
      } catch (error) {
        log.error({ err: error }, 'Jobs could not be started')
        if (!stopping.signal.aborted) notReady = 'The job queues could not be made; the log says why'
        await pause(betweenStarts, undefined, { signal: stopping.signal }).catch(() => undefined)
      }
    }
    return { stop: async () => undefined }
  }

  async function openOnceListsAnswer(): Promise<void> {
    if (stopping.signal.aborted) return
    notReady = 'The catalogue is being read'
    const answered = await listsAnswer
    if (stopping.signal.aborted) return
    if (!answered) log.warn('The shop opens without its lists: the search does not answer')
    notReady = undefined
  }

  async function ready(): Promise<Readiness> {
    return notReady === undefined ? checkDatabase(shop) : { ok: false, reason: notReady }
  }

  function invalidate(tags: readonly string[] | undefined): void {
    // The shops invalidate first: a page rendered from their caches would be as old as the one it replaces.
    const known = Promise.resolve(shop.invalidate?.(tags))
    renderer.invalidate(tags)
    cache.invalidate(tags)
    // Until the search and the settings knew of it, pages were made that may be as old as the change.
    const { catalog, storefronts, categories, search } = invalidatedBy(tags)
    known.then(
      () => (catalog || storefronts || categories || search) && cache.invalidate(tags),
      (error) => log.error({ err: error }, 'A change was not taken up'),
    )
  }

  return {
    port,
    stop: async () => {
      notReady = 'The shop closes'
      stopping.abort()
      unwatchSettings()
      await closeServer(server, config.drainSeconds)
      await counts.stop()
      await (await jobs).stop()
      await changes.stop()
    },
  }
}

function open(server: Server, { port, host }: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}
