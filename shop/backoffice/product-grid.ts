import type { ListedProduct } from '../catalog/product-overview-store.ts'

/**
 * Which products a grid shows. `reduced`: it costs less than before in some storefront. `sold-out`: on sale, and not a piece of it can
 * be sold. `incomplete`: it lacks something that the law or the shop asks for.
 */
export const productListViews = ['all', 'on-sale', 'reduced', 'sold-out', 'incomplete', 'withdrawn'] as const
export type ProductListView = (typeof productListViews)[number]

/** What a grid is narrowed to; what is absent doesn't matter. */
export type ProductFilter = {
  readonly view: ProductListView
  /** The slug of a brand. */
  readonly brand?: string | undefined
  /** The key of a category; what is below it counts. */
  readonly category?: string | undefined
  /** A SKU or an EAN, or a part of the name or brand. */
  readonly text?: string | undefined
}

/** Products that somebody chose: these, or all that a filter shows. */
export type ProductSelection = { readonly skus: readonly string[] } | { readonly filter: ProductFilter }

export type ProductGridPage = { readonly products: readonly ListedProduct[]; readonly next: string | undefined }

/** How many products a filter shows; no further than `mostProductsCounted`. */
export type ProductCount = { readonly count: number; readonly isMore: boolean }

/** So many products stand on a page of the grid. */
export const productsPerPage = 50

export const mostProductsCounted = 1000

/** So many products are changed at once at most. */
export const mostProductsChanged = 50_000
