import type { DeliveryPromiseGiven } from '#kernel/delivery-date.ts'
import type { Currency, StorefrontCode } from '#kernel/storefront.ts'
import type { Address } from './address.ts'
import type { OrderLine } from './order.ts'

/** An order as its customer follows it. */
export type FollowedOrder = {
  readonly id: string
  readonly number: string
  readonly deepLinkCode: string
  readonly storefrontCode: StorefrontCode
  readonly currency: Currency
  readonly total: number
  readonly subtotal: number
  readonly shippingTotal: number
  readonly paymentMethod: string
  readonly shippingMethod: string
  readonly billingAddress: Address
  readonly shippingAddress: Address
  readonly createdAt: Date
  readonly paidAt: Date | null
  readonly deliveryDate?: DeliveryPromiseGiven | null
  readonly returnDays: number
  readonly cancelled: boolean
  readonly allocatedAt: Date | null
  readonly pickedAt: Date | null
  readonly shippedAt: Date | null
  readonly deliveredAt: Date | null
  readonly trackTraceUrl: string | null
  readonly lines: readonly OrderLine[]
}

/** Specification §3, in the order in which an order passes through them. */
export const orderLabels = ['received', 'incorporated', 'sent', 'en-route', 'delivered'] as const
export type OrderLabel = (typeof orderLabels)[number] | 'cancelled'

/** How far an order is, in one word. */
export function orderLabel(
  order: Pick<FollowedOrder, 'cancelled' | 'deliveredAt' | 'shippedAt' | 'trackTraceUrl' | 'allocatedAt' | 'pickedAt'>,
): OrderLabel {
  if (order.cancelled) return 'cancelled'
  if (order.deliveredAt) return 'delivered'
  if (order.shippedAt) return order.trackTraceUrl === null ? 'sent' : 'en-route'
  return order.allocatedAt || order.pickedAt ? 'incorporated' : 'received'
}

/** What kind of order it is: a sale, or a return once all of it came back. */
export type OrderType = 'sale' | 'return'

/**
 * The state of a list of orders (specification §4): a sale with a shipment date is shipped, without one processing; what is no sale is
 * called by its type. A cancelled order is neither under way nor of another kind, so it is called what it is.
 */
export function orderSummary(
  order: Pick<FollowedOrder, 'shippedAt' | 'cancelled'>,
  type: OrderType,
): 'shipped' | 'processing' | 'cancelled' | Exclude<OrderType, 'sale'> {
  if (order.cancelled) return 'cancelled'
  if (type !== 'sale') return type
  return order.shippedAt ? 'shipped' : 'processing'
}
