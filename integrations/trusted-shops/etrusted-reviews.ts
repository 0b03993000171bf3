import { z } from 'zod'
import { type Rating, type ReviewPort, ReviewsUnavailable } from '#shop/content/review-port.ts'
import { createVendorClient, type VendorAnswer } from '../vendor/vendor-client.ts'
import type { ObserveVendor } from '../vendor/vendor-event.ts'
import { VendorFailure } from '../vendor/vendor-failure.ts'

export type EtrustedConfig = {
  readonly clientId: string
  readonly clientSecret: string
  /** `https://api.etrusted.com`. */
  readonly apiUrl: string
  /** `https://login.etrusted.com`. */
  readonly loginUrl: string
  readonly timeoutMs?: number
  readonly fetch?: typeof fetch
  readonly observe?: ObserveVendor | undefined
  readonly now?: () => number
}

const token = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() })

const period = z.object({ rating: z.number().min(0).max(5), count: z.int().min(0) })
/** Of the periods that are answered, the last year is the one that Trusted Shops wants shown in public. */
const ratings = z.object({ '365days': period })

const refusal = z.object({ error: z.string() })

const defaultTimeoutMs = 10_000
/** A token is given up so many milliseconds before it ends: it has to last for the request, too. */
const margin = 60_000

/** Reviews that Trusted Shops collects, by the eTrusted API: a token for the shop's own client, then the ratings of a channel. */
export function createEtrustedReviews(config: EtrustedConfig): ReviewPort {
  const { clientId, clientSecret, apiUrl, loginUrl, fetch, observe, now = Date.now } = config
  const { timeoutMs = defaultTimeoutMs } = config
  const client = createVendorClient({ vendor: 'trusted-shops', timeoutMs, fetch, observe, now, codeOf })
  let known: { readonly token: string; readonly until: number } | undefined

  async function accessToken(): Promise<string> {
    if (known && now() < known.until) return known.token
    const body = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
      audience: 'https://api.etrusted.com',
    })
    const url = `${loginUrl}/oauth/token`
    const given = await client.read({ operation: 'log in', url, method: 'POST', body, repeatable: true }, token)
    if (!given) throw new ReviewsUnavailable('Trusted Shops gave no token')
    known = { token: given.access_token, until: now() + given.expires_in * 1000 - margin }
    return known.token
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
        // It may have been taken back before its time; the next question gets another one.
        if (cause.reason === 'unauthorized') known = undefined
        throw new ReviewsUnavailable(cause.message, { cause })
      }
    },
  }
}

function codeOf({ text }: VendorAnswer): string | undefined {
  try {
    return refusal.safeParse(JSON.parse(text)).data?.error
  } catch {
    return undefined
  }
}
