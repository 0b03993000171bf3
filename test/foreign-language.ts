import type { Language } from '#kernel/storefront.ts'

/** Words that say in which language a sentence is: frequent in their own, and no word of any of the others. */
export const tellingWords: Readonly<Record<Language, readonly string[]>> = {
  en: ['the', 'and', 'your', 'you', 'with', 'from', 'this', 'have', 'when', 'which', 'what', 'please', 'our', 'not'],
  nl: ['het', 'een', 'niet', 'voor', 'naar', 'jouw', 'deze', 'ook', 'wij', 'zijn', 'worden'],
  de: ['und', 'nicht', 'für', 'mit', 'oder', 'eine', 'ihre', 'wir', 'auch', 'ist', 'wurde'],
  fr: ['les', 'avec', 'pour', 'votre', 'vous', 'dans', 'une', 'nous', 'sur', 'être'],
  es: ['una', 'por', 'para', 'más', 'muy', 'tus', 'según', 'también', 'está', 'pedido'],
}

/** Where a text says something in another language than its own, with what stands around it. */
export function foreignWords(text: string, own: Language): string[] {
  return Object.entries(tellingWords).flatMap(([language, words]) =>
    language === own
      ? []
      : [...text.matchAll(anyOf(words))].map(
          ({ index }) => `${language} in «${text.slice(Math.max(0, index - 40), index + 40)}»`,
        ),
  )
}

function anyOf(words: readonly string[]): RegExp {
  return new RegExp(`(?<![\\p{L}’'-])(?:${words.join('|')})(?![\\p{L}’'-])`, 'giu')
}
