import type { Cents } from '#kernel/money.ts'
import { shippingPrice, shipsTo } from '../cart/shipping-methods.ts'
import type { Order, OrderLine } from '../orders/order.ts'
import type { ShippingMethod } from '../settings/delivery-settings.ts'
import {
  coversQuantities,
  isNone,
  orderedQuantities,
  paidFor,
  paidForQuantity,
  type Quantities,
  sumOfQuantities,
} from './quantities.ts'

/**
 * Why money goes back. `missing`: the warehouse has a piece no more, so it never leaves. `removed`: customer service took a piece off
 * the order before it left. `goodwill`: an amount that customer service gives back, for no piece.
 */
export const refundReasons = ['cancelled', 'returned', 'missing', 'removed', 'goodwill'] as const
export type RefundReason = (typeof refundReasons)[number]

/** Whether a refund is for pieces of an order that never leave, while others may. */
export const neverLeft = ({ reason }: Pick<Refund, 'reason'>): boolean => reason === 'missing' || reason === 'removed'

export type Refund = {
  readonly id: string
  readonly orderId: string
  readonly reason: RefundReason
  readonly returnId: string | null
  /** The order that its money pays for, where goods were exchanged: then nothing of it is sent back. */
  readonly exchangeOrderId: string | null
  readonly pieces: Quantities
  readonly amount: Cents
  /** What of it is for delivery and extras. */
  readonly costs: Cents
  readonly createdAt: Date
  /** By then the law wants it paid. */
  readonly dueAt: Date
  /** When the provider was first asked to pay it. */
  readonly askedAt: Date | null
  readonly refundedAt: Date | null
  /** What the provider sent back. Nothing is sent back that was authorized and never collected. */
  readonly providerAmount: Cents
  /** What went back to a gift card of the shop. */
  readonly cardAmount: Cents
  /** What the provider can't send back by itself: a gift card paid it. Customer service gives it back. */
  readonly byHand: Cents
  readonly byHandDoneAt: Date | null
}

/** What of an order never left, and what came back, before now. */
export type GoneBefore = {
  readonly shipped: Quantities
  readonly missing: Quantities
  readonly returned: Quantities
  /** What was paid back for delivery and extras. */
  readonly costs: Cents
}

type Ordered = Pick<Order, 'lines' | 'total' | 'subtotal' | 'shippingTotal' | 'storefrontCode' | 'shippingAddress'>

/**
 * What goes back for pieces that are returned or missing: what was paid for them after their share of the discounts, and with
 * the last piece the costs of delivery as well (Directive 2011/83/EU, articles 13(1) and 13(2)): all of them when nothing ever
 * left, else those of the shop's standard delivery. Pieces that are kept never cost more because others went back.
 *
 * Pieces leave from the first on and are missing from the last on, so that each has one price whatever happens in which order.
 *
 * @param methods how the storefront delivered when the order was placed
 */
export function refundFor(
  order: Ordered,
  reason: 'returned' | 'missing',
  pieces: Quantities,
  before: GoneBefore,
  methods: readonly ShippingMethod[],
): { readonly amount: Cents; readonly costs: Cents } {
  const goods =
    reason === 'returned'
      ? paidFor(order.lines, before.returned, pieces)
      : paidForMissing(order.lines, before.missing, pieces)
  const gone = sumOfQuantities([before.missing, before.returned, pieces])
  const all = coversQuantities(gone, orderedQuantities(order.lines))
  const costs = all ? Math.max(0, costsBack(order, isNone(before.shipped), methods) - before.costs) : 0
  return { amount: goods + costs, costs }
}

/** What can go back of an order still: what was paid for it, without what was given back or is decided to be. */
export function refundableOf(order: Pick<Order, 'total'>, refunds: readonly Pick<Refund, 'amount'>[]): Cents {
  return Math.max(0, order.total - refunds.reduce((sum, { amount }) => sum + amount, 0))
}

/** No more than what can go back still: a part of what is returned was perhaps given back before, as goodwill. */
export function cappedRefund(
  back: { readonly amount: Cents; readonly costs: Cents },
  most: Cents,
): { readonly amount: Cents; readonly costs: Cents } {
  const amount = Math.min(back.amount, most)
  return { amount, costs: Math.min(back.costs, amount) }
}

