import { z } from 'zod'
import { type Rating, type ReviewPort, ReviewsUnavailable } from '#shop/content/review-port.ts'
import { createVendorClient } from '../vendor/vendor-client.ts'
import type { ObserveVendor } from '../vendor/vendor-event.ts'
import { VendorFailure } from '../vendor/vendor-failure.ts'
import { type EtrustedKeys, etrustedCode, etrustedToken } from './etrusted-token.ts'

export type EtrustedConfig = EtrustedKeys & {
  /** `https://api.etrusted.com`. */
  readonly apiUrl: string
  readonly timeoutMs?: number
  readonly fetch?: typeof fetch
  readonly observe?: ObserveVendor | undefined
  readonly now?: () => number
}

const period = z.object({ rating: z.number().min(0).max(5), count: z.int().min(0) })
/** Of the periods that are answered, the last year is the one that Trusted Shops wants shown in public. */
const ratings = z.object({ '365days': period })

const defaultTimeoutMs = 10_000

/** Reviews that Trusted Shops collects, by the eTrusted API: a token for the shop's own client, then the ratings of a channel. */
export function createEtrustedReviews(config: EtrustedConfig): ReviewPort {
  const { apiUrl, fetch, observe, now = Date.now, timeoutMs = defaultTimeoutMs } = config
  const client = createVendorClient({
    vendor: 'trusted-shops',
    timeoutMs,
    fetch,
    observe,
    now,
    codeOf: etrustedCode,
  })
  const token = etrustedToken(client, config, now)

  async function accessToken(): Promise<string> {
    const given = await token.get()
    if (given === undefined) throw new ReviewsUnavailable('Trusted Shops gave no token')
    return given
  }

  async function read(channel: string): Promise<Rating | undefined> {
    const found = await client.read(
      {
        operation: 'read the rating',
        url: `${apiUrl}/channels/${encodeURIComponent(channel)}/service-reviews/aggregate-rating`,
        headers: { Accept: 'application/json', Authorization: `Bearer ${await accessToken()}` },
      },
      ratings,
    )
    const year = found?.['365days']
    return year && year.count > 0 ? { average: year.rating, count: year.count } : undefined
  }

  return {
    async rating(channel) {
      try {
        return await read(channel)
      } catch (cause) {
        if (!(cause instanceof VendorFailure)) throw cause
        if (cause.reason === 'unauthorized') token.drop()
        throw new ReviewsUnavailable(cause.message, { cause })
      }
    },
  }
}
