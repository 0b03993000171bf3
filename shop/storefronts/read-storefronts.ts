import { knownCountries } from '#kernel/country.ts'
import { knownLanguages, type Language } from '#kernel/language.ts'
import type { Storefront } from '#kernel/storefront.ts'
import { countryFacts } from './country-facts.ts'
import { homeOf, usualDestinations, usualNewsletter } from './storefront-defaults.ts'
import { meaningErrors } from './storefront-errors.ts'
import {
  formErrors,
  partsOf,
  type StorefrontEntry,
  type StorefrontError,
  storefrontFileSchema,
} from './storefront-file.ts'
import { prefixesOf } from './storefront-prefixes.ts'

/**
 * The storefronts that a file describes, in its order, with everything that it leaves unsaid.
 *
 * @returns the storefronts, or what is wrong with the file: all of it
 */
export function readStorefronts(
  value: unknown,
): readonly Storefront[] | { readonly errors: readonly StorefrontError[] } {
  const read = storefrontFileSchema.safeParse(value, { reportInput: true })
  const errors = [...(read.success ? [] : formErrors(read.error)), ...meaningErrors(value)]
  if (!read.success || errors.length > 0) return { errors }
  const { root, storefronts: entries } = read.data
  return entries.map((entry) => storefrontFrom(entry, root, spokenFirst(entries, root)))
}

/** The storefront that a country has before all others: that of the language which is spoken there most, where the shop has it. */
export function usualCodeIn(country: string): string | undefined {
  if (!/^[A-Z]{2}$/.test(country) || !knownCountries.some((known) => known === country)) return undefined
  const { language } = new Intl.Locale(`und-${country}`).maximize()
  return knownLanguages.some((known) => known === language) ? `${language}_${country}` : undefined
}

/**
 * The storefronts of some codes, with nothing else said of them.
 * @throws where they are no storefronts of one shop
 */
export function storefrontsOf({
  root,
  codes,
}: {
  readonly root: string
  readonly codes: readonly string[]
}): readonly [Storefront, ...Storefront[]] {
  const read = readStorefronts({ root, storefronts: codes.map((code) => ({ code })) })
  if ('errors' in read) throw new Error(read.errors.map(({ path, message }) => `${path} ${message}`).join('\n'))
  const [first, ...rest] = read
  if (!first) throw new Error('A shop has one storefront at least')
  return [first, ...rest]
}

/** The storefront of each language that stands for it everywhere else: its home's, else the one at the root, else the first. */
function spokenFirst(entries: readonly StorefrontEntry[], root: string): ReadonlyMap<Language, string> {
  const atRootFirst = entries.toSorted((a, b) => Number(b.code === root) - Number(a.code === root))
  const first = new Map<Language, string>()
  for (const { code } of atRootFirst) {
    const { language, country } = partsOf(code)
    if (!first.has(language) || homeOf(language) === country) first.set(language, code)
  }
  return first
}

function storefrontFrom(entry: StorefrontEntry, root: string, spoken: ReadonlyMap<Language, string>): Storefront {
  const { code } = entry
  const { language, country } = partsOf(code)
  const iso = `${language}-${country}`
  const facts = countryFacts[country]
  return {
    code,
    ...prefixesOf(entry, root),
    iso,
    contentLang: entry.contentLang ?? iso.toLowerCase(),
    language,
    paymentLocale: entry.paymentLocale ?? code,
    name: entry.name ?? new Intl.DisplayNames([iso], { type: 'region' }).of(country) ?? country,
    country,
    deliversTo: entry.deliversTo ?? usualDestinations(code, country),
    currency: entry.currency ?? facts.currency ?? 'EUR',
    timeZone: entry.timeZone ?? facts.timeZone,
    hreflang: [iso, ...(spoken.get(language) === code ? [language] : []), ...(code === root ? ['x-default'] : [])],
    newsletter: entry.newsletter ?? usualNewsletter(language, country),
    belgianPrices: country === 'BE',
  }
}
