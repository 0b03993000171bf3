import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { isIP } from 'node:net'
import type { PictureProblem, PictureSource } from '#shop/pictures/picture-copies-port.ts'
import { AddressNotPublic, lookupOf, type Network, publicAddresses } from '../vendor/public-addresses.ts'
import type { ObserveVendor, VendorFailureReason } from '../vendor/vendor-event.ts'

const mostRedirects = 3

export type PictureSourceOptions = {
  /** The largest picture that is taken, in bytes. */
  readonly mostBytes: number
  /** For a picture with all of its redirects, in milliseconds. */
  readonly timeoutMs?: number
  /** Networks beside the internet in which pictures may lie. */
  readonly networks: readonly Network[]
  readonly observe?: ObserveVendor | undefined
}

/** A reason to leave a picture. */
class Refused extends Error {
  override readonly name = 'Refused'
  readonly isFinal: boolean
  readonly status: number | undefined

  constructor(message: string, { isFinal = true, status }: { isFinal?: boolean; status?: number } = {}) {
    super(message)
    this.isFinal = isFinal
    this.status = status
  }
}

/**
 * Asks for pictures at the addresses that files of products name. Whoever writes such a file may name any address, so that no
 * connection is made but to the internet and to named networks, whatever a name or a redirect leads to.
 */
export function createPictureSource(options: PictureSourceOptions): PictureSource {
  const { mostBytes, timeoutMs = 30_000, networks, observe = () => undefined } = options
  const mayConnect = publicAddresses(networks)
  const lookup = lookupOf(mayConnect)
  // Of its own: a connection that others opened was not checked.
  const agents = { http: new HttpAgent({ maxSockets: 8, lookup }), https: new HttpsAgent({ maxSockets: 8, lookup }) }

  async function ask(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
    if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new Refused(`It leads to ${url.protocol}`)
    const host = url.hostname.replace(/^\[|\]$/g, '')
    // A number is not looked up.
    if (isIP(host) !== 0 && !mayConnect(host)) throw new AddressNotPublic(`${host} is no host of the internet`)
    const headers = { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'shop-pictures' }
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
    const asked =
      url.protocol === 'https:'
        ? httpsRequest(url, { agent: agents.https, headers, signal }, resolve)
        : httpRequest(url, { agent: agents.http, headers, signal }, resolve)
    asked.once('error', reject)
    asked.end()
    return promise
  }

  async function follow(address: string, signal: AbortSignal): Promise<IncomingMessage> {
    let url = new URL(address)
    for (let redirects = 0; redirects <= mostRedirects; redirects++) {
      const answer = await ask(url, signal)
      const { statusCode = 0, headers } = answer
      if (statusCode === 200) return answer
      answer.destroy()
      const next = [301, 302, 303, 307, 308].includes(statusCode) ? URL.parse(headers.location ?? '', url) : null
      if (!next) {
        const isFinal = statusCode >= 300 && statusCode < 500 && statusCode !== 429 && statusCode !== 408
        throw new Refused(`The host answered ${statusCode}`, { isFinal, status: statusCode })
      }
      url = next
    }
    throw new Refused(`It leads on more than ${mostRedirects} times`)
  }

  async function bytesOf(answer: IncomingMessage): Promise<Uint8Array> {
    const tooLarge = () => new Refused(`It is larger than ${Math.floor(mostBytes / 1_000_000)} MB`)
    try {
      if (Number(answer.headers['content-length'] ?? 0) > mostBytes) throw tooLarge()
      const parts: Buffer[] = []
      let length = 0
      for await (const part of answer) {
        if (!Buffer.isBuffer(part)) continue
        length += part.byteLength
        if (length > mostBytes) throw tooLarge()
        parts.push(part)
      }
      return Buffer.concat(parts)
    } finally {
      answer.destroy()
    }
  }

  return {
    async fetch(address) {
      const began = Date.now()
      const signal = AbortSignal.timeout(timeoutMs)
      const tell = (outcome: 'answered' | VendorFailureReason, status?: number, detail?: string) =>
        observe({
          vendor: 'pictures',
          operation: 'fetch a picture',
          outcome,
          status,
          durationMs: Date.now() - began,
          attempt: 1,
          willRetry: false,
          detail,
        })
      try {
        const bytes = await bytesOf(await follow(address, signal))
        tell('answered', 200)
        return { bytes }
      } catch (error) {
        const { outcome, status, ...problem } = signal.aborted ? tooSlow(timeoutMs) : problemOf(error)
        tell(outcome, status, `${hostOf(address)}: ${problem.problem}`)
        return problem
      }
    },
  }
}

const hostOf = (address: string) => URL.parse(address)?.host ?? 'an address'

type Told = PictureProblem & { readonly outcome: VendorFailureReason; readonly status?: number | undefined }

const tooSlow = (timeoutMs: number): Told => ({
  problem: `It didn’t come within ${timeoutMs / 1000} seconds`,
  isFinal: false,
  outcome: 'timeout',
})

function problemOf(error: unknown): Told {
  if (error instanceof Refused) {
    const outcome = (error.status ?? 0) >= 500 ? 'server-error' : error.status === 429 ? 'busy' : 'rejected'
    return { problem: error.message, isFinal: error.isFinal, outcome, status: error.status }
  }
  if (error instanceof AddressNotPublic) return { problem: error.message, isFinal: true, outcome: 'rejected' }
  const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : ''
  return { problem: `The host could not be reached${code}`, isFinal: false, outcome: 'network' }
}
