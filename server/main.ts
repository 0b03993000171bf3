/** `npm start`: opens the shop and keeps it open until it is told to stop. */
import './configured-storefronts.ts'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { ArrivalFigures } from './arrival-figures.ts'
import type { ServingShop } from './composed-shop.ts'
import { ConfigError } from './config/environment.ts'
import { type Config, isLocal, readConfig, type ShopConfig } from './config.ts'
import { keepHeapSmall } from './heap.ts'
import { createLog, type Log } from './log.ts'
import { isForOperator } from './operator-errors.ts'
import { WorkerRenderer } from './renderer.ts'
import type { ShopServer } from './shop-server.ts'
import { Shutdown } from './shutdown.ts'
import { staffNotice } from './staff-notice.ts'
import { LostSpans } from './tracing/lost-spans.ts'
import { openTracing } from './tracing/tracing.ts'
import { VendorFigures } from './vendor-figures.ts'

type OpenedShop = { readonly server: ShopServer; readonly shop: ServingShop }

/** Milliseconds for what a collector has not heard yet when the shop closes. */
const lastDelivery = 2000

/**
 * Opens the shop, in the order in which its parts need each other; what needs nothing starts at once. Most of the time goes by
 * loading modules, so they are imported here, where nothing else has to wait for them.
 */
export async function openShop(config: Config, shutdown: Shutdown): Promise<OpenedShop> {
  if (!existsSync('build/server/index.js')) {
    throw new ConfigError('The storefront is not built yet. npm start builds it, and so does npm run build.')
  }
  const version = await readFile('build/stamp', 'utf8').catch(() => 'development')
  const lostSpans = new LostSpans(() => log)
  const tracing = await openTracing(config, { version, onLost: lostSpans.add })
  const log: Log = createLog(config.logLevel, undefined, tracing?.ids)
  shutdown.onProblem = (error) => log.error({ err: error }, 'The shop could not close cleanly')
  if (tracing) shutdown.add(() => tracing.stop(lastDelivery))
  // Loads the built storefront on its thread from the first moment on.
  const vendors = new VendorFigures()
  const arrivals = new ArrivalFigures()
  const renderer = new WorkerRenderer({
    version,
    log,
    queue: config.renderQueue,
    threads: config.renderThreads,
    countVendor: vendors.add,
    onSpansLost: lostSpans.add,
    countArrival: arrivals.add,
  })
  const [{ openCompany, openedToFillIn }, { openBrand }, { startShopDatabase }] = await Promise.all([
    import('./company.ts'),
    import('./brand.ts'),
    import('./shop-database.ts'),
  ])
  if (config.mollie.sandbox && !isLocal(config.publicUrl)) {
    log.warn('MOLLIE_API_KEY is not set: this shop pays in its sandbox, so nobody really pays')
  }
  const company = openCompany(config.companyFile)
  const brand = openBrand(config.shopFolder)
  const unfilled = openedToFillIn(config, company)
  if (unfilled !== undefined) log.warn(unfilled)
  if (company.fictitious && !isLocal(config.publicUrl)) {
    log.warn(`${config.companyFile} is of a company that is invented, and this shop says so`)
  }
  const notice = staffNotice(config)
  if (notice !== undefined) log.warn(notice)
  const starting = startShopDatabase(config, log, (reason) => shutdown.fail(reason))
  starting.catch(() => undefined)
  const modules = Promise.all([
    import('./serving-shop.ts'),
    import('./shop-server.ts'),
    import('./search-thread.ts'),
    import('./static-files.ts'),
    import('#demo/seed.ts'),
    import('./content.ts'),
    import('./settings.ts'),
    import('./first-catalogue.ts'),
    import('./brand-files.ts'),
  ])
  modules.catch(() => undefined)

  const { database, stop } = await starting
  shutdown.add(stop)
  shutdown.add(() => renderer.stop())
  const shopConfig: ShopConfig = { ...config, database }
  const [
    { composeServingShop },
    { startShopServer },
    { SearchThread },
    { StaticFiles },
    { seedDemo },
    { publishRelease },
    { keepSettings },
    { importFirstCatalogue },
    { withBrandFiles },
  ] = await modules
  const thread = new SearchThread({
    config: shopConfig,
    log,
    start: config.openSearchUrl === undefined ? 'now' : 'asked',
  })
  shutdown.add(() => thread.stop())
  const shop = await composeServingShop(shopConfig, thread.search, vendors.add, tracing, arrivals.add)
  shutdown.add(() => shop.close())
  await keepSettings(shop.shop, config.shopFolder)
  if (config.demo) await seedDemo(shop, config.mailPage)
  else if (await shop.shop.catalog.isEmpty()) await importFirstCatalogue(shop.shop, config.shopFolder)
  if (config.prismic.repository === undefined) await publishRelease(shop.shop, config, log)

  const rendering = renderer.start(shopConfig, shop.search ?? thread.search)
  rendering.catch(() => undefined)
  const files = withBrandFiles(await StaticFiles.of('build/client', config.secure), brand, config.secure)
  const server = await startShopServer({
    config,
    shop,
    renderer,
    vendors,
    lostSpans: tracing && lostSpans,
    arrivals,
    rendering,
    files,
    log,
  })
  shutdown.add(() => server.stop())
  if (config.admin.port !== 0) {
    const { startBackoffice } = await import('./backoffice/backoffice-server.ts')
    const backoffice = await startBackoffice({ config, shop, log, renderer, vendors })
    if (backoffice) shutdown.add(() => backoffice.stop())
  }
  return { server, shop }
}

if (import.meta.main) {
  keepHeapSmall(40)
  const shutdown = new Shutdown()
  try {
    const config = readConfig()
    const { shop } = await openShop(config, shutdown)
    const [{ startBanner }, { firstOwnerLink }] = await Promise.all([import('./banner.ts'), import('./first-owner.ts')])
    const hasStores = (await shop.shop.stores.all()).length > 0
    process.stdout.write(startBanner(config, await firstOwnerLink(shop.shop, config), hasStores))
  } catch (error) {
    await shutdown.refuse(error, isForOperator(error))
  }
}
