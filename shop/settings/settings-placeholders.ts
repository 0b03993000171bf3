import { formatPrice } from '#kernel/money.ts'
import type { Storefront } from '#kernel/storefront.ts'
import type { ShippingMethod } from './delivery-settings.ts'
import { serviceHoursText } from './service-hours-text.ts'
import { serviceHours } from './service-settings.ts'
import { type ShopSettings, signUpPointsOf } from './settings.ts'
import { settingsPhrases } from './settings-phrases.ts'

/** What content may say between braces of what the retailer decided. */
export const settingsNames = [
  'delivery.costs',
  'delivery.countries',
  'delivery.freeFrom',
  'returns.days',
  'service.hours',
  'loyalty.offered',
  'loyalty.signUpPoints',
  'loyalty.anySignUpPoints',
  'loyalty.voucherPoints',
  'loyalty.voucherValue',
  'loyalty.voucherMonths',
  'loyalty.unit',
] as const

/** The words that take the place of the names; empty where there is no such thing. */
export type SettingsPlaceholders = Readonly<Record<(typeof settingsNames)[number], string>>

/** What the retailer decided, for readers of a storefront: a voucher of € 10 is '€ 10' and not '€ 10,00'. */
export function settingsPlaceholders(
  { delivery, returns, service, loyalty }: Pick<ShopSettings, 'delivery' | 'returns' | 'service' | 'loyalty'>,
  storefront: Pick<Storefront, 'code' | 'iso' | 'currency' | 'language' | 'contentLang' | 'timeZone'>,
): SettingsPlaceholders {
  const methods = delivery.methods[storefront.code].filter(({ offered }) => offered !== false)
  return {
    'delivery.costs': methods.map((method) => costOf(method, storefront)).join(' '),
    'delivery.countries': countriesOf(methods, storefront),
    'delivery.freeFrom': freeFromOf(methods, storefront),
    'returns.days': String(returns.days),
    'service.hours': serviceHoursText(serviceHours(service, storefront), storefront),
    'loyalty.offered': loyalty.offered ? 'yes' : '',
    'loyalty.signUpPoints': String(signUpPointsOf(loyalty)),
    'loyalty.anySignUpPoints': signUpPointsOf(loyalty) > 0 ? 'yes' : '',
    'loyalty.voucherPoints': String(loyalty.voucherPoints),
    'loyalty.voucherValue': amount(loyalty.voucherValues[storefront.currency], storefront),
    'loyalty.voucherMonths': String(loyalty.voucherMonths),
    'loyalty.unit': unitOf(storefront),
  }
}

const amount = (cents: number, { iso, currency }: Pick<Storefront, 'iso' | 'currency'>) =>
  formatPrice(cents, { iso, currency, belgianPrices: true })

/** `Standard delivery (PostNL): € 4.95, free from € 75.` */
function costOf(
  { description, carrier, price, freeFrom }: ShippingMethod,
  storefront: Pick<Storefront, 'iso' | 'currency' | 'language' | 'contentLang'>,
): string {
  const { colon, free, freeFrom: from } = settingsPhrases(storefront.contentLang)
  const asked = price === 0 ? free : amount(price, storefront)
  const limit = typeof freeFrom === 'number' && price > 0 ? `, ${from} ${amount(freeFrom, storefront)}` : ''
  return `${description[storefront.language]} (${carrier})${colon}${asked}${limit}.`
}

/** The amount from which the first way to a shopper's home costs nothing; empty where each of them always costs something, or never. */
function freeFromOf(methods: readonly ShippingMethod[], storefront: Pick<Storefront, 'iso' | 'currency'>): string {
  const limits = methods.flatMap(({ type, price, freeFrom }) =>
    type === 'home' && price > 0 && typeof freeFrom === 'number' ? [freeFrom] : [],
  )
  return limits[0] === undefined ? '' : amount(limits[0], storefront)
}

function countriesOf(methods: readonly ShippingMethod[], { iso }: Pick<Storefront, 'iso'>): string {
  const names = new Intl.DisplayNames(iso, { type: 'region' })
  const codes = new Set(methods.flatMap(({ countries }) => countries))
  return new Intl.ListFormat(iso).format([...codes].map((code) => names.of(code) ?? code))
}

/** What one of the currency is called: euro, pound. */
function unitOf({ iso, currency }: Pick<Storefront, 'iso' | 'currency'>): string {
  const parts = new Intl.NumberFormat(iso, { style: 'currency', currency, currencyDisplay: 'name' }).formatToParts(1)
  return parts.find(({ type }) => type === 'currency')?.value ?? currency
}
