import { createHmac, timingSafeEqual } from 'node:crypto'
import { minute } from '#kernel/clock.ts'
import { type DeliveryDate, type DeliveryPromiseGiven, hasPassed } from '#kernel/delivery-date.ts'
import type { BasisPoints, Cents, TaxGroup } from '#kernel/money.ts'
import { readServicePoint } from '#kernel/service-point.ts'
import { type Currency, type Language, type StorefrontCode, storefrontOf } from '#kernel/storefront.ts'
import type { Address } from './address.ts'

/** `open`: waits for its payment. `failed`: the payment ended without success; it can be paid anew. */
export type OrderState = 'open' | 'paid' | 'failed' | 'cancelled'

export type OrderLineType = 'article' | 'delivery' | 'transaction_costs' | 'discount'

export type OrderLine = {
  readonly type: OrderLineType
  readonly sku: string
  readonly productSku: string | null
  readonly ean: string | null
  /** The house that an article is by; of no other line, and not of orders before it was kept. */
  readonly brand: string | null
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
  readonly storefrontCode: StorefrontCode
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
  readonly stockReserved: boolean
  readonly createdAt: Date
  readonly paidAt: Date | null
  /** When it arrives, as its shopper read it when ordering; nothing where nobody could say it by the day. */
  readonly deliveryDate?: DeliveryPromiseGiven | null
  /** So many days after it arrived something of it can be announced to come back. */
  readonly returnDays: number
  /** The order of which it takes the place of a piece, and whose money pays for it. */
  readonly exchangeOf?: string | null
  /** The order that it leaves together with, where customer service placed it for something more. */
  readonly additionTo?: string | null
  /** What a gift card of the shop pays of its total; nothing where none does. */
  readonly giftCard?: PayingGiftCard | null
  /** Raised by each change of staff. */
  readonly version?: number
  readonly lines: readonly OrderLine[]
}

/** A gift card as it pays an order: a means of payment, so that prices, VAT and the total stay what they are. */
export type PayingGiftCard = {
  readonly id: string
  /** The last signs of its code, by which its holder knows it. */
  readonly ending: string
  readonly amount: Cents
}

/** What is left to pay of an order's total, whoever collects it. */
export const amountDue = ({ total, giftCard }: Pick<Order, 'total' | 'giftCard'>): Cents =>
  total - (giftCard?.amount ?? 0)

/** When it arrives; nothing once it was paid too late for what was said, or comes by nobody's calendar. */
export function deliveryDateOf({
  deliveryDate,
  paidAt,
}: Pick<Order, 'deliveryDate' | 'paidAt'>): DeliveryDate | undefined {
  if (!deliveryDate) return undefined
  // Who ordered a minute before the doors closed may still have been at their bank when they did.
  const inTime = paidAt === null || paidAt.getTime() <= Date.parse(deliveryDate.orderedBy) + paymentGrace
  return inTime ? deliveryDate : undefined
}

/** The same for who writes to a shopper: a day that is over is not promised. */
export function promisedDeliveryOf(
  order: Pick<Order, 'deliveryDate' | 'paidAt' | 'storefrontCode'>,
  now: Date,
): DeliveryDate | undefined {
  const date = deliveryDateOf(order)
  return date && !hasPassed(date, storefrontOf(order.storefrontCode), now) ? date : undefined
}

/** For so long after the last moment a payment still counts as made in time. */
const paymentGrace = 30 * minute

/** The store of ours in which an order is collected, by its code; nothing when it is sent. */
export function storeOf({ shippingAddress }: Pick<Order, 'shippingAddress'>): string | undefined {
  // Orders of before pickup points have no such fields.
  const point = readServicePoint(shippingAddress.customFields?.servicePoint)
  return point?.locationType === 'store' ? point.providerId : undefined
}

/** What was taken off or charged beside the goods, as it was shown: parts of one that bear different rates are one again. */
export function orderAdjustments(
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
 *
 * @param visit whose tablet shows the link. Its reference opens the order during that visit alone: a tablet's history
 * outlives its shopper.
 */
export function orderReference(order: Pick<Order, 'number' | 'deepLinkCode'>, visit?: string): string {
  const code = visit === undefined ? order.deepLinkCode : `~${codeWithin(visit, order)}`
  return Buffer.from(`${order.number}.${code}`).toString('base64url')
}

export type OrderReference = {
  readonly number: string
  readonly code: string
  /** Whether it was made for a visit to a store, and is worth nothing outside. */
  readonly isOfVisit: boolean
}

/** The digits of an order's number as somebody types it, with its letters or without; nothing for what is no number. */
export function digitsOfNumber(typed: string): string | undefined {
  return /^[A-Z]{0,4}(\d+)$/i.exec(typed.replaceAll(/[\s-]/g, ''))?.[1]
}

/** Number and code of a reference. A number begins with whatever letters the retailer wanted when the order was placed. */
const referenceParts = /^((?:[A-Z]{1,4}-?)?\d{1,12})\.(~?)([A-Za-z0-9_-]{22})$/

/** What a reference says; nothing for what is none. */
export function readReference(reference: string): OrderReference | undefined {
  if (!/^[A-Za-z0-9_-]{8,120}$/.test(reference)) return undefined
  const match = referenceParts.exec(Buffer.from(reference, 'base64url').toString('latin1'))
  return match?.[1] && match[3] ? { number: match[1], code: match[3], isOfVisit: match[2] === '~' } : undefined
}

/** Whether a reference opens this order to who asks, at a tablet during a visit or anywhere else. */
export function opensOrder(
  { number, code, isOfVisit }: OrderReference,
  order: Pick<Order, 'number' | 'deepLinkCode'>,
  visit?: string,
): boolean {
  if (number !== order.number || (isOfVisit && visit === undefined)) return false
  const expected = isOfVisit && visit !== undefined ? codeWithin(visit, order) : order.deepLinkCode
  return code.length === expected.length && timingSafeEqual(Buffer.from(code), Buffer.from(expected))
}

const codeWithin = (visit: string, { deepLinkCode }: Pick<Order, 'deepLinkCode'>) =>
  createHmac('sha256', deepLinkCode).update(visit).digest('base64url').slice(0, 22)
