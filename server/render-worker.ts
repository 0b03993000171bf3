/**
 * The renderer's thread: the built storefront with a shop, an API and a pool of its own, so that a heavy page never keeps
 * a ready one waiting on the main thread.
 */
import './configured-storefronts.ts'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { parentPort } from 'node:worker_threads'
import type { ObserveVendor } from '#integrations/vendor/vendor-event.ts'
import { directionIn } from '#languages/manifest.ts'
import type { SearchPort } from '#shop/search/search-port.ts'
import type { CountArrival } from '#shop/stores/arrival.ts'
import type { WebHandler, WebServices } from '#web/services.ts'
import { openBrand, ownFontsOf } from './brand.ts'
import type { ServingShop } from './composed-shop.ts'
import type { ShopConfig } from './config.ts'
import { type ContentSecurity, securityOf } from './content-security.ts'
import { type PageBrand, pageBrandOf } from './page-brand.ts'
import { renderPage } from './render-page.ts'
import type { FromWorker, RenderTask, ToWorker } from './render-protocol.ts'
import { SearchWire } from './search-wire.ts'
import { renderTraced } from './tracing/traced-renderer.ts'
import { openTracing, type Tracing } from './tracing/tracing.ts'

type WebModule = { createWebHandler(services: WebServices): WebHandler }

const port = parentPort
if (!port) throw new Error('render-worker.ts runs as a worker of server/renderer.ts')

const say = (message: FromWorker, transfer: readonly ArrayBuffer[] = []) => port.postMessage(message, [...transfer])

// Both take long to load, so they load before the database is there.
const built: Promise<WebModule> = import(pathToFileURL('build/server/index.js').href)
const shopModule = import('./serving-shop.ts')
built.catch(() => undefined)
shopModule.catch(() => undefined)

const textOf = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error))

/** The search is elsewhere, and whoever told this thread of a change has told it too. */
const wire = new SearchWire(say)
const told = async () => undefined
const search: SearchPort = { find: wire.find, facets: wire.facets, rebuild: told, refresh: told, retune: told }

let web: WebHandler | undefined
let shop: ServingShop | undefined
let security: ContentSecurity = { development: false }
let brand: PageBrand | undefined
let tracing: Tracing | undefined

async function start(config: ShopConfig, version: string): Promise<void> {
  const development = config.mode === 'development'
  security = securityOf(config)
  const shopBrand = openBrand(config.shopFolder)
  brand = await pageBrandOf(shopBrand)
  tracing = await openTracing(config, { version, onLost: (count) => say({ kind: 'spans-lost', count }) })
  const { composeServingShop } = await shopModule
  const countVendor: ObserveVendor = (event) => say({ kind: 'vendor', event })
  const countArrival: CountArrival = (notice) => say({ kind: 'arrival', notice })
  shop = await composeServingShop(config, search, countVendor, tracing, countArrival)
  const { api } = shop
  web = (await built).createWebHandler({
    execute: (operation, identity) => api.execute(operation, identity),
    publicUrl: config.publicUrl,
    shopName: shop.shop.company.tradeName,
    messageFacts: shop.shop.messageFacts,
    deviceOffers: shop.shop.deviceOffers,
    offersPhotoSearch: shop.shop.pictureSearch.isOffered,
    asksForConsent: shop.shop.asksForConsent,
    directionIn: ({ contentLang }) => directionIn(contentLang),
    ownFonts: ownFontsOf(shopBrand),
    development,
    version,
    thirdParties: config.thirdParties,
    mapTiles: config.mapTiles,
    cookieChoice: config.cookieChoice,
    clock: shop.clock,
    report: (error, url) => say({ kind: 'problem', message: textOf(error), url, trace: tracing?.ids() }),
  })
}

/** Until the shop has taken up what it was told of, such as other settings, a page would be made of what held before. */
let known: Promise<unknown> = Promise.resolve()

async function render(id: number, task: RenderTask): Promise<void> {
  try {
    if (!web || !brand) throw new Error('The renderer has not started')
    await known
    const [handler, look] = [web, { security, brand }]
    const page = await renderTraced(tracing, task, () => renderPage(handler, task, look))
    const body = new Uint8Array(page.body)
    say({ kind: 'rendered', id, page: { ...page, body } }, [body.buffer])
  } catch (error) {
    say({ kind: 'refused', id, message: textOf(error) })
  }
}

async function hear(message: ToWorker): Promise<void> {
  switch (message.kind) {
    case 'start':
      try {
        await start(message.config, message.version)
        say({ kind: 'started' })
      } catch (error) {
        say({ kind: 'failed', message: textOf(error) })
        await end()
      }
      return
    case 'render': {
      const work = render(message.id, message.task)
      inHand.add(work)
      await work
      inHand.delete(work)
      return
    }
    case 'invalidate':
      known = Promise.allSettled([known, shop?.invalidate?.(message.tags)])
      return
    case 'found':
      return wire.hear(message)
    case 'ping':
      say({ kind: 'pong' })
      return
    case 'stop':
      await end()
  }
}

/** Pages in the making, for whoever may still wait for them. */
const inHand = new Set<Promise<void>>()
const patience = 2000
/** Milliseconds for the spans that are left: with those above fewer than the thread is given to end. */
const lastDelivery = 800

async function end(): Promise<void> {
  await Promise.race([Promise.allSettled(inHand), pause(patience, undefined, { ref: false })])
  await Promise.all([shop?.close(), tracing?.stop(lastDelivery)])
  port?.close()
}

port.on('message', (message: ToWorker) => {
  hear(message).catch((error) => say({ kind: 'problem', message: textOf(error), url: '' }))
})
say({ kind: 'loaded' })
