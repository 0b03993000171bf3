import { day } from '#kernel/clock.ts'
import type { Measurer } from '#kernel/measured-browser.ts'
import type { Country, Storefront } from '#kernel/storefront.ts'

/**
 * For how long the shop keeps what it knows of people. Everything else ends by itself: logins after seven days, mailed links
 * after hours or days, a newsletter nobody confirmed after thirty days, counts of rate limits after an hour, alerts about sizes after half a year, answers to captchas
 * after twenty minutes, sessions of tablets with their working day, e-mail addresses that left the club after a year.
 */
export const keeps = {
  /** A cart that nobody touches, and what was typed into its checkout. */
  abandonedCart: 90 * day,
  /** What stood in a mail. That it was sent is remembered. */
  mailBody: 90 * day,
  /** What a job has to know of somebody, when the job was given up: as long as an operator may have it tried again. */
  jobNote: 14 * day,
  /** An address that left the newsletter: as long as somebody may press the link in an old one again. */
  leftNewsletter: 365 * day,
  /** How to reach a buyer: as long as a seller answers for the goods (Directive (EU) 2019/771, article 10). */
  contactOfOrder: 2 * 365 * day,
  /** The same where its owner asked to be forgotten: until the parcel was withdrawn from or kept, or never came. */
  contactToErase: { afterDelivery: 45 * day, withoutDelivery: 120 * day },
  /** Who gave and who was given a gift card. While money that can be spent is on it, they stay so that staff find it for them. */
  peopleOfGiftCard: 2 * 365 * day,
  /** What changed a shelf. It names orders, and nobody: long enough for who looks into a difference at the yearly stocktaking. */
  stockMovement: 2 * 365 * day,
  /**
   * By which ids whoever counts knows the browser of an order: fourteen months, the longest for which Google Analytics keeps them, and the
   * ninety days after which Meta's cookies end.
   */
  measurement: { ga4: 14 * 30 * day, meta: 90 * day } satisfies Record<Measurer, number>,
  /** Who voted for a review. */
  reviewVote: 30 * day,
  /** A photograph that staff kept back: as long as whoever sent it may complain (Regulation (EU) 2022/2065, article 20). */
  declinedPhotograph: 183 * day,
  /** Proofs of consent: as long as somebody may ask for them, and that of a newsletter as long as it is read. */
  consent: 5 * 365 * day,
} as const

/** An account nobody uses is announced to its owner after the first, and deleted after the second (CNIL's two years). */
export const inactivity = { warnAfterMonths: 23, deleteAfterMonths: 24, atLeastAfterWarning: 30 * day } as const

/**
 * Full calendar years behind the one of the order, for which the tax law of the seller's market wants the books kept; where
 * none is named, the ten of those who declare through the One Stop Shop (Implementing Regulation 282/2011, article 63c).
 */
const taxYears: Readonly<Partial<Record<Country, number>>> = {
  GB: 6,
  NL: 7,
  AT: 7,
  DE: 8,
  BE: 10,
  FR: 10,
  LU: 10,
  HR: 11,
}
const usualTaxYears = 10

/**
 * Orders from before this day are no longer needed: years are counted from the end of the calendar year, the longest of the
 * ways in which the countries count. A day more, whatever the zone, costs nothing.
 */
export function ordersKeptFrom({ country, timeZone }: Pick<Storefront, 'country' | 'timeZone'>, now: Date): Date {
  const year = Number(new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric' }).format(now))
  return new Date(Date.UTC(year - (taxYears[country] ?? usualTaxYears), 0, 1) - day)
}

/** The same day of the month, some months before; the last day of a shorter month. */
export function monthsBefore(now: Date, months: number): Date {
  const day1 = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1))
  const last = new Date(Date.UTC(day1.getUTCFullYear(), day1.getUTCMonth() + 1, 0)).getUTCDate()
  const then = new Date(now)
  then.setUTCFullYear(day1.getUTCFullYear(), day1.getUTCMonth(), Math.min(now.getUTCDate(), last))
  return then
}
