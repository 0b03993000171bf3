/**
 * The storefronts of this shop, in the order of its storefronts.json, and the one list that holds every spelling of their
 * locale. Nothing else derives one spelling from another (specification §1, §2, §9). The list is given before anything else is
 * loaded: by server/configured-storefronts.ts on the server, by a script of the page in the browser.
 */
import { type Country, type Currency, knownCountries, knownCurrencies } from './country.ts'
import { knownLanguages, type Language } from './language.ts'
import type { NewsletterList } from './newsletter-list.ts'

export type { Country, Currency } from './country.ts'
export { knownLanguages, type Language, type Translated, textIn } from './language.ts'

/** Store codes as the `x-store-key` header and the API spell them. Which of them this shop has, `storefrontByCode` says. */
export type StorefrontCode = `${Language}_${Country}`

export type Storefront = {
  /** `nl_NL`: the store key. */
  readonly code: StorefrontCode
  /** '' or `/nl`: what every path of this storefront starts with, without a slash at the end. */
  readonly basePath: string
  /** Prefixes that answer with a permanent redirect to `basePath`. */
  readonly aliases: readonly string[]
  /** `nl-NL`: for `html lang`, hreflang and Intl. */
  readonly iso: string
  /** `nl-nl`: its content documents. */
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
  readonly newsletter: NewsletterList
  /** Belgium shows whole prices without decimals and only the subtotal in the cart (specification §9). */
  readonly belgianPrices: boolean
}

declare global {
  /** The built storefront has a copy of this module of its own, and so has the browser: what all read is a global. */
  var configuredStorefronts: readonly Storefront[] | undefined
}

export const storefronts: readonly Storefront[] = givenStorefronts()

/** The languages of this shop's storefronts. */
export const languages: readonly Language[] = knownLanguages.filter((known) =>
  storefronts.some(({ language }) => language === known),
)

export const storefrontCodes: readonly StorefrontCode[] = storefronts.map(({ code }) => code)

/** The countries that an address of this shop can carry: those of its storefronts, and those that they deliver to. */
export const countries: readonly Country[] = knownCountries.filter((code) =>
  storefronts.some(({ country, deliversTo }) => country === code || deliversTo.includes(code)),
)

export const currencies: readonly Currency[] = knownCurrencies.filter((code) =>
  storefronts.some(({ currency }) => currency === code),
)

/** The one without a prefix: it answers every path that no prefix claims. */
export const defaultStorefront: Storefront = rootOf(storefronts)

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

export type StorefrontPath = {
  readonly storefront: Storefront
  /** The path behind the storefront's prefix; always starts with a slash. */
  readonly path: string
  /** True when the URL used an alias such as `/nl-nl/`, which redirects permanently. */
  readonly alias: boolean
}

/** Which storefront a URL path belongs to. No prefix means the one at the root (specification §1). */
export function storefrontOfPath(pathname: string): StorefrontPath {
  for (const storefront of storefronts) {
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

function givenStorefronts(): readonly Storefront[] {
  const given = globalThis.configuredStorefronts
  if (!given) throw new Error('No storefronts are configured: import server/configured-storefronts.ts first')
  return given
}

function rootOf(all: readonly Storefront[]): Storefront {
  const root = all.find(({ basePath }) => basePath === '')
  if (!root) throw new Error('No storefront stands at the root')
  return root
}
