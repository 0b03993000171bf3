import type { Clock } from '#kernel/clock.ts'
import { type Refused, refusalOf, refusedWith } from '#kernel/message-key.ts'
import type { Storefront } from '#kernel/storefront.ts'
import { isComingSoon } from '../stock/size-stock.ts'
import type { Transact } from '../transact.ts'
import type { Added } from './add-to-cart.ts'
import { isFull, mostLines, quantityError } from './cart.ts'
import { lineOf, openLine } from './change-cart.ts'

type Deps = { readonly transact: Transact; readonly clock: Clock }

/** Puts a line aside for later: it stays with the cart, but is neither counted nor ordered. Asked for twice, it has happened. */
export async function saveForLater(
  deps: Deps,
  storefront: Storefront,
  token: string | undefined,
  lineId: string,
): Promise<Added | Refused> {
  return deps.transact(['cartLines', 'carts', 'contexts'], { token }, async (repositories) => {
    const now = deps.clock.now()
    const found = await lineOf(repositories, storefront, token, lineId, now)
    if ('refused' in found) return found
    if (found.line.type === 'saved') return { errors: [] }
    if (found.line.type !== 'product') return refusedWith(refusalOf('cart-line-not-found'))
    const { cartId, line } = await openLine(repositories, found.context, found.line, now)
    const lines = await repositories.cartLines.lines(cartId)
    if (isFull(lines, { ...line, type: 'saved' }))
      return refusedWith(refusalOf('cart-too-large', { name: String(mostLines) }))
    await repositories.carts.setType(cartId, line, 'saved')
    return { errors: [] }
  })
}

/**
 * Puts what was saved back into the cart, where it joins a line of the same size. What there is too little of stays saved and comes
 * back as an error.
 */
export async function moveToCart(
  deps: Deps,
  storefront: Storefront,
  token: string | undefined,
  lineId: string,
): Promise<Added | Refused> {
  return deps.transact(['cartLines', 'carts', 'catalog', 'contexts'], { token }, async (repositories) => {
    const now = deps.clock.now()
    const found = await lineOf(repositories, storefront, token, lineId, now)
    if ('refused' in found) return found
    if (found.line.type === 'product') return { errors: [] }
    if (found.line.type !== 'saved') return refusedWith(refusalOf('cart-line-not-found'))
    const { referencedId } = found.line
    const [variant] = await repositories.catalog.variants(storefront, [referencedId])
    const [product] = variant ? await repositories.catalog.products(storefront, [variant.productId]) : []
    if (!variant || !product) return refusedWith(refusalOf('product-not-found', { name: referencedId.slice(0, 60) }))
    const { cartId, line } = await openLine(repositories, found.context, found.line, now)
    const lines = await repositories.cartLines.lines(cartId)
    if (isFull(lines, { type: 'product', referencedId }))
      return refusedWith(refusalOf('cart-too-large', { name: String(mostLines) }))
    const same = lines.find((one) => one.type === 'product' && one.referencedId === referencedId)
    const error = isComingSoon(product.comingSoonDate, now)
      ? 'product-coming-soon'
      : quantityError(line.quantity + (same?.quantity ?? 0), variant)
    if (error) return { errors: [{ messageKey: error, name: product.name, level: 'error' }] }
    await repositories.carts.setType(cartId, line, 'product')
    return { errors: [] }
  })
}
