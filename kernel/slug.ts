import type { Language } from './storefront.ts'

const german: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' }
const everywhere: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe' }

/**
 * One lower-case ASCII path segment. German spells its umlauts out, the other languages drop the accent; an apostrophe
 * parts words in French (`d’été`) and nowhere else (`derby’s`).
 */
export function slugOf(text: string, language: Language): string {
  return text
    .toLowerCase()
    .replace(/[’']/g, language === 'fr' ? '-' : '')
    .replace(/[äöü]/g, (letter) => (language === 'de' ? german[letter] : undefined) ?? letter)
    .replace(/[ßøæœ]/g, (letter) => everywhere[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
