import type { DeliveryPromiseGiven } from '#kernel/delivery-date.ts'
import type { MessageKey } from '#kernel/message-key.ts'
import { type BasisPoints, type Cents, type TaxGroup, taxGroups } from '#kernel/money.ts'
import { oneSize } from '#kernel/written-size.ts'
import type { Product, Variant } from '../catalog/product.ts'
import type { ShippingMethod, SupplySchedule } from '../settings/delivery-settings.ts'
import { isComingSoon } from '../stock/size-stock.ts'
import type { Discount } from './discount.ts'
import type { Extra } from './extras.ts'
import { apportionByVatRate, byRate, type TaxedAmount } from './vat.ts'

/** The name under which the storefront asks for its cart (specification §7). */
export const cartName = 'frontend-cart'

/** A cart never holds more different sizes than this, nor keeps more for later: nobody buys so many, and somebody would try. */
export const mostLines = 50

/** A line as it is stored. */
export type CartLine = {
  readonly id: string
  readonly type: 'product' | 'promotion' | 'custom' | 'saved'
  /** A variant's SKU; a promotion's code or a voucher's barcode; the key of an extra. */
  readonly referencedId: string
  readonly quantity: number
  readonly priceWhenAdded: Cents
}

/** Whether one more size finds no room among the lines of a kind; one that is there already joins its line. */
export function isFull(
  lines: readonly Pick<CartLine, 'type' | 'referencedId'>[],
  { type, referencedId }: Pick<CartLine, 'type' | 'referencedId'>,
): boolean {
  const same = lines.filter((line) => line.type === type)
  return same.length >= mostLines && !same.some((line) => line.referencedId === referencedId)
}

/** A line, and when it came: lines stand in that order. */
export type StoredLine = { readonly line: CartLine; readonly addedAt: string }

/** Lines in the order in which they came. */
export function inOrder(lines: readonly StoredLine[]): CartLine[] {
  const place = ({ addedAt, line }: StoredLine) => `${addedAt} ${line.id}`
  return lines.toSorted((a, b) => (place(a) < place(b) ? -1 : 1)).map(({ line }) => line)
}

/** A line with what the shop knows about it now. */
export type CartItem = CartLine & {
  readonly product: Product
  readonly variant: Variant
  readonly unitPrice: Cents
  readonly totalPrice: Cents
  /** Its VAT rate, where it goes. */
  readonly taxRate: BasisPoints
  /** The price is another one than when it was put in. */
  readonly modified: boolean
}

/** A line of the shop's own that is no product: gift wrapping. */
export type CartExtra = { readonly line: CartLine; readonly extra: Extra; readonly name: string }

export type ErrorLevel = 'error' | 'notice' | 'success'

export type CartError = {
  readonly messageKey: MessageKey
  readonly name?: string
  readonly level: ErrorLevel
}

export type CartTotals = {
  /** The goods, before anything is taken off. */
  readonly subtotal: Cents
  /** Extras such as gift wrapping. */
  readonly costs: Cents
  readonly discount: Cents
  readonly shipping: Cents
  readonly total: Cents
  readonly taxes: readonly TaxGroup[]
  readonly net: Cents
}

export type Cart = {
  readonly id: string | null
  readonly items: readonly CartItem[]
  /** Put aside for later: neither counted nor ordered. */
  readonly saved?: readonly CartItem[]
  readonly extras: readonly CartExtra[]
  readonly discounts: readonly Discount[]
  readonly count: number
  readonly shippingMethod: ShippingMethod | undefined
  /** Nothing in it costs anything to deliver, by whichever method. */
  readonly shipsFree: boolean
  /** What the goods of each rate cost after discounts: what delivery and extras follow. */
  readonly goods: readonly TaxedAmount[]
  readonly totals: CartTotals
  /** From where its slowest part comes; nothing while a line of it is ordered before it exists, or nothing lies in it. */
  readonly supply?: SupplySchedule | undefined
  /** When it arrives by its method, ordered now. */
  readonly deliveryDate?: DeliveryPromiseGiven | undefined
  readonly errors: readonly CartError[]
}

/** What became of a line when it was looked at now. */
export function cartItem(line: CartLine, variant: Variant, product: Product, taxRate: BasisPoints): CartItem {
  return {
    ...line,
    product,
    variant,
    unitPrice: variant.price,
    totalPrice: variant.price * line.quantity,
    taxRate,
    modified: variant.price !== line.priceWhenAdded,
  }
}

const nameOf = ({ product, variant }: CartItem) =>
  variant.size === oneSize ? product.name : `${product.name} ${variant.size}`

function errorsOf({ product, variant, quantity }: CartItem, now: Date): MessageKey[] {
  const terms = termsError(quantity, variant)
  const errors: MessageKey[] = terms ? [terms] : []
  if (isComingSoon(product.comingSoonDate, now)) return ['product-coming-soon', ...errors]
  if (variant.availableStock < 1) return ['product-out-of-stock', ...errors]
  return variant.availableStock < quantity ? ['product-stock-reached', ...errors] : errors
}

/** What stands in the way of buying this item now, first things first. */
export function itemError(item: CartItem, now: Date): CartError | null {
  const [messageKey] = errorsOf(item, now)
  return messageKey ? { messageKey, name: nameOf(item), level: 'error' } : null
}

/**
 * What stands in the way of buying these items now. Errors are keyed by their message, so that two short lines give one
 * error that names them both (specification §3). What a discount lacks stands on its own line: nobody is kept from buying by it.
 */
