import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Clock } from '#kernel/clock.ts'
import { isToken } from '#kernel/ids.ts'
import { cookies, isPersonalPath } from '#kernel/routes.ts'
import { withoutBrokenTokens } from './broken-tokens.ts'
import { compressOnce, isCompressible, negotiateEncoding } from './compression.ts'
import type { Config } from './config.ts'
import { forwardedHeaders } from './forwarded-headers.ts'
import { headerOf, type PageKind, pageHeaders, personalHeaders, securityHeaders } from './headers.ts'
import type { PageAddress } from './page-address.ts'
import { cookieOf, pageVariantOf } from './page-variant.ts'
import type { Previews } from './preview.ts'
import type { RenderedBytes } from './render-protocol.ts'
import type { Renderer } from './renderer.ts'
import { clientAddress, isWrite, readBody } from './request-checks.ts'
import { secondsLeft, withinSession } from './tablet.ts'

export type PersonalPageDeps = {
  readonly config: Pick<Config, 'publicUrl' | 'secure' | 'trustProxy'>
  readonly renderer: Pick<Renderer, 'render'>
  readonly previews: Previews
  readonly clock: Clock
}

export type PageOfOne = Pick<Extract<PageAddress, { kind: 'personal' }>, 'storefront' | 'path' | 'target'>

/** Renders a page for one visitor, whom its cookies name; no cache keeps it. */
export async function servePersonal(
  deps: PersonalPageDeps,
  request: IncomingMessage,
  response: ServerResponse,
  address: PageOfOne,
  method: string,
): Promise<void> {
  const { config } = deps
  const { cookie } = request.headers
  const { storefront, path, target } = address
  const body = isWrite(method) ? await readBody(request) : undefined
  const preview = deps.previews.tokenOf(cookie)
  const page = await deps.renderer.render({
    ...pageVariantOf(cookie, path, storefront.language),
    preview,
    storefront: storefront.code,
    url: config.publicUrl + target,
    personal: {
      method,
      headers: forwardedHeaders(request),
      body,
      contextToken: tokenOf(cookieOf(cookie, cookies.context.name)),
      customerToken: tokenOf(cookieOf(cookie, cookies.customer.name)),
      visit: tokenOf(cookieOf(cookie, cookies.storeVisit.name)),
      storeSession: cookieOf(cookie, cookies.storeSession.name),
      clientAddress: clientAddress(request, config.trustProxy),
    },
  })
  await sendPersonal(deps, request, response, page, kindOf(path), preview !== undefined)
}

async function sendPersonal(
  deps: PersonalPageDeps,
  request: IncomingMessage,
  response: ServerResponse,
  page: RenderedBytes,
  kind: PageKind,
  isPreview: boolean,
): Promise<void> {
  const headers = personalPageHeaders(deps, request, page, kind, isPreview)
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

function personalPageHeaders(
  { config, clock }: PersonalPageDeps,
  request: IncomingMessage,
  page: RenderedBytes,
  kind: PageKind,
  isPreview: boolean,
): string[] {
  const setCookies = withoutBrokenTokens(request.headers.cookie, page.setCookies, config.secure)
  return [
    ...pageHeaders(page.headers),
    ...personalHeaders(isPreview ? 'personal' : kind),
    'Vary',
    'Accept-Encoding, Cookie',
    ...securityHeaders(kind, config, page.policy),
    ...withinSession(setCookies, secondsLeft(request.headers.cookie, clock.now())).flatMap((cookie) => [
      'Set-Cookie',
      cookie,
    ]),
  ]
}

function kindOf(path: string): PageKind {
  if (path === '/checkout' || path.startsWith('/checkout/')) return 'checkout'
  return isPersonalPath(path) ? 'personal' : 'public'
}

const tokenOf = (value: string | undefined) => (value !== undefined && isToken(value) ? value : undefined)
