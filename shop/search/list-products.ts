import { day } from '#kernel/clock.ts'
import { type FacetName, facetNames, type SortOption } from '#kernel/product-list.ts'
import { type Language, textIn } from '#kernel/storefront.ts'
import { oneSize } from '#kernel/written-size.ts'
import {
  addAll,
  type Bitset,
  bitsetOfRange,
  dropAll,
  eachOf,
  emptySet,
  fullWords,
  has,
  keepOnly,
  memberCount,
  setMember,
  sizeOfBoth,
} from './bitset.ts'
import type { CatalogIndex } from './catalog-index.ts'
import type { AttributeName, AttributeValue } from './columns.ts'
import { barsEnd, barWidth, newForDays, type PriceBar, priceBars, priceRange, priceRanges } from './facets.ts'
import { type Matched, matchQuery, scoresOf } from './match-query.ts'
import type { Facet, FacetGroup, FacetValue, SearchAnswer, SearchQuestion } from './search-port.ts'
import { bySize } from './size-order.ts'

/** Every product's price is compared with each range that is chosen; nobody chooses more. */
const mostRanges = 8

/** Facets that are an attribute as it stands. */
const attributeOf: Readonly<Partial<Record<FacetName, AttributeName>>> = {
  category: 'category',
  size: 'size',
  color: 'color',
  tone: 'tone',
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
  const total = memberCount(set)
  const skipped = (request.page - 1) * request.pageSize
  const inTurn = (part: Bitset, from: number, wanted: number) =>
    request.search !== undefined && request.sort === 'recommended'
      ? bestOf(index, question, part, list.matched, from, wanted)
      : inOrder(orderOf(index, question), part, from, wanted)
  const parts = total <= skipped ? [] : partsOf(index, question, set)
  const places = inParts(parts, skipped, request.pageSize, inTurn)
  return {
    ids: places.map((at) => index.columns.ids[at] ?? ''),
    total,
    ignored: list.matched?.ignored ?? [],
    ...(list.matched?.corrected === undefined ? {} : { corrected: list.matched.corrected }),
    ...(list.matched?.understood === undefined ? {} : { understood: list.matched.understood }),
  }
}

/** A list in the parts that come one after the other, each of them in the order asked for. */
function partsOf(index: CatalogIndex, question: SearchQuestion, set: Bitset): Bitset[] {
  const { request, firstInStore } = question
  const shelves = firstInStore ? divided(set, where(index, skuIs(index, firstInStore))) : [set]
  const chosen = request.chosen.tone ?? []
  if (chosen.length === 0 || request.sort !== 'recommended') return shelves
  return shelves.flatMap((part) => mostColoredFirst(index, chosen, part))
}

/** Of what can be bought that first of which most has a chosen colour of the wheel, then that of which much has. */
function mostColoredFirst(index: CatalogIndex, chosen: readonly string[], set: Bitset): Bitset[] {
  const [inStock = set, soldOut = set] = divided(set, index.columns.inStock)
  const ofGrade = (attribute: AttributeName) => {
    const found = emptySet(index.size)
    for (const tone of chosen) addAll(found, attributeValue(index, attribute, tone)?.set ?? emptySet(0))
    return found
  }
  const [most = set, others = set] = divided(inStock, ofGrade('tone-most'))
  return [most, ...divided(others, ofGrade('tone-much')), soldOut]
}

/** What of a set is in another one, and what isn't. */
function divided(set: Bitset, by: Bitset): Bitset[] {
  const within = set.slice()
  keepOnly(within, by)
  const without = set.slice()
  dropAll(without, by)
  return [within, without]
}

