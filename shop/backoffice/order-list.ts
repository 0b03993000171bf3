import { isUuid } from '#kernel/ids.ts'
import type { Cents } from '#kernel/money.ts'
import type { Currency, StorefrontCode } from '#kernel/storefront.ts'
import type { OrderState } from '../orders/order.ts'
import type { OrderLabel } from '../orders/order-history.ts'

/**
 * Lists with a name. `to-pack`: paid, and some of it still has to leave. `late`: of those, what should have left or been ready by
 * now. `paid-twice`: money that must not be kept. `refunds-due`: money that is owed still, by the provider or by hand.
 * `returns-to-check`: announced, and not looked at. `failed-payments`: the payment ended without success.
 */
export const orderListViews = [
  'all',
  'to-pack',
  'late',
  'paid-twice',
  'refunds-due',
  'returns-to-check',
  'failed-payments',
] as const
export type OrderListView = (typeof orderListViews)[number]

/** Whether those that wait longest come first: what is to be done, against what happened. */
export function isOldestFirst(view: OrderListView): boolean {
  return view !== 'all' && view !== 'failed-payments'
}

/** How an order reaches its shopper. */
export const deliveryKinds = ['home', 'service-point', 'store'] as const
export type DeliveryKind = (typeof deliveryKinds)[number]

/** What a list is narrowed to; what is absent doesn't matter. */
export type OrderListFilter = {
  readonly view: OrderListView
  readonly storefront?: StorefrontCode | undefined
  /** How its payment stands. */
  readonly state?: OrderState | undefined
  /** How far it is, as its shopper reads it. */
  readonly label?: OrderLabel | undefined
  /** The first moment, and the one that is no longer part of it. */
  readonly placedFrom?: Date | undefined
  readonly placedUntil?: Date | undefined
  readonly delivery?: DeliveryKind | undefined
  /** The store in which it is collected. */
  readonly store?: string | undefined
  readonly paymentMethod?: string | undefined
}

/** What became of the money, in a word. */
export const moneyStates = ['open', 'paid', 'failed', 'cancelled', 'partly-refunded', 'refunded'] as const
export type MoneyState = (typeof moneyStates)[number]

export function moneyState(order: {
  readonly state: OrderState
  readonly total: Cents
  readonly refunded: Cents
  readonly paidAt: Date | null
}): MoneyState {
  if (order.paidAt === null || order.refunded === 0) return order.state
  return order.refunded >= order.total ? 'refunded' : 'partly-refunded'
}

/** How far an order is; `partly-sent`: some of it left, and some still has to. */
export type FulfilmentState = OrderLabel | 'partly-sent'

export type ListedOrder = {
  readonly id: string
  readonly number: string
  readonly placedAt: Date
  readonly storefrontCode: StorefrontCode
  /** Empty where its buyer was forgotten. */
  readonly customerName: string
  readonly email: string
  readonly total: Cents
  readonly currency: Currency
  readonly money: MoneyState
  readonly fulfilment: FulfilmentState
  readonly delivery: DeliveryKind
  readonly paymentMethod: string
  readonly pieces: number
  /** Raised by each change of staff. */
  readonly version: number
}

export type OrderListPage = {
  readonly orders: readonly ListedOrder[]
  /** Where the next page begins; nothing on the last one. */
  readonly next: string | undefined
}

/** So many orders stand on a page. */
export const ordersPerPage = 50

/** Beyond so many a view is 'more than that': to count them all would take longer than anybody reads. */
export const mostCounted = 1000

/** How many orders a view has. */
export type ViewCount = { readonly count: number; readonly isMore: boolean }

/** Where a list was left: the moment of its last order to the last digit, and the order's id. */
export type ListCursor = { readonly at: string; readonly id: string }

export function writtenCursor({ at, id }: ListCursor): string {
  return Buffer.from(`${at}|${id}`).toString('base64url')
}

/** What a cursor says; nothing for what is none, and the list begins at its start. */
export function readCursor(text: string | undefined): ListCursor | undefined {
  if (!text || text.length > 200) return undefined
  const [at = '', id = '', more] = Buffer.from(text, 'base64url').toString('utf8').split('|')
  const isMoment = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(\.\d{1,6})?$/.test(at) && !Number.isNaN(Date.parse(`${at}Z`))
  return isMoment && isUuid(id) && more === undefined ? { at, id } : undefined
}
