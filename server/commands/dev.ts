/** The shop on one thread, the storefront straight from its sources, no page cache; `watch.ts` runs it. */
import '../configured-storefronts.ts'
import { createServer as createHttpServer } from 'node:http'
import { createServer as createVite } from 'vite'
import { seedDemo } from '#demo/seed.ts'
import { directionIn } from '#languages/manifest.ts'
import type { WebHandler, WebServices } from '#web/services.ts'
import { startBanner } from '../banner.ts'
import { openBrand, ownFontsOf } from '../brand.ts'
import { withBrandFiles } from '../brand-files.ts'
import { readConfig } from '../config.ts'
import { securityOf } from '../content-security.ts'
import { importFirstCatalogue } from '../first-catalogue.ts'
import { LocalRenderer } from '../local-renderer.ts'
import { createLog } from '../log.ts'
import { isForOperator } from '../operator-errors.ts'
import { pageBrandOf } from '../page-brand.ts'
import { composeServingShop } from '../serving-shop.ts'
import { startShopDatabase } from '../shop-database.ts'
import { startShopServer } from '../shop-server.ts'
import { Shutdown } from '../shutdown.ts'

type WebModule = { createWebHandler(services: WebServices): WebHandler }

const filesOfVite = { has: () => false, get: () => Promise.reject(new Error('Vite serves the files')) }

async function open(shutdown: Shutdown): Promise<void> {
  const config = readConfig({ ...process.env, NODE_ENV: 'development' })
  const log = createLog(config.logLevel)
  shutdown.onProblem = (error) => log.error({ err: error }, 'The shop could not close cleanly')
  const { database, stop } = await startShopDatabase(config, log, (reason) => shutdown.fail(reason))
  shutdown.add(stop)
  const shop = await composeServingShop({ ...config, database })
  shutdown.add(() => shop.close())
  if (config.demo) await seedDemo(shop, config.mailPage)
  else if (await shop.shop.catalog.isEmpty()) await importFirstCatalogue(shop.shop, config.shopFolder)

  const brand = openBrand(config.shopFolder)
  const server = createHttpServer()
  const vite = await createVite({
    appType: 'custom',
    server: { middlewareMode: true, ws: { server }, watch: { ignored: ['**/data/**', '**/build/**'] } },
  })
  shutdown.add(() => vite.close())
  const services: WebServices = {
    execute: (operation, identity) => shop.api.execute(operation, identity),
    publicUrl: config.publicUrl,
    shopName: shop.shop.company.tradeName,
    messageFacts: shop.shop.messageFacts,
    deviceOffers: shop.shop.deviceOffers,
    offersPhotoSearch: shop.shop.pictureSearch.isOffered,
    asksForConsent: shop.shop.asksForConsent,
    directionIn: ({ contentLang }) => directionIn(contentLang),
    ownFonts: ownFontsOf(brand),
    development: true,
    version: 'development',
    thirdParties: config.thirdParties,
    mapTiles: config.mapTiles,
    cookieChoice: config.cookieChoice,
    clock: shop.clock,
    report: (error, url) => log.error({ err: error, url }, 'A page failed'),
  }
  // Vite knows whether anything changed; then it runs the module anew.
  const web = async () => ((await vite.ssrLoadModule('/web/handler.ts')) as WebModule).createWebHandler(services)
  const running = await startShopServer({
    config,
    shop,
    renderer: new LocalRenderer(web, { security: securityOf(config), brand: await pageBrandOf(brand) }),
    files: withBrandFiles(filesOfVite, brand, config.secure),
    log,
    server,
    wrap: (front) => (request, response) => {
      // Pages and the shop's own services are not Vite's; its answer to them would be the bare source.
      vite.middlewares(request, response, () => front(request, response))
    },
  })
  shutdown.add(() => running.stop())
  process.stdout.write(startBanner(config))
}

const shutdown = new Shutdown()
await open(shutdown).catch((error) => shutdown.refuse(error, isForOperator(error)))
