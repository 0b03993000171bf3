import { day } from '#kernel/clock.ts'
import { type FacetName, facetNames, type SortOption } from '#kernel/product-list.ts'
import { oneSize } from '../catalog/product.ts'
import {
  addAll,
  type Bitset,
  eachOf,
  emptySet,
  fullWords,
  has,
  keepOnly,
  put,
  sizeOf,
  sizeOfBoth,
  within,
} from './bitset.ts'
import type { CatalogIndex } from './catalog-index.ts'
import type { AttributeName, AttributeValue } from './columns.ts'
import { newForDays, priceRange, priceRanges } from './facets.ts'
import { type Matched, matchQuery, scoresOf } from './match-query.ts'
import type { Facet, FacetValue, SearchAnswer, SearchQuestion } from './search-port.ts'
import { bySize } from './size-order.ts'

/** Every product's price is compared with each range that is chosen; nobody chooses more. */
const mostRanges = 8

/** Facets that are an attribute as it stands. */
const attributeOf: Readonly<Partial<Record<FacetName, AttributeName>>> = {
  category: 'category',
  size: 'size',
  color: 'color',
  brand: 'brand',
  material: 'material',
  heel: 'heel',
  season: 'season',
}

/** The page of a list or a search. */
export function listProducts(index: CatalogIndex, question: SearchQuestion): SearchAnswer {
  const { request } = question
  const list = begin(index, question)
  const set = narrowed(list, list.chosen)
  const total = sizeOf(set)
  const skipped = (request.page - 1) * request.pageSize
  const places =
    total <= skipped
      ? []
      : request.search !== undefined && request.sort === 'recommended'
        ? bestOf(index, question, set, list.matched, skipped, request.pageSize)
        : inOrder(orderOf(index, question), set, skipped, request.pageSize)
  return {
    ids: places.map((at) => index.columns.ids[at] ?? ''),
    total,
    ignored: list.matched?.ignored ?? [],
    ...(list.matched?.corrected === undefined ? {} : { corrected: list.matched.corrected }),
    ...(list.matched?.understood === undefined ? {} : { understood: list.matched.understood }),
  }
}

/**
 * What a list can be narrowed to. The counts of a facet leave its own choice out of account: who has chosen black sees how many
 * there are in brown.
 */
export function countFacets(index: CatalogIndex, question: SearchQuestion): Facet[] {
  const list = begin(index, question)
  const everything = narrowed(list, list.chosen)
  const places = fullWords(everything)
  const offered = facetNames.filter((name) => name !== 'sale' || !question.hidesReductions)
  return offered.flatMap((name) => {
    const chosen = question.request.chosen[name] ?? []
    const others = list.chosen.has(name)
      ? narrowed(list, new Map([...list.chosen].filter(([other]) => other !== name)))
      : everything
    const values = valuesOf(name, index, question, others, others === everything ? places : fullWords(others))
      .map((value) => ({ ...value, chosen: chosen.includes(value.value) }))
      .filter(({ count, chosen: isChosen }) => count > 0 || isChosen)
    return values.length > 0 ? [{ name, values }] : []
  })
}

type List = {
  /** What the list is, before the shopper narrows it. */
  readonly whole: Bitset
  readonly chosen: ReadonlyMap<FacetName, Bitset>
  readonly matched: Matched | undefined
}

function begin(index: CatalogIndex, question: SearchQuestion): List {
  const { request, storefront, hidesReductions } = question
  const { columns } = index
  const store = columns.stores[storefront.code]
  const whole = store.sold.slice()
  const matched = request.search === undefined ? undefined : matchQuery(request.search, storefront, index)
  if (matched) keepOnly(whole, matched.set)
  const only = (attribute: AttributeName, key: string | undefined) => {
    const set = key === undefined ? undefined : columns.attributes.get(attribute)?.get(key)?.set
    keepOnly(whole, set ?? emptySet(index.size))
  }
  if (request.categoryId !== undefined) only('category', columns.categoryKeys.get(request.categoryId))
  if (request.brandId !== undefined) only('brand', columns.brandSlugs.get(request.brandId))
  if (request.gender !== undefined) only('gender', request.gender)
  if (request.skus) keepOnly(whole, where(index, skuIs(index, new Set(request.skus))))
  if (request.list === 'sale') keepOnly(whole, hidesReductions ? emptySet(index.size) : store.reduced)
  if (request.list === 'new') keepOnly(whole, newOf(index, question))
  if (request.list === 'last-items') keepOnly(whole, within(columns.pieces, 1, 2))
  if (request.list === 'sold-out') keepOnly(whole, within(columns.pieces, 0, 1))
  const chosen = new Map<FacetName, Bitset>()
  for (const name of facetNames) {
    const values = request.chosen[name]
    if (values && values.length > 0) chosen.set(name, anyOf(name, values, index, question))
  }
  return { whole, chosen, matched }
}

function narrowed({ whole }: List, chosen: ReadonlyMap<FacetName, Bitset>): Bitset {
  const set = whole.slice()
  for (const one of chosen.values()) keepOnly(set, one)
  return set
}

/** The products that have one of the values of a facet. */
function anyOf(name: FacetName, values: readonly string[], index: CatalogIndex, question: SearchQuestion): Bitset {
  const { columns } = index
  const store = columns.stores[question.storefront.code]
  const found = emptySet(index.size)
  const attribute = attributeOf[name]
  if (attribute) {
    const known = columns.attributes.get(attribute)
    for (const value of values) addAll(found, known?.get(value)?.set ?? emptySet(0))
    return found
  }
  if (name === 'sale') return values.includes('true') && !question.hidesReductions ? store.reduced : found
  if (name === 'new') return values.includes('true') ? newOf(index, question) : found
  for (const value of values.slice(0, mostRanges)) addAll(found, ofPrice(index, question, value) ?? emptySet(0))
  return found
}

