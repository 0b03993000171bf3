import type { Language } from '#kernel/storefront.ts'
import { addAll, type Bitset, eachOf, emptySet, has, isEmpty, keepOnly, put } from './bitset.ts'
import type { CatalogIndex } from './catalog-index.ts'
import { skuPlaces } from './index-draft.ts'
import type { LanguageIndex } from './language-index.ts'
import { type Clue, type Match, readQuery } from './read-query.ts'
import { hash } from './shape.ts'
import { articleNumber, folded, foldedSku, searchTerm } from './text.ts'

/** What a query found, before anything else narrows it. */
export type Matched = {
  readonly set: Bitset
  readonly clues: readonly Clue[]
  readonly corrected?: string
  readonly ignored: readonly string[]
}

const nothing = (index: CatalogIndex): Matched => ({ set: emptySet(index.size), clues: [], ignored: [] })

/**
 * The products that match every word of a query; where none does, those that match the words that matter.
 * @param sold what the storefront sells: a word that leads to nothing else leads nowhere
 */
export function matchQuery(query: string, language: Language, index: CatalogIndex, sold: Bitset): Matched {
  const term = searchTerm(query)
  if (term.kind === 'nothing') return nothing(index)
  const exact = exactly(term.text, index)
  if (exact) return { set: exact, clues: [], ignored: [] }
  if (term.kind === 'exact') return nothing(index)
  const words = index.columns.languages[language]
  const { attributes } = index.columns
  const none = new Map()
  const clues = readQuery(term.words, words, {
    inStock: attributes.get('size') ?? none,
    made: attributes.get('any-size') ?? none,
  })
  return inAll(clues, words, index, sold)
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

function inAll(clues: readonly Clue[], words: LanguageIndex, index: CatalogIndex, sold: Bitset): Matched {
  const sets = clues.map((clue) => ({ clue, set: soldOf(clue.matches, words, sold) }))
  const known = sets.filter(({ set }) => !isEmpty(set))
  const left = [...known]
  // What says the least about the thing is left out first: the colour, the size, words that name no category.
  while (left.length > 0) {
    const set = sold.slice()
    for (const one of left) keepOnly(set, one.set)
    if (!isEmpty(set)) break
    const least = left.reduce(
      (at, { clue }, other) => (dispensable(clue) >= dispensable(left[at]?.clue) ? other : at),
      0,
    )
    left.splice(least, 1)
  }
  const kept = left.map(({ clue }) => clue)
  if (!isWorthwhile(kept, clues)) return nothing(index)
  const set = sold.slice()
  for (const one of left) keepOnly(set, one.set)
  const corrected = kept.some((clue) => clue.corrected !== undefined)
    ? [...new Set(kept.map((clue) => clue.corrected ?? clue.word))].join(' ')
    : undefined
  const ignored = [...new Set(clues.filter((clue) => !kept.includes(clue)).map(({ word }) => word))]
  return { set, clues: kept, ignored, ...(corrected === undefined ? {} : { corrected }) }
}

function dispensable(clue: Clue | undefined): number {
  if (!clue) return -1
  if (clue.kind === 'color') return 3
  if (clue.kind === 'size') return 2
  const isTopic = clue.matches.some(
    (match) => 'value' in match && match.value.attribute === 'category' && match.value.level > 1,
  )
  return (clue.corrected === undefined ? 0 : 0.5) + (isTopic ? 0 : 1)
}

/** Half of the words at least, and one that says more than a size. */
function isWorthwhile(kept: readonly Clue[], asked: readonly Clue[]): boolean {
  if (kept.length === 0 || kept.length * 2 < asked.length) return false
  return kept.length === asked.length || kept.some(({ kind }) => kind !== 'size')
}

function soldOf(matches: readonly Match[], words: LanguageIndex, sold: Bitset): Bitset {
  const set = new Uint32Array(sold.length)
  for (const match of matches) {
    if ('value' in match) addAll(set, match.value.set)
    else {
      const end = words.starts[match.term + 1] ?? 0
      for (let at = words.starts[match.term] ?? 0; at < end; at++) put(set, words.named[at] ?? 0, true)
    }
  }
  keepOnly(set, sold)
  return set
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
