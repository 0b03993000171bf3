import { createHmac, randomBytes } from 'node:crypto'

/** A secret as the Standard Webhooks specification writes it: 32 random bytes. */
export const newWebhookSecret = () => `whsec_${randomBytes(32).toString('base64')}`

/** The headers of a webhook: what it is, when it was sent, and by whom (Standard Webhooks 1.0.0, symmetric signatures). */
export function webhookHeaders(secret: string, id: string, at: Date, body: string): Readonly<Record<string, string>> {
  const timestamp = Math.floor(at.getTime() / 1000)
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${signature}`,
  }
}
