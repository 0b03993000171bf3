/** Store codes as the `x-store-key` header and the API spell them: those that the software knows. */
export const knownStorefrontCodes = ['en_GB', 'nl_NL', 'nl_BE', 'fr_BE', 'fr_FR', 'de_DE'] as const
export type StorefrontCode = (typeof knownStorefrontCodes)[number]

/** Which storefronts a shop has, in the order in which it offers them, and which of them answers whatever no prefix claims. */
export type StorefrontChoice = { readonly root: StorefrontCode; readonly codes: readonly StorefrontCode[] }

declare global {
  /** Absent where the shop has all of them, English at the root. The built storefront has a copy of this code: so it is a global. */
  var configuredStorefronts: StorefrontChoice | undefined
}
