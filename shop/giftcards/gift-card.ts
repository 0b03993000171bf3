import { addDays, type Day, localDay } from '#kernel/calendar.ts'
import type { Cents } from '#kernel/money.ts'
import type { Currency, StorefrontCode } from '#kernel/storefront.ts'
import { legibleCodeTyped, newLegibleCode } from '../orders/gift-receipt.ts'

/** A card that was paid: money that the shop owes in goods. */
export type GiftCard = {
  readonly id: string
  readonly saleId: string
  /** The last signs of its code. */
  readonly ending: string
  readonly storefrontCode: StorefrontCode
  readonly currency: Currency
  /** What it can pay now. */
  readonly balance: Cents
  /** The same with what waits for the payment of an order. */
  readonly owed: Cents
  /** The last day on which it pays. */
  readonly validUntil: Day
  readonly blockedAt: Date | null
  readonly mailAt: Date
  readonly mailedAt: Date | null
}

/** Eighty bits: nobody guesses one, and each guess is counted. */
const signs = 16
const shownSigns = 4

export const newCardCode = (): string => newLegibleCode(signs)

/** What somebody typed as a card's code; nothing for what can be none. */
export const cardCodeTyped = (typed: string): string | undefined => legibleCodeTyped(typed, signs)

/** By which a card is named where its code is not. */
export const endingOf = (code: string): string => code.slice(-shownSigns)

/**
 * The last day of a card that is sold then: the end of the year, so many years on. No law of ours ends a bought card sooner than three
 * years after the end of its year (BGB §§ 195, 199).
 */
export const validUntilOf = (soldOn: Day, years: number): Day => `${Number(soldOn.slice(0, 4)) + years}-12-31`

/** Whether a card pays in a storefront on a day. */
export function canPay(
  card: Pick<GiftCard, 'blockedAt' | 'currency' | 'validUntil'>,
  { currency, timeZone }: { readonly currency: Currency; readonly timeZone: string },
  now: Date,
): boolean {
  return card.blockedAt === null && card.currency === currency && card.validUntil >= localDay(now, timeZone)
}

/** What a card pays of a total: all that it has, and no more than the total. */
export const paidByCard = (available: Cents, total: Cents): Cents => Math.max(0, Math.min(available, total))

/** What became of a card's money. `reserved`: an order waits for its payment. `refunded`: money of an order came back to it. */
export type GiftCardMovementKind = 'sold' | 'reserved' | 'released' | 'redeemed' | 'refunded' | 'adjusted'

/** By how much a movement changes what a card can pay, and what the shop owes. */
export function effectOf(kind: GiftCardMovementKind, amount: Cents): { readonly balance: Cents; readonly owed: Cents } {
  switch (kind) {
    case 'sold':
    case 'refunded':
    case 'adjusted':
      return { balance: amount, owed: amount }
    case 'reserved':
      return { balance: -amount, owed: 0 }
    case 'released':
      return { balance: amount, owed: 0 }
    case 'redeemed':
      return { balance: 0, owed: -amount }
  }
}

/**
 * How money that goes back is divided: first what the provider can send back, then what the card paid and has not had back. What is
 * left of it customer service gives back.
 */
export function dividedRefund(
  owed: Cents,
  provider: Cents,
  card: Cents,
): { readonly providerAmount: Cents; readonly cardAmount: Cents; readonly byHand: Cents } {
  const providerAmount = Math.max(0, Math.min(owed, provider))
  const cardAmount = Math.max(0, Math.min(owed - providerAmount, card))
  return { providerAmount, cardAmount, byHand: owed - providerAmount - cardAmount }
}

/** The last day that can be chosen for its mail. */
export const lastMailDay = (today: Day, daysAhead: number): Day => addDays(today, daysAhead)
