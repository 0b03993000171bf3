import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { tabletArrivalOf } from './in-store.ts'
import { isDataTarget } from './page-address.ts'
import { statusOfPage } from './plain-page.ts'
import { refuseRequest } from './refuse.ts'
import { BodyTooLarge } from './request-checks.ts'
import { Router, type ServerRoute } from './route.ts'
import { type PublicPageDeps, servePublic } from './serve-public.ts'
import { type RestDeps, serveRest } from './serve-rest.ts'
import { admitTablet, clearTabletShopper, type TabletDeps } from './serve-tablet.ts'
import { secondsLeft, withoutCookies } from './tablet.ts'
import { traceRequest } from './tracing/traced-request.ts'
import type { Tracing } from './tracing/tracing.ts'
import { WritesInHand } from './writes-in-hand.ts'

export type RequestHandlerDeps = PublicPageDeps & RestDeps & TabletDeps & { readonly tracing?: Tracing | undefined }

/** The first to see a request. A page from the cache leaves here without anything else having run. */
export function createRequestHandler(deps: RequestHandlerDeps): RequestListener {
  const { config, files, log, tracing } = deps
  const router = new Router(files)
  const writes = new WritesInHand()

  return (request, response) => {
    const target = request.url ?? '/'
    const method = request.method ?? 'GET'
    const route = router.route(target)
    const arrival = method === 'GET' && isPage(route) ? tabletArrivalOf(target) : undefined
    const left = secondsLeft(request.headers.cookie, deps.clock.now())
    const isWholePage = isPage(route) && !isDataTarget(target)
    if (arrival) return refusing(request, response, admitTablet(deps, request, response, arrival))
    if (left === 0 && isWholePage) return refusing(request, response, clearTabletShopper(deps, request, response))
    if (left !== undefined && isWholePage && method === 'GET')
      return refusing(request, response, serveTablet(request, response, route))
    // A page that is still open on a tablet whose shopper has gone asks as somebody whom nobody knows.
    if (left === 0) withoutCookies(request)
    serve(request, response, route, method)
  }

  /** Staff may have ended a tablet while somebody shops on it: it forgets them with its next page. */
  async function serveTablet(request: IncomingMessage, response: ServerResponse, route: ServerRoute): Promise<void> {
    if (await deps.inStore.hasEnded(request.headers.cookie)) return clearTabletShopper(deps, request, response)
    serve(request, response, route, 'GET')
  }

  function serve(request: IncomingMessage, response: ServerResponse, route: ServerRoute, method: string): void {
    const isRead = method === 'GET' || method === 'HEAD'
    // Who previews sees what nobody else may see, and what no cache may keep.
    if (route.kind === 'public' && isRead && deps.previews.tokenOf(request.headers.cookie) === undefined) {
      servePublic(deps, request, response, route)
      return
    }
    if (tracing) traceRequest(tracing, request, response, route, () => rest(request, response, route, method))
    else rest(request, response, route, method)
  }

  function rest(request: IncomingMessage, response: ServerResponse, route: ServerRoute, method: string): void {
    serveRest(deps, writes, request, response, route, method).catch((error) => {
      if (!(error instanceof BodyTooLarge) && !response.destroyed)
        // What stands behind the question mark opens orders, and says what somebody typed.
        log.error({ err: error, url: request.url?.split('?')[0] }, 'A request failed')
      refuseRequest(request, response, statusOfPage(error), config)
    })
  }

  function refusing(request: IncomingMessage, response: ServerResponse, answered: Promise<void>): void {
    answered.catch((error) => {
      log.error({ err: error }, 'A tablet could not be answered')
      refuseRequest(request, response, statusOfPage(error), config)
    })
  }
}

const isPage = ({ kind }: ServerRoute) => kind === 'public' || kind === 'personal'
