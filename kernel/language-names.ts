import type { Language } from './storefront.ts'

/** Own names, so that everybody finds theirs; each runtime would spell them differently. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  nl: 'Nederlands',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
}
