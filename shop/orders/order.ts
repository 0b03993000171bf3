import type { BasisPoints, Cents, TaxGroup } from '#kernel/money.ts'
import type { Currency, Language, StoreCode } from '#kernel/storefront.ts'
import type { Address } from '../checkout/address.ts'

/** `open`: waits for its payment. `failed`: the payment ended without success; it can be paid anew. */
export type OrderState = 'open' | 'paid' | 'failed' | 'cancelled'

export type OrderLineType = 'article' | 'delivery' | 'transaction_costs' | 'discount'

export type OrderLine = {
  readonly type: OrderLineType
  readonly sku: string
  readonly productSku: string | null
  readonly ean: string | null
  readonly name: string
  readonly size: string | null
  readonly color: string | null
  readonly image: string | null
  readonly quantity: number
  readonly regularPrice: Cents
  readonly unitPrice: Cents
  readonly total: Cents
  /** What of the order's discounts falls on this line: it costs its total without that. */
  readonly discount: Cents
  readonly taxRate: BasisPoints
  readonly tax: Cents
}

export type Order = {
  readonly id: string
  readonly number: string
  readonly deepLinkCode: string
  readonly cartId: string
  readonly storeCode: StoreCode
  readonly language: Language
  readonly email: string
  readonly billingAddress: Address
  readonly shippingAddress: Address
  readonly shippingMethod: string
  readonly paymentMethod: string
  readonly currency: Currency
  /** The goods, before discounts. */
  readonly subtotal: Cents
  readonly costsTotal: Cents
  readonly discountTotal: Cents
  readonly shippingTotal: Cents
  readonly total: Cents
  readonly taxTotal: Cents
  readonly taxGroups: readonly TaxGroup[]
  readonly state: OrderState
  readonly stockClaimed: boolean
  readonly createdAt: Date
  readonly paidAt: Date | null
  readonly lines: readonly OrderLine[]
}

/** What was taken off or charged beside the goods, as it was shown: parts of one that bear different rates are one again. */
export function adjustments(
  lines: readonly Pick<OrderLine, 'type' | 'sku' | 'name' | 'total'>[],
): readonly Pick<OrderLine, 'type' | 'sku' | 'name' | 'total'>[] {
  const whole = new Map<string, Pick<OrderLine, 'type' | 'sku' | 'name' | 'total'>>()
  for (const { type, sku, name, total } of lines) {
    if (type !== 'discount' && type !== 'transaction_costs') continue
    const key = `${type} ${sku}`
    whole.set(key, { type, sku, name, total: (whole.get(key)?.total ?? 0) + total })
  }
  return [...whole.values()]
}

/**
 * The reference that links carry: number and deep-link code, encoded. The code is 128 random bits, so the link opens this
 * order and no other; it holds neither e-mail nor postcode.
 */
export function orderReference(order: Pick<Order, 'number' | 'deepLinkCode'>): string {
  return Buffer.from(`${order.number}.${order.deepLinkCode}`).toString('base64url')
}

/** Number and code of a reference; nothing for what is none. */
export function readReference(
  reference: string,
): { readonly number: string; readonly deepLinkCode: string } | undefined {
  if (!/^[A-Za-z0-9_-]{8,120}$/.test(reference)) return undefined
  const match = /^(\d{1,12})\.([A-Za-z0-9_-]{22})$/.exec(Buffer.from(reference, 'base64url').toString('latin1'))
  return match?.[1] && match[2] ? { number: match[1], deepLinkCode: match[2] } : undefined
}
