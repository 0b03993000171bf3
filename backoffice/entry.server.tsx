import { renderToString } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router'
import { scopeContext } from './scope.ts'
import { ScopeProvider } from './ui/page-scope.tsx'

/** Renders a page to its end: there is nothing in it that comes later. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Response {
  const { words, language, timeZone, services } = context.get(scopeContext)
  const page = renderToString(
    <ScopeProvider
      value={{
        words,
        language,
        timeZone,
        shopName: services.shopName,
        storefrontUrl: services.storefrontUrl,
        script: entry.manifest.entry.module,
      }}
    >
      <ServerRouter context={entry} url={request.url} />
    </ScopeProvider>,
  )
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(`<!doctype html>${page}`, { status, headers })
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(scopeContext).services.report(error, request.url)
}
