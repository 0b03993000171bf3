import { oneSize } from '#kernel/written-size.ts'
import { addAll, type Bitset, keepOnly, setMember } from './bitset.ts'
import type { AttributeValue } from './columns.ts'
import type { MeantSets } from './fact-sets.ts'
import { type LanguageIndex, type TermReference, weightOfName } from './language-index.ts'
import { type MeantBySynonym, noSynonyms, type OwnSynonyms } from './own-synonyms.ts'
import type { Phrase, Phrases } from './phrases.ts'
import { type PriceQuery, pricePhraseAt } from './price-words.ts'
import { type Meaning, type MeaningKind, meaningKinds } from './search-words.ts'
import { splitWord } from './split-word.ts'
import type { Meant } from './vocabulary.ts'

/** Products that a word of the query may be about: those of an attribute, those whose name holds a stem, or those of a meaning. */
export type Match =
  | { readonly value: AttributeValue; readonly weight: number }
  | { readonly term: number; readonly weight: number }
  | { readonly set: Bitset; readonly weight: number }

/** What the words of a clue say: a `word` is a name or an attribute of the catalogue, a `guess` one that was mistyped. */
export type ClueKind = MeaningKind | 'word' | 'guess' | 'size' | 'price'

/** Words of the query that belong together, and what they may mean. */
export type Clue = {
  /** Where they stand in the query: from the first up to but without the second. */
  readonly from: number
  readonly to: number
  readonly matches: readonly Match[]
  readonly kind: ClueKind
  /** Which part of one word it is. */
  readonly part?: string
  /** Products that only bear the word in their name: looked at where nothing fits otherwise, as 'Court' in 'Court sneaker'. */
  readonly loose?: readonly Match[]
  readonly price?: PriceQuery
  /** How the word is written rightly, when only that was found. */
  readonly corrected?: string
}

/** What the catalogue and the retailer know, beyond the words of the language. */
export type Knowledge = {
  /** The sizes of the catalogue: those in stock, and those that products are made in. */
  readonly sizes: {
    readonly inStock: ReadonlyMap<string, AttributeValue>
    readonly made: ReadonlyMap<string, AttributeValue>
  }
  readonly phrases: Phrases
  readonly setsOf: (meaning: Meaning) => MeantSets | undefined
  /** Products whose name holds a stem. */
  readonly named: (term: number) => Bitset
  /** What the retailer says of words while the shop is open, beyond all of that. */
  readonly synonyms: OwnSynonyms
  /** A set without products. */
  readonly nothing: () => Bitset
}

const synonymFit = 0.9
const splitFit = 0.95
const sizeWeight = 6
/** A size that the product comes in, but of which nothing is left. */
const soldOutSizeWeight = 1.5
const endOfWord = 3
const bestWeight = 10
const goodWeight = 3
/** A colour that is only near comes well behind the one that was named. */
const colorStrength = 2
const mostWordsOfColor = 4
/** How much more a product counts that is meant and bears the word in its name as well. */
const namedToo = 1.15
/** Of a product that has the word in its name, but is another kind of thing. */
const elsewhereWeight = 1
/** What a word is mistaken for counts less, the more others there are to go by. */
const surestGuess = 0.65
const mostGuesses = 4
const manyWords = 3

/** Reads the words of a query by what the catalogue, the retailer and the language know. Words that say nothing are left out. */
export function readQuery(words: readonly string[], index: LanguageIndex, knowledge: Knowledge): Clue[] {
  const reader = new QueryReader(words, index, knowledge)
  return reader.read()
}

class QueryReader {
  readonly #words: readonly string[]
  readonly #stems: readonly string[]
  readonly #index: LanguageIndex
  readonly #knowledge: Knowledge
  #guesses = 0

  constructor(words: readonly string[], index: LanguageIndex, knowledge: Knowledge) {
    this.#words = words
    this.#stems = words.map((word) => index.rules.stem(word))
    this.#index = index
    this.#knowledge = knowledge
  }

  read(): Clue[] {
    const clues: Clue[] = []
    let at = 0
    while (at < this.#words.length) {
      const found = this.#cluesAt(at)
      clues.push(...found.clues)
      at += found.length
    }
    return clues.length > 0 ? clues : this.#onlyWord()
  }

