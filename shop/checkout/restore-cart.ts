import type { Clock } from '#kernel/clock.ts'
import { declined, type Refused, refuse } from '#kernel/message-key.ts'
import type { Storefront } from '#kernel/storefront.ts'
import type { Context } from '../cart/context.ts'
import type { Transact } from '../transact.ts'

/**
 * Brings the cart of an unpaid order back into the shopper's hands, as a copy that they may change. The order itself keeps
 * its own cart, so that a payment that still arrives finds it. Safe to repeat: a cart that was brought back stays.
 *
 * @param reference the order's reference; the shopper's own last order when absent
 * @param visit of the tablet that asks, if it is one
 */
export async function restoreCart(
  parts: { readonly transact: Transact; readonly clock: Clock },
  storefront: Storefront,
  token: string | undefined,
  reference: string | null,
  visit?: string,
): Promise<Context | Refused> {
  return parts.transact({ token }, async (writers) => {
    const now = parts.clock.now()
    const context = await writers.contexts.lock(token, now)
    if (!context || context.storeCode !== storefront.code) return declined(refuse('context-not-found'))
    const order =
      reference === null
        ? await writers.orders.byId(context.lastOrderId ?? '')
        : await writers.orders.byReference(reference, visit)
    if (!order || order.storeCode !== storefront.code) return declined(refuse('order-not-found'))
    if (order.state === 'paid') return declined(refuse('order-already-paid'))
    if (context.recovered) return context
    if (context.cartId !== null && context.cartId !== order.cartId) {
      if ((await writers.cartLines.lines(context.cartId)).length > 0) return context
    }
    const cartId = await writers.carts.copy(order.cartId, storefront.code, now)
    return writers.contexts.change(context.id, { cartId, recovered: true }, now)
  })
}
