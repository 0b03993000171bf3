import { addDays, type Day, localDay } from '#kernel/calendar.ts'
import type { Country, Language, Storefront, StorefrontCode } from '#kernel/storefront.ts'
import { writtenDate } from '#kernel/written-date.ts'
import { isDayOff } from './public-holidays.ts'

export type WithdrawalChannel = 'guest' | 'account' | 'mail-link'

/** A statement by which a shopper withdraws from a contract, as they made it. It is never changed and never refused. */
export type Withdrawal = {
  readonly id: string
  /** What the shopper is told, to come back to it. */
  readonly reference: string
  /** The order that they named; null when there is none of that number. */
  readonly orderId: string | null
  readonly orderRefText: string
  readonly name: string
  readonly email: string
  /** What they withdraw from, in their own words, or all of it. */
  readonly items: readonly string[] | 'all'
  readonly reason: string | null
  readonly storefrontCode: StorefrontCode
  readonly language: Language
  readonly channel: WithdrawalChannel
  readonly submittedAt: Date
  /** Submitted after the period had ended. */
  readonly late: boolean
  readonly noticeVersion: string
}

/** What the shopper is answered; the same whether the order exists or not. */
export type WithdrawalReceipt = Pick<Withdrawal, 'reference' | 'submittedAt'>

/** What the law gives; a shop may take things back for longer. */
export const withdrawalDays = 14

/**
 * The last day on which a shopper can withdraw: 14 days from the day after the last item was received (Directive
 * 2011/83/EU, article 9(2)). Where it would fall on a weekend or a public holiday the next working day is the last
 * (Regulation 1182/71, article 3(4)); Great Britain counts days only.
 *
 * @param received when each parcel of the order was received
 * @param contract the country of the shopper, and the zone by whose clock its days begin
 * @param days of the period, where the shop gives more than the law
 * @returns nothing as long as nothing is known to have been received: then the period is open
 */
export function withdrawalDeadline(
  received: readonly Date[],
  contract: { readonly country: Country; readonly timeZone: string },
  days = withdrawalDays,
): Day | undefined {
  if (received.length === 0) return undefined
  const last = new Date(Math.max(...received.map((at) => at.getTime())))
  let day = addDays(localDay(last, contract.timeZone), days)
  if (contract.country !== 'GB') while (isDayOff(day, contract.country)) day = addDays(day, 1)
  return day
}

/** Whether the last day was over, by the clock of the contract's zone, when the statement was submitted. */
export function isLate(submittedAt: Date, deadline: Day | undefined, timeZone: string): boolean {
  return deadline !== undefined && localDay(submittedAt, timeZone) > deadline
}

/** Numbers in what a shopper wrote that could be an order's: `order no. 100001`. */
export function orderNumbersIn(text: string): readonly string[] {
  return [...new Set(text.match(/(?<!\d)\d{6,12}(?!\d)/g))].slice(0, 5)
}

/** Letters and digits that nobody mixes up when they read them out: 32, so that each byte picks one evenly. */
const legible = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A new reference of a statement, `W-7K3M9-Q2XTC`: 50 random bits, since it opens the receipt. */
export function newWithdrawalReference(): string {
  const letters = [...crypto.getRandomValues(new Uint8Array(10))].map((byte) => legible[byte % 32]).join('')
  return `W-${letters.slice(0, 5)}-${letters.slice(5)}`
}

export function isWithdrawalReference(text: string): boolean {
  return /^W-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/.test(text)
}

/** Date and time as the storefront writes them, the time with its distance from UTC: `11:00:00 (UTC+01:00)`. */
export function momentIn(
  { iso, timeZone }: Pick<Storefront, 'iso' | 'timeZone'>,
  at: Date,
): { readonly date: string; readonly time: string } {
  const time = new Intl.DateTimeFormat(iso, { timeStyle: 'medium', timeZone }).format(at)
  return {
    date: writtenDate(at, { iso, timeZone }),
    time: `${time} (UTC${offsetOf(at, timeZone)})`,
  }
}

function offsetOf(at: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(at)
  const name = parts.find((part) => part.type === 'timeZoneName')?.value ?? ''
  return name.replace(/^GMT/, '') || '+00:00'
}
