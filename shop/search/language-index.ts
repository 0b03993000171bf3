import { type Language, textIn } from '#kernel/storefront.ts'
import { trimMarks } from '#kernel/trim.ts'
import { type BasicColor, colorFit } from './color-fit.ts'
import type { AttributeName, AttributeValue } from './columns.ts'
import { type LanguageRules, languageRules } from './languages/rules.ts'
import { aroundParentheses, foldText, wordsOfText } from './text.ts'
import { Vocabulary } from './vocabulary.ts'

/** An attribute that a word stands for, and how much it says that it does. */
export type TermReference = { readonly value: AttributeValue; readonly weight: number }

/** How much a match says, by where the word stands. */
const nameWeight = 8
const attributeWeights: Readonly<Partial<Record<AttributeName, number>>> = {
  brand: 9,
  color: 6,
  gender: 4,
  material: 3,
  heel: 3,
  season: 3,
  property: 2.5,
}
/** Of a category by its depth: 'Women', 'Boots', 'Ankle boots'. */
const categoryWeights = [4, 4, 6, 7.5]

/** Everything that words of one language lead to. */
export type LanguageIndex = {
  readonly rules: LanguageRules
  readonly vocabulary: Vocabulary
  /** A word for each stem as people write it. */
  readonly spoken: readonly string[]
  /** Products whose name holds the stem: from one start to the next. */
  readonly starts: Uint32Array
  readonly named: Uint32Array
  readonly references: readonly (readonly TermReference[])[]
  /** Stems that mean the same, by stem. */
  readonly synonyms: ReadonlyMap<string, ReadonlySet<string>>
  /** Stems of single words that lead to pages and not to products. */
  readonly pageWords: ReadonlySet<string>
  /** The colours of the catalogue that a word for a colour may mean. */
  readonly colors: ReadonlyMap<string, readonly TermReference[]>
  /** Colours whose name has several words, by the stems of all of them: 'natural wood'. */
  readonly colorNames: ReadonlyMap<string, AttributeValue>
}

export const weightOfName = nameWeight

type TermDraft = { spoken: string; readonly members: number[]; readonly references: Map<AttributeValue, number> }

/** The index of one language in the making. */
export class LanguageDraft {
  readonly #rules: LanguageRules
  readonly #terms = new Map<string, TermDraft>()
  /** Names come many times, once for each colour. */
  readonly #names = new Map<string, readonly TermDraft[]>()
  readonly #stems = new Map<string, string>()

  constructor(language: Language) {
    this.#rules = languageRules[language]
    this.#language = language
  }
  readonly #language: Language

