import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { expect } from 'vitest'
import { createMolliePayments } from '#integrations/mollie/mollie-payments.ts'
import { createMollieSandbox } from '#integrations/mollie/sandbox/sandbox.ts'
import { memorySandboxStore, type SandboxStore } from '#integrations/mollie/sandbox/sandbox-store.ts'
import type { DeliverWebhook } from '#integrations/mollie/sandbox/sandbox-webhooks.ts'
import { minute, stoppedClock } from '#kernel/clock.ts'
import type { PaymentPort, PaymentRejection, PaymentRequest, ProviderPayment } from '#shop/orders/payment-port.ts'
import { judgeMollie } from './mollie-judge.ts'

export const apiKey = 'test_sandboxsandboxsandboxsandbox'

/** Any handler on a port of its own on loopback. */
export async function onLoopback(handler: (request: Request) => Response | Promise<Response>) {
  const server = createServer(getRequestListener(handler, { overrideGlobalObjects: false }))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

export type Sandbox = Awaited<ReturnType<typeof startSandbox>>

/** The sandbox behind real HTTP, a clock that stands still, and a shop that writes down its webhooks. */
export async function startSandbox(options: { store?: SandboxStore; deliver?: DeliverWebhook } = {}) {
  const clock = stoppedClock('2026-11-21T10:00:00Z')
  const webhooks: { url: string; body: string; attempt: number }[] = []
  const waiting: { run: () => Promise<unknown>; delayMs: number }[] = []
  let handle: (request: Request) => Promise<Response> = async () => new Response('not ready', { status: 503 })
  const server = await onLoopback((request) => handle(request))
  const publicUrl = `${server.origin}/sandbox/mollie`
  const sandbox = createMollieSandbox({
    publicUrl,
    apiKey,
    clock,
    store: options.store ?? memorySandboxStore(),
    deliverWebhook: async (delivery) => {
      webhooks.push(delivery)
      return options.deliver ? options.deliver(delivery) : true
    },
    schedule: (run, delayMs) => waiting.push({ run, delayMs }),
  })
  handle = (request) => sandbox.fetch(request)
  const endpoint = `${publicUrl}/v2`
  const judge = judgeMollie('/sandbox/mollie/v2')
  const payments: PaymentPort = createMolliePayments({ apiKey, endpoint, fetch: judge.through(fetch) })

  return {
    clock,
    sandbox,
    payments,
    publicUrl,
    endpoint,
    webhooks,
    waiting,
    /** Runs what the sandbox has put off, moving the clock to each in turn; how long each waited, in minutes. */
    async letTimersRun(): Promise<number[]> {
      const waits: number[] = []
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        clock.advance(next.delayMs)
        waits.push(next.delayMs / minute)
        await next.run()
      }
      return waits
    },
    /** What the shopper's browser does, without following redirects. */
    async browse(url: string, form?: Record<string, string>): Promise<Response> {
      return fetch(
        url,
        form ? { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' } : { redirect: 'manual' },
      )
    },
    /** A bare request to the API, for what the port has no word for. */
    async api(path: string, init: { method?: string; body?: unknown; key?: string } = {}): Promise<Response> {
      return judge.answersOf(fetch)(`${endpoint}/${path}`, {
        method: init.method ?? 'GET',
        headers: {
          Authorization: `Bearer ${apiKey}`,
          ...(init.body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...(init.key ? { 'Idempotency-Key': init.key } : {}),
        },
        ...(init.body === undefined ? {} : { body: JSON.stringify(init.body) }),
      })
    },
    async close(): Promise<void> {
      await server.close()
      expect(judge.errors.splice(0)).toEqual([])
    },
  }
}

let keys = 0

/** Sanne's order: two pairs, delivery, and a voucher. 9990 + 495 - 1000 = 9485 cents unless told otherwise. */
export function mollieOrder(changes: Partial<PaymentRequest> = {}): PaymentRequest {
  keys += 1
  const address = {
    givenName: 'Sanne',
    familyName: 'de Vries',
    streetAndNumber: 'Lange Leemstraat 12',
    postalCode: '3511 AB',
    city: 'Utrecht',
    country: 'NL',
    email: 'sanne@example.nl',
    phone: '+31612345678',
  } as const
  return {
    idempotencyKey: `order-${keys}`,
    amount: 9485,
    currency: 'EUR',
    description: 'Cordwainer 10001',
    redirectUrl: 'http://shop.test/nl/checkout/status/?order=abc',
    cancelUrl: 'http://shop.test/nl/checkout/payment/?order=abc',
    webhookUrl: 'http://shop.test/webhooks/payment',
    method: 'ideal',
    locale: 'nl_NL',
    metadata: { orderId: '10001', paymentId: 'p-1' },
    lines: [
      { kind: 'physical', description: 'Chelsea boot 38', quantity: 2, unitPrice: 4995, vatRate: 2100, sku: '100.200' },
      { kind: 'shipping', description: 'Bezorging', quantity: 1, unitPrice: 495, vatRate: 2100 },
      { kind: 'discount', description: 'Voucher', quantity: 1, unitPrice: -1000, vatRate: 2100 },
    ],
    billingAddress: address,
    shippingAddress: address,
    captureMode: 'automatic',
    ...changes,
  }
}

/** An order of one thing at this price. */
export function mollieOrderOf(amount: number, changes: Partial<PaymentRequest> = {}): PaymentRequest {
  const lines = [{ kind: 'physical', description: 'Boot', quantity: 1, unitPrice: amount, vatRate: 2100 }] as const
  return mollieOrder({ amount, lines, ...changes })
}

/** The payment, where a test needs it to have been accepted. */
export function acceptedAnswer<T extends object>(answer: T | PaymentRejection): Exclude<T, PaymentRejection> {
  if ('refused' in answer) throw new Error(`Refused: ${(answer as PaymentRejection).detail}`)
  return answer as Exclude<T, PaymentRejection>
}

export function checkoutUrlOf(payment: ProviderPayment): string {
  if (!payment.checkoutUrl) throw new Error(`${payment.id} has no checkout`)
  return payment.checkoutUrl
}
