import { formatPrice } from '#kernel/money.ts'
import type { Storefront } from '#kernel/storefront.ts'
import type { ShopSettings } from './settings.ts'

/** What content may say between braces of what the retailer decided. */
export const settingsNames = [
  'returns.days',
  'loyalty.signUpPoints',
  'loyalty.voucherPoints',
  'loyalty.voucherValue',
] as const

/** The words that take the place of the names. */
export type SettingsPlaceholders = Readonly<Record<(typeof settingsNames)[number], string>>

/** What the retailer decided, for readers of a storefront: a voucher of € 10 is '€ 10' and not '€ 10,00'. */
export function settingsPlaceholders(
  { returns, loyalty }: Pick<ShopSettings, 'returns' | 'loyalty'>,
  { iso, currency }: Pick<Storefront, 'iso' | 'currency'>,
): SettingsPlaceholders {
  return {
    'returns.days': String(returns.days),
    'loyalty.signUpPoints': String(loyalty.signUpPoints),
    'loyalty.voucherPoints': String(loyalty.voucherPoints),
    'loyalty.voucherValue': formatPrice(loyalty.voucherValues[currency], { iso, currency, belgianPrices: true }),
  }
}
