import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { cookies } from '#kernel/routes.ts'
import { cookieOf } from './page-variant.ts'

/** What a form or a query may hold at most, in bytes. */
export const bodyLimit = 1024 * 1024

export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge'
  readonly statusCode = 413
}

/** Whether a request can change something. */
export function isWrite(method: string): boolean {
  return method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS'
}

/**
 * Whether a write may come from where it came from: our own pages, or a program that is no browser. Browsers always say
 * where a write comes from; one that says nothing but carries somebody's session has to show a header that no foreign
 * page can set.
 * @param own the origin that shoppers use
 */
export function isTrustedWrite(headers: IncomingHttpHeaders, own: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  const { origin, host } = headers
  if (origin !== undefined) return origin === own || URL.parse(origin)?.host === host
  if (site !== undefined) return true
  if (headers['x-store-key'] !== undefined) return true
  const hasSession =
    cookieOf(headers.cookie, cookies.context.name) !== undefined ||
    cookieOf(headers.cookie, cookies.customer.name) !== undefined
  return !hasSession
}

/**
 * The body, to its end.
 * @throws BodyTooLarge beyond the limit; the rest is not read
 */
export async function readBody(request: IncomingMessage, limit = bodyLimit): Promise<Buffer | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw new BodyTooLarge()
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of request as AsyncIterable<Buffer>) {
    size += piece.byteLength
    if (size > limit) throw new BodyTooLarge()
    pieces.push(piece)
  }
  return size === 0 ? undefined : Buffer.concat(pieces)
}

/**
 * Sees to it that no more than the limit is read of a body, whoever reads it. One whose length is said is left where it is; one in
 * chunks is read here, and laid beside the request, where Hono's listener for node:http looks for it.
 * @throws BodyTooLarge beyond the limit
 */
export async function boundBody(request: IncomingMessage & { rawBody?: Buffer }, limit = bodyLimit): Promise<void> {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw new BodyTooLarge()
  if (request.headers['transfer-encoding'] === undefined) return
  request.rawBody = (await readBody(request, limit)) ?? Buffer.alloc(0)
}

/**
 * Who asks, for rate limits. Each trusted proxy appended the address it saw, so the shopper's stands that many from the
 * right; what stands further left was made up by the client.
 */
export function clientAddress(request: IncomingMessage, trustProxy: number): string | undefined {
  const direct = request.socket.remoteAddress
  if (trustProxy === 0) return direct
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '')
  return forwarded.at(-trustProxy) ?? direct
}