  /** A word that usually says nothing is looked for where it is all that was typed: 'new'. */
  #onlyWord(): Clue[] {
    const [stem, ...others] = this.#stems
    const known = stem === undefined || others.length > 0 ? undefined : this.#known(stem, 0, 1)
    return known ? [known] : []
  }

  #cluesAt(at: number): { readonly length: number; readonly clues: readonly Clue[] } {
    const { rules } = this.#index
    const word = this.#words[at] ?? ''
    const own = this.#knowledge.synonyms.at(this.#stems, at)
    const meant = own && this.#meantBySynonym(own, at)
    if (own && meant) return { length: own.length, clues: [meant] }
    const price = pricePhraseAt(this.#words, at, rules)
    if (price) {
      const { length, wish } = price
      return { length, clues: [{ from: at, to: at + length, kind: 'price', matches: [], price: wish }] }
    }
    const phrase = this.#phraseAt(at)
    const color = this.#colorNamedAt(at)
    if (color && color.to - at >= (phrase?.length ?? 0)) return { length: color.to - at, clues: [color] }
    if (phrase && phrase.length > 1) {
      const clue = this.#meant(phrase.meanings, at, at + phrase.length)
      if (clue) return { length: phrase.length, clues: [clue] }
    }
    const size = this.#size(at)
    if (size) return { length: 1, clues: [size] }
    if (rules.sizeWords.has(word) && this.#words.length > 1) return { length: 1, clues: [] }
    const joined = this.#joined(at)
    if (joined !== undefined) return { length: 2, clues: this.#wordClues(joined, at, at + 2) }
    if (this.#isStopWord(at) && !phrase) return { length: 1, clues: [] }
    return { length: 1, clues: this.#wordClues(word, at, at + 1) }
  }

  /** What the words say by themselves, if anything, and what the retailer says that they mean. */
  #meantBySynonym({ length, means }: MeantBySynonym, at: number): Clue | undefined {
    // What is understood in part only says something else.
    const read = (words: readonly string[]) => {
      const clues = readQuery(words, this.#index, { ...this.#knowledge, synonyms: noSynonyms })
      return clues.some(({ kind }) => kind === 'guess') ? [] : clues
    }
    const own = read(this.#words.slice(at, at + length))
    const others = means.map(read).filter((clues) => clues.length > 0)
    const [first] = others
    if (!first?.[0]) return undefined
    const together = (clues: readonly Clue[]) => productsOfAll(clues, this.#index, this.#knowledge)
    const matches: Match[] = others.map((clues) => ({ set: together(clues), weight: weightOfName * synonymFit }))
    const [only, ...further] = own
    const byThemselves: Match[] =
      only && further.length === 0 ? [...only.matches] : only ? [{ set: together(own), weight: weightOfName }] : []
    const kind = only?.kind === 'thing' ? 'thing' : first[0].kind
    return { from: at, to: at + length, kind, matches: strongestFirst([...byThemselves, ...matches]) }
  }

  /**
   * The longest phrase at a place, unless another that begins within it understands more of the query: in 'chaussures talon carré'
   * the heel is square, in 'chunky heel shoes' the shoes are shoes.
   */
  #phraseAt(at: number): Phrase | undefined {
    const phrase = this.#longestAt(at)
    const end = at + (phrase?.length ?? 0)
    if (!phrase || this.#longestAt(end)) return phrase
    for (let start = at + 1; start < end; start++) {
      const other = this.#longestAt(start)
      const before = this.#longestAt(at, start)
      if (other && start + other.length > end && before && at + before.length === start) return before
    }
    return phrase
  }

  #longestAt(at: number, end = this.#stems.length): Phrase | undefined {
    return this.#knowledge.phrases.longestAt(this.#stems.slice(0, end), at, this.#isStopWord)
  }

  /** A colour by the whole of a name of several words; others that one of these words may mean come behind it. */
  #colorNamedAt(at: number): Clue | undefined {
    const { colors, colorNames } = this.#index
    for (let to = Math.min(at + mostWordsOfColor, this.#stems.length); to > at + 1; to--) {
      const stems = this.#stems.slice(at, to)
      const value = colorNames.get(stems.join(' '))
      if (!value) continue
      const near = stems.flatMap((stem) => colors.get(stem) ?? [])
      const matches = strongestFirst([{ value, weight: bestWeight * colorStrength }, ...near])
      return { from: at, to, kind: 'color', matches }
    }
    return undefined
  }

  readonly #isStopWord = (at: number): boolean => this.#index.rules.stopWords.has(this.#words[at] ?? '')

  #size(at: number): Clue | undefined {
    const word = this.#words[at] ?? ''
    const asked = this.#index.rules.sizeWords.has(this.#words[at - 1] ?? '')
    // A letter alone is more likely the beginning of a word, or what an apostrophe left over.
    const isAlone = this.#words.length === 1 && !/^\d/.test(word)
    if (!asked && (isAlone || (word.length === 1 && at < this.#words.length - 1))) return undefined
    const { made, inStock } = this.#knowledge.sizes
    const named = /^\d/.test(word) ? word.replace(/\.0$/, '') : word.toUpperCase()
    // 'Size 6' is no size of the catalogue; of the language's own, where it says so, it is one.
    if (named === oneSize) return undefined
    const meant = made.has(named) ? [named] : asked ? (this.#index.rules.ownSizes[named] ?? []) : []
    const matches = meant.flatMap((size): Match[] => {
      const value = made.get(size)
      const left = inStock.get(size)
      return [
        ...(left ? [{ value: left, weight: sizeWeight }] : []),
        ...(value ? [{ value, weight: soldOutSizeWeight }] : []),
      ]
    })
    return matches.length === 0
      ? undefined
      : { from: asked ? at - 1 : at, to: at + 1, kind: 'size', matches: strongestFirst(matches) }
  }

  /** 'ballet flat' is one thing where the language has a word for it. */
  #joined(at: number): string | undefined {
    const word = this.#words[at] ?? ''
    const next = this.#words[at + 1]
    if (next === undefined || /\d/.test(word) || (this.#isStopWord(at) && this.#isStopWord(at + 1))) return undefined
    const both = this.#index.rules.stem(word + next)
    const isOne =
      this.#knowledge.phrases.of(both).length > 0 ||
      this.#index.synonyms.has(both) ||
      this.#index.vocabulary.placeOf(both) !== undefined
    return isOne ? word + next : undefined
  }

  #wordClues(word: string, from: number, to: number): Clue[] {
    const stem = this.#index.rules.stem(word)
    const known = this.#known(stem, from, to)
    const begun = to === this.#words.length && word.length >= endOfWord ? this.#begun(word, stem) : []
    if (known) {
      const takesMore = known.kind === 'word' && begun.length > 0
      return [takesMore ? { ...known, matches: strongestFirst([...known.matches, ...begun]) } : known]
    }
    const parts = splitWord(word, this.#index, this.#knowledge.phrases)
    const clues = parts?.flatMap(({ text, stem: part }) => {
      const clue = this.#known(part, from, to)
      return clue ? [{ ...clue, part: text, matches: weakened(clue.matches, splitFit) }] : []
    })
    if (clues && clues.length > 0 && clues.length === parts?.length) return clues
    if (begun.length > 0) return [{ from, to, kind: 'word', matches: strongestFirst(begun) }]
    return [this.#guess(word, stem, from, to)]
  }

  /** What a stem means as it stands: to the retailer, as a colour, or in the catalogue. */
  #known(stem: string, from: number, to: number): Clue | undefined {
    const color = this.#index.colors.get(stem) ?? []
    const meant = this.#meant(this.#knowledge.phrases.of(stem), from, to)
    const named = meant ? [] : this.#inCatalogue(stem)
    if (color.length > 0) {
      return {
        from,
        to,
        kind: 'color',
        matches: strongestFirst([...weakened(color, colorStrength), ...(meant?.matches ?? []), ...named]),
      }
    }
    if (meant) {
      return { ...meant, matches: strongestFirst([...meant.matches, ...this.#namesOf(stem, meant)]) }
    }
    if (named.length === 0) return undefined
    return { from, to, kind: isTopic(named) ? 'thing' : 'word', matches: this.#topicFirst(named) }
  }

  /** Products whose name holds one of the words. */
  #namedIn(from: number, to: number): Match[] {
    return this.#stems.slice(from, to).flatMap((stem): Match[] => {
      const term = this.#index.vocabulary.placeOf(stem)
      return term === undefined ? [] : [{ term, weight: elsewhereWeight }]
    })
  }

  /** A product that is meant and also called so comes first; one that is only called so counts where words say how things are. */
  #namesOf(stem: string, meant: Clue): Match[] {
    const best = meant.matches[0]
    if (!best || !('set' in best)) return []
    const saysHow = meant.kind === 'quality' || meant.kind === 'occasion'
    return this.#index.vocabulary.exactly(stem).flatMap(({ term }): Match[] => {
      const named = this.#knowledge.named(term)
      const both = { set: named.map((word, at) => word & (best.set[at] ?? 0)), weight: best.weight * namedToo }
      return saysHow ? [both, { set: named, weight: elsewhereWeight }] : [both]
    })
  }

  #inCatalogue(stem: string): Match[] {
    const { vocabulary } = this.#index
    return matchesOf([...vocabulary.exactly(stem), ...this.#synonyms(stem)], this.#index)
  }

  /** What something is outweighs the words that it is described with. */
  #topicFirst(matches: readonly Match[]): Match[] {
    const topics = matches.flatMap((match) => ('value' in match && isCategory(match.value) ? [match.value.set] : []))
    if (topics.length === 0) return [...matches]
    const found = matches.flatMap((match): Match[] => {
      if (!('term' in match)) return [match]
      const named = this.#knowledge.named(match.term)
      const inside = named.map((word, at) => word & topics.reduce((all, topic) => all | (topic[at] ?? 0), 0))
      return [
        { set: inside, weight: match.weight },
        { set: named, weight: elsewhereWeight },
      ]
    })
    return strongestFirst(found)
  }

  #meant(meanings: readonly Meaning[], from: number, to: number): Clue | undefined {
    const found = meanings.flatMap((meaning) => {
      const sets = this.#knowledge.setsOf(meaning)
      return sets ? [{ meaning, sets }] : []
    })
    const [first] = found
    if (!first) return undefined
    const matches = found.flatMap(({ meaning: { strength }, sets: { best, good } }) => [
      { set: best, weight: bestWeight * strength },
      { set: good, weight: goodWeight * strength },
    ])
    const kind = meaningKinds.find((one) => found.some(({ meaning }) => meaning.kind === one)) ?? first.meaning.kind
    const names = kind === 'thing' || kind === 'audience' ? this.#namedIn(from, to) : []
    return { from, to, kind, matches: strongestFirst(matches), ...(names.length > 0 ? { loose: names } : {}) }
  }

  #begun(word: string, stem: string): Match[] {
    const { vocabulary } = this.#index
    const { phrases } = this.#knowledge
    const typed = vocabulary.beginningWith(word)
    const completed = typed.length > 0 || stem === word ? typed : vocabulary.beginningWith(stem)
    const meant = phrases.singles.beginningWith(word).flatMap(({ term, fit }) => {
      const clue = this.#meant(phrases.of(phrases.singles.stems[term] ?? ''), 0, 0)
      return clue ? weakened(clue.matches, fit) : []
    })
    return [...matchesOf(completed, this.#index), ...meant]
  }

  /** A word that nothing is called, taken for the one that it is spelled most like. */
  #guess(word: string, stem: string, from: number, to: number): Clue {
    const nothing: Clue = { from, to, kind: 'guess', matches: [] }
    if (/\d/.test(word) || this.#index.pageWords.has(stem) || this.#guesses++ >= mostGuesses) return nothing
    const isLast = to === this.#words.length
    const { phrases } = this.#knowledge
    const surest = (found: readonly Meant[]) => found.reduce((most, { fit }) => Math.max(most, fit), 0)
    const near = this.#index.vocabulary.nearly(stem, isLast)
    const told = phrases.singles.nearly(stem, isLast)
    const fit = Math.max(surest(near), surest(told))
    if (fit === 0) return this.#nearSynonym(stem, nothing)
    if (this.#contentWords() > manyWords && fit < surestGuess) return nothing
    const [best] = told
    const guessed = best ? (phrases.singles.stems[best.term] ?? '') : ''
    const meant = best && surest(told) >= surest(near) ? this.#known(guessed, from, to) : undefined
    if (meant && best) {
      return { ...meant, kind: 'guess', matches: weakened(meant.matches, best.fit), corrected: this.#spoken(guessed) }
    }
    return this.#nearInCatalogue(near, from, to)
  }

  /** A stem as the catalogue writes it; as the retailer does, where the catalogue has no such word. */
  #spoken(stem: string): string {
    const term = this.#index.vocabulary.placeOf(stem)
    return (term === undefined ? undefined : this.#index.spoken[term]) ?? this.#knowledge.phrases.spoken(stem)
  }

  #nearInCatalogue(near: readonly Meant[], from: number, to: number): Clue {
    const { vocabulary, spoken, colors } = this.#index
    const stemOf = ({ term }: Meant) => vocabulary.stems[term] ?? ''
    const withParts = near.flatMap((one) => scaled(vocabulary.exactly(stemOf(one)), one.fit))
    const also = near.flatMap((one) => scaled(this.#synonyms(stemOf(one)), one.fit))
    const [first] = near
    const color = first
      ? (colors.get(stemOf(first)) ?? []).map((one): TermReference => ({ ...one, weight: one.weight * first.fit }))
      : []
    const corrected = first && spoken[first.term]
    const matches = strongestFirst([...color, ...matchesOf([...near, ...withParts, ...also], this.#index)])
    return { from, to, kind: 'guess', matches, ...(corrected === undefined ? {} : { corrected }) }
  }

  /** A word that nothing is called, but that means the same as one: mistyped as well. */
  #nearSynonym(stem: string, nothing: Clue): Clue {
    if (stem.length < 5) return nothing
    for (const known of this.#index.synonyms.keys()) {
      if (Math.abs(known.length - stem.length) > 1 || known[0] !== stem[0] || !isOneOff(known, stem)) continue
      const meant = scaled(this.#synonyms(known), 0.8)
      const best = meant.reduce<Meant | undefined>(
        (one, other) => (one && one.fit >= other.fit ? one : other),
        undefined,
      )
      const corrected = best && this.#index.spoken[best.term]
      if (corrected !== undefined) return { ...nothing, matches: matchesOf(meant, this.#index), corrected }
    }
    return nothing
  }

  #contentWords(): number {
    return this.#words.filter((_, at) => !this.#isStopWord(at)).length
  }

  #synonyms(stem: string): Meant[] {
    const others = [...(this.#index.synonyms.get(stem) ?? [])]
    return others.flatMap((other) => scaled(this.#index.vocabulary.exactly(other), synonymFit))
  }
}

/** The products that every clue leads to. */
function productsOfAll(clues: readonly Clue[], { starts, named }: LanguageIndex, knowledge: Knowledge): Bitset {
  const sets = clues.map(({ matches }) => {
    const set = knowledge.nothing()
    for (const match of matches) {
      if ('value' in match) addAll(set, match.value.set)
      else if ('set' in match) addAll(set, match.set)
      else
        for (let at = starts[match.term] ?? 0; at < (starts[match.term + 1] ?? 0); at++)
          setMember(set, named[at] ?? 0, true)
    }
    return set
  })
  const [first = knowledge.nothing(), ...others] = sets
  for (const other of others) keepOnly(first, other)
  return first
}

const isCategory = (value: AttributeValue) => value.attribute === 'category' && value.level > 1
const isTopic = (matches: readonly Match[]) => matches.some((match) => 'value' in match && isCategory(match.value))

const scaled = (meant: readonly Meant[], by: number): Meant[] => meant.map(({ term, fit }) => ({ term, fit: fit * by }))

const weakened = (matches: readonly Match[], by: number): Match[] =>
  matches.map((match) => ({ ...match, weight: match.weight * by }))

const strongestFirst = (matches: readonly Match[]): Match[] => [...matches].sort((a, b) => b.weight - a.weight)

/** One letter added, left out or exchanged. */
function isOneOff(one: string, other: string): boolean {
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  const rest = (text: string, skipped: number) => text.slice(start + skipped)
  return rest(one, 1) === rest(other, 1) || rest(one, 1) === rest(other, 0) || rest(one, 0) === rest(other, 1)
}

/** What the words lead to, each once, the surest first. */
function matchesOf(meant: readonly Meant[], index: LanguageIndex): Match[] {
  const terms = new Map<number, number>()
  for (const { term, fit } of meant) terms.set(term, Math.max(terms.get(term) ?? 0, fit))
  const values = new Map<AttributeValue, number>()
  const found: Match[] = []
  for (const [term, fit] of terms) {
    if ((index.starts[term + 1] ?? 0) > (index.starts[term] ?? 0)) found.push({ term, weight: weightOfName * fit })
    for (const { value, weight } of index.references[term] ?? []) {
      values.set(value, Math.max(values.get(value) ?? 0, weight * fit))
    }
  }
  for (const [value, weight] of values) found.push({ value, weight })
  return strongestFirst(found)
}
