import { addDays, type Day, localDay } from '#kernel/calendar.ts'
import { day } from '#kernel/clock.ts'
import type { Cents } from '#kernel/money.ts'
import { type Country, type StorefrontCode, storefrontOf } from '#kernel/storefront.ts'
import type { OrderLine } from '../orders/order.ts'
import { withdrawalDeadline } from '../orders/withdrawal.ts'

/** How long a parcel is taken to be on its way when nobody said that it arrived. */
const deliveryDays = 3

export const loyaltyTypes = ['signup', 'opening', 'earn', 'release', 'reverse', 'convert', 'adjust'] as const

/**
 * What happened to points. `opening`: what somebody had in a club of before, told by a file; `earn`: an order was paid; `release`: its withdrawal period passed; `reverse`: something of it
 * went back; `convert`: they became a voucher; `adjust`: that voucher was taken back before it was issued, or staff gave or took points
 * for a reason.
 */
export type LoyaltyType = (typeof loyaltyTypes)[number]

export type LoyaltyState = 'pending' | 'available'

/** A line of the club's book. It is never changed; what a customer has is the sum of theirs. */
export type LoyaltyEntry = {
  readonly type: LoyaltyType
  /** A release moves its points from pending to available; all others add theirs to the state that they name. */
  readonly points: number
  readonly state: LoyaltyState
  readonly at: Date
  readonly orderId: string | null
  readonly orderNumber: string | null
  /** The barcode of the voucher that points became, once it was issued. */
  readonly voucher: string | null
  /** Why staff gave or took them; null for what came by itself. */
  readonly reason: string | null
  /** The day on which what an order earned is released; null for entries that are no earnings. */
  readonly releaseOn: Day | null
}

/** What of an entry a sum depends on. */
type Counted = Pick<LoyaltyEntry, 'type' | 'points' | 'state' | 'orderId'>

/** What was paid for goods: after discounts, without delivery and costs. */
export function goodsTotal(lines: readonly Pick<OrderLine, 'type' | 'total'>[]): Cents {
  return lines
    .filter((line) => line.type === 'article' || line.type === 'discount')
    .reduce((sum, line) => sum + line.total, 0)
}

/** One point for each whole euro or pound. */
export function pointsFor(goods: Cents): number {
  return Math.max(0, Math.floor(goods / 100))
}

export type Balance = {
  /** Below zero when more went back than was left; later points make up for it. */
  readonly available: number
  readonly pending: number
  /** The day by which everything pending is available; nothing when nothing is pending. */
  readonly until: Day | null
}

/** What a customer has. In which order the entries come is irrelevant. */
export function balanceOf(entries: readonly (Counted & Pick<LoyaltyEntry, 'releaseOn'>)[]): Balance {
  const available = entries.filter((entry) => entry.state === 'available').reduce((sum, entry) => sum + entry.points, 0)
  const waiting = entries.filter((entry) => entry.releaseOn !== null && pendingOf(entries, entry.orderId) > 0)
  const until = waiting.reduce<Day | null>(
    (last, { releaseOn }) => (last === null || (releaseOn !== null && releaseOn > last) ? releaseOn : last),
    null,
  )
  return { available, pending: pendingIn(entries), until }
}

/** The points of an order that are not released yet. */
export function pendingOf(entries: readonly Counted[], orderId: string | null): number {
  return pendingIn(entries.filter((entry) => entry.orderId === orderId))
}

function pendingIn(entries: readonly Counted[]): number {
  return entries.reduce((sum, { type, state, points }) => {
    if (type === 'release') return sum - points
    return state === 'pending' ? sum + points : sum
  }, 0)
}

/**
 * What has to be written so that an order has the points of the goods that are kept, and never more than it earned. Mostly
 * negative; positive when goods that were announced to come back stay after all.
 */
export function pointsReversal(entries: readonly Counted[], orderId: string, keptGoods: Cents): number {
  const own = entries.filter((entry) => entry.orderId === orderId)
  const sumOf = (type: LoyaltyType) =>
    own.filter((entry) => entry.type === type).reduce((sum, { points }) => sum + points, 0)
  const earned = sumOf('earn')
  return Math.min(earned, pointsFor(keptGoods)) - (earned + sumOf('reverse'))
}

/**
 * How many vouchers a balance gives, or below zero how many of those that are only announced it takes back, because the
 * points that paid for them went back.
 *
 * @param voucherPoints so many points become a voucher
 */
export function vouchersDue(available: number, announced: number, voucherPoints: number): number {
  if (available >= voucherPoints) return Math.floor(available / voucherPoints)
  return available < 0 ? -Math.min(announced, Math.ceil(-available / voucherPoints)) : 0
}

/** What of an order its return period depends on. */
export type Journey = {
  readonly paidAt: Date
  readonly deliveredAt: Date | null
  readonly storefrontCode: StorefrontCode
  /** Where it went. */
  readonly country: Country
  readonly returnDays: number
}

/**
 * The day on which the points of an order are released: the one after the last day on which something of it can come back.
 * Without a delivery date the parcel is taken to arrive three days after the payment.
 */
export function releaseDay(order: Journey): Day {
  const { timeZone } = storefrontOf(order.storefrontCode)
  const received = order.deliveredAt ?? new Date(order.paidAt.getTime() + deliveryDays * day)
  const deadline = withdrawalDeadline([received], { country: order.country, timeZone }, order.returnDays)
  return addDays(deadline ?? localDay(received, timeZone), 1)
}
