import { type Language, type Storefront, textIn } from '#kernel/storefront.ts'
import { type Bitset, eachOf, emptySet, has, isEmpty, setMember } from './bitset.ts'
import type { CatalogIndex } from './catalog-index.ts'
import { skuPlaces } from './index-draft.ts'
import type { LanguageIndex } from './language-index.ts'
import { type Clue, type Knowledge, readQuery } from './read-query.ts'
import { hashText } from './shape.ts'
import { articleNumber, foldedSku, foldText, searchTerm } from './text.ts'
import { type Matched, nothing, weighClues } from './weigh-clues.ts'

export type { Matched } from './weigh-clues.ts'

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
  return weighClues(clues, term, storefront, index)
}

const fewestLetters = 3

/** Three letters are looked for where they are the whole word for a thing, a material or a colour: bag, sac, wol, red. */
function shortWord(
  text: string,
  { rules, colors }: LanguageIndex,
  storefront: Storefront,
  index: CatalogIndex,
): Matched {
  const knowledge = knowledgeOf(storefront.language, index)
  const stem = rules.stem(text)
  const isKnown =
    knowledge.phrases.of(stem).length > 0 || colors.has(stem) || knowledge.synonyms.at([stem], 0) !== undefined
  if (text.length < fewestLetters || !isKnown) return nothing(index)
  const clues = readQuery([text], index.columns.languages[storefront.language], knowledge)
  return weighClues(clues, { words: [text], written: [text] }, storefront, index)
}

function knowledgeOf(language: Language, index: CatalogIndex): Knowledge {
  const { attributes, languages } = index.columns
  const none = new Map()
  return {
    sizes: { inStock: attributes.get('size') ?? none, made: attributes.get('any-size') ?? none },
    phrases: index.phrases[language],
    setsOf: (meaning) => index.meant(meaning),
    synonyms: index.synonyms[language],
    nothing: () => emptySet(index.size),
    named: (term) => {
      const set = emptySet(index.size)
      const { starts, named } = languages[language]
      for (let at = starts[term] ?? 0; at < (starts[term + 1] ?? 0); at++) setMember(set, named[at] ?? 0, true)
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
    for (let at = firstWith(skus, sku); at < skus.length && (skus[at] ?? '').startsWith(sku); at++)
      setMember(found, at, true)
  }
  // A word may have the hash of somebody's SKU by chance, so one without a digit has to be how the product's own begins.
  const isTrusted = /\d/.test(sku)
  for (const at of ofVariant(sku, index)) {
    if (isTrusted || foldedSku(index.columns.skus[at] ?? '').startsWith(sku)) setMember(found, at, true)
  }
  const ean = articleNumber(text)
  if (ean !== undefined) for (const at of ofVariant(ean, index)) setMember(found, at, true)
  if (!isEmpty(found)) return found
  for (const { labels, set } of index.columns.attributes.get('brand')?.values() ?? []) {
    if (labels && foldText(textIn(labels, 'en')) === text) return set.slice()
  }
  return undefined
}

function* ofVariant(sku: string, index: CatalogIndex): Generator<number> {
  const { variantSkus } = index.columns
  const wanted = hashText(sku)
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
          setMember(left, product, false)
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
