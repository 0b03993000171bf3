import type { Clock } from '#kernel/clock.ts'
import type { Cents } from '#kernel/money.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import type { SettingsSource } from '../settings/settings-source.ts'
import type { Transact } from '../transact.ts'
import { convertPoints } from './convert-points.ts'
import {
  type CreditRefused,
  creditReach,
  creditRefused,
  type GivenByHand,
  longestCreditReason,
  pointsProblem,
  voucherProblem,
} from './credit.ts'
import { balanceOf } from './loyalty.ts'
import type { LoyaltyReader } from './loyalty-store.ts'
import type { VoucherReader } from './voucher-store.ts'

export type CreditDeps = {
  readonly transact: Transact
  readonly clock: Clock
  readonly settings: SettingsSource
}

/** What every press of staff about somebody's points and vouchers says. */
export type CreditPress = {
  readonly customerId: string
  readonly reason: string
  /** The name of who pressed. */
  readonly by: string
}

/** One per page of the form: pressing its button twice gives once. */
type Keyed = { readonly key: string }

/** Gives points, or takes them below zero: a line of the club's book with why and by whom. @returns what somebody had and has */
export async function changePointsByHand(
  { transact, clock, settings }: CreditDeps,
  { customerId, points, reason, by, key }: CreditPress & Keyed & { readonly points: number },
): Promise<{ readonly before: number; readonly after: number } | CreditRefused> {
  return transact(['loyalty', 'vouchers'], async (repositories) => {
    const { loyalty } = repositories
    const member = await loyalty.lock(customerId)
    if (!member) return creditRefused('credit-customer-gone')
    const { available } = balanceOf(await loyalty.entriesOf(customerId))
    if (await loyalty.isKeyKnown(key)) return { before: available, after: available }
    const problem = pointsProblem(points, reason, available)
    if (problem) return problem
    const now = clock.now()
    const byHand = { reason: reason.trim().slice(0, longestCreditReason), by, key }
    await loyalty.add({ customerId, type: 'adjust', points, state: 'available', at: now, byHand })
    await convertPoints(repositories, settings.at(now).loyalty, member, now)
    return { before: available, after: available + points }
  })
}

/** Gives a voucher that can be used at once, and mails it. @returns its number */
export async function giveVoucherByHand(
  { transact, clock, settings }: CreditDeps,
  { customerId, amount, reason, by, key }: CreditPress & Keyed & { readonly amount: Cents },
): Promise<{ readonly voucher: string } | CreditRefused> {
  return transact(['jobs', 'loyalty', 'vouchers'], async ({ jobs, loyalty, vouchers }) => {
    const member = await loyalty.lock(customerId)
    if (!member) return creditRefused('credit-customer-gone')
    const known = await vouchers.numberOfKey(key)
    if (known !== undefined) return { voucher: known }
    const problem = voucherProblem(amount, reason)
    if (problem) return problem
    const now = clock.now()
    const { currency } = storefrontOf(member.storefrontCode)
    const { voucherMonths: months } = settings.at(now).loyalty
    const byHand = { reason: reason.trim().slice(0, longestCreditReason), by, key }
    const id = await vouchers.give(member, { amount, currency, months, byHand }, now)
    await jobs.mailVoucher('issued', id)
    return { voucher: (await vouchers.numberOf(id)) ?? '' }
  })
}

/** Takes a voucher back that nobody used, and that lies in no order. @returns what it was worth */
export async function voidVoucher(
  { transact, clock }: Pick<CreditDeps, 'transact' | 'clock'>,
  { customerId, voucher: number, reason, by }: CreditPress & { readonly voucher: string },
): Promise<{ readonly amount: Cents } | CreditRefused> {
  if (reason.trim() === '') return creditRefused('credit-reason-required', 'reason')
  return transact(['vouchers'], async ({ vouchers }) => {
    const amount = await vouchers.voidIssued(
      { customerId, number },
      { at: clock.now(), reason: reason.trim().slice(0, longestCreditReason), by },
    )
    return amount === undefined ? creditRefused('credit-voucher-gone') : { amount }
  })
}

/** What was given or taken of somebody by hand lately. */
export async function givenByHand(
  {
    loyalty,
    vouchers,
    clock,
  }: { readonly loyalty: LoyaltyReader; readonly vouchers: VoucherReader; readonly clock: Clock },
  customerId: string,
): Promise<GivenByHand> {
  const since = new Date(clock.now().getTime() - creditReach)
  const [points, amounts] = await Promise.all([
    loyalty.pointsByHandSince(customerId, since),
    vouchers.byHandSince(customerId, since),
  ])
  return { points, vouchers: amounts }
}
