import { day } from '#kernel/clock.ts'
import type { Cents } from '#kernel/money.ts'
import type { Currency } from '#kernel/storefront.ts'

/** Why staff are refused points or vouchers. Shoppers never read these; the back office has their sentences. */
export type CreditMessageKey =
  | 'credit-points-invalid'
  | 'credit-amount-invalid'
  | 'credit-reason-required'
  | 'credit-points-too-many'
  | 'credit-voucher-gone'
  | 'credit-customer-gone'

export type CreditRefused = {
  readonly refused: true
  readonly refusals: readonly {
    readonly refused: true
    readonly messageKey: CreditMessageKey
    readonly field?: string
  }[]
}

export function creditRefused(messageKey: CreditMessageKey, field?: string): CreditRefused {
  return { refused: true, refusals: [{ refused: true, messageKey, ...(field !== undefined && { field }) }] }
}

/** What is given or taken at once: enough for every goodwill, and no slip of a key. */
const mostPoints = 100_000
const mostAmount: Cents = 100_000

/** Longest that a reason is. */
export const longestCreditReason = 200

/** So far back it counts what was given to somebody by hand before: a limit is not passed in small steps. */
export const creditReach = 30 * day

/** What staff gave or took of somebody by hand within `creditReach`, whichever of them did. */
export type GivenByHand = {
  readonly points: number
  readonly vouchers: Readonly<Partial<Record<Currency, Cents>>>
}

/** Above what a second person has to agree. */
export type CreditLimits = {
  readonly pointsAbove: number
  readonly vouchersAbove: Readonly<Partial<Record<Currency, Cents>>>
}

/** @param points more, or fewer below zero */
export function pointsProblem(points: number, reason: string, available: number): CreditRefused | undefined {
  if (!Number.isSafeInteger(points) || points === 0 || Math.abs(points) > mostPoints)
    return creditRefused('credit-points-invalid', 'points')
  if (reason.trim() === '') return creditRefused('credit-reason-required', 'reason')
  return points < 0 && -points > available ? creditRefused('credit-points-too-many', 'points') : undefined
}

export function voucherProblem(amount: Cents, reason: string): CreditRefused | undefined {
  if (!Number.isSafeInteger(amount) || amount <= 0 || amount > mostAmount)
    return creditRefused('credit-amount-invalid', 'amount')
  return reason.trim() === '' ? creditRefused('credit-reason-required', 'reason') : undefined
}

/** Whether so many points more or fewer pass what one person may move by hand in a month. */
export function pointsNeedSecond(points: number, given: GivenByHand, { pointsAbove }: CreditLimits): boolean {
  return given.points + Math.abs(points) > pointsAbove
}

/** The same for money; nothing goes alone in a currency without a limit. */
export function voucherNeedsSecond(
  { amount, currency }: { readonly amount: Cents; readonly currency: Currency },
  given: GivenByHand,
  { vouchersAbove }: CreditLimits,
): boolean {
  return (given.vouchers[currency] ?? 0) + amount > (vouchersAbove[currency] ?? 0)
}
