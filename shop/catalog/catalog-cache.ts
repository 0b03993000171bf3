import { isInUnitOfWork as bypass } from '#database/unit-of-work.ts'
import { createAsyncCache, createGroupCache } from '#kernel/cache.ts'
import { invalidatedBy } from '#kernel/cache-tags.ts'
import { isUuid } from '#kernel/ids.ts'
import { type Storefront, type StorefrontCode, storefronts } from '#kernel/storefront.ts'
import type { CatalogStore } from './catalog-store.ts'
import type { Category, ModelColor, Product, Variant } from './product.ts'
import type { Redirect, UrlRecord } from './url-store.ts'

type Relation = Awaited<ReturnType<CatalogStore['relations']>>[number]

/** More than most shops have categories, brands and products; requests may name anything. */
const most = 20_000

/** Products whose sizes are known: those that are looked at, since each has a dozen. */
const mostWithSizes = 2_000

/** Longer ones are made up; they are looked for, but not cached. */
const longestPath = 200

/**
 * The catalogue, with a cache for what only an import changes: where paths lead, what the categories
 * are; and for products as pages show them, until a change of theirs is told of. What is sold is read each time.
 */
export function createCatalogCache(stored: CatalogStore) {
  const categories = createAsyncCache<Category[]>({ most, bypass })
  const filled = createAsyncCache<readonly string[]>({ most, bypass })
  const urlRecord = createAsyncCache<UrlRecord | undefined>({ most, bypass })
  const urlRecords = createAsyncCache<UrlRecord[]>({ most, bypass })
  const redirects = createAsyncCache<Redirect | undefined>({ most, bypass })
  const relations = createGroupCache<Relation>({ most, bypass, keyOf: ({ productId }) => productId })
  const colors = new Map(
    storefronts.map(({ code }) => [
      code,
      createGroupCache<ModelColor>({ most, bypass, keyOf: ({ parentSku }) => parentSku }),
    ]),
  )
  const products = new Map(
    storefronts.map(({ code }) => [code, createGroupCache<Product>({ most, bypass, keyOf: ({ id }) => id })]),
  )
  const sizes = new Map(
    storefronts.map(({ code }) => [
      code,
      createGroupCache<Variant>({ most: mostWithSizes, bypass, keyOf: ({ productId }) => productId }),
    ]),
  )
  const ofProducts = [...products.values(), ...sizes.values()]
  const caches = [categories, filled, urlRecord, urlRecords, redirects, relations, ...colors.values(), ...ofProducts]

  return {
    catalog: {
      ...stored,

      categories: (storefront: Storefront) => categories.answer(storefront.code, () => stored.categories(storefront)),

      filledCategories: (storefront: Storefront) =>
        filled.answer(storefront.code, () => stored.filledCategories(storefront)),

      /**
       * Products for pages and lists. A change of price or stock makes them be read anew as soon as it is told of; whoever
       * sells asks `products`.
       */
      shownProducts(storefront: Storefront, ids: readonly string[]): Promise<Product[]> {
        const read = (missing: readonly string[]) => stored.products(storefront, missing)
        return products.get(storefront.code)?.rows(ids, read) ?? read(ids)
      },

      /** Sizes of products in their order, for pages as `shownProducts` is; whoever sells asks `variants`. */
      shownSizes(storefront: Storefront, productIds: readonly string[]): Promise<Variant[]> {
        const read = (missing: readonly string[]) => stored.variantsOf(storefront, missing)
        return sizes.get(storefront.code)?.rows(productIds, read) ?? read(productIds)
      },

      relations: (productIds: readonly string[]) => relations.rows(productIds, stored.relations),

      colorsOfModels(storefront: Storefront, parentSkus: readonly string[]): Promise<ModelColor[]> {
        const read = (missing: readonly string[]) => stored.colorsOfModels(storefront, missing)
        return colors.get(storefront.code)?.rows(parentSkus, read) ?? read(parentSkus)
      },

      urlRecord(storefrontCode: StorefrontCode, url: string): Promise<UrlRecord | undefined> {
        const ask = () => stored.urlRecord(storefrontCode, url)
        return url.length > longestPath ? ask() : urlRecord.answer(`${storefrontCode} ${url}`, ask)
      },

      async urlRecordsOf(id: string, storefrontCode?: StorefrontCode): Promise<UrlRecord[]> {
        if (!isUuid(id)) return []
        return urlRecords.answer(`${storefrontCode} ${id}`, () => stored.urlRecordsOf(id, storefrontCode))
      },

      redirect(storefrontCode: StorefrontCode, path: string): Promise<Redirect | undefined> {
        const ask = () => stored.redirect(storefrontCode, path)
        return path.length > longestPath ? ask() : redirects.answer(`${storefrontCode} ${path}`, ask)
      },
    },
    /** @param tags of what changed; all of it without them */
    invalidate: (tags?: readonly string[]) => {
      const { catalog, productIds } = invalidatedBy(tags)
      if (catalog) for (const cache of caches) cache.invalidate()
      else if (productIds.length > 0) for (const cache of ofProducts) cache.invalidate(productIds)
    },
  }
}
