import type { Storefront } from '#kernel/storefront.ts'
import { addAll, type Bitset, eachOf, emptySet, isEmpty, keepOnly, setMember } from './bitset.ts'
import type { CatalogIndex } from './catalog-index.ts'
import type { LanguageIndex } from './language-index.ts'
import { type LeftOutWords, textOfClue, withoutClues, wordsOfClue } from './left-out.ts'
import type { Clue, ClueKind, Match } from './read-query.ts'

/** What a query found, before anything else narrows it. */
export type Matched = {
  readonly set: Bitset
  readonly clues: readonly Clue[]
  readonly corrected?: string
  /** Words that were left out, because nothing matches all of them. */
  readonly ignored: readonly string[]
  /** The query without them; absent when none was left out. */
  readonly understood?: string
}

export const nothing = (index: CatalogIndex): Matched => ({ set: emptySet(index.size), clues: [], ignored: [] })

/** The products that match all clues; where there are none, those that match the ones that matter most. */
export function weighClues(
  clues: readonly Clue[],
  said: LeftOutWords,
  storefront: Storefront,
  index: CatalogIndex,
): Matched {
  const words = index.columns.languages[storefront.language]
  const { sold } = index.columns.stores[storefront.code]
  const readAs = (clue: Clue, at: number, matches: readonly Match[]): Read => ({
    clue: { ...clue, matches },
    at,
    set: soldOf({ ...clue, matches }, words, sold, storefront, index),
  })
  const loosened = ({ clue, at }: Read) => readAs(clue, at, [...clue.matches, ...(clue.loose ?? [])])
  const read = clues.map((clue, at) => readAs(clue, at, clue.matches))
  const known = read.filter(({ set }) => !isEmpty(set))
  const isEnough = (kept: readonly Read[]) =>
    isWorthwhile(
      kept.map(({ clue }) => clue),
      clues,
    )
  const found = mostImportant(known, loosened, isEnough)
  if (!found) return nothing(index)
  const left = clues.filter((_, at) => !found.kept.some((one) => one.at === at))
  const kept = found.kept.map(({ clue }) => clue)
  const corrected = kept.some((clue) => clue.corrected !== undefined)
    ? [...new Set(kept.map((clue) => clue.corrected ?? wordsOfClue(clue, said)))].join(' ')
    : undefined
  return {
    set: found.set,
    clues: withPriceLevel(kept, found.set, storefront, index),
    ignored: [...new Set(left.map((clue) => textOfClue(clue, said)))],
    ...(left.length === 0 ? {} : { understood: withoutClues(said, left, kept, words.rules) }),
    ...(corrected === undefined ? {} : { corrected }),
  }
}

/** A clue, its place among the others, and what it leads to. */
type Read = { readonly clue: Clue; readonly at: number; readonly set: Bitset }
type Kept = { readonly kept: readonly Read[]; readonly set: Bitset }

/** More clues than these are given up one after the other, the least important first, before any are weighed against each other. */
const mostWeighed = 8

/**
 * The clues that together say the most and that something matches; all of them, where that is so, if need be with what only bears
 * their words in its name.
 */
function mostImportant(
  read: readonly Read[],
  loosened: (read: Read) => Read,
  isEnough: (kept: readonly Read[]) => boolean,
): Kept | undefined {
  const together = intersection(read) ?? intersection(read.map(loosened))
  if (together && isEnough(together.kept)) return together
  const weighed = [...read].sort((a, b) => importance(b.clue) - importance(a.clue)).slice(0, mostWeighed)
  const choices = Array.from({ length: 2 ** weighed.length - 1 }, (_, at) => {
    const chosen = weighed.filter((_, place) => ((at + 1) >> place) & 1)
    return { chosen, says: chosen.reduce((sum, { clue }) => sum + importance(clue), 0) }
  })
  for (const { chosen } of choices.sort((a, b) => b.says - a.says)) {
    const found = isEnough(chosen) ? intersection(chosen) : undefined
    if (found) return { ...found, kept: [...found.kept].sort((a, b) => a.at - b.at) }
  }
  return undefined
}

function intersection(read: readonly Read[]): Kept | undefined {
  const [first, ...others] = read
  if (!first) return undefined
  const set = first.set.slice()
  for (const one of others) keepOnly(set, one.set)
  return isEmpty(set) ? undefined : { kept: read, set }
}

/** What says the least about the thing is left out first: what it is worn for, what it is like. What it is outweighs all of that together. */
const importances: Readonly<Record<ClueKind, number>> = {
  thing: 40,
  price: 5,
  audience: 5,
  word: 4.5,
  size: 4,
  color: 3.5,
  quality: 3,
  occasion: 2,
  guess: 1.5,
}
const importance = ({ kind }: Clue): number => importances[kind]

/** Something that says more than a size or a guess does, unless it is all that was asked. */
const isWorthwhile = (kept: readonly Clue[], asked: readonly Clue[]): boolean =>
  kept.length === asked.length ||
  kept.some(({ kind }) => kind !== 'size' && kind !== 'guess') ||
  kept.filter(({ kind }) => kind === 'guess').length * 2 >= asked.length

function soldOf(clue: Clue, words: LanguageIndex, sold: Bitset, storefront: Storefront, index: CatalogIndex): Bitset {
  if (clue.price) {
    const { price } = clue
    const set = sold.slice()
    if (price.kind === 'range') keepOnly(set, index.priced(storefront.code, price.from * 100, price.to * 100 + 1))
    return set
  }
  const set = new Uint32Array(sold.length)
  for (const match of clue.matches) {
    if ('value' in match) addAll(set, match.value.set)
    else if ('set' in match) addAll(set, match.set)
    else {
      const end = words.starts[match.term + 1] ?? 0
      for (let at = words.starts[match.term] ?? 0; at < end; at++) setMember(set, words.named[at] ?? 0, true)
    }
  }
  keepOnly(set, sold)
  return set
}

/** The third of what was found that is cheap, or dear, comes first where that was asked for. */
const thirds = 3
const priceLevelWeight = 8

function withPriceLevel(kept: readonly Clue[], set: Bitset, { code }: Storefront, index: CatalogIndex): Clue[] {
  const { price: prices } = index.columns.stores[code]
  return kept.map((clue) => {
    const { price } = clue
    if (!price || price.kind === 'range') return clue
    const found: number[] = []
    eachOf(set, (at) => found.push(prices[at] ?? 0))
    found.sort((a, b) => a - b)
    const border = found[Math.floor((found.length * (price.kind === 'low' ? 1 : thirds - 1)) / thirds)] ?? 0
    const near = price.kind === 'low' ? index.priced(code, 1, border + 1) : index.priced(code, border, 2 ** 31 - 1)
    return { ...clue, matches: [{ set: near, weight: priceLevelWeight }] }
  })
}
