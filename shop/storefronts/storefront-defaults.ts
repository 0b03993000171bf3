import type { Country } from '#kernel/country.ts'
import type { Language } from '#kernel/language.ts'
import { type NewsletterList, newsletterLists } from '#kernel/newsletter-list.ts'

/** What the specification says of its six storefronts beyond what follows from language and country (§1, §9). */
const specified: Readonly<Record<string, { readonly deliversTo: readonly Country[] }>> = {
  en_GB: { deliversTo: ['GB'] },
  nl_NL: { deliversTo: ['NL', 'BE', 'DE', 'FR', 'AT', 'LU'] },
  nl_BE: { deliversTo: ['BE', 'NL', 'FR', 'DE', 'AT', 'LU'] },
  fr_BE: { deliversTo: ['BE', 'FR', 'NL', 'DE', 'AT', 'LU'] },
  fr_FR: { deliversTo: ['FR', 'BE', 'NL', 'DE', 'AT', 'LU'] },
  de_DE: { deliversTo: ['DE', 'AT', 'NL', 'BE', 'FR', 'LU'] },
}

/** Where nobody says otherwise, a storefront that nothing was specified for delivers at home. */
export function usualDestinations(code: string, country: Country): readonly Country[] {
  return specified[code]?.deliversTo ?? [country]
}

/** The list that the mailing service keeps for language and country; the Dutch one where it keeps none (specification §9). */
export function usualNewsletter(language: Language, country: Country): NewsletterList {
  return newsletterLists[`${language}-${country}`] ?? { id: 1, language: 'NL' }
}

/** The country by which a language is known: Britain's is English here, not that of the United States. */
export function homeOf(language: Language): string {
  return language === 'en' ? 'GB' : (new Intl.Locale(language).maximize().region ?? language.toUpperCase())
}
