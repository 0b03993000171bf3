/** What other systems can be told of. The triggers of the database write them; none names a person but by an id. */
export const webhookEventTypes = [
  'order.placed',
  'order.paid',
  'order.shipped',
  'order.delivered',
  'order.refunded',
  'order.cancelled',
  'order.returned',
  'stock.low',
  'price.changed',
  'customer.registered',
  'customer.erased',
] as const
export type WebhookEventType = (typeof webhookEventTypes)[number]

/** Something that happened in the shop. */
export type WebhookEvent = {
  readonly id: number
  readonly type: string
  readonly objectType: string
  readonly objectId: string
  readonly data: Readonly<Record<string, unknown>>
  readonly at: Date
}

/** Where events go. */
export type WebhookEndpoint = {
  readonly id: string
  readonly url: string
  readonly description: string
  readonly types: readonly WebhookEventType[] | 'all'
  readonly state: 'active' | 'paused'
  readonly version: number
  readonly createdAt: Date
}

/** An event on its way to an endpoint, and how far it came. */
export type EventDelivery = {
  readonly event: WebhookEvent
  readonly endpointId: string
  readonly state: 'waiting' | 'delivered' | 'failed'
  readonly attempts: number
  readonly nextAt: Date
  readonly firstTriedAt: Date | null
  readonly triedAt: Date | null
  readonly status: number | null
  readonly answer: string | null
}

/** What the body of a webhook says; the same for each attempt. */
export function webhookBody({ type, at, data }: WebhookEvent): string {
  return JSON.stringify({ type, timestamp: at.toISOString(), data })
}

/** The id that a receiver knows an event by, however often it comes. */
export const webhookIdOf = ({ id }: Pick<WebhookEvent, 'id'>) => `evt_${id}`
