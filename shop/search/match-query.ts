import type { Language, Storefront } from '#kernel/storefront.ts'
import { addAll, type Bitset, eachOf, emptySet, has, isEmpty, keepOnly, put } from './bitset.ts'
import type { CatalogIndex } from './catalog-index.ts'
import { skuPlaces } from './index-draft.ts'
import type { LanguageIndex } from './language-index.ts'
import type { LanguageRules } from './languages/rules.ts'
import { type Clue, type ClueKind, type Knowledge, type Match, readQuery } from './read-query.ts'
import { hash } from './shape.ts'
import { articleNumber, folded, foldedSku, searchTerm } from './text.ts'

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

const nothing = (index: CatalogIndex): Matched => ({ set: emptySet(index.size), clues: [], ignored: [] })

/**
 * The products that match every word of a query; where none does, those that match the words that matter.
 * What the storefront doesn't sell isn't there: a word that leads to nothing else leads nowhere.
 */
export function matchQuery(query: string, storefront: Storefront, index: CatalogIndex): Matched {
  const term = searchTerm(query)
  if (term.kind === 'nothing') return nothing(index)
  const exact = exactly(term.text, index)
  if (exact) return { set: exact, clues: [], ignored: [] }
  const words = index.columns.languages[storefront.language]
  if (term.kind === 'exact') return shortWord(term.text, words, storefront, index)
  const clues = readQuery(term.words, words, knowledgeOf(storefront.language, index))
  return inAll(clues, term, storefront, index)
}

/** Three letters are looked for where they are the whole name of a thing: bag, tee, sac, wol. */
function shortWord(text: string, { rules }: LanguageIndex, storefront: Storefront, index: CatalogIndex): Matched {
  const knowledge = knowledgeOf(storefront.language, index)
  if (text.length < 3 || knowledge.phrases.of(rules.stem(text)).length === 0) return nothing(index)
  const clues = readQuery([text], index.columns.languages[storefront.language], knowledge)
  return inAll(clues, { words: [text], written: [text] }, storefront, index)
}

function knowledgeOf(language: Language, index: CatalogIndex): Knowledge {
  const { attributes, languages } = index.columns
  const none = new Map()
  return {
    sizes: { inStock: attributes.get('size') ?? none, made: attributes.get('any-size') ?? none },
    phrases: index.phrases[language],
    setsOf: (meaning) => index.meant(meaning),
    named: (term) => {
      const set = emptySet(index.size)
      const { starts, named } = languages[language]
      for (let at = starts[term] ?? 0; at < (starts[term + 1] ?? 0); at++) put(set, named[at] ?? 0, true)
      return set
    },
  }
}

/** A SKU of a product, of a size or of a model; the EAN of a size; or a brand. */
function exactly(text: string, index: CatalogIndex): Bitset | undefined {
  const found = emptySet(index.size)
  const sku = foldedSku(text)
  if (/^[\d.]{4,}$/.test(sku)) {
    const { skus } = index.columns
    for (let at = firstWith(skus, sku); at < skus.length && (skus[at] ?? '').startsWith(sku); at++) put(found, at, true)
  }
  // A word may have the hash of somebody's SKU by chance, so one without a digit has to be how the product's own begins.
  const isTrusted = /\d/.test(sku)
  for (const at of ofVariant(sku, index)) {
    if (isTrusted || foldedSku(index.columns.skus[at] ?? '').startsWith(sku)) put(found, at, true)
  }
  const ean = articleNumber(text)
  if (ean !== undefined) for (const at of ofVariant(ean, index)) put(found, at, true)
  if (!isEmpty(found)) return found
  for (const { labels, set } of index.columns.attributes.get('brand')?.values() ?? []) {
    if (labels && folded(labels.en) === text) return set.slice()
  }
  return undefined
}

function* ofVariant(sku: string, index: CatalogIndex): Generator<number> {
  const { variantSkus } = index.columns
  const wanted = hash(sku)
  let low = 0
  let high = variantSkus.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (Math.floor((variantSkus[middle] ?? 0) / skuPlaces) < wanted) low = middle + 1
    else high = middle
  }
  for (let at = low; at < variantSkus.length && Math.floor((variantSkus[at] ?? 0) / skuPlaces) === wanted; at++) {
    yield (variantSkus[at] ?? 0) % skuPlaces
  }
}

function firstWith(sorted: readonly string[], prefix: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] ?? '') < prefix) low = middle + 1
    else high = middle
  }
  return low
}

type Said = { readonly words: readonly string[]; readonly written: readonly string[] }

function inAll(clues: readonly Clue[], said: Said, storefront: Storefront, index: CatalogIndex): Matched {
  const words = index.columns.languages[storefront.language]
  const { sold } = index.columns.stores[storefront.code]
  const readAs = (clue: Clue, matches: readonly Match[]): Read => ({
    clue: { ...clue, matches },
    set: soldOf({ ...clue, matches }, words, sold, storefront, index),
  })
  const loosened = ({ clue }: Read) => readAs(clue, [...clue.matches, ...(clue.loose ?? [])])
  const read = clues.map((clue) => readAs(clue, clue.matches))
  const known = read.filter(({ set }) => !isEmpty(set))
  const found = mostImportant(known, loosened)
  if (!found || !isWorthwhile(found.kept, clues)) return nothing(index)
  const { rules } = words
  // A word may have been read as several: it was understood when one of them was.
  const isKept = ({ from, to }: Clue) => found.kept.some((one) => one.from === from && one.to === to)
  const left = clues.filter((clue) => !isKept(clue))
  const text = ({ from, to }: Clue) => said.written.slice(from, to).join(' ')
  const corrected = found.kept.some((clue) => clue.corrected !== undefined)
    ? [...new Set(found.kept.map((clue) => clue.corrected ?? text(clue)))].join(' ')
    : undefined
  return {
    set: found.set,
    clues: withPriceLevel(found, storefront, index),
    ignored: [...new Set(left.map(text))],
    ...(left.length === 0 ? {} : { understood: remaining(said, left, rules) }),
    ...(corrected === undefined ? {} : { corrected }),
  }
}

