import type { BasisPoints, Cents } from '#kernel/money.ts'
import type { Currency, StorefrontCode, Translated } from '#kernel/storefront.ts'

export type Amounts = Readonly<Partial<Record<Currency, Cents>>>

/** What a promotion takes off, in every currency in which it is offered. */
export type BenefitFeed =
  | { readonly kind: 'percentage'; readonly rate: BasisPoints }
  | { readonly kind: 'amount'; readonly amounts: Amounts }
  | { readonly kind: 'free-shipping' }
  | { readonly kind: 'bundle'; readonly pieces: number; readonly reduced: number; readonly rate: BasisPoints }

/**
 * A promotion as a retailer hands it over; `importPromotions` takes a list of them. What is left out does not restrict it:
 * no dates is always, no storefronts is all, no limits is without limit.
 */
export type PromotionFeed = {
  /** Small letters, digits and hyphens; stays the same between imports. */
  readonly key: string
  readonly name: Translated
  /** Typed by the shopper; without one the promotion is given by itself. */
  readonly code?: string
  readonly benefit: BenefitFeed
  /** ISO 8601 with a time zone; `to` is the first moment at which it is over. */
  readonly from?: string
  readonly to?: string
  readonly storefronts?: readonly StorefrontCode[]
  /** Keys of categories; what is below them counts. */
  readonly categories?: readonly string[]
  readonly brands?: readonly string[]
  readonly fullPriceOnly?: boolean
  readonly minimum?: Amounts
  readonly mostPerShopper?: number
  readonly mostInTotal?: number
  readonly exclusive?: boolean
  readonly priority?: number
}

/** What is wrong with a promotion as it was handed over; nothing with one that can be taken. */
export function feedError({ key, code, benefit, from, to }: PromotionFeed): string | undefined {
  if (!/^[a-z][a-z0-9-]*$/.test(key)) return 'its key is no word of small letters, digits and hyphens'
  if (code !== undefined && !/^[A-Z0-9-]{3,40}$/.test(code)) return 'its code is not 3 to 40 capitals and digits'
  if (code !== undefined && /^\d{13}$/.test(code)) return 'its code looks like the barcode of a voucher'
  if ([from, to].some((moment) => moment !== undefined && Number.isNaN(Date.parse(moment)))) return 'a date is none'
  if ('rate' in benefit && !isBetween(benefit.rate, 1, 10_000)) return 'its rate is not above 0 and up to 100 %'
  if (benefit.kind === 'amount' && Object.values(benefit.amounts).some((amount) => !isBetween(amount, 1, 1_000_000)))
    return 'its amount is not above zero'
  if (benefit.kind === 'bundle' && !(isBetween(benefit.pieces, 2, 50) && isBetween(benefit.reduced, 1, benefit.pieces)))
    return 'its bundle has no pieces'
  return undefined
}

function isBetween(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most
}
