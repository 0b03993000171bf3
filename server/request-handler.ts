import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Clock } from '#kernel/clock.ts'
import { isToken } from '#kernel/ids.ts'
import { cookies, isPersonalPath } from '#kernel/routes.ts'
import { storefrontOfPath } from '#kernel/storefront.ts'
import { withoutBrokenTokens } from './broken-tokens.ts'
import { compressOnce, isCompressible, negotiateEncoding } from './compression.ts'
import type { Config } from './config.ts'
import { headerOf, type PageKind, pageHeaders, personalHeaders, securityHeaders } from './headers.ts'
import { type Arrival, arrivalOf } from './in-store.ts'
import type { Log } from './log.ts'
import { isDataTarget, type PageAddress } from './page-address.ts'
import type { CachedPage, PageCache } from './page-cache.ts'
import { cookieValue, type PageVariant, pageVariantOf } from './page-variant.ts'
import { type PlainAnswer, plainPage, plainPagePolicy, plainSentence, retryAfter, statusOf } from './plain-page.ts'
import { isPreviewPath, type Previews } from './preview.ts'
import type { RenderedBytes, RenderTask } from './render-protocol.ts'
import { type Renderer, RendererOverloaded } from './renderer.ts'
import { BodyTooLarge, boundBody, clientAddress, isTrustedWrite, isWrite, readBody } from './request-checks.ts'
import { type Route, Router } from './route.ts'
import { type Sendable, send } from './send.ts'
import { secondsLeft, withinSession, withoutCookies } from './tablet.ts'
import { WritesInHand } from './writes-in-hand.ts'

export type RequestHandlerDeps = {
  readonly config: Pick<Config, 'publicUrl' | 'secure' | 'trustProxy'>
  readonly cache: PageCache
  readonly renderer: Pick<Renderer, 'render'>
  readonly files: { has(path: string): boolean; get(path: string): Sendable | Promise<Sendable> }
  readonly pictures: (request: IncomingMessage, response: ServerResponse, path: string, search: string) => Promise<void>
  /** `/graphql`, health, webhooks …: Hono, as a node:http listener. */
  readonly services: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>
  readonly previews: Previews
  /** Tablets in stores; the answers are headers. */
  readonly inStore: {
    /** What a session id opens. */
    admit(sessionId: string, cookieHeader: string | undefined): Promise<readonly string[]>
    /** By which a browser forgets its shopper. */
    clearShopper(cookieHeader: string | undefined): Promise<readonly string[]>
  }
  readonly clock: Clock
  readonly log: Log
}

type PublicAddress = Extract<PageAddress, { kind: 'public' }>
type PageOfOne = Pick<Extract<PageAddress, { kind: 'personal' }>, 'storefront' | 'path' | 'target'>

