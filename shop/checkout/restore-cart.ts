import type { Clock } from '#kernel/clock.ts'
import { type Refused, refusalOf, refusedWith } from '#kernel/message-key.ts'
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
    if (!context || context.storefrontCode !== storefront.code) return refusedWith(refusalOf('context-not-found'))
    const order =
      reference === null
        ? await repositories.orders.byId(context.lastOrderId ?? '')
        : await repositories.orders.byReference(reference, visit)
    if (!order || order.storefrontCode !== storefront.code) return refusedWith(refusalOf('order-not-found'))
    if (order.state === 'paid') return refusedWith(refusalOf('order-already-paid'))
    if (context.recovered) return context
    const held = context.cartId === order.cartId ? null : context.cartId
    if (held !== null) {
      const lines = await repositories.cartLines.lines(held)
      if (lines.some(({ type }) => type !== 'saved')) return context
    }
    const cartId = await repositories.carts.copy(order.cartId, storefront.code, now)
    // What was put aside meanwhile comes along.
    if (held !== null) await repositories.carts.merge(held, cartId)
    return repositories.contexts.change(context.id, { cartId, recovered: true }, now)
  })
}
