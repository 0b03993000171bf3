import type { Clock } from '#kernel/clock.ts'
import { type Refused, refusalOf, refusedWith } from '#kernel/message-key.ts'
import type { Storefront } from '#kernel/storefront.ts'
import type { SettingsSource } from '../settings/settings-source.ts'
import { isComingSoon } from '../stock/size-stock.ts'
import type { Transact } from '../transact.ts'
import { addedQuantity, type CartError, mostLines, quantityError } from './cart.ts'
import { offeredExtras } from './extras.ts'
import { getOrCreateCart } from './get-or-create-cart.ts'

export type AddedCartItem = { readonly referencedId: string; readonly quantity: number }

/** What could not be put in although the request was sound; the cart says so beside what it holds. */
export type Added = { readonly errors: readonly CartError[] }

/**
 * Puts sizes into the cart. A call with one size that is there already raises its quantity by 1; a call with several adds
 * each by its own quantity (specification §4). What exceeds stock or a limit stays out and comes back as an error. Extras of the shop's
 * own may come along, each once: the size and its gift wrapping are put in together, or neither is.
 *
 * @param extraKeys keys of extras, as `offeredExtras` names them
 */
export async function addToCart(
  deps: { readonly transact: Transact; readonly clock: Clock; readonly settings: SettingsSource },
  storefront: Storefront,
  token: string | undefined,
  items: readonly AddedCartItem[],
  extraKeys: readonly string[] = [],
): Promise<Added | Refused> {
  if (items.length + extraKeys.length === 0 || items.length > mostLines)
    return refusedWith(refusalOf('cart-too-large', { name: String(mostLines) }))
  if (items.some((item) => !Number.isSafeInteger(item.quantity) || item.quantity < 1)) {
    return refusedWith(refusalOf('quantity-invalid', { field: 'quantity' }))
  }
  const offered = offeredExtras(deps.settings.at(deps.clock.now()), storefront)
  const extras = offered.filter(({ key }) => extraKeys.includes(key))
  const unknown = extraKeys.find((key) => !offered.some((one) => one.key === key))
  if (unknown !== undefined) return refusedWith(refusalOf('product-not-found', { name: unknown.slice(0, 60) }))
  return deps.transact(['cartLines', 'carts', 'catalog', 'contexts'], { token }, async (repositories) => {
    const now = deps.clock.now()
    const context = await repositories.contexts.lock(token, now)
    if (!context || context.storefrontCode !== storefront.code) return refusedWith(refusalOf('context-not-found'))
    const variants = await repositories.catalog.variants(
      storefront,
      items.map((item) => item.referencedId),
    )
    const products = await repositories.catalog.products(storefront, [
      ...new Set(variants.map((variant) => variant.productId)),
    ])
    const cartId = await getOrCreateCart(repositories, context, now)
    const lines = (await repositories.cartLines.lines(cartId)).filter(({ type }) => type === 'product')
    const held = new Map(lines.map((line) => [line.referencedId, line.quantity]))
    const errors: CartError[] = []

    for (const item of items) {
      const variant = variants.find((size) => size.sku === item.referencedId || size.legacySku === item.referencedId)
      const product = variant && products.find((one) => one.id === variant.productId)
      if (!variant || !product)
        return refusedWith(refusalOf('product-not-found', { name: item.referencedId.slice(0, 60) }))
      const before = held.get(variant.sku) ?? 0
      const added = addedQuantity(items.length === 1 && before > 0 ? 1 : item.quantity, before, variant)
      const error = isComingSoon(product.comingSoonDate, now)
        ? 'product-coming-soon'
        : quantityError(before + added, variant)
      if (error) {
        errors.push({ messageKey: error, name: product.name, level: 'error' })
        continue
      }
      if (before === 0 && held.size >= mostLines)
        return refusedWith(refusalOf('cart-too-large', { name: String(mostLines) }))
      await repositories.carts.add(cartId, variant.sku, added, variant.price, now)
      held.set(variant.sku, before + added)
    }
    // A wrapping for what stayed out would be paid for nothing.
    const stayedOut = items.length > 0 && errors.length === items.length
    for (const { key, price } of stayedOut ? [] : extras)
      await repositories.carts.addLine(cartId, 'custom', key, price, now)
    return { errors }
  })
}
