import type { IncomingMessage, ServerResponse } from 'node:http'
import { compressOnce, negotiateEncoding } from './compression.ts'
import type { Config } from './config.ts'
import { framedPolicy } from './content-security.ts'
import { headerOf, pageHeaders, personalHeaders, securityHeaders } from './headers.ts'
import { pageVariantOf } from './page-variant.ts'
import type { Previews } from './preview.ts'
import { refuseRequest } from './refuse.ts'
import type { Renderer } from './renderer.ts'
import type { PageOfOne } from './serve-personal.ts'

type FramedDeps = {
  readonly config: Pick<Config, 'publicUrl' | 'secure' | 'admin'>
  readonly renderer: Pick<Renderer, 'render'>
  readonly previews: Previews
}

/**
 * The page of a preview as the back office shows it in a frame: as nobody in particular sees it, kept by no cache, and without scripts,
 * so that it counts no visit and fills no cart.
 */
export async function serveFramed(
  { config, renderer, previews }: FramedDeps,
  request: IncomingMessage,
  response: ServerResponse,
  { storefront, target }: PageOfOne,
): Promise<void> {
  const framed = await previews.framed(storefront, target)
  if (!framed) return refuseRequest(request, response, 404, config)
  const page = await renderer.render({
    storefront: framed.storefront.code,
    segment: pageVariantOf(undefined, framed.path, framed.storefront.language).segment,
    cookieBar: false,
    url: config.publicUrl + framed.storefront.basePath + framed.path,
    preview: framed.preview,
    framed: true,
    personal: {
      method: 'GET',
      headers: [],
      body: undefined,
      contextToken: undefined,
      customerToken: undefined,
      visit: undefined,
      storeSession: undefined,
      clientAddress: undefined,
    },
  })
  const isHtml = headerOf(page.headers, 'content-type')?.startsWith('text/html') === true
  const { quick: encoding } = negotiateEncoding(String(request.headers['accept-encoding'] ?? ''))
  const plain = isHtml ? stillPage(page.body) : page.body
  const body = encoding === 'identity' ? plain : await compressOnce(plain, encoding)
  response.writeHead(page.status, [
    ...pageHeaders(page.headers),
    ...personalHeaders('personal'),
    ...securityHeaders('personal', config, framedPolicy(page.policy, config.admin.publicUrl)),
    ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
    'Content-Length',
    String(body.byteLength),
  ])
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** The page without scripts. The frame may open no window, so that a press on a link leaves it where it is. */
function stillPage(page: Uint8Array): Uint8Array {
  const html = withoutTags(withoutTags(new TextDecoder().decode(page), '<script', '</script>'), '<link', '>', isCode)
  return new TextEncoder().encode(html.replace('<head>', '<head><base target="_blank">'))
}

const isCode = (link: string) => link.includes('rel="modulepreload"') || link.includes('as="script"')

/** A text without what stands between two marks, and the marks; each sign is looked at once. */
function withoutTags(html: string, from: string, to: string, isOne: (tag: string) => boolean = () => true): string {
  const kept: string[] = []
  let read = 0
  for (let start = html.indexOf(from); start >= 0; start = html.indexOf(from, start + 1)) {
    const end = html.indexOf(to, start)
    if (end < 0) break
    const tag = html.slice(start, end + to.length)
    if (!isOne(tag)) continue
    kept.push(html.slice(read, start))
    read = end + to.length
    start = read - 1
  }
  return kept.join('') + html.slice(read)
}
