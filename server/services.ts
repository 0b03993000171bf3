import { join } from 'node:path'
import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { mountAppleAssociation } from './apple-association.ts'
import { mountAssistants } from './assistants/mount.ts'
import { mailColorsOf, openBrand } from './brand.ts'
import type { ServingShop } from './composed-shop.ts'
import type { Config } from './config.ts'
import { mountCrawlers } from './crawlers/mount.ts'
import { mountDigitalLinks } from './digital-links.ts'
import { mountFilms } from './films.ts'
import { securityHeaders } from './headers.ts'
import { checkHealth } from './health.ts'
import { type InStoreDeps, mountInStore } from './in-store.ts'
import type { Log } from './log.ts'
import { mountMailPage } from './mail-page.ts'
import type { Metrics } from './metrics.ts'
import { type PlainAnswer, plainPage, plainPagePolicy, retryAfter, statusOfPage } from './plain-page.ts'
import { mountProductFeeds } from './product-feeds.ts'
import type { Readiness } from './readiness.ts'
import type { Renderer } from './renderer.ts'
import { clientAddress } from './request-checks.ts'
import { answerCookies } from './serve-api.ts'
import { mountWebManifests } from './web-manifest.ts'
import { mountStorefrontWorkers } from './worker/storefront-worker.ts'

export type ServiceDeps = {
  readonly config: Config
  readonly shop: ServingShop
  readonly renderer: Pick<Renderer, 'alive'>
  readonly metrics: Metrics | undefined
  readonly inStore: InStoreDeps
  readonly log: Log
  /** Whether the shop has started, has what it needs, and is not about to stop. */
  readonly ready: () => Promise<Readiness>
}

/** Everything that is no page, file or picture: the API, health, webhooks, sandboxes. */
export function createServices({ config, shop, renderer, metrics, inStore, log, ready }: ServiceDeps): Hono {
  const app = new Hono()

  app.use(async (context, next) => {
    await next()
    const headers = securityHeaders('other', config)
    for (let at = 0; at < headers.length; at += 2) {
      const [name = '', value = ''] = headers.slice(at, at + 2)
      if (!context.res.headers.has(name)) context.res.headers.set(name, value)
    }
    if (!context.res.headers.has('Cache-Control')) context.res.headers.set('Cache-Control', 'no-store')
  })

  app.all('/graphql', async (context) => {
    const { incoming }: Partial<HttpBindings> = context.env ?? {}
    const answer = await shop.api.fetch(context.req.raw, incoming && clientAddress(incoming, config.trustProxy))
    const given = answer.headers.getSetCookie()
    const cookies = answerCookies(context.req.header('cookie'), given, config, shop.clock)
    answer.headers.delete('Set-Cookie')
    for (const cookie of cookies) answer.headers.append('Set-Cookie', cookie)
    return answer
  })
  app.get('/healthz', async (context) => {
    const health = await checkHealth({ db: shop.db, renderer, search: shop.search })
    return context.json(health, health.ok ? 200 : 503)
  })
  app.get('/readyz', async (context) => {
    const readiness = await ready()
    return context.json(readiness, readiness.ok ? 200 : 503)
  })
  if (metrics) {
    app.get('/metrics', async (context) =>
      context.body(await metrics.text(), 200, { 'Content-Type': metrics.contentType }),
    )
  }
  mountFilms(app, shop.pictures)
  const { brand } = openBrand(config.shopFolder)
  mountWebManifests(app, async () => ({
    name: shop.shop.company.tradeName,
    paper: brand.colors.paper,
    offersScan: shop.shop.deviceOffers().scan && (await shop.shop.stores.all()).length > 0,
  }))
  mountStorefrontWorkers(
    app,
    () => ({ name: shop.shop.company.tradeName, colors: brand.colors }),
    () => shop.shop.deviceOffers(),
  )
  mountCrawlers(app, { shop: shop.shop, publicUrl: config.publicUrl })
  mountAppleAssociation(app, config.shopFolder)
  mountAssistants(app, {
    shop: shop.shop,
    api: shop.api,
    publicUrl: config.publicUrl,
    trustProxy: config.trustProxy,
    report: (error) => log.error({ err: error }, 'An assistant was not answered'),
  })
  mountDigitalLinks(app, { shop: shop.shop, api: shop.api, publicUrl: config.publicUrl })
  mountProductFeeds(app, {
    shop: shop.shop,
    publicUrl: config.publicUrl,
    folder: join(config.dataDir, 'feeds'),
    minutes: config.feedMinutes,
  })
  if (config.mailPage) {
    const { company, settings, clock } = shop.shop
    const colors = mailColorsOf(brand)
    mountMailPage(app, shop.db, { company, publicUrl: config.publicUrl, colors }, () => settings.at(clock.now()))
  }
  mountInStore(app, inStore)
  shop.mount?.(app)

  app.notFound((context) => plainAnswer(context, 404))
  app.onError((error, context) => {
    const status = statusOfPage(error)
    if (status >= 500) log.error({ err: error, url: context.req.path }, 'A request failed')
    return plainAnswer(context, status)
  })
  return app
}

const plainAnswer = (context: Context, status: PlainAnswer) => {
  const again = retryAfter[status]
  return context.html(plainPage(status, 'en', '/'), status, {
    'Content-Security-Policy': plainPagePolicy,
    ...(again === undefined ? {} : { 'Retry-After': again }),
  })
}
