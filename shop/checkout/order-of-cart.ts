import { newCode } from '#kernel/ids.ts'
import type { Storefront } from '#kernel/storefront.ts'
import type { Cart } from '../cart/cart.ts'
import type { Address } from '../orders/address.ts'
import type { Order, OrderLine } from '../orders/order.ts'
import type { NewOrder } from '../orders/order-row-store.ts'
import type { ShippingMethod } from '../settings/delivery-settings.ts'
import type { StoredAddress } from './address-store.ts'
import { orderLines } from './order-lines.ts'

/** All that a shopper has decided when they press the order button. */
export type Decided = {
  readonly email: string
  readonly billing: StoredAddress
  readonly shipping: StoredAddress
  readonly method: ShippingMethod
  readonly paymentMethod: string
  readonly newsletter: boolean
  readonly comment: string | null
  readonly customerId: string | null
  /** For so long something of it may come back. */
  readonly returnDays: number
  /** What the next order is called. */
  readonly numbers: NewOrder['numbers']
}

/** The order that a cart becomes. */
export function orderOf(
  cart: Cart,
  { code, language, currency }: Storefront,
  decided: Decided,
  now: Date,
): Omit<NewOrder, 'cartId'> {
  const { id: _billing, ...billingAddress } = decided.billing
  const { id: _shipping, ...sent } = decided.shipping
  const { origin: _origin, ...customFields } = sent.customFields
  const lines = orderLines(cart, decided.method.carrier)
  return {
    deepLinkCode: newCode(),
    storefrontCode: code,
    language,
    email: decided.email,
    billingAddress,
    shippingAddress: { ...sent, customFields },
    shippingMethod: decided.method.id,
    paymentMethod: decided.paymentMethod,
    currency,
    ...orderTotals(cart, lines),
    createdAt: now,
    deliveryDate: cart.deliveryDate ?? null,
    returnDays: decided.returnDays,
    numbers: decided.numbers,
    lines,
    newsletter: decided.newsletter,
    comment: decided.comment,
    customerId: decided.customerId,
  }
}

/** What an order comes to, with the tax in its lines. */
export function orderTotals({ totals }: Pick<Cart, 'totals'>, lines: readonly OrderLine[]) {
  return {
    subtotal: totals.subtotal,
    costsTotal: totals.costs,
    discountTotal: totals.discount,
    shippingTotal: totals.shipping,
    total: totals.total,
    taxTotal: lines.reduce((sum, line) => sum + line.tax, 0),
    taxGroups: totals.taxes,
  }
}

/**
 * Whether placing again would make the order that is there: the same goods and discounts at the same prices, to the same place. What is
 * only said of it (a comment, the newsletter, who is logged in, how it is paid) is taken over without another order.
 */
export function isSameOrder(order: Order, cart: Cart, { email, billing, shipping, method }: Decided): boolean {
  return (
    order.state !== 'cancelled' &&
    order.total === cart.totals.total &&
    order.email === email &&
    order.shippingMethod === method.id &&
    contentsOf(order.lines) === contentsOf(orderLines(cart, method.carrier)) &&
    isSameAddress(order.billingAddress, billing) &&
    isSameAddress(order.shippingAddress, shipping)
  )
}

/** Lines that were put in at the same moment come in any order. */
const contentsOf = (lines: readonly OrderLine[]): string =>
  lines
    .map(({ type, sku, quantity, total, discount, taxRate }) =>
      [type, sku, quantity, total, discount, taxRate].join(' '),
    )
    .sort()
    .join()

function isSameAddress(a: Address, b: StoredAddress): boolean {
  const { id: _, customFields, ...address } = b
  const { origin: _origin, ...kept } = customFields
  const rest = { ...address, customFields: kept }
  return (Object.keys(rest) as (keyof Address)[]).every((key) => JSON.stringify(a[key]) === JSON.stringify(rest[key]))
}
