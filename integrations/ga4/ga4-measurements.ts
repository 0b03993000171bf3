import { z } from 'zod'
import { type Clock, hour } from '#kernel/clock.ts'
import type { Cents } from '#kernel/money.ts'
import type { MeasuredItem, Measurement, MeasurementsPort } from '#shop/orders/measurements-port.ts'
import { createVendorClient } from '../vendor/vendor-client.ts'
import type { ObserveVendor } from '../vendor/vendor-event.ts'

export type Ga4MeasurementsOptions = {
  /** Of the stream: `G-ABC123DEF4`. */
  readonly measurementId: string
  readonly apiSecret: string
  /** Without a slash at the end. */
  readonly url: string
  readonly clock: Clock
  readonly timeoutMs?: number
  readonly fetch?: typeof fetch
  readonly observe?: ObserveVendor | undefined
}

const defaultTimeoutMs = 5000

/** What happened longer ago is taken in no more; then it counts as of now. */
const oldest = 72 * hour - hour
/** As many items as an event may hold, and signs as a value may. */
const mostItems = 200
const longestText = 100

/**
 * Tells Google Analytics 4 of purchases and refunds by its Measurement Protocol. It answers 204 and
 * nothing whatever it is told, so a failure is one of the wire. Each is sent once: whoever asked tries again.
 *
 * Nothing in it names a person, and it may be used for no advertising. Nobody was engaged with the shop when this is told, and so
 * `engagement_time_msec` stays out of it.
 *
 * https://developers.google.com/analytics/devguides/collection/protocol/ga4/reference (read 28 November 2026)
 */
export function createGa4Measurements(options: Ga4MeasurementsOptions): MeasurementsPort<'ga4'> {
  const { measurementId, apiSecret, url, clock, timeoutMs = defaultTimeoutMs, fetch, observe } = options
  const client = createVendorClient({ vendor: 'ga4', timeoutMs, fetch, observe, largestAnswer: 64 * 1024 })
  const query = new URLSearchParams({ measurement_id: measurementId, api_secret: apiSecret })
  return {
    measurer: 'ga4',
    async tell(measurement) {
      const request = {
        operation: measurement.kind === 'purchase' ? 'tell a purchase' : 'tell a refund',
        url: `${url}/mp/collect?${query}`,
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(ga4Payload(measurement, clock.now())),
      }
      // Whatever says something is somebody else.
      await client.readText(request, z.literal(''))
    },
  }
}

/** A measurement in the words of the protocol. */
export function ga4Payload(measurement: Measurement<'ga4'>, now: Date) {
  const { kind, browser, order, at, currency, value, shipping, tax, items } = measurement
  const isRecent = now.getTime() - at.getTime() <= oldest
  return {
    client_id: browser.clientId,
    ...(isRecent && { timestamp_micros: at.getTime() * 1000 }),
    consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
    events: [
      {
        name: kind,
        params: {
          ...(browser.sessionId !== null && { session_id: browser.sessionId }),
          transaction_id: order,
          currency,
          value: whole(value),
          shipping: whole(shipping),
          ...(tax !== undefined && { tax: whole(tax) }),
          ...(items.length > 0 && { items: items.slice(0, mostItems).map(ga4ItemOf) }),
        },
      },
    ],
  }
}

function ga4ItemOf({ sku, name, brand, size, price, quantity }: MeasuredItem) {
  return {
    item_id: sku.slice(0, longestText),
    item_name: name.slice(0, longestText),
    ...(brand !== null && { item_brand: brand.slice(0, longestText) }),
    ...(size !== null && { item_variant: size.slice(0, longestText) }),
    price: whole(price),
    quantity,
  }
}

const whole = (cents: Cents) => cents / 100
