import { pageUrl, withTrailingSlash } from '#kernel/page-url.ts'
import { pageSizeOf, type SortOption, sortOptions } from '#kernel/product-list.ts'
import { notFound } from '#web/content/redirects.ts'
import { graphql } from '#web/graphql/gql.ts'
import type { LoaderScope } from '#web/loaders.ts'
import type { WordKey } from '#web/messages/en.ts'
import type { Crumb } from '#web/seo/breadcrumbs.tsx'
import { pageSeo, routeAlternates, urlAlternates } from '#web/seo/seo.ts'
import { breadcrumbData } from '#web/seo/structured-data.ts'
import type { Filter } from './filter.ts'
import { listOptions } from './list-options.ts'
import {
  canonicalQuery,
  countChosen,
  isForShoppersOnly,
  isNarrowed,
  type ListState,
  listState,
  searchFilters,
} from './list-state.ts'
import { loadEditorialTiles } from './load-editorial-tiles.ts'
import { similarToList } from './load-similar.ts'
import { previewOfText, shortenText } from './text.ts'

const productListDocument = graphql(`
  query ProductList(
    $filters: [FilterInput!]!, $page: Int!, $itemsPerPage: Int!
    $urlId: ID!, $hasUrl: Boolean!
  ) {
    search(filters: $filters, page: $page, itemsPerPage: $itemsPerPage) {
      productData {
        totalCount
        inStore
        products { ...ProductCard }
        facets { ...ListFacet }
      }
    }
    esUrlsGlobal(urlId: $urlId) @include(if: $hasUrl) { storeCode url }
  }
`)

/** What a list can be narrowed by; documents include it as `...ListFacet`. */
export const listFacetFields = graphql(`
  fragment ListFacet on Facet {
    name
    groups { key label hex value count chosen }
    bars { from to count }
    values { value label hex count chosen group category { id name url parentId } }
  }
`)

/** A category, brand or list of the URL index; `undefined` is the shop's own `/products/`. */
export type ListRecord = {
  readonly id: string
  readonly url: string
  readonly label: string
  readonly category_id?: string | null
  readonly filters?: readonly { readonly name: string; readonly values: readonly string[] }[]
  readonly gender?: string | null
  readonly sort?: string | null
  readonly sort_direction?: string | null
  readonly parents?: readonly Crumb[]
  readonly category?: {
    readonly id: string
    readonly key: string
    readonly name: string
    readonly description: string
  } | null
  readonly brand?: { readonly id: string; readonly name: string; readonly story: string } | null
}

export type ProductListData = Awaited<ReturnType<typeof loadProductList>>

/**
 * What a list page shows: the page of products that the URL asks for, and what the list can be narrowed to. A page behind
 * the last one doesn't exist (404).
 */
export async function loadProductList(scope: LoaderScope, record: ListRecord | undefined) {
  const { api, url, t, storefront, publicUrl } = scope
  const state = listState(url.searchParams)
  const base = record ? recordFilters(record) : ownFilters(state)
  const defaultSort = recordSort(record) ?? 'recommended'
  const sort = state.sort ?? defaultSort
  const filters = searchFilters(base, state, sort, scope.store)
  const pageSize = pageSizeOf(record ? undefined : state.list)
  const [result, tiles] = await Promise.all([
    api(productListDocument, {
      filters,
      page: state.page,
      itemsPerPage: pageSize,
      urlId: record?.id ?? '',
      hasUrl: record !== undefined,
    }),
    opens(state) && record?.category ? loadEditorialTiles(scope, record.category.key) : [],
  ])
  const { products, totalCount: total, inStore, facets } = result.search.productData
  if (state.page > 1 && products.length === 0) return notFound(scope)
  const similar = await similarToList(scope, {
    products,
    total,
    base,
    sizes: state.chosen.size ?? [],
    isNarrowed: countChosen(state.chosen) > 0,
  })

  const title = record ? (record.category?.name ?? record.brand?.name ?? record.label) : t(listTitle(state))
  const text = record?.category?.description ?? record?.brand?.story ?? ''
  const parents = record?.parents ?? []
  const path = record ? withTrailingSlash(record.url) : scope.to('products')
  const alternates = record
    ? urlAlternates(publicUrl, result.esUrlsGlobal ?? [])
    : routeAlternates(publicUrl, 'products').map(({ code, url: other }) => ({
        code,
        url: other + canonicalQuery(state),
      }))
  return {
    title,
    description: previewOfText(text),
    parents,
    products,
    inStore,
    tiles,
    similar,
    total,
    pageSize,
    sort,
    defaultSort,
    state,
    filters,
    options: listOptions(facets, record?.category_id ?? undefined),
    seo: pageSeo(scope, {
      title: [title, state.page > 1 && t('list.page', { n: state.page }), scope.shopName].filter(Boolean).join(' | '),
      description: text ? shortenText(text, 160) : undefined,
      robots: isForShoppersOnly(state) ? 'noindex,follow' : undefined,
      canonicalPath: path + canonicalQuery(state),
      alternates: state.page > 1 ? [] : alternates,
      image: products[0]?.image.url,
      jsonLd: [
        breadcrumbData(scope, t('nav.home'), parents, title),
        {
          '@type': 'ItemList',
          name: title,
          numberOfItems: total,
          itemListElement: products.map((product, index) => ({
            '@type': 'ListItem',
            position: (state.page - 1) * pageSize + index + 1,
            url: pageUrl(publicUrl, storefront, product.url),
            name: product.name,
          })),
        },
      ],
    }),
  }
}

/** Whether a list is shown as it begins, neither narrowed nor gone on with: only there it tells something besides. */
const opens = (state: ListState) => state.page === 1 && !isNarrowed(state)

function recordFilters({ category_id, brand, filters = [] }: ListRecord): Filter[] {
  return [
    ...(category_id ? [{ name: 'category_id', values: [category_id] }] : []),
    ...(brand ? [{ name: 'brand_id', values: [brand.id] }] : []),
    ...filters.map(({ name, values }) => ({ name, values: [...values] })),
  ]
}

function ownFilters({ list, gender }: ListState): Filter[] {
  return [
    ...(list ? [{ name: 'list', values: [list] }] : []),
    ...(gender ? [{ name: 'gender', values: [gender] }] : []),
  ]
}

/** A record may say `pricedesc`, or `price` and `desc`. */
function recordSort(record: ListRecord | undefined): SortOption | undefined {
  const named = [record?.sort, `${record?.sort ?? ''}${record?.sort_direction ?? ''}`]
  return sortOptions.find((option) => named.includes(option))
}

function listTitle({ list, gender }: ListState): WordKey {
  if (list === 'sale') return 'badge.sale'
  if (list) return `list.${list}`
  return gender ? `list.${gender}` : 'list.all'
}
