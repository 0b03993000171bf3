import { day } from '#kernel/clock.ts'
import { type Chosen, type FacetName, facetNames, type SortOption } from '#kernel/product-list.ts'
import type { Storefront, StorefrontCode } from '#kernel/storefront.ts'
import {
  barsEnd,
  barWidth,
  type ListRequest,
  newForDays,
  priceRange,
  priceRanges,
  type SearchQuestion,
} from '#shop/search/search-port.ts'
import { facetFieldOf } from './facets.ts'

/** A part of a question in OpenSearch's query language. */
export type Clause = Readonly<Record<string, unknown>>

/** What the list is, before the shopper narrows it. */
export function queryOf({ storefront, request, now, hidesReductions, inStore }: SearchQuestion): Clause {
  const filter: Clause[] = [{ exists: { field: `price_${storefront.code}` } }]
  if (request.categoryId !== undefined) filter.push({ term: { category_ids: request.categoryId } })
  if (request.brandId !== undefined) filter.push({ term: { brand_id: request.brandId } })
  if (request.gender !== undefined) filter.push({ term: { gender: request.gender } })
  if (inStore) filter.push({ terms: { sku: [...inStore] } })
  if (request.skus) filter.push({ terms: { sku: request.skus } })
  if (request.list === 'sale') filter.push(hidesReductions ? { match_none: {} } : reduced(storefront.code))
  if (request.list === 'new') filter.push(isNew(now))
  if (request.list === 'last-items') filter.push({ term: { pieces: 1 } })
  if (request.list === 'sold-out') filter.push({ term: { pieces: 0 } })
  const should = isByTone(request) ? mostColoredFirst(request.chosen.tone ?? []) : []
  if (request.search === undefined) return { bool: { filter, should } }
  return { bool: { filter, should, must: [wordsOf(request.search, storefront)] } }
}

/** More than words ever score. */
const farAbove = 10_000

/** Scores, beside what words do, of which much and most has a chosen colour of the wheel. */
const mostColoredFirst = (tones: readonly string[]): Clause[] =>
  ['tones_much', 'tones_most'].map((field) => ({ terms: { [field]: tones, boost: farAbove } }))

/** Whether a list shows first what has most of a colour. */
const isByTone = ({ chosen, sort }: ListRequest) => sort === 'recommended' && (chosen.tone ?? []).length > 0

/** Free text needs four characters; two and three are a brand or a SKU that is spelled exactly so (specification §5). */
function wordsOf(search: string, { language }: Storefront): Clause {
  const text = search.trim().toLowerCase()
  const sku = text.replaceAll(/(?<=\d)x(?=\d)/g, '.')
  const exact: Clause[] = [
    { term: { skus: { value: sku, boost: 20 } } },
    { term: { brand: { value: text, boost: 20 } } },
  ]
  if ([...text].length < 2) return { match_none: {} }
  if ([...text].length < 4) return { bool: { should: exact, minimum_should_match: 1 } }
  const fields = [`text_${language}`, 'brand_name^2']
  return {
    bool: {
      should: [
        ...exact,
        { multi_match: { query: search, fields, type: 'cross_fields', operator: 'and', boost: 4 } },
        {
          multi_match: {
            query: search,
            fields,
            type: 'best_fields',
            operator: 'and',
            fuzziness: 'AUTO:4,7',
            prefix_length: 1,
          },
        },
        { multi_match: { query: search, fields, type: 'bool_prefix', operator: 'and' } },
      ],
      minimum_should_match: 1,
    },
  }
}

/** What the shopper chose, of all facets but one. */
export function chosenClauses(question: SearchQuestion, chosen: Chosen, but?: FacetName): Clause[] {
  return facetNames.flatMap((name) => {
    const values = name === but ? [] : (chosen[name] ?? [])
    return values.length > 0 ? [chosenClause(name, values, question)] : []
  })
}

