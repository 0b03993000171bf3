import { createHmac } from 'node:crypto'
import type { Clock } from '#kernel/clock.ts'
import type { OutgoingStaffMessage, StaffMessagesPort } from '#shop/instore/staff-messages-port.ts'
import { createVendorClient } from '../vendor/vendor-client.ts'
import type { ObserveVendor } from '../vendor/vendor-event.ts'

export type StaffMessagesWebhookOptions = {
  /** Where messages go; `{code}` becomes the code of the store. */
  readonly url: string
  /** Signs what is sent, so that the store's screen believes nobody else. */
  readonly secret: string
  readonly clock: Clock
  readonly timeoutMs?: number
  readonly fetch?: typeof fetch
  readonly observe?: ObserveVendor | undefined
}

/** Somebody waits for this: a screen that takes longer is told again later. */
const defaultTimeoutMs = 4000

/**
 * Tells a store's own screen, pager or printer over HTTPS: signed JSON in the manner of Standard Webhooks, whose id is the message's,
 * so that whoever receives one twice knows it.
 */
export function createStaffMessagesWebhook(options: StaffMessagesWebhookOptions): StaffMessagesPort {
  const { url, secret, clock, timeoutMs = defaultTimeoutMs, fetch, observe } = options
  const client = createVendorClient({ vendor: 'staff-messages', timeoutMs, fetch, observe })
  return {
    async deliver(message) {
      const body = JSON.stringify(wireOf(message))
      const timestamp = String(Math.floor(clock.now().getTime() / 1000))
      await client.send({
        operation: 'tell a store',
        url: url.replaceAll('{code}', encodeURIComponent(message.locationCode)),
        method: 'POST',
        repeatable: true,
        headers: {
          'Content-Type': 'application/json',
          'webhook-id': message.id,
          'webhook-timestamp': timestamp,
          'webhook-signature': staffMessageSignature(secret, message.id, timestamp, body),
        },
        body,
      })
    },
  }
}

/** The signature of Standard Webhooks: HMAC-SHA256 over id, time and body. */
export function staffMessageSignature(secret: string, id: string, timestamp: string, body: string): string {
  return `v1,${createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')}`
}

function wireOf({ id, locationCode, goods, tablet, askedAt, endsAt }: OutgoingStaffMessage) {
  return {
    type: goods ? 'size.requested' : 'staff.called',
    timestamp: askedAt.toISOString(),
    data: {
      id,
      store: locationCode,
      sku: goods?.variantSku ?? null,
      size: goods?.size ?? null,
      product: goods?.productName ?? null,
      tablet: tablet ?? null,
      expiresAt: endsAt.toISOString(),
    },
  }
}
