import type { OrderStateValue } from '#web/graphql/graphql.ts'

/** What became of an order's payment, as the shopper is told. */
export type PaymentOutcome = 'paid' | 'pending' | 'failed' | 'canceled' | 'closed'

/** Statuses of a payment that has ended without success, by what the shopper did. */
const ended: Readonly<Record<string, 'failed' | 'canceled'>> = {
  failed: 'failed',
  expired: 'failed',
  canceled: 'canceled',
}

/**
 * Reads an order after the provider was asked. The order decides whether it is paid, since a payment may have arrived that
 * is being paid back; its newest payment tells why it is not.
 */
export function paymentOutcome(order: {
  readonly state: OrderStateValue
  readonly paymentStatus: string
}): PaymentOutcome {
  switch (order.state) {
    case 'paid':
      return 'paid'
    case 'cancelled':
      return 'closed'
    case 'failed':
      return ended[order.paymentStatus] ?? 'failed'
    case 'open':
      return ended[order.paymentStatus] ?? 'pending'
  }
}
