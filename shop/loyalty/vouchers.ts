import { addDays, addMonths, type Day, localDay } from '#kernel/calendar.ts'
import { hour } from '#kernel/clock.ts'
import { withCheckDigit } from '#kernel/ean.ts'
import { type Cents, formatPrice } from '#kernel/money.ts'
import { type Currency, type Storefront, type StorefrontCode, storefrontOf } from '#kernel/storefront.ts'
import { messageSet, withBlanks } from '#languages/message-set.ts'

/** So long a cart that became no order keeps a voucher from other carts. */
export const reservationTime = 2 * hour

/**
 * `announced`: is issued later; `reserved`: a cart holds it; `void`: taken back before it was issued, since the goods that
 * paid for it went back.
 */
export type VoucherStatus = 'announced' | 'issued' | 'reserved' | 'redeemed' | 'expired' | 'void'

/** A voucher that was issued. */
export type Voucher = {
  readonly id: string
  readonly number: string
  readonly customerId: string
  /** The storefront by whose clock its days begin and end. */
  readonly storefrontCode: StorefrontCode
  /** An EAN-13: what a scanner reads and a shopper types. */
  readonly barcode: string
  readonly amount: Cents
  readonly currency: Currency
  readonly status: Exclude<VoucherStatus, 'announced'>
  readonly validFrom: Day
  /** The last day on which it is taken. */
  readonly validTo: Day
  /** What has to be bought at least, after promotions and without delivery. */
  readonly minimumPurchase: Cents
  /** With how many pieces it can be used at most; null without a limit. */
  readonly maximumProducts: number | null
}

/** Why a cart does not get a voucher. */
export type VoucherError = 'unknown' | 'other-currency' | 'redeemed' | 'expired' | 'in-another-cart'

/** What stands between a voucher and a cart. Somebody else's is as unknown as one that does not exist. */
export function voucherError(
  voucher: Pick<Voucher, 'customerId' | 'currency' | 'status' | 'storefrontCode' | 'validFrom' | 'validTo'>,
  cart: { readonly customerId: string; readonly currency: Currency },
  now: Date,
): VoucherError | undefined {
  if (voucher.customerId !== cart.customerId || voucher.status === 'void') return 'unknown'
  if (voucher.status === 'redeemed') return 'redeemed'
  const today = localDay(now, storefrontOf(voucher.storefrontCode).timeZone)
  if (voucher.status === 'expired' || today > voucher.validTo) return 'expired'
  if (today < voucher.validFrom) return 'unknown'
  return voucher.currency === cart.currency ? undefined : 'other-currency'
}

/** Whether too little or too much lies in the cart for a voucher. */
export function purchaseError(
  { minimumPurchase, maximumProducts }: Pick<Voucher, 'minimumPurchase' | 'maximumProducts'>,
  cart: { readonly goods: Cents; readonly pieces: number },
): 'minimum' | 'maximum' | undefined {
  if (cart.goods < Math.max(1, minimumPurchase)) return 'minimum'
  return maximumProducts !== null && cart.pieces > maximumProducts ? 'maximum' : undefined
}

const names = messageSet('shop', 'voucher', { name: withBlanks('{amount} club voucher', 'amount') })

/** What a voucher is called in a cart, on an order and in its mails. */
export function voucherName(
  voucher: Pick<Voucher, 'amount' | 'currency'>,
  storefront: Pick<Storefront, 'iso' | 'contentLang'>,
): string {
  return names(storefront.contentLang).name(writtenAmount(voucher, storefront))
}

/** The day on which a voucher for points that were reached now is issued. */
export function issueDay(now: Date, { timeZone }: Pick<Storefront, 'timeZone'>, delayDays: number): Day {
  return addDays(localDay(now, timeZone), delayDays)
}

/** First and last day of a voucher that is issued now, for so many calendar months. */
export function voucherValidity(
  now: Date,
  { timeZone }: Pick<Storefront, 'timeZone'>,
  months: number,
): { readonly from: Day; readonly to: Day } {
  const from = localDay(now, timeZone)
  return { from, to: addMonths(from, months) }
}

/** A new barcode: prefix 29, which GS1 leaves to use inside one company, and ten random digits before the check digit. */
export function newBarcode(): string {
  const [number = 0n] = crypto.getRandomValues(new BigUint64Array(1))
  return withCheckDigit(`29${String(number % 10_000_000_000n).padStart(10, '0')}`)
}

/** The amount as the storefront writes it, without cents that are zero: '€ 10', '10 €'. */
export function writtenAmount(
  { amount, currency }: Pick<Voucher, 'amount' | 'currency'>,
  { iso }: Pick<Storefront, 'iso'>,
): string {
  return formatPrice(amount, { iso, currency, belgianPrices: true })
}
