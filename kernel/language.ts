/** The languages that the shop itself speaks: those with a folder in languages/. */
export const knownLanguages = ['en', 'nl', 'de', 'fr', 'es'] as const
export type Language = (typeof knownLanguages)[number]

/** A text in the languages that a shop sells in, told by `textIn`. */
export type Translated = Readonly<Partial<Record<Language, string>>>

/** A text in a language; where it has none, in English, and else in the first that it has. */
export function textIn(text: Translated, language: Language): string {
  return text[language] || text.en || Object.values(text).find((one) => one !== '') || ''
}
