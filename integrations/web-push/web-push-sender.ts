import { request as httpRequest, type IncomingMessage } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { isIP } from 'node:net'
import type { Clock } from '#kernel/clock.ts'
import type { PushPort } from '#shop/push/push-port.ts'
import { lookupOf, publicAddresses } from '../vendor/public-addresses.ts'
import type { ObserveVendor, VendorFailureReason } from '../vendor/vendor-event.ts'
import { VendorFailure } from '../vendor/vendor-failure.ts'
import { encryptMessage } from './encrypt-message.ts'
import { vapidAuthorization } from './vapid.ts'

export type WebPushOptions = {
  /** Where push services find the shop: `mailto:` or `https:`. */
  readonly contact: string
  readonly clock: Clock
  /** Where a sandbox on this machine is, with a slash at its end, which alone may be no host of the internet. */
  readonly sandbox?: string | undefined
  readonly timeoutMs?: number
  /** How a message leaves, for tests; answers its status. */
  readonly post?: (url: URL, headers: Readonly<Record<string, string>>, body: Buffer) => Promise<number>
  readonly observe?: ObserveVendor | undefined
}

/** What says that nobody listens there any more (RFC 8030, 7.3). */
const gone: readonly number[] = [404, 410]

/**
 * Sends to the push services of browsers (RFC 8030). Any visitor may have named the address, so that no connection is made but to the
 * internet, whatever a name leads to, and a redirect is not followed. Which hosts are push services, the shop has checked.
 */
export function createWebPush({
  contact,
  clock,
  sandbox,
  timeoutMs = 10_000,
  post: given,
  observe = () => undefined,
}: WebPushOptions): PushPort {
  const agent = new HttpsAgent({ maxSockets: 16, keepAlive: true, lookup: lookupOf(publicAddresses([])) })

  async function post(url: URL, headers: Readonly<Record<string, string>>, body: Buffer): Promise<number> {
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
    const options = { method: 'POST', headers, signal: AbortSignal.timeout(timeoutMs) }
    const asked =
      url.protocol === 'https:' ? httpsRequest(url, { ...options, agent }, resolve) : httpRequest(url, options, resolve)
    asked.once('error', reject)
    asked.end(body)
    const answer = await promise
    // Nothing that it says is read.
    answer.resume()
    return answer.statusCode ?? 0
  }

  return {
    sandbox,
    async send(subscription, message, keys) {
      const url = new URL(subscription.endpoint)
      // A number is looked up nowhere, and no push service is called by one.
      const isService = url.protocol === 'https:' && isIP(url.hostname.replace(/^\[|\]$/g, '')) === 0
      if (!isService && !(sandbox && url.href.startsWith(sandbox))) return 'gone'
      const body = encryptMessage(message.payload, subscription)
      const headers = {
        authorization: vapidAuthorization(subscription.endpoint, keys, contact, clock.now()),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        'content-length': String(body.byteLength),
        ttl: String(message.ttlSeconds),
        topic: message.topic,
        urgency: 'normal',
      }
      const began = Date.now()
      const tell = (outcome: 'answered' | VendorFailureReason, status?: number) =>
        observe({
          vendor: 'web-push',
          operation: 'send a message',
          outcome,
          status,
          durationMs: Date.now() - began,
          attempt: 1,
          willRetry: false,
        })
      const status = await (given ?? post)(url, headers, body).catch((cause: unknown) => {
        tell('network')
        throw new VendorFailure('network', `${url.host} gave no answer to a push message`, { cause })
      })
      const reason = gone.includes(status) ? undefined : reasonOf(status)
      tell(reason ?? 'answered', status)
      if (reason) throw new VendorFailure(reason, `${url.host} answered ${status} to a push message`, { status })
      return gone.includes(status) ? 'gone' : 'taken'
    },
  }
}

function reasonOf(status: number): VendorFailureReason | undefined {
  if (status >= 200 && status < 300) return undefined
  if (status === 429) return 'busy'
  if (status >= 500) return 'server-error'
  return status === 401 || status === 403 ? 'unauthorized' : 'rejected'
}
