import { hour } from '#kernel/clock.ts'

/** What the status page of the checkout says (specification §8). */
export type CartStatus = 'ok' | 'empty' | 'failed' | 'recover' | 'paid' | 'cancelled'

export type LastOrder = {
  readonly cartId: string
  readonly state: 'open' | 'paid' | 'failed' | 'cancelled'
  readonly createdAt: Date
  /** How the newest payment of the order stands. */
  readonly paymentStatus: string | null
}

/** A finished purchase is worth mentioning over an empty cart for so long; later the cart is simply empty. */
const justNow = hour

/** How a shopper's cart and their last order stand to each other. */
export function cartStatus(
  context: { readonly cartId: string | null; readonly recovered: boolean },
  itemCount: number,
  lastOrder: LastOrder | undefined,
  now: Date,
): CartStatus {
  if (lastOrder && itemCount === 0) {
    const recent = now.getTime() - lastOrder.createdAt.getTime() < justNow
    if (lastOrder.state === 'paid' && recent) return 'paid'
  }
  if (itemCount === 0) return 'empty'
  if (lastOrder && lastOrder.cartId === context.cartId && lastOrder.state === 'failed') {
    return lastOrder.paymentStatus === 'canceled' ? 'cancelled' : 'failed'
  }
  return context.recovered ? 'recover' : 'ok'
}