/** The first to see a request. A page from the cache leaves here without anything else having run. */
export function createRequestHandler(deps: RequestHandlerDeps): RequestListener {
  const { config, cache, renderer, files, log } = deps
  const router = new Router(files)
  const writes = new WritesInHand()

  return (request, response) => {
    const target = request.url ?? '/'
    const method = request.method ?? 'GET'
    const route = router.route(target)
    const arrival = method === 'GET' && isPage(route) ? arrivalOf(target) : undefined
    const isOver = secondsLeft(request.headers.cookie, deps.clock.now()) === 0
    if (arrival || (isOver && isPage(route) && !isDataTarget(target))) {
      const answered = arrival ? admit(request, response, arrival) : clearShopper(request, response)
      answered.catch((error) => {
        log.error({ err: error }, 'A tablet could not be answered')
        refuse(request, response, statusOf(error))
      })
      return
    }
    // A page that is still open on a tablet whose shopper has gone asks as somebody whom nobody knows.
    if (isOver) withoutCookies(request)
    const isRead = method === 'GET' || method === 'HEAD'
    // Who previews sees what nobody else may see, and what no cache may keep.
    if (route.kind === 'public' && isRead && deps.previews.tokenOf(request.headers.cookie) === undefined) {
      servePublic(request, response, route)
      return
    }
    serveRest(request, response, route, method).catch((error) => {
      if (!(error instanceof BodyTooLarge) && !response.destroyed)
        // What stands behind the question mark opens orders, and says what somebody typed.
        log.error({ err: error, url: target.split('?')[0] }, 'A request failed')
      refuse(request, response, statusOf(error))
    })
  }

  /** Opens a session in a store, and leads on to the page without the id: it stands in no history and no log. */
  async function admit(
    request: IncomingMessage,
    response: ServerResponse,
    { sessionId, target }: Arrival,
  ): Promise<void> {
    leadOn(response, target, await deps.inStore.admit(sessionId, request.headers.cookie))
  }

  /** The time of a tablet's shopper is over: whatever was asked for, it forgets them and shows the storefront's home. */
  async function clearShopper(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { storefront } = storefrontOfPath(request.url ?? '/')
    leadOn(response, `${storefront.basePath}/`, await deps.inStore.clearShopper(request.headers.cookie))
  }

  function leadOn(response: ServerResponse, target: string, headers: readonly string[]): void {
    response.writeHead(303, [
      'Location',
      target,
      'Cache-Control',
      'no-store',
      'Content-Length',
      '0',
      ...headers,
      ...securityHeaders('other', config),
    ])
    response.end()
  }

  function servePublic(request: IncomingMessage, response: ServerResponse, address: PublicAddress): void {
    const variant = pageVariantOf(request.headers.cookie, address.path, address.storefront.language)
    // Whatever Host says, the page is made for the shop's own address, so the host can't make a difference.
    const key = `${variant.segment}${variant.cookieBar ? '+' : '-'}${address.target}`
    const render = () => renderer.render(taskOf(address, variant))
    const found = cache.find(key, render, address.isSearch)
    if (found) {
      send(request, response, withDroppedQuery(found, address))
      return
    }
    cache.fill(key, render, address.isSearch).then(
      (page) => send(request, response, withDroppedQuery(page, address)),
      (error) => {
        if (!(error instanceof RendererOverloaded)) log.error({ err: error, url: address.target }, 'A page failed')
        refuse(request, response, statusOf(error))
      },
    )
  }

  async function serveRest(
    request: IncomingMessage,
    response: ServerResponse,
    route: Route,
    method: string,
  ): Promise<void> {
    if (isWrite(method) && !isForProviders(request.url ?? '') && !isTrustedWrite(request.headers, config.publicUrl)) {
      return refuse(request, response, 403)
    }
    if (isWrite(method)) {
      const done = writes.begin(request.headers)
      if (!done) return refuse(request, response, 429)
      response.once('close', done)
    }
    if (route.kind === 'service') {
      if (isWrite(method)) await boundBody(request)
      return deps.services(request, response)
    }
    if (route.kind === 'malformed') return refuse(request, response, 400)
    if (isWrite(method) ? method !== 'POST' : method === 'OPTIONS') return refuse(request, response, 405)
    switch (route.kind) {
      case 'public':
      case 'personal':
        if (isPreviewPath(route.path)) return openPreview(response, route)
        return servePersonal(request, response, route, method)
      case 'file':
        if (method === 'POST') return refuse(request, response, 405)
        return send(request, response, await files.get(route.path))
      case 'picture':
        if (method === 'POST') return refuse(request, response, 405)
        return deps.pictures(request, response, route.path, route.search)
      case 'no-file':
        return refuse(request, response, 404)
      case 'moved':
        response.writeHead(301, [
          'Location',
          route.to,
          'Cache-Control',
          'public, max-age=3600',
          'Content-Length',
          '0',
          ...securityHeaders('other', config),
        ])
        response.end()
    }
  }

  /** Begins a preview at the document's page, or ends it at the home: nowhere else does it lead. */
  async function openPreview(response: ServerResponse, { storefront, target }: PageOfOne): Promise<void> {
    const { to, setCookie } = await deps.previews.open(storefront, target)
    response.writeHead(302, [
      'Location',
      to,
      'Set-Cookie',
      setCookie,
      'Cache-Control',
      'no-store',
      'X-Robots-Tag',
      'noindex',
      'Content-Length',
      '0',
      ...securityHeaders('other', config),
    ])
    response.end()
  }

  async function servePersonal(
    request: IncomingMessage,
    response: ServerResponse,
    address: PageOfOne,
    method: string,
  ): Promise<void> {
    const { cookie } = request.headers
    const { storefront, path, target } = address
    const body = isWrite(method) ? await readBody(request) : undefined
    const preview = deps.previews.tokenOf(cookie)
    const page = await renderer.render({
      ...pageVariantOf(cookie, path, storefront.language),
      preview,
      storefront: storefront.code,
      url: config.publicUrl + target,
      personal: {
        method,
        headers: forwardedHeaders(request),
        body,
        contextToken: tokenOf(cookieValue(cookie, cookies.context.name)),
        customerToken: tokenOf(cookieValue(cookie, cookies.customer.name)),
        visit: tokenOf(cookieValue(cookie, cookies.storeVisit.name)),
        storeSession: cookieValue(cookie, cookies.storeSession.name),
        clientAddress: clientAddress(request, config.trustProxy),
      },
    })
    await sendPersonal(request, response, page, kindOf(path), preview !== undefined)
  }

  async function sendPersonal(
    request: IncomingMessage,
    response: ServerResponse,
    page: RenderedBytes,
    kind: PageKind,
    isPreview: boolean,
  ): Promise<void> {
    const setCookies = withoutBrokenTokens(request.headers.cookie, page.setCookies, config.secure)
    const headers = [
      ...pageHeaders(page.headers),
      ...personalHeaders(isPreview ? 'personal' : kind),
      'Vary',
      'Accept-Encoding, Cookie',
      ...securityHeaders(kind, config, page.policy),
      ...withinSession(setCookies, secondsLeft(request.headers.cookie, deps.clock.now())).flatMap((cookie) => [
        'Set-Cookie',
        cookie,
      ]),
    ]
    let bytes = page.body
    const { quick: encoding } = negotiateEncoding(String(request.headers['accept-encoding'] ?? ''))
    if (
      encoding !== 'identity' &&
      bytes.byteLength > 1024 &&
      isCompressible(headerOf(page.headers, 'content-type') ?? '')
    ) {
      bytes = await compressOnce(bytes, encoding)
      headers.push('Content-Encoding', encoding)
    }
    headers.push('Content-Length', String(bytes.byteLength))
    response.writeHead(page.status, headers)
    response.end(request.method === 'HEAD' ? undefined : bytes)
  }

  function taskOf({ storefront, target }: PublicAddress, variant: PageVariant): RenderTask {
    return { ...variant, storefront: storefront.code, url: config.publicUrl + target }
  }

  function withDroppedQuery(page: CachedPage, { dropped }: PublicAddress): Sendable {
    if (dropped === '' || page.status < 300 || page.status >= 400) return page
    const headers = [...page.headers]
    const at = headers.findIndex((name, index) => index % 2 === 0 && name.toLowerCase() === 'location') + 1
    const location = headers[at]
    if (at > 0 && location !== undefined) headers[at] = `${location}${location.includes('?') ? '&' : '?'}${dropped}`
    return { status: page.status, headers, body: page.body }
  }

  function refuse(request: IncomingMessage, response: ServerResponse, status: PlainAnswer): void {
    if (response.headersSent || response.destroyed) {
      response.destroy()
      return
    }
    const { type, text } = answerFor(request.url ?? '/', status)
    const bytes = Buffer.from(text)
    const headers = [
      'Content-Type',
      type,
      'Content-Length',
      String(bytes.byteLength),
      'Cache-Control',
      'no-store',
      ...securityHeaders('other', config, plainPagePolicy),
    ]
    const again = retryAfter[status]
    if (again !== undefined) headers.push('Retry-After', again)
    if (status === 405) headers.push('Allow', 'GET, HEAD, POST')
    // What was not read of a body that is too large is not waited for.
    if (!request.complete) headers.push('Connection', 'close')
    response.writeHead(status, headers)
    response.end(request.method === 'HEAD' ? undefined : bytes)
  }
}

