import type { Country } from '#kernel/storefront.ts'

/** A few hundred at most: the lists that storefronts deliver to, in their languages. */
const written = new Map<string, string>()

/** Names of countries in the storefront's language, as a list in a sentence: 'Nederland, België en Duitsland'. */
export function countryNames(countries: readonly Country[], iso: string): string {
  const key = `${iso} ${countries.join(' ')}`
  const known = written.get(key)
  if (known !== undefined) return known
  const names = new Intl.DisplayNames(iso, { type: 'region' })
  const list = new Intl.ListFormat(iso, { type: 'conjunction' })
  const sentence = list.format(countries.map((country) => names.of(country) ?? country))
  written.set(key, sentence)
  return sentence
}
