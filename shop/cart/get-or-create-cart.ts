import type { Writers } from '../transact.ts'
import type { Context } from './context.ts'

/**
 * The cart that a change may be made to. A cart that has become an order belongs to it for good: after a purchase the
 * shopper starts with an empty one, and before its payment they go on with a copy, while the order waits for what becomes
 * of its payment.
 */
export async function openCart(writers: Writers, context: Context, now: Date): Promise<string> {
  if (context.cartId === null) return replace(await writers.carts.begin(context.storeCode, now))
  const order = await writers.cartLines.orderOf(context.cartId)
  if (!order) return context.cartId
  if (order.state === 'paid') return replace(await writers.carts.begin(context.storeCode, now))
  return replace(await writers.carts.copy(context.cartId, context.storeCode, now))

  async function replace(cartId: string): Promise<string> {
    await writers.contexts.change(context.id, { cartId, recovered: false }, now)
    return cartId
  }
}