/** Why there is no answer: a page in the storefront's language, or what a program that asked the API can read. */
function answerFor(target: string, status: PlainAnswer): { readonly type: string; readonly text: string } {
  if (target.startsWith('/graphql')) {
    const extensions = { code: codes[status] ?? 'BAD_REQUEST', ...(status === 429 ? { messageKey: 'cart-busy' } : {}) }
    const text = JSON.stringify({ errors: [{ message: plainSentence(status), extensions }] })
    return { type: 'application/graphql-response+json; charset=utf-8', text }
  }
  const { storefront } = storefrontOfPath(target)
  return {
    type: 'text/html; charset=utf-8',
    text: plainPage(status, storefront.language, `${storefront.basePath}/`),
  }
}

const codes: Readonly<Partial<Record<PlainAnswer, string>>> = {
  403: 'FORBIDDEN',
  413: 'PAYLOAD_TOO_LARGE',
  429: 'TOO_MANY_REQUESTS',
  500: 'INTERNAL_SERVER_ERROR',
  503: 'SERVICE_UNAVAILABLE',
}

const isPage = ({ kind }: Route) => kind === 'public' || kind === 'personal'

/** Payment providers post from their own servers, and prove who they are by what they post. */
function isForProviders(target: string): boolean {
  return target.startsWith('/webhooks/') || target.startsWith('/sandbox/')
}

function kindOf(path: string): PageKind {
  if (path === '/checkout' || path.startsWith('/checkout/')) return 'checkout'
  return isPersonalPath(path) ? 'personal' : 'public'
}

const tokenOf = (value: string | undefined) => (value !== undefined && isToken(value) ? value : undefined)

/**
 * Headers that must not reach the renderer: those of the connection, and those by which React Router would check the
 * origin a second time, without knowing about proxies.
 */
const keptBack = new Set([
  'accept-encoding',
  'connection',
  'content-length',
  'expect',
  'forwarded',
  'host',
  'if-modified-since',
  'if-none-match',
  'keep-alive',
  'origin',
  'te',
  'transfer-encoding',
  'upgrade',
])

function forwardedHeaders(request: IncomingMessage): [string, string][] {
  return Object.entries(request.headers).flatMap(([name, value]): [string, string][] => {
    if (value === undefined || keptBack.has(name) || name.startsWith('x-forwarded-')) return []
    return [[name, Array.isArray(value) ? value.join(', ') : value]]
  })
}
