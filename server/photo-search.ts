import type { IncomingMessage, ServerResponse } from 'node:http'
import { networkOf } from '#api/network-of.ts'
import { readPixels } from '#integrations/pictures/read-pixels.ts'
import { type Clock, hour } from '#kernel/clock.ts'
import { mostPhotoMegabytes, type PhotoAnswer, photoField, photoQuery } from '#kernel/photo-search.ts'
import { routePath, routePaths } from '#kernel/routes.ts'
import type { Storefront } from '#kernel/storefront.ts'
import { createTurns, tooManyWait } from '#kernel/turns.ts'
import type { Shop } from '#shop/shop.ts'
import type { Config } from './config.ts'
import { filePart } from './photograph-part.ts'
import { redirectRequest } from './redirect.ts'
import { BodyTooLarge, clientAddress, readBody } from './request-checks.ts'

const megabyte = 2 ** 20
const mostBytes = mostPhotoMegabytes * megabyte
/** What a form adds to its file. */
const formBytes = 10_000
/** Of a larger one the rest is heard and dropped, so that its shopper reads why; beyond that nobody means it. */
const mostHeard = 60 * megabyte
/** So many are in memory at once, and so many of one network among them. */
const mostAtOnce = 8
const mostOfNetwork = 2
/** So many a browser may send in an hour; a network as many times that as it is wider. */
const mostInHour = 15
/** Half of what a product's picture may have: anybody may send one. */
const mostPixels = 25_000_000

export type PhotoSearchDeps = {
  readonly config: Pick<Config, 'publicUrl' | 'secure' | 'trustProxy'>
  readonly shop: Pick<Shop, 'pictureSearch' | 'rateLimits' | 'networkLimitFactor'>
  readonly clock: Clock
}

export type PhotoSearch = ReturnType<typeof createPhotoSearch>

const paths: readonly string[] = Object.values(routePaths.photoSearch)

/** Whether a path, without the storefront's prefix, is where photographs are posted to. */
export const isPhotoSearch = (path: string): boolean => paths.includes(path.endsWith('/') ? path : `${path}/`)

/**
 * Answers a posted photograph with the way to a page that shows what was found. It is unpacked in memory, one at a time, and dropped: neither
 * a page, nor a log, nor a store ever sees it.
 */
export function createPhotoSearch(deps: PhotoSearchDeps) {
  const turns = createTurns(mostAtOnce)
  const inHand = new Map<string, number>()

  async function search(request: IncomingMessage, storefront: Storefront): Promise<PhotoAnswer> {
    const network = networkOf(clientAddress(request, deps.config.trustProxy) ?? '')
    const atOnce = inHand.get(network) ?? 0
    const total = [...inHand.values()].reduce((sum, one) => sum + one, 0)
    if (atOnce >= mostOfNetwork || total >= mostAtOnce) return dropped(request, 'busy')
    inHand.set(network, atOnce + 1)
    try {
      if (!(await isWithinLimit(network))) return await dropped(request, 'often')
      const body = await bodyOf(request)
      if (body === 'large') return { problem: 'large' }
      return await compared(request, body, storefront)
    } finally {
      const left = (inHand.get(network) ?? 1) - 1
      if (left === 0) inHand.delete(network)
      else inHand.set(network, left)
    }
  }

  const isWithinLimit = (network: string) =>
    deps.shop.rateLimits.take(
      [{ key: `photoSearch network ${network}`, most: mostInHour * deps.shop.networkLimitFactor, within: hour }],
      deps.clock.now(),
    )

  async function compared(request: IncomingMessage, body: Buffer, storefront: Storefront): Promise<PhotoAnswer> {
    const file = filePart(request.headers['content-type'] ?? '', body, photoField)
    if (!file || file.byteLength === 0) return { problem: 'none' }
    if (file.byteLength > mostBytes) return { problem: 'large' }
    if (!isPhotograph(file)) return { problem: 'kind' }
    const found = await turns.take('photograph', async () => {
      const pixels = await readPixels(file, { mostPixels })
      return 'problem' in pixels ? undefined : deps.shop.pictureSearch.find(storefront, pixels)
    })
    if (found === tooManyWait) return { problem: 'busy' }
    return found ? { found } : { problem: 'kind' }
  }

  return async (request: IncomingMessage, response: ServerResponse, storefront: Storefront): Promise<void> => {
    const answer = await search(request, storefront)
    const to = routePath(storefront, 'photoSearch') + photoQuery(answer)
    redirectRequest(response, 303, to, ['Cache-Control', 'no-store', 'Content-Length', '0'], deps.config)
  }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer | 'large'> {
  const most = mostBytes + formBytes
  if (Number(request.headers['content-length'] ?? 0) <= most) return (await readBody(request, most)) ?? Buffer.alloc(0)
  await dropped(request, 'large')
  return 'large'
}

/** Hears the body to its end without keeping it: a browser reads no answer before it has sent all. */
async function dropped<Problem extends 'busy' | 'often' | 'large'>(
  request: IncomingMessage,
  problem: Problem,
): Promise<{ problem: Problem }> {
  if (Number(request.headers['content-length'] ?? 0) > mostHeard) throw new BodyTooLarge()
  let heard = 0
  for await (const piece of request as AsyncIterable<Buffer>) {
    heard += piece.byteLength
    if (heard > mostHeard) throw new BodyTooLarge()
  }
  return { problem }
}

/** JPEG, PNG, WebP, or AVIF by its first bytes, whatever its name says: no drawing that is a program, and no document. */
export function isPhotograph(file: Uint8Array): boolean {
  const begin = Buffer.from(file.subarray(0, 32)).toString('latin1')
  return (
    begin.startsWith('\xff\xd8\xff') ||
    begin.startsWith('\x89PNG\r\n\x1a\n') ||
    /^RIFF....WEBP/s.test(begin) ||
    /^....ftyp(?:avif|avis|mif1)/s.test(begin)
  )
}
