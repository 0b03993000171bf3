import { z } from 'zod'
import type { WarehouseNews, WarehousePort } from '#shop/fulfilment/warehouse-port.ts'
import type { ObserveVendor } from '../vendor/vendor-event.ts'

export type WarehouseConfig = {
  /** Without a slash at the end: `https://erp.example.com/shop`. */
  readonly endpoint: string
  readonly key: string
  readonly fetch?: typeof fetch
  readonly observe?: ObserveVendor | undefined
}

const patience = 10_000

const lines = z.array(z.object({ sku: z.string(), quantity: z.int().positive() }))
const about = { order: z.string(), at: z.iso.datetime({ offset: true }).transform((text) => new Date(text)) }

/** News as they travel; `server/commands/orders.ts` reads the same from a file. */
export const newsSchema: z.ZodType<WarehouseNews> = z.discriminatedUnion('type', [
  z.object({ type: z.enum(['allocated', 'picked']), ...about }),
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
export function createWarehouse({ endpoint, key, fetch: ask = fetch }: WarehouseConfig): WarehousePort {
  async function call(method: string, path: string, body?: object): Promise<Response> {
    const response = await ask(`${endpoint}${path}`, {
      method,
      headers: { Authorization: `Bearer ${key}`, ...(body ? { 'Content-Type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(patience),
    })
    if (!response.ok && !(method === 'DELETE' && (response.status === 404 || response.status === 409)))
      throw new Error(`The warehouse answered ${response.status} to ${method} ${path}`)
    return response
  }

  return {
    hand: async (order) => {
      await call('PUT', `/orders/${encodeURIComponent(order.number)}`, order)
    },
    stop: async (number) => {
      await call('DELETE', `/orders/${encodeURIComponent(number)}`)
    },
    news: async (after) => {
      const response = await call('GET', `/news${after === null ? '' : `?after=${encodeURIComponent(after)}`}`)
      return pageSchema.parse(await response.json())
    },
  }
}
