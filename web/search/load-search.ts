import { replace } from 'react-router'
import { pageSizeOf } from '#kernel/product-list.ts'
import { listOptions } from '#web/catalog/list-options.ts'
import { countChosen, listQuery, listState, searchFilters } from '#web/catalog/list-state.ts'
import { nearestToSearch, similarToList } from '#web/catalog/load-similar.ts'
import { notFound } from '#web/content/redirects.ts'
import { graphql } from '#web/graphql/gql.ts'
import type { LoaderScope } from '#web/loaders.ts'
import { pageSeo, routeAlternates } from '#web/seo/seo.ts'
import { keywordRedirect } from './keyword-redirect.ts'
import { isSearchable, searchAddress, searchQuery } from './query.ts'

const searchDocument = graphql(`
  query SearchPage($search: String!, $filters: [FilterInput!]!, $page: Int!, $itemsPerPage: Int!) {
    search(search: $search, filters: $filters, page: $page, itemsPerPage: $itemsPerPage) {
      productData { totalCount inStore products { ...ProductCard } facets { ...ListFacet } }
      urlData { urls { url label page_group parents { label } } }
      urlSuggestData { suggestions { text } }
      corrected
      understood
      ignored
      redirect
    }
  }
`)

export type SearchData = Awaited<ReturnType<typeof loadSearch>>

/**
 * What a search finds. A word for reductions leads to their page before anything is searched, and what the retailer says leads
 * elsewhere goes there; too little to search for asks nothing; a page behind the last one doesn't exist (404).
 */
export async function loadSearch(scope: LoaderScope) {
  const { url, storefront, t, to, publicUrl } = scope
  const query = searchQuery(url.searchParams.get('q'))
  const reductions = keywordRedirect(storefront.code, query)
  if (reductions) throw replace(reductions, { status: 302, headers: { 'Cache-Control': 'no-store' } })

  const state = { ...listState(url.searchParams), query, list: undefined }
  const sort = state.sort ?? ('recommended' as const)
  const pageSize = pageSizeOf(undefined)
  const filters = searchFilters(
    state.gender ? [{ name: 'gender', values: [state.gender] }] : [],
    state,
    sort,
    scope.store,
  )
  const found = isSearchable(query)
    ? (await scope.api(searchDocument, { search: query, filters, page: state.page, itemsPerPage: pageSize })).search
    : nothing
  if (found.redirect !== null) throw replace(found.redirect, { status: 302, headers: { 'Cache-Control': 'no-store' } })
  const { products, totalCount: total, inStore, facets } = found.productData
  if (state.page > 1 && products.length === 0) return notFound(scope)
  const similar = await similarToList(scope, {
    products,
    total,
    base: state.gender ? [{ name: 'gender', values: [state.gender] }] : [],
    search: query,
    sizes: state.chosen.size ?? [],
    isNarrowed: countChosen(state.chosen) > 0,
  })
  const suggestions = found.urlSuggestData.suggestions.map(({ text }) => text)
  /** Whether anything was found before it was narrowed. */
  const isFound = total > 0 || countChosen(state.chosen) > 0
  const address = query ? searchAddress(query) : ''
  return {
    query,
    offersPhoto: scope.photoSearch,
    products,
    inStore,
    similar: isFound ? similar : await nearestToSearch(scope, suggestions),
    total,
    pageSize,
    sort,
    defaultSort: 'recommended' as const,
    state,
    filters,
    options: listOptions(facets, undefined),
    found: isFound,
    corrected: found.corrected,
    understood: found.understood,
    ignored: found.ignored,
    pages: found.urlData.urls,
    suggestions,
    seo: pageSeo(scope, {
      title: [query ? t('search.for', { query }) : t('search.title'), scope.shopName].join(' | '),
      robots: 'noindex,follow',
      canonicalPath:
        to('search') + (query ? listQuery({ ...state, sort: undefined, chosen: {}, gender: undefined }) : ''),
      alternates: routeAlternates(publicUrl, 'search').map((other) => ({ ...other, url: other.url + address })),
    }),
  }
}

const nothing = {
  productData: { totalCount: 0, products: [], inStore: [], facets: [] },
  urlData: { urls: [] },
  urlSuggestData: { suggestions: [] },
  corrected: null,
  understood: null,
  ignored: [],
  redirect: null,
}
