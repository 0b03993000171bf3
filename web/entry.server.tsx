import { PassThrough } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router'
import { withFirstScript } from './first-script.server.ts'
import { FragmentProvider } from './islands/cached-fragment.tsx'
import { FooterCodeContext } from './layouts/footer/footer-code.ts'
import { FooterEnd, FooterLinks } from './layouts/footer/footer-parts.tsx'
import { pageContext } from './page.ts'
import { prepareIn } from './prepare.server.tsx'
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
  const { storefront, t, services, nonce } = context.get(pageContext)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const failures: unknown[] = []
  const body = await new Promise<Buffer>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <ShopProvider storefront={storefront} t={t}>
        {/* While components are edited, what was rendered before may be wrong. */}
        <FragmentProvider value={services.development ? undefined : prepareIn(storefront, t)}>
          <FooterCodeContext value={footerCode}>
            <ServerRouter context={entry} url={request.url} nonce={nonce} />
          </FooterCodeContext>
        </FragmentProvider>
      </ShopProvider>,
      {
        nonce,
        // Everything in its place, for those who have no scripts.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => {
          const chunks: Buffer[] = []
          const sink = new PassThrough()
          sink.on('data', (chunk: Buffer) => chunks.push(chunk))
          sink.on('end', () =>
            resolve(Buffer.from(withFirstScript(paintFirst(Buffer.concat(chunks).toString()), nonce))),
          )
          pipe(sink)
        },
        onShellError: reject,
        onError: (error) => {
          failures.push(error)
        },
      },
    )
  })
  for (const failure of failures) services.report?.(failure, request.url)
  return new Response(body as Uint8Array<ArrayBuffer>, { status: failures.length > 0 ? 500 : status, headers })
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
