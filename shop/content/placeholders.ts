import type { Measurer } from '#kernel/measured-browser.ts'
import type { Storefront } from '#kernel/storefront.ts'
import type { Company } from '../company/company.ts'
import { companyNames, companyPlaceholders } from '../company/company-placeholders.ts'
import { asksForConsent } from '../settings/consent-settings.ts'
import type { ShopSettings } from '../settings/settings.ts'
import { settingsNames, settingsPlaceholders } from '../settings/settings-placeholders.ts'

/** What privacy texts say only where it is so: who is told of purchases by the server, whose window opens to pay, and what the shop offers. */
const privacyNames = [
  'consent.asked',
  'measuring.google',
  'measuring.meta',
  'measuring.metaEmail',
  'wallets.googlePay',
  'wallets.express',
  'reviews.offered',
  'reviews.photographs',
  'giftCards.offered',
  'repairs.offered',
] as const

/** Everything that content may say between braces. */
export const placeholderNames: readonly string[] = [...companyNames, ...settingsNames, ...privacyNames]

/** One of those who are told of purchases, as far as texts speak of it. */
export type ToldOfPurchases = { readonly measurer: Measurer; readonly wantsEmail?: boolean }

/** What texts speak of. */
export type PlaceholderFacts = {
  readonly company: Company
  readonly settings: Pick<
    ShopSettings,
    | 'checkout'
    | 'consent'
    | 'delivery'
    | 'returns'
    | 'service'
    | 'loyalty'
    | 'payment'
    | 'reviews'
    | 'giftCards'
    | 'repairs'
  >
} & HeardByOthers

/** Others who hear of shoppers, by how this installation is set up. */
export type HeardByOthers = {
  readonly measuring?: readonly ToldOfPurchases[]
  /** Whether Google Pay can work, once the settings switch it on. */
  readonly hasGooglePay?: boolean
  /** Whether anything is set up that may only be used with consent. */
  readonly needsConsent?: boolean
}

/** The words that take the place of the names, for readers of a storefront. */
export function contentPlaceholders(facts: PlaceholderFacts, storefront: Storefront): Readonly<Record<string, string>> {
  return {
    ...companyPlaceholders(facts.company, storefront),
    ...settingsPlaceholders(facts.settings, storefront),
    ...privacyPlaceholders(facts),
  }
}

function privacyPlaceholders({ settings, measuring = [], hasGooglePay, needsConsent = false }: PlaceholderFacts) {
  const meta = measuring.find(({ measurer }) => measurer === 'meta')
  const wallets = settings.payment.wallets.filter((wallet) => wallet !== 'googlepay' || hasGooglePay)
  const answer = (isSo: boolean | undefined) => (isSo ? 'yes' : '')
  return {
    'consent.asked': answer(asksForConsent(settings, needsConsent)),
    'measuring.google': answer(measuring.some(({ measurer }) => measurer === 'ga4')),
    'measuring.meta': answer(meta !== undefined),
    'measuring.metaEmail': answer(meta?.wantsEmail),
    'wallets.googlePay': answer(wallets.includes('googlepay')),
    'wallets.express': answer(settings.checkout.express && wallets.length > 0),
    'reviews.offered': answer(settings.reviews.offered),
    'reviews.photographs': answer(settings.reviews.offered && settings.reviews.photographs),
    'giftCards.offered': answer(settings.giftCards.offered),
    'repairs.offered': answer(settings.repairs.offered),
  } satisfies Record<(typeof privacyNames)[number], string>
}
