import type { RequestListener } from 'node:http'
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
import { WritesInHand } from './writes-in-hand.ts'

export type RequestHandlerDeps = PublicPageDeps & RestDeps & TabletDeps

/** The first to see a request. A page from the cache leaves here without anything else having run. */
export function createRequestHandler(deps: RequestHandlerDeps): RequestListener {
  const { config, files, log } = deps
  const router = new Router(files)
  const writes = new WritesInHand()

  return (request, response) => {
    const target = request.url ?? '/'
    const method = request.method ?? 'GET'
    const route = router.route(target)
    const arrival = method === 'GET' && isPage(route) ? tabletArrivalOf(target) : undefined
    const isOver = secondsLeft(request.headers.cookie, deps.clock.now()) === 0
    if (arrival || (isOver && isPage(route) && !isDataTarget(target))) {
      const answered = arrival
        ? admitTablet(deps, request, response, arrival)
        : clearTabletShopper(deps, request, response)
      answered.catch((error) => {
        log.error({ err: error }, 'A tablet could not be answered')
        refuseRequest(request, response, statusOfPage(error), config)
      })
      return
    }
    // A page that is still open on a tablet whose shopper has gone asks as somebody whom nobody knows.
    if (isOver) withoutCookies(request)
    const isRead = method === 'GET' || method === 'HEAD'
    // Who previews sees what nobody else may see, and what no cache may keep.
    if (route.kind === 'public' && isRead && deps.previews.tokenOf(request.headers.cookie) === undefined) {
      servePublic(deps, request, response, route)
      return
    }
    serveRest(deps, writes, request, response, route, method).catch((error) => {
      if (!(error instanceof BodyTooLarge) && !response.destroyed)
        // What stands behind the question mark opens orders, and says what somebody typed.
        log.error({ err: error, url: target.split('?')[0] }, 'A request failed')
      refuseRequest(request, response, statusOfPage(error), config)
    })
  }
}

const isPage = ({ kind }: ServerRoute) => kind === 'public' || kind === 'personal'