/** The query without what was left out, and without the small words that led up to it: 'for a wedding'. */
function remaining({ words, written }: Said, left: readonly Clue[], { stopWords }: LanguageRules): string {
  const isGone = words.map((_, at) => left.some(({ from, to }) => from <= at && at < to))
  for (let at = words.length - 1; at >= 0; at--) {
    if ((isGone[at + 1] || at === words.length - 1) && stopWords.has(words[at] ?? '')) isGone[at] = true
  }
  const first = words.findIndex((word, at) => !isGone[at] && !stopWords.has(word))
  return written.filter((_, at) => at >= first && !isGone[at]).join(' ')
}

type Read = { readonly clue: Clue; readonly set: Bitset }
type Kept = { readonly kept: readonly Clue[]; readonly set: Bitset }

/** More clues than these are given up one after the other, the least important first, before any are weighed against each other. */
const mostWeighed = 8

/**
 * The clues that together say the most and that something matches; all of them, where that is so, if need be with what only bears
 * their words in its name.
 */
function mostImportant(read: readonly Read[], loosened: (read: Read) => Read): Kept | undefined {
  const together = intersection(read) ?? intersection(read.map(loosened))
  if (together) return together
  const weighed = [...read].sort((a, b) => importance(b.clue) - importance(a.clue)).slice(0, mostWeighed)
  const choices = Array.from({ length: 2 ** weighed.length - 1 }, (_, at) => {
    const chosen = weighed.filter((_, place) => ((at + 1) >> place) & 1)
    return { chosen, says: chosen.reduce((sum, { clue }) => sum + importance(clue), 0) }
  })
  for (const { chosen } of choices.sort((a, b) => b.says - a.says)) {
    const found = intersection(chosen)
    if (found) return { ...found, kept: [...found.kept].sort((a, b) => a.from - b.from) }
  }
  return undefined
}

function intersection(read: readonly Read[]): Kept | undefined {
  const [first, ...others] = read
  if (!first) return undefined
  const set = first.set.slice()
  for (const one of others) keepOnly(set, one.set)
  return isEmpty(set) ? undefined : { kept: read.map(({ clue }) => clue), set }
}

/** What says the least about the thing is left out first: what it is worn for, what it is like; what it is stays. */
const importances: Readonly<Record<ClueKind, number>> = {
  thing: 8,
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
      for (let at = words.starts[match.term] ?? 0; at < end; at++) put(set, words.named[at] ?? 0, true)
    }
  }
  keepOnly(set, sold)
  return set
}

/** The third of what was found that is cheap, or dear, comes first where that was asked for. */
const thirds = 3
const priceLevelWeight = 8

function withPriceLevel({ kept, set }: Kept, { code }: Storefront, index: CatalogIndex): readonly Clue[] {
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

/** How well each product of a set fits what was asked; what stands at other places has no meaning. */
export function scoresOf(set: Bitset, clues: readonly Clue[], words: LanguageIndex, index: CatalogIndex): Float32Array {
  const { popularity, inStock } = index.columns
  const scores = new Float32Array(index.size)
  for (const { matches } of clues) {
    // Each product counts with the strongest match: matches come in that order.
    const left = set.slice()
    for (const match of matches) {
      if ('value' in match) takeAll(left, match.value.set, match.weight, scores)
      else if ('set' in match) takeAll(left, match.set, match.weight, scores)
      else {
        const end = words.starts[match.term + 1] ?? 0
        for (let at = words.starts[match.term] ?? 0; at < end; at++) {
          const product = words.named[at] ?? 0
          if (!has(left, product)) continue
          scores[product] = (scores[product] ?? 0) + match.weight
          put(left, product, false)
        }
      }
    }
  }
  eachOf(set, (at) => {
    scores[at] = (scores[at] ?? 0) + (popularity[at] ?? 0) * popularityWeight + (has(inStock, at) ? inStockWeight : 0)
  })
  return scores
}

/** A best-seller outdoes a slightly better word, a product in stock a clearly better one. */
const popularityWeight = 0.02
const inStockWeight = 4

function takeAll(left: Bitset, set: Bitset, weight: number, scores: Float32Array): void {
  for (let word = 0; word < left.length; word++) {
    let both = (left[word] ?? 0) & (set[word] ?? 0)
    if (both === 0) continue
    left[word] = (left[word] ?? 0) & ~both
    while (both !== 0) {
      const lowest = both & -both
      const at = (word << 5) + (31 - Math.clz32(lowest))
      scores[at] = (scores[at] ?? 0) + weight
      both ^= lowest
    }
  }
}
