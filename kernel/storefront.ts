/**
 * The six storefronts, and the one table that holds every spelling of their locale.
 * Nothing else derives one spelling from another (specification §1, §2, §9).
 */

/** The languages that the shop itself speaks: those with a folder in languages/. */
export const knownLanguages = ['en', 'nl', 'de', 'fr', 'es'] as const
export type Language = (typeof knownLanguages)[number]

export const currencies = ['EUR', 'GBP'] as const
export type Currency = (typeof currencies)[number]

/** ISO 3166-1 alpha-2 codes that an address of the shop can carry. */
export const countries = ['NL', 'BE', 'FR', 'DE', 'GB', 'AT', 'LU'] as const
export type Country = (typeof countries)[number]

/** Store codes as the `x-store-key` header and the API spell them. */
export const storefrontCodes = ['en_GB', 'nl_NL', 'nl_BE', 'fr_BE', 'fr_FR', 'de_DE'] as const
export type StorefrontCode = (typeof storefrontCodes)[number]

/** A text in the languages that a shop sells in, told by `textIn`. */
export type Translated = Readonly<Partial<Record<Language, string>>>

/** A text in a language; where it has none, in English, and else in the first that it has. */
export function textIn(text: Translated, language: Language): string {
  return text[language] || text.en || Object.values(text).find((one) => one !== '') || ''
}

export type Storefront = {
  /** `nl_NL`: the store key. */
  readonly code: StorefrontCode
  /** '' or `/nl`: what every path of this storefront starts with, without a slash at the end. */
  readonly basePath: string
  /** Prefixes that answer with a permanent redirect to `basePath`. */
  readonly aliases: readonly string[]
  /** `nl-NL`: for `html lang`, hreflang and Intl. */
  readonly iso: string
  /** `nl-nl`: content documents and the newsletter table. */
  readonly contentLang: string
  readonly language: Language
  /** `nl_NL` as payment providers spell it; equals the code, but is theirs to change. */
  readonly paymentLocale: string
  readonly name: string
  /** The country that the prices are meant for; the default country of an address. */
  readonly country: Country
  /** Where this storefront delivers, its own country first. */
  readonly deliversTo: readonly Country[]
  readonly currency: Currency
  readonly timeZone: string
  /** Further hreflang values for which this storefront is the best answer. */
  readonly hreflang: readonly string[]
  /** Newsletter list and language code (specification §9); English falls to the Dutch default. */
  readonly newsletter: { readonly id: number; readonly language: 'NL' | 'BENL' | 'BEFR' | 'DE' | 'FR' }
  /** Belgium shows whole prices without decimals and only the subtotal in the cart (specification §9). */
  readonly belgianPrices: boolean
}