function paidForMissing(lines: readonly OrderLine[], before: Quantities, pieces: Quantities): Cents {
  return [...pieces].reduce((sum, [position, quantity]) => {
    const line = lines[position]
    if (!line) return sum
    const to = line.quantity - (before.get(position) ?? 0)
    return sum + paidForQuantity(line, to - quantity, to)
  }, 0)
}

/** Extras and delivery: of an order that goes back as a whole, a dearer way of delivery than the standard one stays paid. */
function costsBack(order: Ordered, nothingLeft: boolean, methods: readonly ShippingMethod[]): Cents {
  const extras = order.lines
    .filter((line) => line.type === 'transaction_costs')
    .reduce((sum, line) => sum + line.total, 0)
  return extras + (nothingLeft ? order.shippingTotal : Math.min(order.shippingTotal, standardDelivery(order, methods)))
}

/** The least that delivery to the door costs for such an order. */
function standardDelivery(order: Ordered, methods: readonly ShippingMethod[]): Cents {
  const { country } = order.shippingAddress
  const prices = methods
    .filter((method) => method.type === 'home' && shipsTo(method, country))
    .map((method) => shippingPrice(method, order.subtotal))
  return prices.length === 0 ? order.shippingTotal : Math.min(...prices)
}

/** What is collected of an authorized payment when a parcel leaves: its pieces, and with the first parcel the costs. */
export function captureFor(order: Pick<Order, 'lines'>, parcel: Quantities, earlier: readonly Quantities[]): Cents {
  const goods = paidFor(order.lines, sumOfQuantities(earlier), parcel)
  if (earlier.length > 0) return goods
  return order.lines
    .filter((line) => line.type === 'delivery' || line.type === 'transaction_costs')
    .reduce((sum, line) => sum + line.total, goods)
}

/** What the provider has of an order's money. */
export type CollectedPayment = {
  /** What was paid, or authorized. */
  readonly total: Cents
  readonly collected: Cents
  /** What is still to be collected for pieces that wait in the warehouse. */
  readonly waiting: Cents
}

/**
 * What a refund comes to in money that was collected: pieces that never left were perhaps only authorized, then nothing is owed
 * for them. Never more than was collected beyond what the shopper keeps, and what earlier refunds gave back.
 *
 * @param turn the refund's place among those of its order, of which the earlier ones are paid
 */
export function owedFor(
  refunds: readonly Pick<
    Refund,
    'reason' | 'amount' | 'costs' | 'exchangeOrderId' | 'providerAmount' | 'cardAmount' | 'byHand'
  >[],
  turn: number,
  { total, collected, waiting }: CollectedPayment,
): Cents {
  const sum = (amounts: readonly Cents[]) => amounts.reduce((all, amount) => all + amount, 0)
  const upToNow = refunds.slice(0, turn + 1)
  const notSupplied = sum(
    upToNow.map(({ reason, amount, costs }) =>
      reason === 'returned' || reason === 'goodwill' ? 0 : reason === 'cancelled' ? amount : amount - costs,
    ),
  )
  const gone = sum(refunds.slice(0, turn).map(gaveBack))
  const due = sum(upToNow.map(({ amount }) => amount)) - Math.min(total - collected, notSupplied) - gone
  const kept = total - waiting - sum(refunds.map(({ amount }) => amount))
  return Math.max(0, Math.min(due, collected - kept - gone))
}

/** What a refund came to: money that was sent, or that pays for other goods. */
function gaveBack({
  amount,
  exchangeOrderId,
  providerAmount,
  cardAmount,
  byHand,
}: Pick<Refund, 'amount' | 'exchangeOrderId' | 'providerAmount' | 'cardAmount' | 'byHand'>): Cents {
  return exchangeOrderId === null ? providerAmount + cardAmount + byHand : amount
}

/** What was paid for the goods that stay with the shopper. */
export function keptGoods(lines: readonly OrderLine[], refunds: readonly Pick<Refund, 'amount' | 'costs'>[]): Cents {
  const bought = lines
    .filter((line) => line.type === 'article')
    .reduce((sum, line) => sum + line.total - line.discount, 0)
  return Math.max(0, bought - refunds.reduce((sum, { amount, costs }) => sum + amount - costs, 0))
}
