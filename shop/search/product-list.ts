import { isTone } from '#kernel/color-wheel.ts'
import {
  type Chosen,
  type FacetName,
  facetNames,
  type ListMode,
  listModes,
  pageSizeOf,
  type SortOption,
  sortOptions,
} from '#kernel/product-list.ts'
import type { Gender } from '../catalog/catalog-feed.ts'

const genders = ['women', 'men', 'unisex'] as const satisfies readonly Gender[]

export type ListFilter = { readonly name: string; readonly values: readonly string[] }

/** What a list is asked for, after the free-form filters of the API have been read. */
export type ListRequest = {
  readonly categoryId?: string
  readonly brandId?: string
  readonly list?: ListMode
  /** With what is for everybody. */
  readonly gender?: Gender
  readonly skus?: readonly string[]
  /** Code of a store of which only what lies on its shelves is wanted. */
  readonly store?: string
  /** Code of a store whose shelves come first. */
  readonly storeFirst?: string
  /** What the shopper typed; absent when the list is not a search. Sorted as recommended, the best fit comes first. */
  readonly search?: string
  readonly chosen: Chosen
  readonly sort: SortOption
  readonly page: number
  readonly pageSize: number
}

const largestPage = 96
/** Nobody ticks more boxes of one filter. */
const mostValues = 100
/** What is typed beyond it is nobody's wish. */
const longestSearch = 200
export type ListQuestion = {
  readonly search?: string | null | undefined
  readonly page?: number | null | undefined
  readonly itemsPerPage?: number | null | undefined
}

/** Reads the arguments of the search operation; filters and values that nobody knows are ignored. */
export function listRequest(filters: readonly ListFilter[], { search, ...paging }: ListQuestion): ListRequest {
  const values = (name: string) => [
    ...new Set(
      filters
        .filter((filter) => filter.name === name)
        .flatMap((filter) => filter.values.slice(0, mostValues))
        .slice(0, mostValues),
    ),
  ]
  const one = (name: string) => values(name)[0]
  const list = listModes.find((mode) => mode === one('list'))
  const sort = sortOptions.find((option) => option === one('sort')) ?? 'recommended'
  const gender = genders.find((known) => known === one('gender'))
  const categoryId = one('category_id')
  const brandId = one('brand_id')
  const skus = values('sku')
  const store = one('store')
  const storeFirst = one('store_first')
  const known = (name: FacetName) => (name === 'tone' ? values(name).filter(isTone) : values(name))
  const chosen = facetNames.map((name) => [name, known(name)] as const).filter(([, named]) => named.length > 0)
  const page = Math.trunc(paging.page ?? 1)
  const itemsPerPage = Math.trunc(paging.itemsPerPage ?? pageSizeOf(list))
  return {
    ...(categoryId === undefined ? {} : { categoryId }),
    ...(brandId === undefined ? {} : { brandId }),
    ...(list === undefined ? {} : { list }),
    ...(gender === undefined ? {} : { gender }),
    ...(store === undefined ? {} : { store }),
    ...(storeFirst === undefined ? {} : { storeFirst }),
    ...(skus.length === 0 ? {} : { skus: skus.slice(0, largestPage) }),
    ...(search?.trim() ? { search: search.slice(0, longestSearch) } : {}),
    chosen: Object.fromEntries(chosen),
    sort,
    page: Math.min(Math.max(page, 1), 10_000),
    pageSize: Math.min(Math.max(itemsPerPage, 1), largestPage),
  }
}
