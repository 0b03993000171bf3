import type { Clock } from '#kernel/clock.ts'
import { type Refused, refuse, refused } from '#kernel/message-key.ts'
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
  deps: { readonly transact: Transact; readonly clock: Clock },
  storefront: Storefront,
  token: string | undefined,
  reference: string | null,
  visit?: string,
): Promise<Context | Refused> {
  return deps.transact(['cartLines', 'carts', 'contexts', 'orders'], { token }, async (repositories) => {
    const now = deps.clock.now()
    const context = await repositories.contexts.lock(token, now)
    if (!context || context.storeCode !== storefront.code) return refused(refuse('context-not-found'))
    const order =
      reference === null
        ? await repositories.orders.byId(context.lastOrderId ?? '')
        : await repositories.orders.byReference(reference, visit)
    if (!order || order.storeCode !== storefront.code) return refused(refuse('order-not-found'))
    if (order.state === 'paid') return refused(refuse('order-already-paid'))
    if (context.recovered) return context
    if (context.cartId !== null && context.cartId !== order.cartId) {
      if ((await repositories.cartLines.lines(context.cartId)).length > 0) return context
    }
    const cartId = await repositories.carts.copy(order.cartId, storefront.code, now)
    return repositories.contexts.change(context.id, { cartId, recovered: true }, now)
  })
}