export function cartErrors(items: readonly CartItem[], lost: number, now: Date): CartError[] {
  const named = new Map<MessageKey, { names: string[]; level: ErrorLevel }>()
  const add = (messageKey: MessageKey, name: string, level: ErrorLevel = 'error') => {
    const entry = named.get(messageKey) ?? { names: [], level }
    entry.names.push(name)
    named.set(messageKey, entry)
  }
  for (const item of items) {
    const name = nameOf(item)
    for (const error of errorsOf(item, now)) add(error, name)
    if (item.modified) add('price-changed', name, 'notice')
  }
  if (lost > 0) add('product-not-found', String(lost))
  return [...named].map(([messageKey, { names, level }]) => ({ messageKey, name: names.join(', '), level }))
}

type TaxedItem = Pick<CartItem, 'totalPrice' | 'taxRate'> & { readonly variant: Pick<Variant, 'sku'> }

/**
 * What the goods of each rate cost after discounts, the highest rate first. Goods that cost nothing any more count by what they
 * cost before, and a cart without goods by the rate that most things bear.
 */
export function goodsByRate(
  items: readonly TaxedItem[],
  discounts: readonly Pick<Discount, 'shares'>[],
  usual: BasisPoints,
): TaxedAmount[] {
  const before = items.map(({ taxRate, totalPrice }) => ({ rate: taxRate, gross: totalPrice }))
  const off = discounts.flatMap((discount) =>
    discountByRate(discount, items).map(({ rate, gross }) => ({ rate, gross: -gross })),
  )
  const after = byRate([...before, ...off])
  if (after.some(({ gross }) => gross > 0)) return after
  return before.length > 0 ? byRate(before) : [{ rate: usual, gross: 0 }]
}

/** What a discount takes off the goods of each rate: it lowers the tax of what it takes something off. */
export function discountByRate({ shares }: Pick<Discount, 'shares'>, items: readonly TaxedItem[]): TaxedAmount[] {
  return byRate(
    items.flatMap(({ variant, taxRate }) => {
      const gross = shares.get(variant.sku) ?? 0
      return gross === 0 ? [] : [{ rate: taxRate, gross }]
    }),
  )
}

/**
 * Totals of a cart. Prices are gross; tax is taken out once per rate over everything that bears it, since discounts, extras and
 * delivery follow the goods.
 */
export function cartTotals(
  {
    items,
    extras,
    discounts,
    goods,
  }: Pick<Cart, 'extras' | 'discounts' | 'goods'> & { readonly items: readonly TaxedItem[] },
  shipping: Cents,
): CartTotals {
  const sum = (amounts: readonly Cents[]) => amounts.reduce((whole, amount) => whole + amount, 0)
  const subtotal = sum(items.map(({ totalPrice }) => totalPrice))
  const charges = extras.map(({ line, extra }) => extra.price * line.quantity)
  const costs = sum(charges)
  const discount = sum(discounts.map(({ amount }) => amount))
  const total = subtotal + costs - discount + shipping
  const taxes = taxGroups([
    ...items.map(({ taxRate, totalPrice }) => ({ rate: taxRate, gross: totalPrice })),
    ...discounts.flatMap((one) => discountByRate(one, items)).map(({ rate, gross }) => ({ rate, gross: -gross })),
    ...[...charges, shipping].flatMap((charge) => apportionByVatRate(charge, goods)),
  ]).filter((group) => group.gross !== 0)
  const net = total - sum(taxes.map(({ tax }) => tax))
  return { subtotal, costs, discount, shipping, total, taxes, net }
}

/** Whether there is nothing in a cart but products that are delivered for nothing. */
export function isDeliveredFree(items: readonly { readonly product: Pick<Product, 'shippingFree'> }[]): boolean {
  return items.length > 0 && items.every(({ product }) => product.shippingFree)
}

/** How many pieces are put in when that many are asked for: as few as can be bought, or a step more. */
export function addedQuantity(
  asked: number,
  before: number,
  { minPurchase, purchaseSteps }: Pick<Variant, 'minPurchase' | 'purchaseSteps'>,
): number {
  if (before === 0) return Math.max(asked, minPurchase)
  return Math.max(asked, purchaseSteps)
}

/** Whether a size is sold in this number: the retailer may have changed that since it was put in. */
function termsError(
  quantity: number,
  { minPurchase, maxPurchase, purchaseSteps }: Pick<Variant, 'minPurchase' | 'maxPurchase' | 'purchaseSteps'>,
): MessageKey | undefined {
  if (quantity > maxPurchase) return 'quantity-above-maximum'
  const isSold = quantity >= minPurchase && (quantity - minPurchase) % purchaseSteps === 0
  return isSold ? undefined : 'quantity-not-sold'
}

/** The quantity that a size may have in a cart, or the message why not. */
export function quantityError(
  quantity: number,
  variant: Pick<Variant, 'minPurchase' | 'maxPurchase' | 'purchaseSteps' | 'availableStock'>,
): MessageKey | undefined {
  if (!Number.isSafeInteger(quantity) || quantity < 1) return 'quantity-invalid'
  const terms = termsError(quantity, variant)
  if (terms) return terms
  if (variant.availableStock < 1) return 'product-out-of-stock'
  return quantity > variant.availableStock ? 'product-stock-reached' : undefined
}
