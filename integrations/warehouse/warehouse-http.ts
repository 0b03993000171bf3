import { z } from 'zod'
import { type WarehouseEvent, type WarehousePort, WarehouseUnavailable } from '#shop/fulfilment/warehouse-port.ts'
import { createVendorClient } from '../vendor/vendor-client.ts'
import type { ObserveVendor } from '../vendor/vendor-event.ts'
import { VendorFailure } from '../vendor/vendor-failure.ts'

export type WarehouseConfig = {
  /** Without a slash at the end: `https://erp.example.com/shop`. */
  readonly endpoint: string
  readonly key: string
  readonly timeoutMs?: number
  readonly fetch?: typeof fetch
  readonly observe?: ObserveVendor | undefined
}

const defaultTimeoutMs = 10_000

const lines = z.array(z.object({ sku: z.string(), quantity: z.int().positive() }))
const about = { order: z.string(), at: z.iso.datetime({ offset: true }).transform((text) => new Date(text)) }

/** News as they travel; `server/commands/orders.ts` reads the same from a file. */
export const newsSchema: z.ZodType<WarehouseEvent> = z.discriminatedUnion('type', [
  z.object({ type: z.enum(['allocated', 'picked', 'ready', 'collected']), ...about }),
  z.object({
    type: z.literal('shipped'),
    ...about,
    parcel: z.string().min(1).max(100),
    carrier: z.string().min(1).max(60),
    trackingCode: z.string().max(100).nullable().default(null),
    trackingUrl: z
      .url({ protocol: /^https$/ })
      .nullable()
      .default(null),
    lines: lines.nullable().default(null),
  }),
  z.object({ type: z.literal('delivered'), ...about, parcel: z.string().nullable().default(null) }),
  z.object({ type: z.literal('missing'), ...about, lines }),
  z.object({ type: z.literal('returned'), ...about, return: z.string(), lines: lines.nullable().default(null) }),
])

const pageSchema = z.object({ news: z.array(newsSchema), next: z.string().nullable() })

/**
 * A warehouse or ERP over HTTP: `PUT /orders/<number>` hands an order over, `DELETE` stops it, `GET /news?after=` tells what
 * happened. A stopped order that is unknown (404) or has left (409) is told of as news. `docs/operating.md` describes it for whoever builds the other side.
 */
export function createWarehouse(config: WarehouseConfig): WarehousePort {
  const { endpoint, key, fetch, observe, timeoutMs = defaultTimeoutMs } = config
  const client = createVendorClient({ vendor: 'warehouse', timeoutMs, fetch, observe })
  const headers = { Authorization: `Bearer ${key}` }
  const orderUrl = (number: string) => `${endpoint}/orders/${encodeURIComponent(number)}`

  return {
    submit: async (order) => {
      await unavailableOr(
        client.send({
          operation: 'hand over an order',
          url: orderUrl(order.number),
          method: 'PUT',
          headers: { ...headers, 'Content-Type': 'application/json' },
          body: JSON.stringify(order),
          repeatable: true,
        }),
      )
    },
    stop: async (number) => {
      const expected = [404, 409]
      await unavailableOr(
        client.send({
          operation: 'stop an order',
          url: orderUrl(number),
          method: 'DELETE',
          headers,
          repeatable: true,
          expected,
        }),
      )
    },
    news: async (after) => {
      const url = `${endpoint}/news${after === null ? '' : `?after=${encodeURIComponent(after)}`}`
      const page = await unavailableOr(client.read({ operation: 'read news', url, headers }, pageSchema))
      if (!page) throw new WarehouseUnavailable('The warehouse answered nothing')
      return page
    },
  }
}

async function unavailableOr<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (cause) {
    if (!(cause instanceof VendorFailure)) throw cause
    throw new WarehouseUnavailable(cause.message, { cause })
  }
}
