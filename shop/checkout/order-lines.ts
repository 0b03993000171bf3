import { type BasisPoints, split, taxInside } from '#kernel/money.ts'
import type { Cart } from '../cart/cart.ts'
import { oneSize } from '../catalog/product.ts'
import type { OrderLine } from '../orders/order.ts'

/**
 * The lines of an order: articles, then delivery. The tax of each rate is computed on its sum and spread over its lines by
 * largest remainder, so that the lines always add up to what the order states.
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
    taxRate: rate,
  }))
  const delivery = {
    type: 'delivery' as const,
    sku: 'delivery',
    productSku: null,
    ean: null,
    name: deliveryName,
    size: null,
    color: null,
    image: null,
    quantity: 1,
    regularPrice: cart.totals.shipping,
    unitPrice: cart.totals.shipping,
    total: cart.totals.shipping,
    taxRate: rate,
  }
  const lines = [...articles, delivery]
  const gross = lines.reduce((sum, line) => sum + line.total, 0)
  const shares = split(
    taxInside(gross, rate),
    lines.map((line) => line.total),
  )
  return lines.map((line, index) => ({ ...line, tax: shares[index] ?? 0 }))
}
