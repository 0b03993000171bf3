import { type Day, instantOf, localDay } from '#kernel/calendar.ts'
import { emailError } from '#kernel/email.ts'
import { type Refusal, refusalOf } from '#kernel/message-key.ts'
import type { Cents } from '#kernel/money.ts'
import type { Currency, Storefront, StorefrontCode } from '#kernel/storefront.ts'
import { lengthError, multiLine, oneLine, requiredError } from '#kernel/typed-text.ts'
import type { ShopSettings } from '../settings/settings.ts'
import { lastMailDay } from './gift-card.ts'

/** A card as somebody buys it. */
export type GiftCardSale = {
  readonly id: string
  readonly reference: string
  readonly storefrontCode: StorefrontCode
  readonly currency: Currency
  readonly amount: Cents
  readonly validYears: number
  readonly giver: { readonly firstName: string; readonly lastName: string; readonly email: string }
  readonly receiver: { readonly name: string; readonly email: string }
  readonly message: string
  readonly mailAt: Date
  readonly state: 'open' | 'paid' | 'failed'
  readonly method: string
  readonly providerId: string | null
  readonly checkoutUrl: string | null
  readonly finishUrl: string
  readonly createdAt: Date
  readonly paidAt: Date | null
}

/** What somebody typed who buys a card. */
export type TypedGiftCard = {
  readonly amount: Cents
  readonly giverFirstName: string
  readonly giverLastName: string
  readonly giverEmail: string
  readonly receiverName: string
  readonly receiverEmail: string
  readonly message: string
  /** The day on which it is mailed; at once without one. */
  readonly mailOn: Day | null
}

/** Longest texts, in characters. */
export const giftCardLimits = { name: 100, message: 500 } as const

/** The same without what nobody typed. */
export function tidyGiftCard(typed: TypedGiftCard): TypedGiftCard {
  return {
    amount: typed.amount,
    giverFirstName: oneLine(typed.giverFirstName),
    giverLastName: oneLine(typed.giverLastName),
    giverEmail: oneLine(typed.giverEmail),
    receiverName: oneLine(typed.receiverName),
    receiverEmail: oneLine(typed.receiverEmail),
    message: multiLine(typed.message),
    mailOn: typed.mailOn === null || typed.mailOn.trim() === '' ? null : typed.mailOn.trim(),
  }
}

/** What keeps a tidy card from being sold. */
export function giftCardErrors(
  card: TypedGiftCard,
  settings: ShopSettings['giftCards'],
  { timeZone }: Pick<Storefront, 'timeZone'>,
  now: Date,
): readonly Refusal[] {
  const { least, most } = settings
  const isAmount = Number.isSafeInteger(card.amount) && card.amount >= least && card.amount <= most
  return [
    ...(isAmount ? [] : [refusalOf('gift-card-amount-invalid', { field: 'amount' })]),
    ...requiredError('receiverName', card.receiverName, giftCardLimits.name),
    ...receiverEmailErrors(card.receiverEmail),
    ...lengthError('message', card.message, giftCardLimits.message),
    ...(isMailDay(card.mailOn, settings.daysAhead, timeZone, now)
      ? []
      : [refusalOf('gift-card-date-invalid', { field: 'mailOn' })]),
    ...requiredError('giverFirstName', card.giverFirstName, giftCardLimits.name),
    ...requiredError('giverLastName', card.giverLastName, giftCardLimits.name),
    ...giverEmailErrors(card.giverEmail),
  ]
}

function giverEmailErrors(typed: string): readonly Refusal[] {
  const problem = emailError(typed)
  return problem ? [refusalOf(problem, { field: 'giverEmail' })] : []
}

/** There are two addresses in one form: what is wrong says whose. */
function receiverEmailErrors(typed: string): readonly Refusal[] {
  const problem = emailError(typed)
  return problem ? [refusalOf(`gift-card-receiver-${problem}`, { field: 'receiverEmail' })] : []
}

function isMailDay(day: Day | null, daysAhead: number, timeZone: string, now: Date): boolean {
  if (day === null) return true
  const today = localDay(now, timeZone)
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day)
  return isDay === true && day >= today && day <= lastMailDay(today, daysAhead)
}

/** When a card is mailed: in the morning of the chosen day where its shoppers are, or at once. */
export function mailMoment(
  { mailOn }: Pick<TypedGiftCard, 'mailOn'>,
  hour: number,
  { timeZone }: Pick<Storefront, 'timeZone'>,
  now: Date,
): Date {
  if (mailOn === null) return now
  const moment = instantOf(mailOn, `${String(hour).padStart(2, '0')}:00`, timeZone)
  return moment > now ? moment : now
}
