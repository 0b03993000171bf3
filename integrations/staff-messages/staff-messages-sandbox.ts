import { timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import { html } from 'hono/html'
import { z } from 'zod'
import { type Clock, minute } from '#kernel/clock.ts'
import { staffMessageSignature } from './staff-messages-webhook.ts'

const received = z.object({
  type: z.enum(['size.requested', 'staff.called']),
  timestamp: z.iso.datetime(),
  data: z.object({
    id: z.uuid(),
    store: z.string().min(1),
    sku: z.string().nullable(),
    size: z.string().nullable(),
    product: z.string().nullable(),
    tablet: z.string().nullable(),
    expiresAt: z.iso.datetime(),
  }),
})
export type ReceivedStaffMessage = z.infer<typeof received>

/** As many as somebody may want to look through. */
const most = 200
const oldest = 5 * minute

/**
 * A sandbox of a store's screen: takes what is signed and fresh, keeps each message once, and shows them at `/`.
 */
export function createStaffMessagesSandbox({ secret, clock }: { readonly secret: string; readonly clock: Clock }) {
  const kept = new Map<string, ReceivedStaffMessage>()
  const app = new Hono()

  app.post('/:store', async (context) => {
    const body = await context.req.text()
    const [id = '', timestamp = '', signature = ''] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map(
      (name) => context.req.header(name) ?? '',
    )
    const age = Math.abs(clock.now().getTime() - Number(timestamp) * 1000)
    if (!isSame(signature, staffMessageSignature(secret, id, timestamp, body)) || !(age <= oldest)) {
      return context.json({ message: 'Not signed, or too old' }, 401)
    }
    const message = received.safeParse(parsed(body))
    if (!message.success || message.data.data.store !== context.req.param('store')) {
      return context.json({ message: 'No message of this store' }, 422)
    }
    kept.set(id, message.data)
    for (const first of kept.keys()) if (kept.size > most) kept.delete(first)
    return context.body(null, 204)
  })

  app.get('/', (context) => {
    const rows = [...kept.values()]
      .reverse()
      .map(
        ({ timestamp, data: { store, product, size, sku } }) =>
          html`<tr><td>${timestamp}</td><td>${store}</td><td>${product ?? 'Somebody is called'}</td><td>${size ?? ''}</td><td>${sku ?? ''}</td></tr>`,
      )
    return context.html(
      html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Messages to staff</title></head><body><h1>Messages to staff</h1><table>${rows}</table></body></html>`,
    )
  })
  return { app, messages: () => [...kept.values()] }
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