/** A page out of parts that come one after the other. */
function inParts(
  parts: readonly Bitset[],
  skipped: number,
  wanted: number,
  inTurn: (part: Bitset, from: number, wanted: number) => number[],
): number[] {
  const found: number[] = []
  let from = skipped
  for (const part of parts) {
    if (found.length === wanted) break
    const count = parts.length === 1 ? Number.POSITIVE_INFINITY : memberCount(part)
    if (count > from) found.push(...inTurn(part, from, wanted - found.length))
    from = Math.max(0, from - count)
  }
  return found
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
    const counted = { index, question, set: others, words: others === everything ? places : fullWords(others) }
    const values = valuesOf(name, counted)
      .map((value) => ({ ...value, chosen: chosen.includes(value.value) }))
      .filter(({ count, chosen: isChosen }) => count > 0 || isChosen)
    if (values.length === 0) return []
    const groups = groupsOf(name, counted, values)
    return [
      {
        name,
        values,
        ...(groups.length > 0 ? { groups } : {}),
        ...(name === 'price' ? { bars: barsOf(counted) } : {}),
      },
    ]
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
  if (question.inStore) keepOnly(whole, where(index, skuIs(index, question.inStore)))
  if (request.skus) keepOnly(whole, where(index, skuIs(index, new Set(request.skus))))
  if (request.list === 'sale') keepOnly(whole, hidesReductions ? emptySet(index.size) : store.reduced)
  if (request.list === 'new') keepOnly(whole, newOf(index, question))
  if (request.list === 'last-items') keepOnly(whole, bitsetOfRange(columns.pieces, 1, 2))
  if (request.list === 'sold-out') keepOnly(whole, bitsetOfRange(columns.pieces, 0, 1))
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
    for (const value of values) addAll(found, attributeValue(index, attribute, value)?.set ?? emptySet(0))
    return found
  }
  if (name === 'sale') return values.includes('true') && !question.hidesReductions ? store.reduced : found
  if (name === 'new') return values.includes('true') ? newOf(index, question) : found
  for (const value of values.slice(0, mostRanges)) addAll(found, ofPrice(index, question, value) ?? emptySet(0))
  return found
}

/** Where values of a facet that name more than one of it, or one more narrowly, are kept. */
const besides: Readonly<Partial<Record<AttributeName, AttributeName>>> = { color: 'color-family', size: 'kind-size' }

function attributeValue({ columns }: CatalogIndex, attribute: AttributeName, key: string): AttributeValue | undefined {
  const other = besides[attribute]
  return (
    columns.attributes.get(attribute)?.get(key) ??
    (other === undefined ? undefined : columns.attributes.get(other)?.get(key))
  )
}

function newOf(index: CatalogIndex, { now }: SearchQuestion): Bitset {
  const today = Math.floor(now.getTime() / day)
  return index.released(today - newForDays + 1, today + 1)
}

function where(index: CatalogIndex, is: (at: number) => boolean): Bitset {
  const found = emptySet(index.size)
  for (let at = 0; at < index.size; at++) if (is(at)) setMember(found, at, true)
  return found
}

const skuIs =
  ({ columns }: CatalogIndex, skus: ReadonlySet<string>) =>
  (at: number) =>
    skus.has(columns.skus[at] ?? '')

type Counted = Omit<FacetValue, 'chosen'>

type Counting = {
  readonly index: CatalogIndex
  readonly question: SearchQuestion
  /** What is counted among, and those of its words that hold anything. */
  readonly set: Bitset
  readonly words: Uint32Array
}

function valuesOf(name: FacetName, counting: Counting): Counted[] {
  const { index, question, set, words } = counting
  const { language, code } = question.storefront
  const attribute = attributeOf[name]
  if (name === 'size') return sizesOf(counting)
  if (attribute) {
    const values = [...(index.columns.attributes.get(attribute)?.values() ?? [])]
    return inShelfOrder(name, values, language).map((value) => ({
      value: value.key,
      label: value.labels ? textIn(value.labels, language) : null,
      ...(value.hex === undefined ? {} : { hex: value.hex }),
      ...(value.group === undefined ? {} : { group: value.group }),
      count: sizeOfBoth(value.set, set, words),
    }))
  }
  if (name === 'price') {
    const typed = (question.request.chosen.price ?? []).filter(
      (value) => !priceRanges.some((range) => range === value) && priceRange(value),
    )
    return [...priceRanges, ...typed.slice(0, mostRanges)].map((value) => {
      const priced = ofPrice(index, question, value)
      return { value, label: null, count: priced ? sizeOfBoth(priced, set, words) : 0 }
    })
  }
  const flagged = name === 'sale' ? index.columns.stores[code].reduced : newOf(index, question)
  return [{ value: 'true', label: null, count: sizeOfBoth(flagged, set, words) }]
}