function newOf(index: CatalogIndex, { now }: SearchQuestion): Bitset {
  const today = Math.floor(now.getTime() / day)
  return index.released(today - newForDays + 1, today + 1)
}

function where(index: CatalogIndex, is: (at: number) => boolean): Bitset {
  const found = emptySet(index.size)
  for (let at = 0; at < index.size; at++) if (is(at)) put(found, at, true)
  return found
}

const skuIs =
  ({ columns }: CatalogIndex, skus: ReadonlySet<string>) =>
  (at: number) =>
    skus.has(columns.skus[at] ?? '')

type Counted = Omit<FacetValue, 'chosen'>

/** @param words those of the set that hold anything */
function valuesOf(
  name: FacetName,
  index: CatalogIndex,
  question: SearchQuestion,
  set: Bitset,
  words: Uint32Array,
): Counted[] {
  const { storefront } = question
  const store = index.columns.stores[storefront.code]
  const attribute = attributeOf[name]
  if (attribute) {
    const values = [...(index.columns.attributes.get(attribute)?.values() ?? [])]
    return inShelfOrder(name, values, storefront.language).map((value) => ({
      value: value.key,
      label: value.labels?.[storefront.language] ?? (name === 'size' ? value.key : null),
      ...(value.hex === undefined ? {} : { hex: value.hex }),
      count: sizeOfBoth(value.set, set, words),
    }))
  }
  if (name === 'price') {
    return priceRanges.map((value) => {
      const priced = ofPrice(index, question, value)
      return { value, label: null, count: priced ? sizeOfBoth(priced, set, words) : 0 }
    })
  }
  const flagged = name === 'sale' ? store.reduced : newOf(index, question)
  return [{ value: 'true', label: null, count: sizeOfBoth(flagged, set, words) }]
}

function ofPrice(index: CatalogIndex, { storefront }: SearchQuestion, value: string): Bitset | undefined {
  const range = priceRange(value)
  return range && index.priced(storefront.code, range.from, range.to ?? Number.POSITIVE_INFINITY)
}

/** Sizes from small to large, brands and colours by name, the rest as the catalogue has it. */
function inShelfOrder(
  name: FacetName,
  values: AttributeValue[],
  language: keyof NonNullable<AttributeValue['labels']>,
) {
  if (name === 'size') return values.filter(({ key }) => key !== oneSize).sort((a, b) => bySize(a.key, b.key))
  if (name === 'brand' || name === 'color') {
    return values.sort((a, b) => ((a.labels?.[language] ?? '') < (b.labels?.[language] ?? '') ? -1 : 1))
  }
  return values.sort((a, b) => a.position - b.position)
}

function orderOf(index: CatalogIndex, { request, storefront, hidesReductions }: SearchQuestion): Uint32Array {
  const sort: SortOption = hidesReductions && request.sort === 'saledesc' ? 'recommended' : request.sort
  switch (sort) {
    case 'recommended':
    case 'newdesc':
      return index.order(sort)
    case 'nameasc':
    case 'namedesc':
      return index.order(sort, storefront.language)
    default:
      return index.order(sort, storefront.code)
  }
}

function inOrder(order: Uint32Array, set: Bitset, skipped: number, wanted: number): number[] {
  const places: number[] = []
  let left = skipped
  for (let at = 0; at < order.length && places.length < wanted; at++) {
    const place = order[at] ?? 0
    if (!has(set, place)) continue
    if (left > 0) left--
    else places.push(place)
  }
  return places
}

const buckets = 1024

/** The best of a search, without sorting all of it: scores are counted by height, and only what reaches the page is sorted. */
function bestOf(
  index: CatalogIndex,
  { storefront }: SearchQuestion,
  set: Bitset,
  matched: Matched | undefined,
  skipped: number,
  wanted: number,
): number[] {
  const scores = scoresOf(set, matched?.clues ?? [], index.columns.languages[storefront.language], index)
  let highest = 0.001
  eachOf(set, (at) => {
    if ((scores[at] ?? 0) > highest) highest = scores[at] ?? 0
  })
  const heights = new Uint32Array(buckets + 1)
  const heightOf = (at: number) => Math.floor(((scores[at] ?? 0) / highest) * buckets)
  eachOf(set, (at) => {
    const height = heightOf(at)
    heights[height] = (heights[height] ?? 0) + 1
  })
  let lowest = buckets
  for (let above = 0; lowest > 0; lowest--) {
    above += heights[lowest] ?? 0
    if (above >= skipped + wanted) break
  }
  const places: number[] = []
  eachOf(set, (at) => {
    if (heightOf(at) >= lowest) places.push(at)
  })
  // The last page of a search sorts all that it found: as numbers, which takes a tenth of what a comparison would.
  const keys = Float64Array.from(places, (at) => Math.round((highest - (scores[at] ?? 0)) * fineness) * keyPlaces + at)
  return Array.from(keys.sort().subarray(skipped, skipped + wanted), (key) => key % keyPlaces)
}

/** Scores that differ by less count as the same, of which the first by SKU comes first. */
const fineness = 1000
/** Behind a score there is room for a place. */
const keyPlaces = 2 ** 21