function chosenClause(
  name: FacetName,
  values: readonly string[],
  { storefront, now, hidesReductions }: SearchQuestion,
): Clause {
  const field = facetFieldOf[name]
  if (field) return { terms: { [field]: values } }
  if (name === 'sale')
    return values.includes('true') && !hidesReductions ? reduced(storefront.code) : { match_none: {} }
  if (name === 'new') return values.includes('true') ? isNew(now) : { match_none: {} }
  const should = values
    .flatMap((value) => priceRange(value) ?? [])
    .map(({ from, to }) => ({
      range: { [`price_${storefront.code}`]: { gte: from, ...(to === undefined ? {} : { lt: to }) } },
    }))
  return should.length > 0 ? { bool: { should, minimum_should_match: 1 } } : { match_none: {} }
}

const reduced = (store: StorefrontCode): Clause => ({ range: { [`reduction_${store}`]: { gt: 0 } } })

function isNew(now: Date): Clause {
  const iso = (at: number) => new Date(at).toISOString().slice(0, 10)
  return { range: { released: { lte: iso(now.getTime()), gt: iso(now.getTime() - newForDays * day) } } }
}

/** One filtered aggregation a facet: everything that is chosen but its own values. */
export function aggregationsOf(question: SearchQuestion): Readonly<Record<string, Clause>> {
  return Object.fromEntries(
    facetNames.map((name) => [
      name,
      {
        filter: { bool: { filter: chosenClauses(question, question.request.chosen, name) } },
        aggs: { values: valuesOf(name, question) },
      },
    ]),
  )
}

/** Steps of the histogram of prices are counted with the ranges that are offered, under names of their own. */
export const barPrefix = 'bar '

function valuesOf(name: FacetName, question: SearchQuestion): Clause {
  const field = facetFieldOf[name]
  if (field) return { terms: { field, size: 200 } }
  if (name === 'price') {
    const typed = (question.request.chosen.price ?? []).filter((value) => !priceRanges.some((range) => range === value))
    const offered = [...priceRanges, ...typed].flatMap((key) => {
      const range = priceRange(key)
      return range ? [{ key, from: range.from, ...(range.to === undefined ? {} : { to: range.to }) }] : []
    })
    const bars = Array.from({ length: barsEnd / barWidth + 1 }, (_, at) => ({
      key: `${barPrefix}${at}`,
      from: at * barWidth * 100,
      ...(at * barWidth < barsEnd ? { to: (at + 1) * barWidth * 100 } : {}),
    }))
    return { range: { field: `price_${question.storefront.code}`, ranges: [...offered, ...bars] } }
  }
  const flag = name === 'sale' ? reduced(question.storefront.code) : isNew(question.now)
  return { filters: { filters: { true: flag } } }
}

export function sortOf({ storefront, request, hidesReductions }: SearchQuestion): readonly Clause[] {
  const sort: SortOption = request.sort === 'saledesc' && hidesReductions ? 'recommended' : request.sort
  const bySku = { sku: 'asc' }
  switch (sort) {
    case 'newdesc':
      return [{ released: 'desc' }, bySku]
    case 'saledesc':
      return [{ [`reduction_${storefront.code}`]: 'desc' }, bySku]
    case 'nameasc':
    case 'namedesc':
      return [{ [`name_${storefront.language}`]: sort === 'nameasc' ? 'asc' : 'desc' }, bySku]
    case 'priceasc':
    case 'pricedesc':
      return [{ [`price_${storefront.code}`]: sort === 'priceasc' ? 'asc' : 'desc' }, bySku]
    default:
      return [
        ...(isByTone(request)
          ? [{ in_stock: 'desc' }, { _score: 'desc' }]
          : isSearch(request)
            ? [{ _score: 'desc' }]
            : []),
        { in_stock: 'desc' },
        { popularity: 'desc' },
        { released: 'desc' },
        bySku,
      ]
  }
}

const isSearch = ({ search }: ListRequest) => search !== undefined
