import { replace } from 'react-router'
import { hasMore, listState, pageSizeOf } from '#web/catalog/list-state.ts'
import { pageSeo, routeAlternates } from '#web/content/seo.ts'
import { graphql } from '#web/graphql/gql.ts'
import type { LoaderScope } from '#web/loaders.ts'
import { throwMissing } from '#web/moved.ts'
import { keywordRedirect } from './keyword-redirect.ts'
import { isSearchable, searchAddress, searchQuery } from './query.ts'

const searchDocument = graphql(`
  query SearchPage($search: String!, $filters: [FilterInput!]!, $page: Int!, $itemsPerPage: Int!) {
    search(search: $search, filters: $filters, page: $page, itemsPerPage: $itemsPerPage) {
      productData { totalCount products { ...ProductCard } }
    }
  }
`)

export type SearchData = Awaited<ReturnType<typeof loadSearch>>

/**
 * What a search finds. A word for reductions leads to their page before anything is searched; too little to search for
 * asks nothing; a page behind the last one doesn't exist (404).
 */
export async function loadSearch(scope: LoaderScope) {
  const { url, storefront, t, to, publicUrl } = scope
  const query = searchQuery(url.searchParams.get('q'))
  const reductions = keywordRedirect(storefront.code, query)
  if (reductions) throw replace(reductions, { status: 302, headers: { 'Cache-Control': 'no-store' } })

  const { page, sort } = listState(url.searchParams)
  const pageSize = pageSizeOf(undefined)
  const { products, totalCount: total } = await find(scope, query, sort ?? 'recommended', page, pageSize)
  if (page > 1 && products.length === 0) return throwMissing(scope)
  const address = query ? searchAddress(query) : ''
  return {
    query,
    products,
    total,
    page,
    sort: sort ?? ('recommended' as const),
    first: (page - 1) * pageSize + 1,
    hasMore: hasMore(total, pageSize, page),
    seo: pageSeo(scope, {
      title: [query ? t('search.for', { query }) : t('search.title'), 'Cordwainer'].join(' | '),
      robots: 'noindex,follow',
      canonicalPath: to('search') + address,
      alternates: routeAlternates(publicUrl, 'search').map((other) => ({ ...other, url: other.url + address })),
    }),
  }
}

async function find({ api }: LoaderScope, search: string, sort: string, page: number, itemsPerPage: number) {
  if (!isSearchable(search)) return { products: [], totalCount: 0 }
  const filters = [{ name: 'sort', values: [sort] }]
  return (await api(searchDocument, { search, filters, page, itemsPerPage })).search.productData
}