export const storefronts = [
  {
    code: 'en_GB',
    basePath: '',
    aliases: [],
    iso: 'en-GB',
    contentLang: 'en-gb',
    language: 'en',
    paymentLocale: 'en_GB',
    name: 'United Kingdom',
    country: 'GB',
    deliversTo: ['GB'],
    currency: 'GBP',
    timeZone: 'Europe/London',
    hreflang: ['en-GB', 'en', 'x-default'],
    newsletter: { id: 1, language: 'NL' },
    belgianPrices: false,
  },
  {
    code: 'nl_NL',
    basePath: '/nl',
    aliases: ['/nl-nl'],
    iso: 'nl-NL',
    contentLang: 'nl-nl',
    language: 'nl',
    paymentLocale: 'nl_NL',
    name: 'Nederland',
    country: 'NL',
    deliversTo: ['NL', 'BE', 'DE', 'FR', 'AT', 'LU'],
    currency: 'EUR',
    timeZone: 'Europe/Amsterdam',
    hreflang: ['nl-NL', 'nl'],
    newsletter: { id: 1, language: 'NL' },
    belgianPrices: false,
  },
  {
    code: 'nl_BE',
    basePath: '/nl-be',
    aliases: [],
    iso: 'nl-BE',
    contentLang: 'nl-be',
    language: 'nl',
    paymentLocale: 'nl_BE',
    name: 'België',
    country: 'BE',
    deliversTo: ['BE', 'NL', 'FR', 'DE', 'AT', 'LU'],
    currency: 'EUR',
    timeZone: 'Europe/Brussels',
    hreflang: ['nl-BE'],
    newsletter: { id: 3, language: 'BENL' },
    belgianPrices: true,
  },
  {
    code: 'fr_BE',
    basePath: '/fr-be',
    aliases: [],
    iso: 'fr-BE',
    contentLang: 'fr-be',
    language: 'fr',
    paymentLocale: 'fr_BE',
    name: 'Belgique',
    country: 'BE',
    deliversTo: ['BE', 'FR', 'NL', 'DE', 'AT', 'LU'],
    currency: 'EUR',
    timeZone: 'Europe/Brussels',
    hreflang: ['fr-BE'],
    newsletter: { id: 4, language: 'BEFR' },
    belgianPrices: true,
  },
  {
    code: 'fr_FR',
    basePath: '/fr',
    aliases: ['/fr-fr'],
    iso: 'fr-FR',
    contentLang: 'fr-fr',
    language: 'fr',
    paymentLocale: 'fr_FR',
    name: 'France',
    country: 'FR',
    deliversTo: ['FR', 'BE', 'NL', 'DE', 'AT', 'LU'],
    currency: 'EUR',
    timeZone: 'Europe/Paris',
    hreflang: ['fr-FR', 'fr'],
    newsletter: { id: 6, language: 'FR' },
    belgianPrices: false,
  },
  {
    code: 'de_DE',
    basePath: '/de',
    aliases: ['/de-de'],
    iso: 'de-DE',
    contentLang: 'de-de',
    language: 'de',
    paymentLocale: 'de_DE',
    name: 'Deutschland',
    country: 'DE',
    deliversTo: ['DE', 'AT', 'NL', 'BE', 'FR', 'LU'],
    currency: 'EUR',
    timeZone: 'Europe/Berlin',
    hreflang: ['de-DE', 'de'],
    newsletter: { id: 5, language: 'DE' },
    belgianPrices: false,
  },
] as const satisfies readonly Storefront[]

/** The languages of this shop's storefronts. */
export const languages: readonly Language[] = knownLanguages.filter((known) =>
  storefronts.some(({ language }) => language === known),
)

/** English answers every path that no other prefix claims. */
export const defaultStorefront: Storefront = storefronts[0]

const byCode = new Map<string, Storefront>(storefronts.map((storefront) => [storefront.code, storefront]))

export function storefrontByCode(code: string): Storefront | undefined {
  return byCode.get(code)
}

/** The storefront of a store code that is known to exist; for codes that come from our own database. */
export function storefrontOf(code: StorefrontCode): Storefront {
  const storefront = byCode.get(code)
  if (!storefront) throw new Error(`No storefront has the code ${code}`)
  return storefront
}

/** Longest prefix first, so that `/nl-be/` is never read as `/nl/`. */
const byPrefix: readonly Storefront[] = [...storefronts].sort((a, b) => b.basePath.length - a.basePath.length)

export type StorefrontPath = {
  readonly storefront: Storefront
  /** The path behind the storefront's prefix; always starts with a slash. */
  readonly path: string
  /** True when the URL used an alias such as `/nl-nl/`, which redirects permanently. */
  readonly alias: boolean
}

/** Which storefront a URL path belongs to. No prefix means English (specification §1). */
export function storefrontOfPath(pathname: string): StorefrontPath {
  for (const storefront of byPrefix) {
    for (const prefix of [storefront.basePath, ...storefront.aliases]) {
      if (prefix === '') continue
      if (pathname === prefix) return { storefront, path: '/', alias: prefix !== storefront.basePath }
      if (pathname.startsWith(`${prefix}/`)) {
        return { storefront, path: pathname.slice(prefix.length), alias: prefix !== storefront.basePath }
      }
    }
  }
  return { storefront: defaultStorefront, path: pathname.startsWith('/') ? pathname : `/${pathname}`, alias: false }
}
