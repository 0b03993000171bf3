import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router'
import { withFirstScript } from './first-script.server.ts'
import { handOver } from './hand-over.server.ts'
import { FragmentProvider } from './islands/cached-fragment.tsx'
import { FooterCodeContext } from './layouts/footer/footer-code.ts'
import { FooterEnd, FooterLinks } from './layouts/footer/footer-parts.tsx'
import { pageContext } from './page.ts'
import { fragmentsOf } from './prepare.server.tsx'
import { ShopProvider } from './shop-context.tsx'

const footerCode = { FooterLinks, FooterEnd }

/** Renders a page to its end before anything leaves: a stored page is whole, and an error still has its status. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const page = context.get(pageContext)
  const { storefront, t, services, nonce } = page
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const failures: unknown[] = []
  const fragments = fragmentsOf(storefront, t, nonce)
  const document = (
    <ShopProvider storefront={storefront} t={t}>
      {/* While components are edited, what was rendered before may be wrong. */}
      <FragmentProvider value={services.development ? undefined : fragments.prepare}>
        <FooterCodeContext value={footerCode}>
          <ServerRouter context={ofThisPage(entry)} url={request.url} nonce={nonce} />
        </FooterCodeContext>
      </FragmentProvider>
    </ShopProvider>
  )
  const rendered = renderAtOnce(document) ?? (await renderWaiting(document, nonce, failures))
  const whole = await handOver(rendered, entry.serverHandoffStream, nonce)
  for (const failure of failures) services.report?.(failure, request.url)
  page.document = { html: withFirstScript(paintFirst(whole), nonce), parts: fragments.ready() }
  return new Response(null, { status: failures.length > 0 ? 500 : status, headers })
}

/**
 * The router makes objects of all routes that it is told of, for each page anew, and reads those that the page is made of. What the
 * browser needs is handed over as text, which nobody has to wait for while rendering.
 */
function ofThisPage({ serverHandoffStream: _, ...entry }: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = entry
  const routes = Object.fromEntries(
    staticHandlerContext.matches.flatMap(({ route: { id } }) => {
      const route = manifest.routes[id]
      return route ? [[id, route] as const] : []
    }),
  )
  return { ...entry, manifest: { ...manifest, routes } }
}

/** What React writes where a part has failed, or isn't there yet. */
const unfinished = /<!--\$[!?]-->/

/** The page in one go, for half the work; nothing when a part of it has to be waited for, or fails. */
function renderAtOnce(document: ReactNode): string | undefined {
  try {
    const html = renderToString(document)
    return unfinished.test(html) ? undefined : `<!DOCTYPE html>${html}`
  } catch {
    return undefined
  }
}

/** Waits for parts whose code is not loaded yet, and tells which have failed. */
function renderWaiting(document: ReactNode, nonce: string, failures: unknown[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(document, {
      nonce,
      // Everything in its place, for those who have no scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => {
        text(pipe(new PassThrough())).then(resolve, reject)
      },
      onShellError: reject,
      onError: (error) => {
        failures.push(error)
      },
    })
  })
}

/**
 * Lets styles, letters and the first picture have the line before the code: on a slow one the page is seen a second earlier, and
 * awake as soon. React Router writes its links without a way to say so.
 */
function paintFirst(page: string): string {
  return page.replaceAll('<link rel="modulepreload" ', '<link rel="modulepreload" fetchpriority="low" ')
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return
  context.get(pageContext).services.report?.(error, request.url)
}
