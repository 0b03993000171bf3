import { type Language, languages } from '#kernel/storefront.ts'
import { type LanguageRules, languageRules } from './languages/rules.ts'
import type { Meaning, SearchWords } from './search-words.ts'
import { foldText, wordsOfText } from './text.ts'
import { Vocabulary } from './vocabulary.ts'

type Node = { readonly next: Map<string, Node>; meanings: Meaning[] }

/** What was found at a place of a query: so many words of it, and what they mean together. */
export type Phrase = { readonly length: number; readonly meanings: readonly Meaning[] }

/** The words and phrases of one language whose meaning the shop was told. */
export class Phrases {
  /** Those of one word, for words that are put together, begun or mistyped. */
  readonly singles: Vocabulary
  readonly #rules: LanguageRules
  readonly #spoken = new Map<string, string>()
  readonly #root: Node = { next: new Map(), meanings: [] }

  constructor(meanings: SearchWords, language: Language) {
    this.#rules = languageRules[language]
    const singles = new Set<string>()
    const heads = new Set<string>()
    for (const meaning of meanings) {
      for (const phrase of meaning.words[language]) {
        const stems = wordsOfText(phrase).map((word) => this.#rules.stem(foldText(word)))
        for (const written of new Set([stems, this.#withoutStopWords(phrase)])) this.#add(written, meaning)
        const [only, ...others] = stems
        if (only === undefined || others.length > 0) continue
        singles.add(only)
        if (!this.#spoken.has(only)) this.#spoken.set(only, phrase)
        if (meaning.kind === 'thing') heads.add(only)
      }
    }
    this.singles = new Vocabulary(singles, heads, this.#rules)
  }

  /** The longest phrase that begins at a place of a query. Words that say nothing may stand between its words. */
  longestAt(stems: readonly string[], at: number, isStopWord: (at: number) => boolean): Phrase | undefined {
    let node: Node | undefined = this.#root
    let found: Phrase | undefined
    for (let end = at; end < stems.length; end++) {
      const next: Node | undefined = node.next.get(stems[end] ?? '')
      if (!next && end > at && isStopWord(end)) continue
      node = next
      if (!node) break
      if (node.meanings.length > 0) found = { length: end + 1 - at, meanings: node.meanings }
    }
    return found
  }

  /** What one word means. */
  of(stem: string): readonly Meaning[] {
    return this.#root.next.get(stem)?.meanings ?? []
  }

  /** A stem of one word as it is written. */
  spoken(stem: string): string {
    return this.#spoken.get(stem) ?? stem
  }

  #add(stems: readonly string[], meaning: Meaning): void {
    if (stems.length === 0) return
    let node = this.#root
    for (const stem of stems) {
      const next = node.next.get(stem) ?? { next: new Map(), meanings: [] }
      node.next.set(stem, next)
      node = next
    }
    if (!node.meanings.includes(meaning)) node.meanings.push(meaning)
  }

  /** 'chaussures de ville' is also 'chaussures ville'; of one that would be left with a single word the small ones count. */
  #withoutStopWords(phrase: string): string[] {
    const said = wordsOfText(phrase).map(foldText)
    const kept = said.filter((word) => !this.#rules.stopWords.has(word))
    return (kept.length > 1 ? kept : said).map((word) => this.#rules.stem(word))
  }
}

const known = new WeakMap<SearchWords, Readonly<Record<Language, Phrases>>>()

/** The phrases of each language; made once for the same words. */
export function phrasesOf(words: SearchWords): Readonly<Record<Language, Phrases>> {
  const before = known.get(words)
  if (before) return before
  const made = Object.fromEntries(languages.map((language) => [language, new Phrases(words, language)])) as Record<
    Language,
    Phrases
  >
  known.set(words, made)
  return made
}
