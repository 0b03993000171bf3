/**
 * The storefronts, and the one table that holds every spelling of their locale. Nothing else derives one spelling from another
 * (specification §1, §2, §9). A shop has all six unless it says which: on the server before anything else is loaded
 * (server/configured-storefronts.ts), in the browser by a script of the page.
 */

import type { StorefrontChoice, StorefrontCode } from './storefront-codes.ts'

/** The languages that the shop itself speaks: those with a folder in languages/. */
export const knownLanguages = ['en', 'nl', 'de', 'fr', 'es'] as const
export type Language = (typeof knownLanguages)[number]

export const currencies = ['EUR', 'GBP'] as const
export type Currency = (typeof currencies)[number]

/** ISO 3166-1 alpha-2 codes that an address of the shop can carry. */
export const countries = ['NL', 'BE', 'FR', 'DE', 'GB', 'AT', 'LU'] as const
export type Country = (typeof countries)[number]

export type { StorefrontCode } from './storefront-codes.ts'

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

/** Every storefront that the software knows, as the specification has them. */
export const knownStorefronts = [
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

/** The storefronts of this shop. */
export const storefronts: readonly [Storefront, ...Storefront[]] = chosenStorefronts(globalThis.configuredStorefronts)

export const storefrontCodes: readonly StorefrontCode[] = storefronts.map(({ code }) => code)

/**
 * The storefronts of a choice. The one at the root has no prefix and takes over from English what is for everybody else; its own
 * prefix, and English's where that moved, lead on.
 */
export function chosenStorefronts(choice: StorefrontChoice | undefined): readonly [Storefront, ...Storefront[]] {
  if (!choice) return knownStorefronts
  const [first, ...rest] = choice.codes.flatMap((code) => {
    const found = knownStorefronts.find((one) => one.code === code)
    return found ? [placed(found, choice.root)] : []
  })
  if (!first) throw new Error('A shop has one storefront at least')
  return [first, ...rest]
}

function placed(storefront: Storefront, root: StorefrontCode): Storefront {
  const { code, basePath, aliases, hreflang } = storefront
  if (code === root) {
    const own = basePath === '' ? [] : [basePath]
    return {
      ...storefront,
      basePath: '',
      aliases: [...own, ...aliases],
      hreflang: [...new Set([...hreflang, 'x-default'])],
    }
  }
  if (basePath !== '') return storefront
  return {
    ...storefront,
    basePath: '/en',
    aliases: ['/en-gb'],
    hreflang: hreflang.filter((one) => one !== 'x-default'),
  }
}

/** The languages of this shop's storefronts. */
export const languages: readonly Language[] = knownLanguages.filter((known) =>
  storefronts.some(({ language }) => language === known),
)

/** The one without a prefix: it answers every path that no other one claims. */
export const defaultStorefront: Storefront = storefronts.find(({ basePath }) => basePath === '') ?? storefronts[0]

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

/** Which storefront a URL path belongs to. No prefix means the one at the root (specification §1). */
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
