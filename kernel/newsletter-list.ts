/** A newsletter as the mailing service knows it: the number of its list and the code of its language (`NL`, `BEFR`). */
export type NewsletterList = { readonly id: number; readonly language: string }

/** By the language of the storefront and the country of the reader (specification §9). */
export const newsletterLists: Readonly<Record<string, NewsletterList>> = {
  'nl-NL': { id: 1, language: 'NL' },
  'nl-BE': { id: 3, language: 'BENL' },
  'fr-BE': { id: 4, language: 'BEFR' },
  'de-DE': { id: 5, language: 'DE' },
  'de-AT': { id: 5, language: 'DE' },
  'fr-FR': { id: 6, language: 'FR' },
  'de-LU': { id: 7, language: 'DE' },
  'fr-LU': { id: 8, language: 'FR' },
}
