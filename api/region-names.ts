import type { Language } from '#kernel/storefront.ts'

const salutations: Readonly<Record<Language, { mr: string; mrs: string }>> = {
  en: { mr: 'Mr', mrs: 'Ms' },
  nl: { mr: 'De heer', mrs: 'Mevrouw' },
  de: { mr: 'Herr', mrs: 'Frau' },
  fr: { mr: 'Monsieur', mrs: 'Madame' },
}

/** The salutations that the specification knows; a shopper may choose none of them. */
export function salutationLabels(language: Language): { key: 'mr' | 'mrs'; label: string }[] {
  return [
    { key: 'mrs', label: salutations[language].mrs },
    { key: 'mr', label: salutations[language].mr },
  ]
}

/** An address with its country in the language of a locale. */
export function addressIn(
  { address, country }: { readonly address: string; readonly country?: string },
  locale: string,
) {
  return country === undefined ? address : `${address}, ${regionName(country, locale)}`
}

const names = new Map<string, Intl.DisplayNames>()

/** A country's name in the language of a locale. */
export function regionName(iso: string, locale: string): string {
  const known = names.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region' })
  names.set(locale, known)
  return known.of(iso) ?? iso
}
