import { createHash } from 'node:crypto'
import { z } from 'zod'
import { type Clock, day, minute } from '#kernel/clock.ts'
import type { Measurement, MeasurementsPort } from '#shop/orders/measurements-port.ts'
import { createVendorClient, type VendorAnswer } from '../vendor/vendor-client.ts'
import type { ObserveVendor } from '../vendor/vendor-event.ts'

export type MetaMeasurementsOptions = {
  /** Of the pixel, which Meta calls a dataset as well: digits. */
  readonly pixelId: string
  readonly accessToken: string
  /** Without a slash at the end. */
  readonly url: string
  /** Whether the hash of the buyer's e-mail address is told. */
  readonly hashedEmail: boolean
  readonly clock: Clock
  readonly timeoutMs?: number
  readonly fetch?: typeof fetch
  readonly observe?: ObserveVendor | undefined
}

/** Of the Graph API; Meta answers each for about two years. */
export const metaApiVersion = 'v26.0'

const defaultTimeoutMs = 5000

/** What happened before is refused, whatever else is told with it. The rest is for the way there. */
const oldest = 7 * day - 10 * minute

const answerSchema = z.object({ events_received: z.literal(1) })
const errorSchema = z.object({ error: z.object({ code: z.number(), error_subcode: z.number().optional() }) })

/**
 * Tells Meta of purchases and refunds by its Conversions API. What happened more than a week ago is left out: Meta refuses it, and told as of
 * now it would be the merit of other advertisements. Each is sent once: whoever asked tries again.
 *
 * The token goes in the body, as Meta's own library sends it: addresses are written down in more places.
 *
 * https://developers.facebook.com/docs/marketing-api/conversions-api/parameters (read 28 November 2026)
 */
export function createMetaMeasurements(options: MetaMeasurementsOptions): MeasurementsPort<'meta'> {
  const { pixelId, accessToken, url, hashedEmail, clock, timeoutMs = defaultTimeoutMs, fetch, observe } = options
  const largestAnswer = 64 * 1024
  const client = createVendorClient({ vendor: 'meta', timeoutMs, fetch, observe, largestAnswer, codeOf })
  return {
    measurer: 'meta',
    wantsEmail: hashedEmail,
    async tell(measurement) {
      if (clock.now().getTime() - measurement.at.getTime() > oldest) return
      const request = {
        operation: measurement.kind === 'purchase' ? 'tell a purchase' : 'tell a refund',
        url: `${url}/${metaApiVersion}/${pixelId}/events`,
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
        body: JSON.stringify({ data: [metaEvent(measurement)], access_token: accessToken }),
      }
      await client.read(request, answerSchema)
    },
  }
}

/** A measurement as an event of Meta's. It has none for what goes back, so that this is an event of the shop's own that no page had part in. */
export function metaEvent({ kind, browser, id, at, currency, value, items, page, email }: Measurement<'meta'>) {
  const isPurchase = kind === 'purchase'
  return {
    event_name: isPurchase ? 'Purchase' : 'Refund',
    event_time: Math.floor(at.getTime() / 1000),
    event_id: id,
    user_data: {
      ...(email && { em: [hashOfEmail(email)] }),
      ...(isPurchase && { client_user_agent: browser.userAgent }),
      ...(browser.clickId !== null && { fbc: browser.clickId }),
      ...(browser.browserId !== null && { fbp: browser.browserId }),
    },
    custom_data: {
      value: value / 100,
      currency,
      ...(items.length > 0 && {
        content_ids: [...new Set(items.map(({ feedId }) => feedId))],
        content_type: 'product',
      }),
    },
    ...(isPurchase ? { action_source: 'website', event_source_url: page } : { action_source: 'system_generated' }),
  }
}

/** As Meta's own library does it. */
const hashOfEmail = (email: string) => createHash('sha256').update(email.trim().toLowerCase()).digest('hex')

/** `100/2804003`: Meta's number of what is wrong, without its sentences, which repeat what was sent. */
function codeOf({ text }: VendorAnswer): string | undefined {
  try {
    const { code, error_subcode: subcode } = errorSchema.parse(JSON.parse(text)).error
    return subcode === undefined ? String(code) : `${code}/${subcode}`
  } catch {
    return undefined
  }
}
