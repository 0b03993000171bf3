import type { IncomingMessage, ServerResponse } from 'node:http'
import { type BegunSearch, begunSearch } from './begun-search.ts'
import type { Config } from './config.ts'
import type { Log } from './log.ts'
import type { PageAddress } from './page-address.ts'
import type { CachedPage, PageCache } from './page-cache.ts'
import { pageVariantOf } from './page-variant.ts'
import { statusOfPage } from './plain-page.ts'
import { refuseRequest } from './refuse.ts'
import { type Renderer, RendererOverloaded } from './renderer.ts'
import { type Sendable, sendPage } from './send.ts'
import { traceRefresh, traceRequest } from './tracing/traced-request.ts'
import type { Tracing } from './tracing/tracing.ts'

type PublicAddress = Extract<PageAddress, { kind: 'public' }>

export type PublicPageDeps = {
  readonly config: Pick<Config, 'publicUrl' | 'secure'>
  readonly cache: PageCache
  readonly renderer: Pick<Renderer, 'render'>
  readonly log: Log
  readonly tracing?: Tracing | undefined
  /** Told of every page of a product that is shown; it must not keep anybody waiting. */
  readonly countProductView?: ((page: PublicAddress, request: IncomingMessage) => void) | undefined
  /** Told of every search that somebody begins, likewise. */
  readonly countSearch?: ((search: BegunSearch, request: IncomingMessage) => void) | undefined
}

/** Answers with a page that is the same for everybody: from the cache, or as soon as it is rendered. */
export function servePublic(
  { config, cache, renderer, log, tracing, countSearch, countProductView }: PublicPageDeps,
  request: IncomingMessage,
  response: ServerResponse,
  address: PublicAddress,
): void {
  const begun = address.isSearch ? begunSearch(address) : undefined
  if (begun) countSearch?.(begun, request)
  const variant = pageVariantOf(request.headers.cookie, address.path, address.storefront.language)
  // Whatever Host says, the page is made for the shop's own address, so the host can't make a difference.
  const place = variant.store === undefined ? '' : `@${variant.store}`
  const key = `${variant.segment}${variant.cookieBar ? '+' : '-'}${place}${address.target}`
  const render = () =>
    renderer.render({ ...variant, storefront: address.storefront.code, url: config.publicUrl + address.target })
  const send = (page: CachedPage) => {
    if (page.isOfProduct && request.method === 'GET') countProductView?.(address, request)
    sendPage(request, response, withDroppedQuery(page, address))
  }
  const refresh = tracing ? () => traceRefresh(tracing, address, render) : render
  const found = cache.find(key, refresh, address.isSearch)
  if (found) {
    send(found)
    return
  }
  const fill = () => {
    const sendTraced = (page: CachedPage) => {
      tracing?.add({ 'shop.page.of': page.isOfProduct ? 'product' : 'other' })
      send(page)
    }
    cache.fill(key, render, address.isSearch).then(tracing ? sendTraced : send, (error) => {
      if (!(error instanceof RendererOverloaded)) log.error({ err: error, url: address.target }, 'A page failed')
      refuseRequest(request, response, statusOfPage(error), config)
    })
  }
  // A page that lay ready has left by now: it takes less time than to note that it did.
  if (tracing) traceRequest(tracing, request, response, address, fill)
  else fill()
}

/** A redirect keeps what the cache left out of the address. */
function withDroppedQuery(page: CachedPage, { dropped }: PublicAddress): Sendable {
  if (dropped === '' || page.status < 300 || page.status >= 400) return page
  const headers = [...page.headers]
  const at = headers.findIndex((name, index) => index % 2 === 0 && name.toLowerCase() === 'location') + 1
  const location = headers[at]
  if (at > 0 && location !== undefined) headers[at] = `${location}${location.includes('?') ? '&' : '?'}${dropped}`
  return { status: page.status, headers, body: page.body }
}
