import type { StorefrontCode } from '#kernel/storefront.ts'
import type { Store } from './store.ts'

/**
 * The storefront in whose language a store is written to: one that is spoken in it.
 *
 * @param of the shopper whom it is about: Belgium speaks two
 */
export function storefrontOfStore({ country }: Pick<Store, 'country'>, of: StorefrontCode): StorefrontCode {
  if (country === 'FR') return 'fr_FR'
  if (country === 'DE') return 'de_DE'
  if (country === 'BE') return of === 'fr_BE' ? 'fr_BE' : 'nl_BE'
  return country === 'GB' ? 'en_GB' : 'nl_NL'
}
