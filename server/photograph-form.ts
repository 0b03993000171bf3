import type { IncomingMessage } from 'node:http'
import { networkOf } from '#api/network-of.ts'
import { type Clock, hour } from '#kernel/clock.ts'
import type { Shop } from '#shop/shop.ts'
import type { Config } from './config.ts'
import { fileParts } from './photograph-part.ts'
import { BodyTooLarge, clientAddress, readBody } from './request-checks.ts'

const megabyte = 2 ** 20
/** What a form adds to its files. */
const formBytes = 10_000
/** Of a larger one the rest is heard and dropped, so that its shopper reads why; beyond that nobody means it. */
const mostHeard = 60 * megabyte

export type PhotographFormDeps = {
  readonly config: Pick<Config, 'trustProxy'>
  readonly shop: Pick<Shop, 'rateLimits' | 'networkLimitFactor'>
  readonly clock: Clock
}

/** What a form with photographs may hold, and how often it may be sent. */
export type PhotographFormLimits = {
  /** Under which name it is counted. */
  readonly name: string
  readonly field: string
  readonly mostFiles: number
  readonly mostMegabytesEach: number
  /** So many forms are in memory at once, and so many of one network among them. */
  readonly mostAtOnce: number
  readonly mostOfNetwork: number
  /** So many a browser may send in an hour; a network as many times that as it is wider. */
  readonly mostInHour: number
}

/** Why no photograph is looked at. */
export type PhotographFormProblem = 'none' | 'large' | 'kind' | 'busy' | 'often'

/**
 * Takes forms with photographs, of which anybody may send any: none is larger than may be, few are in memory at once, and one network
 * doesn't keep the others waiting.
 */
export function createPhotographForm(deps: PhotographFormDeps, limits: PhotographFormLimits) {
  const inHand = new Map<string, number>()

  /** @param work what is done with the photographs; each is one by its first bytes, and nobody has unpacked it yet */
  return async <Answer>(
    request: IncomingMessage,
    work: (files: readonly Uint8Array[]) => Promise<Answer>,
  ): Promise<Answer | { readonly problem: PhotographFormProblem }> => {
    const network = networkOf(clientAddress(request, deps.config.trustProxy) ?? '')
    const atOnce = inHand.get(network) ?? 0
    const total = [...inHand.values()].reduce((sum, one) => sum + one, 0)
    if (atOnce >= limits.mostOfNetwork || total >= limits.mostAtOnce) return dropped(request, 'busy')
    inHand.set(network, atOnce + 1)
    try {
      if (!(await isWithinLimit(network))) return await dropped(request, 'often')
      const body = await bodyOf(request, limits)
      if (body === 'large') return { problem: 'large' }
      const files = photographsIn(request, body, limits)
      return 'problem' in files ? files : await work(files.photographs)
    } finally {
      const left = (inHand.get(network) ?? 1) - 1
      if (left === 0) inHand.delete(network)
      else inHand.set(network, left)
    }
  }

  function isWithinLimit(network: string): Promise<boolean> {
    const most = limits.mostInHour * deps.shop.networkLimitFactor
    return deps.shop.rateLimits.take(
      [{ key: `${limits.name} network ${network}`, most, within: hour }],
      deps.clock.now(),
    )
  }
}

function photographsIn(
  request: IncomingMessage,
  body: Buffer,
  { field, mostFiles, mostMegabytesEach }: PhotographFormLimits,
): { readonly photographs: readonly Uint8Array[] } | { readonly problem: PhotographFormProblem } {
  const sent = fileParts(request.headers['content-type'] ?? '', body, field).filter(({ byteLength }) => byteLength > 0)
  const photographs = sent.slice(0, mostFiles)
  if (photographs.length === 0) return { problem: 'none' }
  if (photographs.some(({ byteLength }) => byteLength > mostMegabytesEach * megabyte)) return { problem: 'large' }
  return photographs.every(isPhotograph) ? { photographs } : { problem: 'kind' }
}

async function bodyOf(
  request: IncomingMessage,
  { mostFiles, mostMegabytesEach }: PhotographFormLimits,
): Promise<Buffer | 'large'> {
  const most = mostFiles * mostMegabytesEach * megabyte + formBytes
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