  name(text: string, at: number): void {
    let terms = this.#names.get(text)
    if (!terms) {
      terms = [...new Set(this.#termsOf(text, true))]
      this.#names.set(text, terms)
    }
    for (const term of terms) term.members.push(at)
  }

  finish(values: readonly AttributeValue[]): LanguageIndex {
    const heads = new Set<string>()
    for (const value of values) {
      const text = value.labels && textIn(value.labels, this.#language)
      const weight = value.attribute === 'category' ? categoryWeights[value.level] : attributeWeights[value.attribute]
      if (text === undefined || weight === undefined) continue
      const plain = aroundParentheses(text).join('')
      for (const term of this.#termsOf(plain, value.attribute !== 'category')) {
        // Of a name of several words each says a little less.
        term.references.set(value, Math.max(term.references.get(value) ?? 0, weight))
        if (value.attribute === 'category') heads.add(this.#stem(foldText(term.spoken)))
      }
      this.#joined(plain, value, weight)
    }
    this.#wordsForGender(values)
    const vocabulary = new Vocabulary(this.#terms.keys(), heads, this.#rules)
    const drafts = vocabulary.stems.map(
      (stem) => this.#terms.get(stem) ?? { spoken: stem, members: [], references: new Map() },
    )
    const starts = new Uint32Array(drafts.length + 1)
    for (const [at, { members }] of drafts.entries()) starts[at + 1] = (starts[at] ?? 0) + members.length
    const named = new Uint32Array(starts[drafts.length] ?? 0)
    for (const [at, { members }] of drafts.entries()) named.set(members, starts[at])
    return {
      rules: this.#rules,
      vocabulary,
      spoken: drafts.map(({ spoken }) => spoken),
      starts,
      named,
      references: drafts.map(({ references }) => [...references].map(([value, weight]) => ({ value, weight }))),
      synonyms: synonymsOf(this.#rules),
      pageWords: pageWordsOf(this.#rules),
      colors: this.#colors(values),
      colorNames: this.#colorNames(values),
    }
  }

  /** 'T-shirt' is a word as well as two, and 'Mary Jane' may be written in one. */
  #joined(text: string, value: AttributeValue, weight: number): void {
    const words = wordsOfText(text)
    if (words.length !== 2 || value.attribute === 'color') return
    this.#term(words.join('')).references.set(value, weight)
  }

  /** The roots of the tree are named after whom they are for; what is said of a gender is said of all its products. */
  #wordsForGender(values: readonly AttributeValue[]): void {
    for (const value of values) {
      if (value.attribute !== 'gender') continue
      const root = values.find((one) => one.attribute === 'category' && one.level === 1 && one.key === value.key)
      const text = root?.labels && textIn(root.labels, this.#language)
      for (const word of text === undefined ? [] : wordsOfText(text)) {
        this.#term(word).references.set(value, attributeWeights.gender ?? 1)
      }
    }
  }

  #termsOf(text: string, keepsSpoken: boolean): TermDraft[] {
    const words = wordsOfText(text)
    const terms = words.map((word) => this.#term(word, keepsSpoken))
    // A hyphen is a matter of taste: T-shirt, tshirt.
    for (const piece of text.split(/[^\p{L}-]|--/u)) {
      const whole = trimMarks(piece, '-')
      if (whole.includes('-')) terms.push(this.#term(whole.replaceAll('-', '').toLowerCase(), true))
    }
    return terms
  }

  #term(word: string, keepsSpoken = true): TermDraft {
    const stem = this.#stem(foldText(word))
    let term = this.#terms.get(stem)
    if (!term) {
      term = { spoken: word, members: [], references: new Map() }
      this.#terms.set(stem, term)
      // The name of a category is how people call the thing: in the plural, correctly written.
    } else if (!keepsSpoken) term.spoken = word
    return term
  }

  #stem(word: string): string {
    let stem = this.#stems.get(word)
    if (stem === undefined) {
      stem = this.#rules.stem(word)
      this.#stems.set(word, stem)
    }
    return stem
  }

  #colors(values: readonly AttributeValue[]): Map<string, TermReference[]> {
    const owned = values.filter(({ attribute }) => attribute === 'color')
    const found = new Map<string, TermReference[]>()
    for (const [basic, words] of Object.entries(this.#rules.colors)) {
      const references = owned
        .map((value) => ({ value, weight: 6 * colorFit(basic as BasicColor, value.hex ?? '') }))
        .filter(({ weight }) => weight > 0)
      for (const word of words) {
        const stem = this.#rules.stem(word.replaceAll('-', ''))
        found.set(stem, [...(found.get(stem) ?? []), ...references])
      }
    }
    return found
  }

  #colorNames(values: readonly AttributeValue[]): Map<string, AttributeValue> {
    const found = new Map<string, AttributeValue>()
    for (const value of values) {
      const name = value.attribute === 'color' && value.labels && textIn(value.labels, this.#language)
      const words = name ? wordsOfText(name) : []
      if (words.length > 1) found.set(words.map((word) => this.#stem(foldText(word))).join(' '), value)
    }
    return found
  }
}

/** Each stem with the others of its groups. */
export function synonymsOf(rules: LanguageRules): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const group of rules.synonyms) {
    const stems = group.map((word) => rules.stem(foldText(word).replaceAll('-', '')))
    for (const stem of stems) {
      const others = found.get(stem) ?? new Set()
      for (const other of stems) if (other !== stem) others.add(other)
      found.set(stem, others)
    }
  }
  return found
}

export function pageWordsOf(rules: LanguageRules): Set<string> {
  return new Set(rules.pageWords.flat().flatMap((words) => (words.includes(' ') ? [] : [rules.stem(words)])))
}
