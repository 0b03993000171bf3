import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a form was sent by one of our own pages. Browsers say where a form comes from; nothing else sends forms to staff's pages, so
 * what says nothing is refused.
 * @param own the origin that staff use
 */
export function isOwnForm(headers: IncomingHttpHeaders, own: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') return false
  const { origin, host } = headers
  if (origin === undefined) return site !== undefined
  return origin === own || URL.parse(origin)?.host === host
}
