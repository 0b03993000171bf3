import type { AttributeValue } from './columns.ts'
import { type LanguageIndex, type Reference, weightOfName } from './language-index.ts'
import type { Meant } from './vocabulary.ts'

/** Products that a word of the query may be about: those of an attribute, or those whose name holds a stem. */
export type Match =
  | { readonly value: AttributeValue; readonly weight: number }
  | { readonly term: number; readonly weight: number }

/** A word of the query, and what it may mean. */
export type Clue = {
  readonly word: string
  readonly matches: readonly Match[]
  /** `size` and `color` narrow; a `word` says what the thing is. */
  readonly kind: 'word' | 'color' | 'size'
  /** How the word is written rightly, when only that was found. */
  readonly corrected?: string
}

/** The sizes of the catalogue: those in stock, and those that products are made in. */
export type SizeValues = {
  readonly inStock: ReadonlyMap<string, AttributeValue>
  readonly made: ReadonlyMap<string, AttributeValue>
}

const synonymFit = 0.9
const splitFit = 0.95
const sizeWeight = 6
/** A size that the product comes in, but of which nothing is left. */
const soldOutSizeWeight = 1.5
const endOfWord = 3

/** Reads the words of a query by what the catalogue and the language know. Words that say nothing are left out. */
export function readQuery(words: readonly string[], index: LanguageIndex, sizes: SizeValues): Clue[] {
  const said = joined(words, index)
  const clues: Clue[] = []
  for (const [at, word] of said.entries()) {
    const before = said[at - 1]
    const asked = before !== undefined && index.rules.sizeWords.has(before)
    const size = sizeClue(word, sizes, asked || said.length > 1)
    if (size) clues.push(size)
    else if (index.rules.sizeWords.has(word) && said.length > 1) continue
    else if (!index.rules.stopWords.has(word) || said.length === 1)
      clues.push(...wordClues(word, at === said.length - 1, index))
  }
  return clues
}

/** 'ballet flat' is one thing where the language has a word for it. */
function joined(words: readonly string[], index: LanguageIndex): string[] {
  const said: string[] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? ''
    const next = words[at + 1]
    const both = next === undefined ? undefined : index.rules.stem(word + next)
    const isOne = both !== undefined && (index.synonyms.has(both) || index.vocabulary.placeOf(both) !== undefined)
    if (isOne && !/\d/.test(word)) {
      said.push(word + next)
      at++
    } else said.push(word)
  }
  return said
}

function sizeClue(word: string, sizes: SizeValues, mayBe: boolean): Clue | undefined {
  const named = /^\d/.test(word) ? word.replace(/\.0$/, '') : word.toUpperCase()
  const made = mayBe ? sizes.made.get(named) : undefined
  if (!made) return undefined
  const inStock = sizes.inStock.get(named)
  return {
    word,
    kind: 'size',
    matches: [...(inStock ? [{ value: inStock, weight: sizeWeight }] : []), { value: made, weight: soldOutSizeWeight }],
  }
}

function wordClues(word: string, isLast: boolean, index: LanguageIndex): Clue[] {
  const stem = index.rules.stem(word)
  const color = colorMatches(stem, index)
  const exact = [...index.vocabulary.exactly(stem), ...synonyms(stem, index)]
  const begun = isLast && word.length >= endOfWord ? completions(word, stem, index) : []
  if (color.length > 0) return [{ word, kind: 'color', matches: [...color, ...matchesOf(exact, index)] }]
  if (exact.length > 0) return [{ word, kind: 'word', matches: matchesOf([...exact, ...begun], index) }]
  const parts = index.vocabulary.parts(word)
  if (parts) return parts.map((part) => partClue(word, part, index))
  if (begun.length > 0) return [{ word, kind: 'word', matches: matchesOf(begun, index) }]
  return [guess(word, stem, isLast, index)]
}

/** 'Damenstiefel': each of its parts counts as a word. */
function partClue(word: string, part: string, index: LanguageIndex): Clue {
  const meant = [...index.vocabulary.exactly(part), ...synonyms(part, index)]
  const color = colorMatches(part, index)
  return {
    word,
    kind: color.length > 0 ? 'color' : 'word',
    matches: [...color, ...matchesOf(meant, index)].map((match) => ({ ...match, weight: match.weight * splitFit })),
  }
}

function guess(word: string, stem: string, isLast: boolean, index: LanguageIndex): Clue {
  const near = /\d/.test(word) ? [] : index.vocabulary.nearly(stem, isLast)
  const mistyped = near.length > 0 ? undefined : nearSynonym(stem, index)
  const all = mistyped ? synonyms(mistyped, index).map(({ term, fit }) => ({ term, fit: fit * 0.8 })) : near
  const best = all.reduce<Meant | undefined>((one, other) => (one && one.fit >= other.fit ? one : other), undefined)
  const withParts = near.flatMap((one) =>
    index.vocabulary
      .exactly(index.vocabulary.stems[one.term] ?? '')
      .map(({ term, fit }) => ({ term, fit: fit * one.fit })),
  )
  const also = near.flatMap(({ term, fit }) =>
    synonyms(index.vocabulary.stems[term] ?? '', index).map((other) => ({ term: other.term, fit: other.fit * fit })),
  )
  const color = near
    .slice(0, 1)
    .flatMap(({ term, fit }) =>
      colorMatches(index.vocabulary.stems[term] ?? '', index).map((one) => ({ ...one, weight: one.weight * fit })),
    )
  const spoken = best && index.spoken[best.term]
  return {
    word,
    kind: color.length > 0 ? 'color' : 'word',
    matches: [...color, ...matchesOf([...all, ...withParts, ...also], index)],
    ...(spoken === undefined ? {} : { corrected: spoken }),
  }
}

/** A word that nothing is called, but that means the same as one: mistyped as well. */
function nearSynonym(stem: string, index: LanguageIndex): string | undefined {
  if (stem.length < 5) return undefined
  for (const known of index.synonyms.keys()) {
    if (Math.abs(known.length - stem.length) <= 1 && known[0] === stem[0] && isOneOff(known, stem)) return known
  }
  return undefined
}

/** One letter added, left out or exchanged. */
function isOneOff(one: string, other: string): boolean {
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  const rest = (text: string, skipped: number) => text.slice(start + skipped)
  return rest(one, 1) === rest(other, 1) || rest(one, 1) === rest(other, 0) || rest(one, 0) === rest(other, 1)
}

function colorMatches(stem: string, index: LanguageIndex): readonly Reference[] {
  return index.colors.get(stem) ?? []
}

function synonyms(stem: string, index: LanguageIndex): Meant[] {
  const others = [...(index.synonyms.get(stem) ?? [])]
  return others.flatMap((other) =>
    index.vocabulary.exactly(other).map(({ term, fit }) => ({ term, fit: fit * synonymFit })),
  )
}

function completions(word: string, stem: string, index: LanguageIndex): Meant[] {
  const typed = index.vocabulary.beginningWith(word)
  return typed.length > 0 || stem === word ? typed : index.vocabulary.beginningWith(stem)
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
  return found.sort((a, b) => b.weight - a.weight)
}
