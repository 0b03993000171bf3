import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { createMollieSandbox, type MollieSandbox } from '#integrations/mollie/sandbox/sandbox.ts'
import type { SandboxPayment } from '#integrations/mollie/sandbox/sandbox-payment.ts'
import { memorySandboxStore } from '#integrations/mollie/sandbox/sandbox-store.ts'
import { postWebhook } from '#integrations/mollie/sandbox/sandbox-webhooks.ts'
import { createWarehouseSandbox } from '#integrations/warehouse/warehouse-sandbox.ts'
import { type Clock, day, second } from '#kernel/clock.ts'
import { vendorDomain } from './node-hooks.ts'

export const vendorNames = ['mollie', 'warehouse', 'receiver'] as const
export type VendorName = (typeof vendorNames)[number]

/** How a vendor behaves: it says that it can't, it takes its time, or it does what it is asked and its answer is lost. */
export type Behaviour = 'well' | 'fails' | 'lags' | 'answers-get-lost'

/** An event as the receiver of the shop’s webhooks heard it. */
export type HeardEvent = { readonly id: string; readonly type: string; readonly object: string }

/** What the vendors wrote down. */
export type VendorBooks = {
  payments(): Promise<readonly SandboxPayment[]>
  /** Webhooks of the provider that the shop has not taken yet. */
  undelivered(): Promise<number>
  /** Numbers of the orders that the warehouse was given, each once however often it was. */
  warehouse(): readonly { readonly number: string; readonly stopped?: boolean }[]
  heard: readonly HeardEvent[]
}

export type Vendors = {
  readonly books: VendorBooks
  /** What a node is told of them. */
  readonly env: Readonly<Record<string, string>>
  readonly receiverUrl: string
  behave(vendor: VendorName, how: Behaviour): void
  /** Ends what is open, so that names are looked up anew. */
  dropConnections(): void
  /** Webhooks of the provider come twice at once. */
  tellTwice: boolean
  /** By how much the vendors’ clocks are ahead of ours. */
  turnClocks(ms: number): void
  stop(): Promise<void>
}

const mollieKey = 'test_chaos'
const warehouseKey = 'chaos-warehouse'
/** A working day of the warehouse is over within seconds. */
const warehouseHaste = 240

/**
 * Payment provider, warehouse and a receiver of webhooks, each below a name of its own on one port; what they write down is read from
 * their memory, past anything that a shop says of it.
 * @param shopPort where the shop takes webhooks
 */
export async function startVendors(port: number, shopPort: number): Promise<Vendors> {
  const behaviour = new Map<VendorName, Behaviour>()
  const heard: HeardEvent[] = []
  const packed: { number: string; shippingMethod: string; since: string; stopped?: boolean }[] = []
  let aheadMs = 0
  const began = Date.now()
  const clock: Clock = { now: () => new Date(Date.now() + aheadMs) }
  // It begins two days ago, so that nothing that it tells of is still to come.
  const warehouseClock: Clock = {
    now: () => new Date(began - 2 * day + (Date.now() - began) * warehouseHaste + aheadMs),
  }
  const store = memorySandboxStore()
  const deliver = (given: Parameters<typeof postWebhook>[0]) =>
    postWebhook({ ...given, url: given.url.replace(/^http:\/\/[^/]+/, `http://127.0.0.1:${shopPort}`) })
  const vendors: Vendors = {
    books: {
      payments: () => store.payments.all(),
      undelivered: async () => (await store.deliveries.all()).length,
      warehouse: () => packed,
      heard,
    },
    env: {
      MOLLIE_API_KEY: mollieKey,
      MOLLIE_ENDPOINT: `http://mollie${vendorDomain}:${port}/mollie/v2`,
      WAREHOUSE_URL: `http://warehouse${vendorDomain}:${port}/warehouse`,
      WAREHOUSE_KEY: warehouseKey,
      WEBHOOK_NETWORKS: '127.0.0.0/8',
    },
    receiverUrl: `http://receiver${vendorDomain}:${port}/receiver`,
    tellTwice: false,
    behave: (vendor, how) => behaviour.set(vendor, how),
    dropConnections: () => server.closeAllConnections(),
    turnClocks: (ms) => {
      aheadMs = ms
    },
    stop: async () => {
      clearInterval(sweeping)
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  const mollie = createMollieSandbox({
    publicUrl: `http://127.0.0.1:${port}/mollie`,
    apiKey: mollieKey,
    clock,
    store,
    deliverWebhook: async (given) => {
      const taken = await Promise.all(vendors.tellTwice ? [deliver(given), deliver(given)] : [deliver(given)])
      return taken.every(Boolean)
    },
  })
  const warehouse = createWarehouseSandbox({
    key: warehouseKey,
    clock: warehouseClock,
    shelf: {
      read: () => packed,
      write: (orders) => {
        packed.splice(0, packed.length, ...orders)
      },
    },
  })
  const server = await listen(port, handlers({ mollie, warehouse, heard }), behaviour)
  const sweeping = setInterval(() => void mollie.sweep(), second)
  return vendors
}

type Handler = (request: Request) => Promise<Response>

function handlers({
  mollie,
  warehouse,
  heard,
}: {
  readonly mollie: MollieSandbox
  readonly warehouse: ReturnType<typeof createWarehouseSandbox>
  readonly heard: HeardEvent[]
}): Readonly<Record<VendorName, Handler>> {
  return {
    mollie: (request) => mollie.fetch(request),
    warehouse: async (request) =>
      warehouse.fetch(new Request(request.url.replace(/(\/\/[^/]+)\/warehouse/, '$1'), request)),
    receiver: async (request) => {
      const { type, data }: { type: string; data: { id?: string; sku?: string } } = JSON.parse(await request.text())
      heard.push({ id: request.headers.get('webhook-id') ?? '', type, object: data.id ?? data.sku ?? '' })
      return new Response(null, { status: 204 })
    },
  }
}

async function listen(
  port: number,
  of: Readonly<Record<VendorName, Handler>>,
  behaviour: ReadonlyMap<VendorName, Behaviour>,
): Promise<Server> {
  const listeners = Object.fromEntries(
    vendorNames.map((name) => [name, getRequestListener(of[name], { overrideGlobalObjects: false })]),
  ) as Record<VendorName, (request: IncomingMessage, response: ServerResponse) => unknown>
  const server = createServer(async (request, response) => {
    const vendor = vendorNames.find((name) => request.url?.startsWith(`/${name}`))
    if (vendor === undefined) return response.writeHead(404).end()
    // The provider's pages are for shoppers, who wait and press again.
    const how = request.url?.startsWith('/mollie/checkout/') ? 'well' : (behaviour.get(vendor) ?? 'well')
    if (how === 'fails') return response.writeHead(503).end()
    if (how === 'lags') await pause(longestWait * Math.random())
    // What is done stays done; nobody hears of it.
    if (how === 'answers-get-lost') cutOff(request, response)
    await listeners[vendor](request, response)
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return server
}

/** Longer than adapters wait, now and then. */
const longestWait = 14 * second

function cutOff({ socket }: IncomingMessage, response: ServerResponse): void {
  response.end = () => {
    socket.destroy()
    return response
  }
}
