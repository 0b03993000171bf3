import { withParts } from '#kernel/page-parts.ts'
import { routePaths } from '#kernel/routes.ts'
import { storefrontOf, storefrontOfPath } from '#kernel/storefront.ts'
import type { RenderedPage, WebHandler } from '#web/services.ts'
import { type ContentSecurity, contentSecurityPolicy, inlineScriptHashes, withoutNonce } from './content-security.ts'
import { headerOf } from './headers.ts'
import { brandedPage, type PageBrand } from './page-brand.ts'
import { retryAfter } from './plain-page.ts'
import type { RenderedBytes, RenderTask } from './render-protocol.ts'

/** Renders one page by the storefront's handler and works out its policy; runs wherever the handler was loaded. */
export async function renderPage(
  web: WebHandler,
  task: RenderTask,
  { security: own, brand }: { readonly security: ContentSecurity; readonly brand: PageBrand },
): Promise<RenderedBytes> {
  const styled = brand.css === '' ? own : { ...own, style: brand.hash }
  const security = isSimulator(task.url) ? { ...styled, framed: true } : styled
  const { url, segment, cookieBar, store, preview, framed, personal } = task
  const storefront = storefrontOf(task.storefront)
  if (!personal) return toBytes(await web.renderPublic({ url, storefront, segment, cookieBar, store }), security, brand)
  const { method, headers, body, ...who } = personal
  const request = new Request(url, {
    method,
    headers: headers.map(([name, value]): [string, string] => [name, value]),
    ...(body ? { body: new Uint8Array(body) } : {}),
  })
  const page = await web.renderPersonal({ request, storefront, segment, cookieBar, store, preview, framed, ...who })
  return toBytes(page, security, brand)
}

/** Slices are shown there while they are written, in a frame of the editor. */
function isSimulator(url: string): boolean {
  const { path } = storefrontOfPath(new URL(url).pathname)
  return path === routePaths.sliceSimulator || `${path}/` === routePaths.sliceSimulator
}

/** A storefront may mark its own inline scripts; then only those are trusted. */
type MarkedPage = Omit<RenderedPage, 'nonce'> & { readonly nonce?: string | undefined }

function toBytes(page: MarkedPage, security: ContentSecurity, brand: PageBrand): RenderedBytes {
  const { status, tags, setCookies, nonce } = page
  const again = retryAfter[status]
  const headers = again === undefined ? page.headers : [...page.headers, ['Retry-After', again] as const]
  const isHtml = headerOf(headers, 'content-type')?.startsWith('text/html') === true
  if (!isHtml)
    return {
      status,
      headers,
      tags,
      setCookies,
      body: bytesOf(page.body),
      policy: contentSecurityPolicy([], security),
    }
  const rendered = typeof page.body === 'string' ? page.body : new TextDecoder().decode(page.body)
  const html = brandedPage(rendered, brand)
  return {
    status,
    headers,
    tags,
    setCookies,
    body: nonce === undefined ? bytesOf(html) : withParts(withoutNonce(html, nonce), nonce, page.parts ?? []),
    policy: contentSecurityPolicy(inlineScriptHashes(html, nonce), security),
  }
}

const encoder = new TextEncoder()

function bytesOf(body: Uint8Array | string): Uint8Array {
  return typeof body === 'string' ? encoder.encode(body) : body
}
