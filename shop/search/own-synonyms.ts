import { type Language, languages } from '#kernel/storefront.ts'
import type { Synonym } from '../merchandising/search-rules.ts'
import { languageRules } from './languages/rules.ts'
import { foldText, wordsOfText } from './text.ts'

/** Words of a query that a retailer gave a meaning to, and the words that they mean. */
export type MeantBySynonym = { readonly length: number; readonly means: readonly (readonly string[])[] }

/** What a retailer says that words of one language mean, by the stems of those words. */
export class OwnSynonyms {
  readonly #means = new Map<string, (readonly string[])[]>()
  #longest = 0

  constructor(synonyms: readonly Omit<Synonym, 'id'>[], language: Language) {
    const { stem } = languageRules[language]
    const said = (text: string) => wordsOfText(text).map(foldText)
    const add = (from: string, to: string) => {
      const stems = said(from).map(stem)
      const key = stems.join(' ')
      const meant = said(to)
      if (key === '' || meant.length === 0 || meant.map(stem).join(' ') === key) return
      this.#means.set(key, [...(this.#means.get(key) ?? []), meant])
      this.#longest = Math.max(this.#longest, stems.length)
    }
    for (const synonym of synonyms) {
      if (synonym.language !== language) continue
      for (const one of synonym.means) {
        add(synonym.term, one)
        if (synonym.bothWays) add(one, synonym.term)
      }
    }
  }

  /** The longest of them that begins at a place of a query. */
  at(stems: readonly string[], place: number): MeantBySynonym | undefined {
    for (let length = Math.min(this.#longest, stems.length - place); length > 0; length--) {
      const means = this.#means.get(stems.slice(place, place + length).join(' '))
      if (means) return { length, means }
    }
    return undefined
  }
}

export const noSynonyms = new OwnSynonyms([], 'en')

/** For each language that is sold in. */
export function ownSynonymsOf(synonyms: readonly Synonym[]): Readonly<Record<Language, OwnSynonyms>> {
  const made = languages.map((language) => [language, new OwnSynonyms(synonyms, language)] as const)
  return Object.fromEntries(made) as Record<Language, OwnSynonyms>
}

/** What a retailer says of a language's words, and what is called alike among the pages of shops. */
export function pageSynonymsOf(synonyms: readonly Omit<Synonym, 'id'>[], language: Language): OwnSynonyms {
  const alike = languageRules[language].pageWords.flatMap((words) =>
    words.map((term) => ({ language, term, means: words, bothWays: false })),
  )
  return new OwnSynonyms([...synonyms, ...alike], language)
}
