import type { Clock } from '#kernel/clock.ts'
import { declined, type Refused, refuse } from '#kernel/message-key.ts'
import type { Storefront } from '#kernel/storefront.ts'
import type { Transact, Writers } from '../transact.ts'
import type { Added } from './add-to-cart.ts'
import { type CartLine, quantityFault } from './cart.ts'
import type { Context } from './context.ts'
import { openCart } from './get-or-create-cart.ts'

type Parts = { readonly transact: Transact; readonly clock: Clock }

/**
 * Gives a line another quantity. More than there is, or than one may buy, comes back as an error beside the unchanged cart.
 */
export async function updateCartItem(
  parts: Parts,
  storefront: Storefront,
  token: string | undefined,
  lineId: string,
  quantity: number,
): Promise<Added | Refused> {
  return parts.transact({ token }, async (writers) => {
    const now = parts.clock.now()
    const found = await lineOf(writers, storefront, token, lineId, now)
    if ('refused' in found) return found
    if (found.line.type !== 'product') return declined(refuse('quantity-invalid', { field: 'quantity' }))
    const [variant] = await writers.catalog.variants(storefront, [found.line.referencedId])
    if (!variant) return declined(refuse('product-not-found', { name: found.line.referencedId }))
    const fault = quantityFault(quantity, variant)
    if (fault === 'quantity-invalid') return declined(refuse(fault, { field: 'quantity' }))
    if (fault) {
      const [product] = await writers.catalog.products(storefront, [variant.productId])
      return { errors: [{ messageKey: fault, name: product?.name ?? variant.sku, level: 'error' }] }
    }
    const { cartId, line } = await openLine(writers, found.context, found.line, now)
    await writers.carts.setQuantity(cartId, line.id, quantity)
    return { errors: [] }
  })
}

/** Takes lines out. Taking out what is already gone is no error: the request may have arrived twice. */
export async function deleteCartItem(
  parts: Parts,
  storefront: Storefront,
  token: string | undefined,
  lineIds: readonly string[],
): Promise<Added | Refused> {
  return parts.transact({ token }, async (writers) => {
    const now = parts.clock.now()
    const context = await writers.contexts.lock(token, now)
    if (!context || context.storeCode !== storefront.code) return declined(refuse('context-not-found'))
    if (context.cartId === null) return { errors: [] }
    const named = (await writers.cartLines.lines(context.cartId)).filter((line) => lineIds.includes(line.id))
    if (named.length === 0) return { errors: [] }
    const cartId = await openCart(writers, context, now)
    const own = (await writers.cartLines.lines(cartId)).filter((line) => named.some((one) => isSameLine(one, line)))
    for (const { type, referencedId } of own) {
      if (type === 'promotion') await writers.redemptions.letGo(referencedId, cartId)
    }
    await writers.carts.remove(
      cartId,
      own.map((line) => line.id),
    )
    return { errors: [] }
  })
}

async function lineOf(
  writers: Writers,
  storefront: Storefront,
  token: string | undefined,
  lineId: string,
  now: Date,
): Promise<{ context: Context; line: CartLine } | Refused> {
  const context = await writers.contexts.lock(token, now)
  if (!context || context.storeCode !== storefront.code) return declined(refuse('context-not-found'))
  const lines = context.cartId === null ? [] : await writers.cartLines.lines(context.cartId)
  const line = lines.find((one) => one.id === lineId)
  return line ? { context, line } : declined(refuse('cart-line-not-found'))
}

/** The same line in the cart that may be changed: a copied cart has lines of its own. */
async function openLine(
  writers: Writers,
  context: Context,
  line: CartLine,
  now: Date,
): Promise<{ cartId: string; line: CartLine }> {
  const cartId = await openCart(writers, context, now)
  if (cartId === context.cartId) return { cartId, line }
  const copy = (await writers.cartLines.lines(cartId)).find((one) => isSameLine(one, line))
  if (!copy) throw new Error('A copied cart lost a line')
  return { cartId, line: copy }
}

function isSameLine(a: CartLine, b: CartLine): boolean {
  return a.type === b.type && a.referencedId === b.referencedId
}
