import type { Clock } from '#kernel/clock.ts'
import type { Country, Storefront } from '#kernel/storefront.ts'
import type { CatalogStore } from '../catalog/catalog-store.ts'
import { type Cart, type CartItem, cartErrors, cartItem, cartTotals } from './cart.ts'
import type { CartReader } from './cart-store.ts'
import type { Context } from './context.ts'
import { chosenShippingMethod, shippingPrice } from './shipping-methods.ts'
import { vatRate } from './vat.ts'

export type ViewCartParts = {
  readonly carts: CartReader
  readonly catalog: CatalogStore
  readonly clock: Clock
}

/**
 * The cart as it stands now: today's prices and stock, the chosen way of delivery, totals with the destination's tax. A
 * size that the storefront no longer sells is left out and told of in the errors.
 *
 * @param destination where it goes; the storefront's own country until an address says otherwise
 */
export async function viewCart(
  parts: ViewCartParts,
  storefront: Storefront,
  context: Pick<Context, 'cartId' | 'shippingMethod'>,
  destination: Country = storefront.country,
): Promise<Cart> {
  const lines = context.cartId === null ? [] : await parts.carts.lines(context.cartId)
  const variants = await parts.catalog.variants(
    storefront,
    lines.map((line) => line.referencedId),
  )
  const variantBySku = new Map(variants.map((variant) => [variant.sku, variant]))
  const products = await parts.catalog.products(storefront, [...new Set(variants.map((variant) => variant.productId))])
  const productById = new Map(products.map((product) => [product.id, product]))

  const items: CartItem[] = []
  for (const line of lines) {
    const variant = variantBySku.get(line.referencedId)
    const product = variant && productById.get(variant.productId)
    if (variant && product) items.push(cartItem(line, variant, product))
  }
  const shippingMethod = chosenShippingMethod(storefront, context.shippingMethod, destination)
  const subtotal = items.reduce((sum, item) => sum + item.totalPrice, 0)
  const shipping = shippingMethod ? shippingPrice(shippingMethod, subtotal) : 0
  return {
    id: context.cartId,
    items,
    count: items.reduce((sum, item) => sum + item.quantity, 0),
    shippingMethod,
    totals: cartTotals(items, shipping, vatRate(destination)),
    errors: cartErrors(items, lines.length - items.length, parts.clock.now()),
  }
}
