import { isTone } from '#kernel/color-wheel.ts'
import {
  type Chosen,
  type FacetName,
  facetNames,
  type ListMode,
  listModes,
  type SortOption,
  sortOptions,
} from '#kernel/product-list.ts'
import type { Filter } from './filter.ts'

export const genders = ['women', 'men'] as const
export type ListGender = (typeof genders)[number]

/** What a list's URL says beyond its path. A list has no other memory: a link shows what its sender saw. */
export type ListState = {
  /** What was searched for; absent from a list that is no search. */
  readonly query?: string | undefined
  readonly page: number
  readonly sort: SortOption | undefined
  readonly chosen: Chosen
  readonly list: ListMode | undefined
  readonly gender: ListGender | undefined
  /** Code of the store of which only what lies there is shown. */
  readonly store?: string | undefined
}

/** No list is that long; a page beyond is no page. */
const lastPage = 1_000_000

/** Reads a list's query; what it doesn't know is ignored. */
export function listState(query: URLSearchParams): ListState {
  const page = Number(query.get('page'))
  const store = /^[\w-]{1,40}$/.exec(query.get('store') ?? '')?.[0]
  return {
    page: Number.isSafeInteger(page) && page > 1 && page <= lastPage ? page : 1,
    sort: sortOptions.find((option) => option === query.get('sort')),
    chosen: Object.fromEntries(
      facetNames.map((name) => [name, valuesOf(query, name)] as const).filter(([, chosen]) => chosen.length > 0),
    ),
    list: listModes.find((mode) => mode === query.get('list')),
    gender: genders.find((gender) => gender === query.get('gender')),
    ...(store ? { store } : {}),
  }
}

const mostValues = 20

/** A form that is sent without scripts says the two ends of a range by themselves. */
function valuesOf(query: URLSearchParams, name: FacetName): string[] {
  const chosen = values(query, name)
  const [from, to] = ['price_from', 'price_to'].map((end) => /^\d{1,6}$/.exec(query.get(end) ?? '')?.[0] ?? '')
  // Whoever looks at a wheel looks for one colour.
  if (name === 'tone') return chosen.filter(isTone).slice(0, 1)
  return name === 'price' && (from || to) ? [...chosen, `${from}..${to}`] : chosen
}

function values(query: URLSearchParams, name: string): string[] {
  return [...new Set(query.getAll(name))].filter((value) => value !== '' && value.length <= 40).slice(0, mostValues)
}

/** The query of a list, in one spelling: `?list=sale&size=38&page=2`, or nothing. Anything but a new page begins at page 1. */
export function listQuery(state: ListState, change: Partial<ListState> = {}): string {
  const { query: searched, page, sort, chosen, list, gender, store } = { ...state, page: 1, ...change }
  const query = new URLSearchParams()
  if (searched) query.set('q', searched)
  if (list) query.set('list', list)
  if (gender) query.set('gender', gender)
  if (store) query.set('store', store)
  for (const name of facetNames) for (const value of chosen[name] ?? []) query.append(name, value)
  if (sort) query.set('sort', sort)
  if (page > 1) query.set('page', String(page))
  const written = query.toString()
  return written ? `?${written}` : ''
}

/** Whether a shopper has narrowed or turned the list. */
export function isNarrowed({ sort, chosen, store }: ListState): boolean {
  return sort !== undefined || store !== undefined || countChosen(chosen) > 0
}

/** Whether a page is for shoppers and not for a search engine: it is one shopper's, or shows what nobody can buy. */
export function isForShoppersOnly(state: ListState): boolean {
  return isNarrowed(state) || state.list === 'sold-out'
}

/** How many values are chosen, of all facets. */
export function countChosen(chosen: Chosen): number {
  return facetNames.reduce((sum, name) => sum + (chosen[name]?.length ?? 0), 0)
}

/** The choice without one of its values. */
export function withoutValue(chosen: Chosen, name: FacetName, value: string): Chosen {
  return { ...chosen, [name]: (chosen[name] ?? []).filter((other) => other !== value) }
}

/** The query of the page that search engines are to know: list, gender and page, no sort and no filters. */
export function canonicalQuery(state: ListState): string {
  const plain = { ...state, sort: undefined, chosen: {}, store: undefined }
  return listQuery(plain, isNarrowed(state) ? {} : { page: state.page })
}

/** The filters of the search operation: what the list is, then what the shopper chose. */
export function searchFilters(
  base: readonly Filter[],
  state: ListState,
  sort: SortOption,
  /** The store whose tablet asks. */
  here?: string,
): Filter[] {
  return [
    ...base,
    ...(state.store ? [{ name: 'store', values: [state.store] }] : []),
    ...(here && !state.store ? [{ name: 'store_first', values: [here] }] : []),
    ...facetNames.flatMap((name) => {
      const values = state.chosen[name] ?? []
      return values.length > 0 ? [{ name, values: [...values] }] : []
    }),
    { name: 'sort', values: [sort] },
  ]
}

/** Load more: as long as the total exceeds what the pages so far can hold (specification §4). */
export function hasMore(total: number, pageSize: number, page: number): boolean {
  return total > pageSize * page
}
