import { type BasisPoints, type Cents, splitByWeight, taxInside } from '#kernel/money.ts'
import { oneSize } from '#kernel/written-size.ts'
import { type Cart, discountByRate } from '../cart/cart.ts'
import { apportionByVatRate, type TaxedAmount } from '../cart/vat.ts'
import type { OrderLine } from '../orders/order.ts'

/**
 * The lines of an order: articles, extras, discounts, then delivery. A line bears one rate, so what goes over goods of several
 * rates is a line for each. The tax of each rate is computed on its sum and spread over its lines by largest remainder, so
 * that the lines always add up to what the order states.
 */
export function orderLines(cart: Cart, deliveryName: string): OrderLine[] {
  const articles = cart.items.map((item) => ({
    type: 'article' as const,
    sku: item.variant.sku,
    productSku: item.product.sku,
    ean: item.variant.ean,
    brand: item.product.brand.name,
    name: item.product.name,
    size: item.variant.size === oneSize ? null : item.variant.size,
    color: item.product.color.name,
    image: item.product.images[0] ?? null,
    quantity: item.quantity,
    regularPrice: item.variant.regularPrice ?? item.unitPrice,
    unitPrice: item.unitPrice,
    total: item.totalPrice,
    discount: cart.discounts.reduce((sum, { shares }) => sum + (shares.get(item.variant.sku) ?? 0), 0),
    taxRate: item.taxRate,
  }))
  const extras = cart.extras.flatMap(({ line, extra, name }) => {
    const total = extra.price * line.quantity
    const parts = apportionByVatRate(total, cart.goods).map((part) => plain('transaction_costs', extra.key, name, part))
    // A part of a charge is one thing, whatever it was a part of.
    return parts.length > 1
      ? parts
      : parts.map((one) => ({
          ...one,
          quantity: line.quantity,
          regularPrice: extra.price,
          unitPrice: extra.price,
        }))
  })
  const discounts = cart.discounts
    .filter((discount) => discount.error === null)
    .flatMap((discount) => {
      const parts = discountByRate(discount, cart.items).map(({ rate, gross }) => ({ rate, gross: -gross }))
      // One that makes delivery free takes nothing off the goods.
      const some = parts.length > 0 ? parts : apportionByVatRate(0, cart.goods)
      return some.map((part) => plain('discount', discount.reference, discount.name, part))
    })
  const delivery = apportionByVatRate(cart.totals.shipping, cart.goods).map((part) =>
    plain('delivery', 'delivery', deliveryName, part),
  )
  return withTaxes([...articles, ...extras, ...discounts, ...delivery])
}

/** A line that is no article and of which there is one. */
function plain(type: OrderLine['type'], sku: string, name: string, { rate, gross: price }: TaxedAmount) {
  return {
    type,
    sku,
    productSku: null,
    ean: null,
    brand: null,
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

/** Each line with its part of the tax of its rate. */
export function withTaxes(lines: readonly Omit<OrderLine, 'tax'>[]): OrderLine[] {
  const taxes = new Map<Omit<OrderLine, 'tax'>, Cents>()
  for (const rate of new Set(lines.map(({ taxRate }) => taxRate))) {
    const same = lines.filter(({ taxRate }) => taxRate === rate)
    const parts = taxesOf(
      same.map(({ total }) => total),
      rate,
    )
    for (const [index, line] of same.entries()) taxes.set(line, parts[index] ?? 0)
  }
  return lines.map((line) => ({ ...line, tax: taxes.get(line) ?? 0 }))
}

/** The tax of the sum, spread over what is charged and, with a minus, over what is taken off. */
function taxesOf(totals: readonly Cents[], rate: BasisPoints): Cents[] {
  const sum = (amounts: readonly Cents[]) => amounts.reduce((whole, amount) => whole + amount, 0)
  const takenOff = totals.map((total) => Math.max(0, -total))
  const taxTakenOff = taxInside(sum(takenOff), rate)
  const minus = splitByWeight(taxTakenOff, takenOff)
  const plus = splitByWeight(
    taxInside(sum(totals), rate) + taxTakenOff,
    totals.map((total) => Math.max(0, total)),
  )
  return totals.map((total, index) => (total < 0 ? -(minus[index] ?? 0) || 0 : (plus[index] ?? 0)))
}
