import type { IncomingMessage, ServerResponse } from 'node:http'
import { errorTypeOf, type SpanFacts } from '#kernel/tracing.ts'
import type { ServerRoute } from '../route.ts'
import { routePatternOf } from './route-pattern.ts'
import type { Tracing } from './tracing.ts'

/** What says nothing of the shop: files that lie ready, and what watches it every few seconds. */
const untraced = new Set<ServerRoute['kind']>(['file', 'no-file', 'moved', 'malformed'])
const probes = new Set(['/healthz', '/readyz', '/metrics'])

/** Answers a request of a shopper, or of a program, as a trace. */
export function traceRequest(
  tracing: Tracing,
  request: IncomingMessage,
  response: ServerResponse,
  route: ServerRoute,
  answer: () => void,
): void {
  const target = request.url ?? '/'
  if (untraced.has(route.kind) || probes.has(target)) {
    answer()
    return
  }
  traceAnswer(tracing, request, response, () => factsOfRoute(route, target), answer)
}

/**
 * Answers a request as a trace, which ends with the connection's part in it.
 * @param factsOf asked only where the trace is kept
 */
export function traceAnswer(
  tracing: Tracing,
  request: IncomingMessage,
  response: ServerResponse,
  factsOf: () => SpanFacts,
  answer: () => void,
): void {
  const { traceparent } = request.headers
  const parent = tracing.trustsRequests && typeof traceparent === 'string' ? traceparent : undefined
  const begun = tracing.begin({ name: 'request', kind: 'server', facts: {}, parent })
  if (!begun.isRecording) {
    begun.run(answer)
    return
  }
  const method = knownMethods.has(request.method ?? '') ? (request.method ?? '') : '_OTHER'
  const facts = factsOf()
  begun.describe(`${method} ${facts['http.route'] ?? ''}`.trim(), { 'http.request.method': method, ...facts })
  response.once('close', () => {
    begun.add({ 'http.response.status_code': response.statusCode })
    if (!response.writableFinished) begun.fail('aborted')
    else if (response.statusCode >= 500) begun.fail(String(response.statusCode))
    begun.end()
  })
  begun.run(answer)
}

/** Others are words of whoever asks. */
const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])

/** Makes anew, as a trace of its own, a page whose request was answered by what lay ready. */
export async function traceRefresh<T>(tracing: Tracing, route: ServerRoute, render: () => Promise<T>): Promise<T> {
  const begun = tracing.begin({ name: 'refresh', kind: 'internal', facts: {} })
  if (begun.isRecording) begun.add(factsOfRoute(route, '/'))
  try {
    return await begun.run(render)
  } catch (error) {
    begun.fail(errorTypeOf(error))
    throw error
  } finally {
    begun.end()
  }
}

const factsOfRoute = (route: ServerRoute, target: string): SpanFacts => ({
  'http.route': routePatternOf(route, target),
  ...('storefront' in route && { 'shop.storefront': route.storefront.code }),
})