/** Sizes by kind: 38 is `38` where one kind of things has it, and `38_shoes` and `38_clothes` where several have. */
function sizesOf({ index, question, set, words }: Counting): Counted[] {
  const sizes = index.columns.attributes.get('size')
  const ofKinds = [...(index.columns.attributes.get('kind-size')?.values() ?? [])]
  const kinds = Map.groupBy(ofKinds, ({ size = '' }) => size)
  const offered = ofKinds.map((value) => {
    const { key, size = '', group = '' } = value
    const isAlone = kinds.get(size)?.length === 1
    return {
      value: isAlone ? size : key,
      label: size,
      count: sizeOfBoth(value.set, set, words),
      ...(group === '' ? {} : { group }),
    }
  })
  // A link to a size of all kinds stays what it is.
  const ofAll = (question.request.chosen.size ?? []).flatMap((size) => {
    const value = (kinds.get(size)?.length ?? 0) > 1 ? sizes?.get(size) : undefined
    return value ? [{ value: size, label: size, count: sizeOfBoth(value.set, set, words) }] : []
  })
  return [...offered, ...ofAll].filter(({ label }) => label !== oneSize).sort((a, b) => bySize(a.label, b.label))
}

/** What the values of a facet are gathered under: colours under their family, which is a choice of its own, sizes under their kind. */
function groupsOf(
  name: FacetName,
  { index, question, set, words }: Counting,
  values: readonly Pick<FacetValue, 'group'>[],
): FacetGroup[] {
  if (name !== 'color' && name !== 'size') return []
  const { language } = question.storefront
  const chosen = question.request.chosen[name] ?? []
  const known = [...(index.columns.attributes.get(name === 'color' ? 'color-family' : 'size-kind')?.values() ?? [])]
  return known
    .filter(({ key }) => values.some(({ group }) => group === key) || chosen.includes(key))
    .map((value) => ({
      key: value.key,
      label: value.labels ? textIn(value.labels, language) : value.key,
      ...(value.hex === undefined ? {} : { hex: value.hex }),
      value: name === 'color' ? value.key : null,
      count: sizeOfBoth(value.set, set, words),
      chosen: name === 'color' && chosen.includes(value.key),
      size: memberCount(value.set),
    }))
    .sort((a, b) => (name === 'color' ? (a.label < b.label ? -1 : 1) : b.size - a.size))
    .map(({ size: _, ...group }) => group)
}

/** How many there are in each step of prices. */
function barsOf({ index, question, set }: Counting): PriceBar[] {
  const { price } = index.columns.stores[question.storefront.code]
  const counts = new Array<number>(barsEnd / barWidth + 1).fill(0)
  eachOf(set, (at) => {
    const bar = Math.min(Math.floor((price[at] ?? 0) / (barWidth * 100)), counts.length - 1)
    counts[bar] = (counts[bar] ?? 0) + 1
  })
  return priceBars(counts)
}

function ofPrice(index: CatalogIndex, { storefront }: SearchQuestion, value: string): Bitset | undefined {
  const range = priceRange(value)
  return range && index.priced(storefront.code, range.from, range.to ?? Number.POSITIVE_INFINITY)
}

/** Brands and colours by name, the rest as the catalogue has it. */
function inShelfOrder(name: FacetName, values: AttributeValue[], language: Language) {
  if (name === 'brand' || name === 'color') {
    const said = ({ labels }: AttributeValue) => (labels ? textIn(labels, language) : '')
    return values.sort((a, b) => (said(a) < said(b) ? -1 : 1))
  }
  return values.sort((a, b) => a.position - b.position)
}

function orderOf(index: CatalogIndex, question: SearchQuestion): Uint32Array {
  const { request, storefront, hidesReductions } = question
  const sort: SortOption = hidesReductions && request.sort === 'saledesc' ? 'recommended' : request.sort
  switch (sort) {
    case 'recommended':
      return arrangedFor(index, question) ?? index.order(sort)
    case 'newdesc':
      return index.order(sort)
    case 'nameasc':
    case 'namedesc':
      return index.order(sort, storefront.language)
    default:
      return index.order(sort, storefront.code)
  }
}

/** What a merchandiser decided for the category; a shopper who sorts decides for themselves. */
function arrangedFor(
  index: CatalogIndex,
  { request, storefront, hidesReductions: keepsReductions, preview }: SearchQuestion,
): Uint32Array | undefined {
  const category = request.categoryId === undefined ? undefined : index.columns.categoryKeys.get(request.categoryId)
  if (category === undefined) return undefined
  const { code } = storefront
  return preview
    ? index.arrangedBy(preview.arrangement, { category, code, keepsReductions, sold: preview.sold })
    : index.arranged(category, code, keepsReductions)
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
