import type { Clock } from '#kernel/clock.ts'
import { declined, type Refused, refuse } from '#kernel/message-key.ts'
import type { Storefront } from '#kernel/storefront.ts'
import type { Transact } from '../transact.ts'
import type { Added } from './add-to-cart.ts'
import { offeredExtras } from './extras.ts'
import { openCart } from './open-cart.ts'

/** Puts an extra of the shop's own into the cart, once: a line of type custom. */
export async function addExtra(
  parts: { readonly transact: Transact; readonly clock: Clock },
  storefront: Storefront,
  token: string | undefined,
  key: string,
): Promise<Added | Refused> {
  const extra = offeredExtras(storefront).find((one) => one.key === key)
  if (!extra) return declined(refuse('product-not-found', { name: key.slice(0, 60) }))
  return parts.transact({ token }, async (writers) => {
    const now = parts.clock.now()
    const context = await writers.contexts.lock(token, now)
    if (!context || context.storeCode !== storefront.code) return declined(refuse('context-not-found'))
    await writers.carts.addLine(await openCart(writers, context, now), 'custom', extra.key, extra.price, now)
    return { errors: [] }
  })
}
