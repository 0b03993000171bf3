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

/** What can be wrong with a promotion, for whoever reads English. */
const feedErrors = {
  'promotion-key-unreadable': 'its key is no word of small letters, digits and hyphens',
  'promotion-code-unreadable': 'its code is not 3 to 40 capitals and digits',
  'promotion-code-like-voucher': 'its code looks like the barcode of a voucher',
  'promotion-date-unreadable': 'a date is none',
  'promotion-rate-out-of-bounds': 'its rate is not above 0 and up to 100 %',
  'promotion-amount-out-of-bounds': 'its amount is not above zero',
  'promotion-bundle-empty': 'its bundle has no pieces',
} as const
export type FeedErrorKey = keyof typeof feedErrors

/** What is wrong with a promotion as it was handed over; nothing with one that can be taken. */
export function feedErrorKey({ key, code, benefit, from, to }: PromotionFeed): FeedErrorKey | undefined {
  if (!/^[a-z][a-z0-9-]*$/.test(key)) return 'promotion-key-unreadable'
  if (code !== undefined && !/^[A-Z0-9-]{3,40}$/.test(code)) return 'promotion-code-unreadable'
  if (code !== undefined && /^\d{13}$/.test(code)) return 'promotion-code-like-voucher'
  if ([from, to].some((moment) => moment !== undefined && Number.isNaN(Date.parse(moment))))
    return 'promotion-date-unreadable'
  if ('rate' in benefit && !isBetween(benefit.rate, 1, 10_000)) return 'promotion-rate-out-of-bounds'
  if (benefit.kind === 'amount' && Object.values(benefit.amounts).some((amount) => !isBetween(amount, 1, 1_000_000)))
    return 'promotion-amount-out-of-bounds'
  if (benefit.kind === 'bundle' && !(isBetween(benefit.pieces, 2, 50) && isBetween(benefit.reduced, 1, benefit.pieces)))
    return 'promotion-bundle-empty'
  return undefined
}

/** The same in English. */
export function feedError(feed: PromotionFeed): string | undefined {
  const key = feedErrorKey(feed)
  return key && feedErrors[key]
}

function isBetween(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most
}
