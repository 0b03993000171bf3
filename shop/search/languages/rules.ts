import type { Language } from '#kernel/storefront.ts'
import type { BasicColor } from '../color-fit.ts'
import type { PriceWords } from '../price-words.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { nl } from './nl.ts'

/** What a language does to words that a search has to undo. Everything here is folded: lower case, no accents. */
export type LanguageRules = {
  /** What the forms of a word have in common: laars, laarzen and laarsjes are one. Not itself a word. */
  stem(word: string): string
  /** Words that say nothing about a shoe. */
  readonly stopWords: ReadonlySet<string>
  /** What stands before a size: size 38, maat 38. */
  readonly sizeWords: ReadonlySet<string>
  /** Sizes as the language's country writes them, in those of the catalogue; read behind a word for a size only. */
  readonly ownSizes: Readonly<Record<string, readonly string[]>>
  /** Words of the trade for one thing. The first is not preferred to the others. */
  readonly synonyms: readonly (readonly string[])[]
  /**
   * What people type who look for something that the shop explains, not for something that it sells: what stands in one line leads
   * to the same pages. None of these words is taken for a product that is spelled like it, as 'retour' is like 'velours'.
   */
  readonly pageWords: readonly (readonly string[])[]
  /** Words that others are put together with, also where the catalogue doesn't hold them by themselves. */
  readonly parts: readonly string[]
  readonly colors: Readonly<Record<BasicColor, readonly string[]>>
  readonly prices: PriceWords
}

/** Small tables of our own: see decision 022. */
export const languageRules: Readonly<Record<Language, LanguageRules>> = { en, nl, de, fr, es }
