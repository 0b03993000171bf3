import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { isIP } from 'node:net'
import type { WebhookAnswer, WebhookPort } from '#shop/webhooks/webhook-port.ts'
import { AddressNotPublic, lookupOf, type Network, publicAddresses } from '../vendor/public-addresses.ts'
import type { ObserveVendor, VendorFailureReason } from '../vendor/vendor-event.ts'

export type WebhookSenderOptions = {
  /** Networks beside the internet in which endpoints may lie; `http:` is taken there alone. */
  readonly networks: readonly Network[]
  readonly timeoutMs?: number
  readonly observe?: ObserveVendor | undefined
}

/** So much is read of an answer. */
const longestAnswer = 2000

/**
 * Sends webhooks. Whoever manages the back office may name any address, so that no connection is made but to the internet and to named
 * networks, whatever a name leads to; a redirect is an answer, and is not followed.
 */
export function createWebhookSender({
  networks,
  timeoutMs = 15_000,
  observe = () => undefined,
}: WebhookSenderOptions): WebhookPort {
  const mayConnect = publicAddresses(networks)
  const lookup = lookupOf(mayConnect)
  // Of its own: a connection that others opened was not checked.
  const agents = { http: new HttpAgent({ maxSockets: 8, lookup }), https: new HttpsAgent({ maxSockets: 8, lookup }) }

  function problemOf(address: string): string | undefined {
    const url = URL.parse(address)
    if (!url || address.length > 2000) return 'no address'
    if (url.protocol !== 'https:' && !(url.protocol === 'http:' && networks.length > 0)) return 'https://'
    if (url.username !== '' || url.password !== '') return 'no password in it'
    const host = hostOf(url)
    return isIP(host) !== 0 && !mayConnect(host) ? 'no host of the internet' : undefined
  }

  async function send(url: URL, headers: Readonly<Record<string, string>>, body: string): Promise<IncomingMessage> {
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
    const options = {
      method: 'POST',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        ...headers,
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
        'user-agent': 'shop-webhooks',
      },
    }
    const asked =
      url.protocol === 'https:'
        ? httpsRequest(url, { ...options, agent: agents.https }, resolve)
        : httpRequest(url, { ...options, agent: agents.http }, resolve)
    asked.once('error', reject)
    asked.end(body)
    return promise
  }

  return {
    problemOf,
    async post(address, headers, body) {
      const began = Date.now()
      const tell = (outcome: 'answered' | VendorFailureReason, status?: number) =>
        observe({
          vendor: 'webhooks',
          operation: 'send a webhook',
          outcome,
          status,
          durationMs: Date.now() - began,
          attempt: 1,
          willRetry: false,
        })
      const problem = problemOf(address)
      const url = URL.parse(address)
      if (problem !== undefined || !url) return { status: undefined, text: problem ?? '' }
      try {
        const answer = await send(url, headers, body)
        const text = await beginningOf(answer)
        const { statusCode: status = 0 } = answer
        tell(status >= 500 ? 'server-error' : status >= 300 ? 'rejected' : 'answered', status)
        return { status, text }
      } catch (error) {
        tell('network')
        return unanswered(error)
      }
    },
  }
}

const hostOf = (url: URL) => url.hostname.replace(/^\[|\]$/g, '')

async function beginningOf(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let length = 0
  try {
    for await (const part of answer) {
      if (!Buffer.isBuffer(part)) continue
      parts.push(part)
      length += part.byteLength
      if (length >= longestAnswer) break
    }
  } finally {
    answer.destroy()
  }
  // PostgreSQL keeps no zero in a text.
  return Buffer.concat(parts).toString('utf8').slice(0, longestAnswer).replaceAll('\0', '')
}

function unanswered(error: unknown): WebhookAnswer {
  if (error instanceof AddressNotPublic) return { status: undefined, text: error.message }
  if (error instanceof Error && error.name === 'AbortError') return { status: undefined, text: 'No answer in time' }
  const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : ''
  return { status: undefined, text: `The host could not be reached${code}` }
}
