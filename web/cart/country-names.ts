import type { Country } from '#kernel/storefront.ts'

/** Names of countries in the storefront's language, as a list in a sentence: 'Nederland, België en Duitsland'. */
export function countryNames(countries: readonly Country[], iso: string): string {
  const names = new Intl.DisplayNames(iso, { type: 'region' })
  return new Intl.ListFormat(iso, { type: 'conjunction' }).format(
    countries.map((country) => names.of(country) ?? country),
  )
}
