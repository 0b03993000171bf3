import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { browserQuery } from '#web/browser-api.ts'
import type { ProductCardFragment } from '#web/graphql/graphql.ts'
import { useStorefront } from '#web/shop-context.tsx'
import { hasMore, listQuery } from './list-state.ts'
import type { LoadedTile } from './load-editorial-tiles.ts'
import { moreProductsDocument } from './more-products-document.ts'
import type { ListData } from './product-list.tsx'

type Pages = {
  readonly first: number
  readonly last: number
  readonly products: readonly ProductCardFragment[]
  readonly tiles: readonly LoadedTile[]
  /** SKUs of those that the store has whose tablet asks. */
  readonly inStore: readonly string[]
}

/** Lists as they were left, by the entry of the browser's history: Back returns to the same place in the same list. */
const left = new Map<string, Pages>()

/**
 * The products of a list page and of those that were loaded after it. Loading more changes the URL to the last page shown,
 * without asking the page for anything else.
 */
export function useListPages({ products, tiles = [], inStore = [], state, filters, pageSize, total }: ListData) {
  const storefront = useStorefront()
  const { key, pathname } = useLocation()
  const entry = `${key} ${pathname} ${JSON.stringify(filters)}`
  const page = { first: state.page, last: state.page, products, tiles, inStore }
  const [pages, setPages] = useState<Pages>(() => left.get(entry) ?? page)
  const [shownEntry, setShownEntry] = useState(entry)
  const [loading, setLoading] = useState(false)

  if (entry !== shownEntry) {
    setShownEntry(entry)
    setPages(left.get(entry) ?? page)
  }

  useEffect(() => {
    if (pages.last > pages.first) left.set(entry, pages)
  }, [entry, pages])

  /** @returns false when it could not be asked for, and the browser has to go to the page itself */
  const loadMore = async (): Promise<boolean> => {
    setLoading(true)
    const next = pages.last + 1
    const answer = await browserQuery(storefront, moreProductsDocument, {
      search: state.query ?? null,
      filters,
      page: next,
      itemsPerPage: pageSize,
    })
    setLoading(false)
    if (!answer) return false
    const known = new Set(pages.products.map(({ sku }) => sku))
    const { productData } = answer.search
    const fresh = productData.products.filter(({ sku }) => !known.has(sku))
    setPages({
      ...pages,
      last: next,
      products: [...pages.products, ...fresh],
      inStore: [...pages.inStore, ...productData.inStore],
    })
    window.history.replaceState(window.history.state, '', listQuery(state, { page: next }))
    return true
  }

  return {
    products: pages.products,
    tiles: pages.tiles,
    inStore: pages.inStore,
    first: pages.first,
    next: hasMore(total, pageSize, pages.last) ? pages.last + 1 : undefined,
    /** Up to which place of the whole list products are shown. */
    shown: Math.min(total, (pages.first - 1) * pageSize + pages.products.length),
    loading,
    loadMore,
  }
}
