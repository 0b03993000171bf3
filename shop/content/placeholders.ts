import type { Measurer } from '#kernel/measured-browser.ts'
import type { Storefront } from '#kernel/storefront.ts'
import type { Company } from '../company/company.ts'
import { companyNames, companyPlaceholders } from '../company/company-placeholders.ts'
import type { ShopSettings } from '../settings/settings.ts'
import { settingsNames, settingsPlaceholders } from '../settings/settings-placeholders.ts'

/** What privacy texts say only where it is so: who is told of purchases by the server. */
const measuringNames = ['measuring.google', 'measuring.meta', 'measuring.metaEmail'] as const

/** Everything that content may say between braces. */
export const placeholderNames: readonly string[] = [...companyNames, ...settingsNames, ...measuringNames]

/** One of those who are told of purchases, as far as texts speak of it. */
export type ToldOfPurchases = { readonly measurer: Measurer; readonly wantsEmail?: boolean }

/** What texts speak of. */
export type PlaceholderFacts = {
  readonly company: Company
  readonly settings: Pick<ShopSettings, 'delivery' | 'returns' | 'service' | 'loyalty'>
  readonly measuring: readonly ToldOfPurchases[]
}

/** The words that take the place of the names, for readers of a storefront. */
export function contentPlaceholders(
  { company, settings, measuring }: PlaceholderFacts,
  storefront: Storefront,
): Readonly<Record<string, string>> {
  return {
    ...companyPlaceholders(company, storefront),
    ...settingsPlaceholders(settings, storefront),
    ...measuringPlaceholders(measuring),
  }
}

function measuringPlaceholders(measuring: readonly ToldOfPurchases[]): Record<(typeof measuringNames)[number], string> {
  const meta = measuring.find(({ measurer }) => measurer === 'meta')
  const answer = (isSo: boolean | undefined) => (isSo ? 'yes' : '')
  return {
    'measuring.google': answer(measuring.some(({ measurer }) => measurer === 'ga4')),
    'measuring.meta': answer(meta !== undefined),
    'measuring.metaEmail': answer(meta?.wantsEmail),
  }
}
