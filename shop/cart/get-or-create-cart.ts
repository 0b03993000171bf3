import type { Repositories } from '../transact.ts'
import type { Context } from './context.ts'

/**
 * The cart that a change may be made to. A cart that has become an order belongs to it for good: after a purchase the
 * shopper starts with an empty one, and before its payment they go on with a copy, while the order waits for what becomes
 * of its payment.
 */
export async function getOrCreateCart(
  repositories: Pick<Repositories, 'cartLines' | 'carts' | 'contexts'>,
  context: Context,
  now: Date,
): Promise<string> {
  if (context.cartId === null) return replace(await repositories.carts.begin(context.storefrontCode, now))
  const order = await repositories.cartLines.orderOf(context.cartId)
  if (!order) return context.cartId
  if (order.state === 'paid') return replace(await repositories.carts.begin(context.storefrontCode, now))
  return replace(await repositories.carts.copy(context.cartId, context.storefrontCode, now))

  async function replace(cartId: string): Promise<string> {
    await repositories.contexts.change(context.id, { cartId, recovered: false }, now)
    return cartId
  }
}
