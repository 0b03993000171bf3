import type { Clock } from '#kernel/clock.ts'
import { type Refused, refusalOf, refusedWith } from '#kernel/message-key.ts'
import type { Storefront } from '#kernel/storefront.ts'
import type { Repositories, Transact } from '../transact.ts'
import type { Added } from './add-to-cart.ts'
import { type CartLine, quantityError } from './cart.ts'
import type { Context } from './context.ts'
import { getOrCreateCart } from './get-or-create-cart.ts'

type Deps = { readonly transact: Transact; readonly clock: Clock }

/**
 * Gives a line another quantity. More than there is, or than one may buy, comes back as an error beside the unchanged cart.
 */
export async function updateCartItem(
  deps: Deps,
  storefront: Storefront,
  token: string | undefined,
  lineId: string,
  quantity: number,
): Promise<Added | Refused> {
  return deps.transact(['cartLines', 'carts', 'catalog', 'contexts'], { token }, async (repositories) => {
    const now = deps.clock.now()
    const found = await lineOf(repositories, storefront, token, lineId, now)
    if ('refused' in found) return found
    if (found.line.type !== 'product') return refusedWith(refusalOf('quantity-invalid', { field: 'quantity' }))
    const [variant] = await repositories.catalog.variants(storefront, [found.line.referencedId])
    if (!variant) return refusedWith(refusalOf('product-not-found', { name: found.line.referencedId }))
    const error = quantityError(quantity, variant)
    if (error === 'quantity-invalid') return refusedWith(refusalOf(error, { field: 'quantity' }))
    if (error) {
      const [product] = await repositories.catalog.products(storefront, [variant.productId])
      return { errors: [{ messageKey: error, name: product?.name ?? variant.sku, level: 'error' }] }
    }
    const { cartId, line } = await openLine(repositories, found.context, found.line, now)
    await repositories.carts.setQuantity(cartId, line.id, quantity)
    return { errors: [] }
  })
}

/** Takes lines out. Taking out what is already gone is no error: the request may have arrived twice. */
export async function deleteCartItem(
  deps: Deps,
  storefront: Storefront,
  token: string | undefined,
  lineIds: readonly string[],
): Promise<Added | Refused> {
  return deps.transact(['cartLines', 'carts', 'contexts', 'redemptions'], { token }, async (repositories) => {
    const now = deps.clock.now()
    const context = await repositories.contexts.lock(token, now)
    if (!context || context.storefrontCode !== storefront.code) return refusedWith(refusalOf('context-not-found'))
    if (context.cartId === null) return { errors: [] }
    const named = (await repositories.cartLines.lines(context.cartId)).filter((line) => lineIds.includes(line.id))
    if (named.length === 0) return { errors: [] }
    const cartId = await getOrCreateCart(repositories, context, now)
    const own = (await repositories.cartLines.lines(cartId)).filter((line) =>
      named.some((one) => isSameLine(one, line)),
    )
    for (const { type, referencedId } of own) {
      if (type === 'promotion') await repositories.redemptions.unreserve(referencedId, cartId)
    }
    await repositories.carts.remove(
      cartId,
      own.map((line) => line.id),
    )
    return { errors: [] }
  })
}

/** A line of the shopper's cart, with their context held. */
export async function lineOf(
  repositories: Pick<Repositories, 'cartLines' | 'contexts'>,
  storefront: Storefront,
  token: string | undefined,
  lineId: string,
  now: Date,
): Promise<{ context: Context; line: CartLine } | Refused> {
  const context = await repositories.contexts.lock(token, now)
  if (!context || context.storefrontCode !== storefront.code) return refusedWith(refusalOf('context-not-found'))
  const lines = context.cartId === null ? [] : await repositories.cartLines.lines(context.cartId)
  const line = lines.find((one) => one.id === lineId)
  return line ? { context, line } : refusedWith(refusalOf('cart-line-not-found'))
}

/** The same line in the cart that may be changed: a copied cart has lines of its own. */
export async function openLine(
  repositories: Pick<Repositories, 'cartLines' | 'carts' | 'contexts'>,
  context: Context,
  line: CartLine,
  now: Date,
): Promise<{ cartId: string; line: CartLine }> {
  const cartId = await getOrCreateCart(repositories, context, now)
  if (cartId === context.cartId) return { cartId, line }
  const copy = (await repositories.cartLines.lines(cartId)).find((one) => isSameLine(one, line))
  if (!copy) throw new Error('A copied cart lost a line')
  return { cartId, line: copy }
}

function isSameLine(a: CartLine, b: CartLine): boolean {
  return a.type === b.type && a.referencedId === b.referencedId
}
