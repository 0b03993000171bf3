import { type BasisPoints, type Cents, split, taxInside } from '#kernel/money.ts'
import type { Cart } from '../cart/cart.ts'
import { oneSize } from '../catalog/product.ts'
import type { OrderLine } from '../orders/order.ts'

/**
 * The lines of an order: articles, extras, discounts, then delivery. The tax of each rate is computed on its sum and spread
 * over its lines by largest remainder, so that the lines always add up to what the order states.
 */
export function orderLines(cart: Cart, rate: BasisPoints, deliveryName: string): OrderLine[] {
  const articles = cart.items.map((item) => ({
    type: 'article' as const,
    sku: item.variant.sku,
    productSku: item.product.sku,
    ean: item.variant.ean,
    name: item.product.name,
    size: item.variant.size === oneSize ? null : item.variant.size,
    color: item.product.color.name,
    image: item.product.images[0] ?? null,
    quantity: item.quantity,
    regularPrice: item.variant.regularPrice ?? item.unitPrice,
    unitPrice: item.unitPrice,
    total: item.totalPrice,
    discount: cart.discounts.reduce((sum, { shares }) => sum + (shares.get(item.variant.sku) ?? 0), 0),
    taxRate: rate,
  }))
  const extras = cart.extras.map(({ line, extra, name }) => ({
    ...plain('transaction_costs', extra.key, name, extra.price, rate),
    quantity: line.quantity,
    total: extra.price * line.quantity,
  }))
  const discounts = cart.discounts
    .filter((discount) => discount.fault === null)
    .map(({ reference, name, amount }) => plain('discount', reference, name, amount === 0 ? 0 : -amount, rate))
  const delivery = plain('delivery', 'delivery', deliveryName, cart.totals.shipping, rate)
  const lines = [...articles, ...extras, ...discounts, delivery]
  const taxes = taxesOf(
    lines.map((line) => line.total),
    rate,
  )
  return lines.map((line, index) => ({ ...line, tax: taxes[index] ?? 0 }))
}

/** A line that is no article and of which there is one. */
function plain(type: OrderLine['type'], sku: string, name: string, price: Cents, rate: BasisPoints) {
  return {
    type,
    sku,
    productSku: null,
    ean: null,
    name,
    size: null,
    color: null,
    image: null,
    quantity: 1,
    regularPrice: price,
    unitPrice: price,
    total: price,
    discount: 0,
    taxRate: rate,
  }
}

/** The tax of the sum, spread over what is charged and, with a minus, over what is taken off. */
function taxesOf(totals: readonly Cents[], rate: BasisPoints): Cents[] {
  const sum = (amounts: readonly Cents[]) => amounts.reduce((whole, amount) => whole + amount, 0)
  const takenOff = totals.map((total) => Math.max(0, -total))
  const taxTakenOff = taxInside(sum(takenOff), rate)
  const minus = split(taxTakenOff, takenOff)
  const plus = split(
    taxInside(sum(totals), rate) + taxTakenOff,
    totals.map((total) => Math.max(0, total)),
  )
  return totals.map((total, index) => (total < 0 ? -(minus[index] ?? 0) || 0 : (plus[index] ?? 0)))
}
