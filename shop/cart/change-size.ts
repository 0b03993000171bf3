import type { Clock } from '#kernel/clock.ts'
import { type Refused, refusalOf, refusedWith } from '#kernel/message-key.ts'
import type { Storefront } from '#kernel/storefront.ts'
import type { Transact } from '../transact.ts'
import type { Added } from './add-to-cart.ts'
import { quantityError } from './cart.ts'
import { lineOf, openLine } from './change-cart.ts'

/**
 * Gives a line another size of the same product, in the same number. A size that lies in the cart already gets these pieces as well.
 * What there is too little of comes back as an error beside the unchanged cart. Asked for a second time, it has happened.
 *
 * @param variantSku of the size that is wanted
 */
export async function changeCartItemSize(
  deps: { readonly transact: Transact; readonly clock: Clock },
  storefront: Storefront,
  token: string | undefined,
  lineId: string,
  variantSku: string,
): Promise<Added | Refused> {
  return deps.transact(['cartLines', 'carts', 'catalog', 'contexts'], { token }, async (repositories) => {
    const now = deps.clock.now()
    const found = await lineOf(repositories, storefront, token, lineId, now)
    if ('refused' in found) return (await hasHappened()) ? { errors: [] } : found
    const { line, context } = found
    if (line.type !== 'product') return refusedWith(refusalOf('product-not-found', { name: line.referencedId }))
    if (line.referencedId === variantSku) return { errors: [] }
    const sizes = await repositories.catalog.variants(storefront, [line.referencedId, variantSku])
    const wanted = sizes.find(({ sku }) => sku === variantSku)
    const product = sizes.find(({ sku }) => sku === line.referencedId)?.productId
    if (!wanted || wanted.productId !== product)
      return refusedWith(refusalOf('product-not-found', { name: variantSku.slice(0, 60) }))

    const own = await openLine(repositories, context, line, now)
    const lines = await repositories.cartLines.lines(own.cartId)
    const same = lines.find(({ type, referencedId }) => type === 'product' && referencedId === variantSku)
    const quantity = line.quantity + (same?.quantity ?? 0)
    const error = quantityError(quantity, wanted)
    if (error) {
      const [shown] = await repositories.catalog.products(storefront, [wanted.productId])
      return { errors: [{ messageKey: error, name: shown?.name ?? variantSku, level: 'error' }] }
    }
    if (same) {
      await repositories.carts.setQuantity(own.cartId, same.id, quantity)
      await repositories.carts.remove(own.cartId, [own.line.id])
    } else await repositories.carts.setVariant(own.cartId, own.line.id, wanted.sku, wanted.price)
    return { errors: [] }

    /** The line is gone and its pieces lie in the line of that size: the request arrived twice. */
    async function hasHappened(): Promise<boolean> {
      const held = await repositories.contexts.lock(token, now)
      if (!held || held.storefrontCode !== storefront.code || held.cartId === null) return false
      return (await repositories.cartLines.lines(held.cartId)).some(({ referencedId }) => referencedId === variantSku)
    }
  })
}
