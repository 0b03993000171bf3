import type { Filter } from './filter.ts'

/** Specification §9: exactly these seven. */
export const sortOptions = [
  'recommended',
  'newdesc',
  'saledesc',
  'nameasc',
  'namedesc',
  'priceasc',
  'pricedesc',
] as const
export type SortOption = (typeof sortOptions)[number]

/** Lists that are not a category, at `/products/?list=…`. */
export const listModes = ['new', 'sale', 'last-items', 'sold-out'] as const
export type ListMode = (typeof listModes)[number]

export const genders = ['women', 'men'] as const
export type Gender = (typeof genders)[number]

/** What a list's URL says beyond its path. A list has no other memory: a link shows what its sender saw. */
export type ListState = {
  readonly page: number
  readonly sort: SortOption | undefined
  readonly sizes: readonly string[]
  readonly colors: readonly string[]
  readonly list: ListMode | undefined
  readonly gender: Gender | undefined
}

/** Reads a list's query; what it doesn't know is ignored. */
export function listState(query: URLSearchParams): ListState {
  const page = Number(query.get('page'))
  return {
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
    sort: sortOptions.find((option) => option === query.get('sort')),
    sizes: values(query, 'size'),
    colors: values(query, 'color'),
    list: listModes.find((mode) => mode === query.get('list')),
    gender: genders.find((gender) => gender === query.get('gender')),
  }
}

const mostValues = 20

function values(query: URLSearchParams, name: string): string[] {
  return [...new Set(query.getAll(name))].filter((value) => value !== '' && value.length <= 40).slice(0, mostValues)
}

/** The query of a list, in one spelling: `?list=sale&size=38&page=2`, or nothing. Anything but a new page begins at page 1. */
export function listQuery(state: ListState, change: Partial<ListState> = {}): string {
  const { page, sort, sizes, colors, list, gender } = { ...state, page: 1, ...change }
  const query = new URLSearchParams()
  if (list) query.set('list', list)
  if (gender) query.set('gender', gender)
  for (const size of sizes) query.append('size', size)
  for (const color of colors) query.append('color', color)
  if (sort) query.set('sort', sort)
  if (page > 1) query.set('page', String(page))
  const written = query.toString()
  return written ? `?${written}` : ''
}

/** Whether a shopper has narrowed or turned the list: such pages are for them, not for a search engine. */
export function isNarrowed({ sort, sizes, colors }: ListState): boolean {
  return sort !== undefined || sizes.length > 0 || colors.length > 0
}

/** The query of the page that search engines are to know: list, gender and page, no sort and no filters. */
export function canonicalQuery(state: ListState): string {
  const plain = { ...state, sort: undefined, sizes: [], colors: [] }
  return listQuery(plain, isNarrowed(state) ? {} : { page: state.page })
}

/** The filters of the search operation: what the list is, then what the shopper chose. */
export function searchFilters(base: readonly Filter[], state: ListState, sort: SortOption): Filter[] {
  return [
    ...base,
    ...(state.sizes.length > 0 ? [{ name: 'size', values: [...state.sizes] }] : []),
    ...(state.colors.length > 0 ? [{ name: 'color', values: [...state.colors] }] : []),
    { name: 'sort', values: [sort] },
  ]
}

/** Specification §9: last items by 6, sold out by 20, everything else by 24. */
export function pageSizeOf(list: ListMode | undefined): number {
  return list === 'last-items' ? 6 : list === 'sold-out' ? 20 : 24
}

/** Load more: as long as the total exceeds what the pages so far can hold (specification §4). */
export function hasMore(total: number, pageSize: number, page: number): boolean {
  return total > pageSize * page
}
