import type { IncomingMessage } from 'node:http'

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

/** The headers of a request that a page may read. */
export function forwardedHeaders(request: IncomingMessage): [string, string][] {
  return Object.entries(request.headers).flatMap(([name, value]): [string, string][] => {
    if (value === undefined || keptBack.has(name) || name.startsWith('x-forwarded-')) return []
    return [[name, Array.isArray(value) ? value.join(', ') : value]]
  })
}
