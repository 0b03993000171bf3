import { isInUnitOfWork as bypass } from '#database/unit-of-work.ts'
import { createAsyncCache, createGroupCache } from '#kernel/cache.ts'
import { invalidatedBy } from '#kernel/cache-tags.ts'
import type { Storefront } from '#kernel/storefront.ts'
import type { Promotion } from './promotion.ts'
import type { PromotionReader } from './promotion-store.ts'

type Stored = Pick<PromotionReader, 'offered' | 'categoriesOf' | 'uses'>

/** More than a shop has storefronts. */
const mostStorefronts = 100

/** More products than most shops have; carts may hold any. */
const mostProducts = 20_000

/**
 * What every cart asks of promotions and only a change of theirs makes another: those that need no code, and where products stand. Codes,
 * and how often something was used, are read each time, and so is everything inside a transaction: an order is priced by what is stored.
 */
export function createPromotionCache(stored: Stored) {
  const withoutCode = createAsyncCache<Promotion[]>({ most: mostStorefronts, bypass })
  const categories = createGroupCache<{ readonly productId: string; readonly key: string }>({
    most: mostProducts,
    bypass,
    keyOf: ({ productId }) => productId,
  })
  const readCategories = async (productIds: readonly string[]) =>
    [...(await stored.categoriesOf(productIds))].flatMap(([productId, keys]) => keys.map((key) => ({ productId, key })))

  return {
    promotions: {
      uses: stored.uses,
      offered: (storefront: Storefront, codes: readonly string[]): Promise<Promotion[]> =>
        codes.length > 0
          ? stored.offered(storefront, codes)
          : withoutCode.answer(storefront.code, () => stored.offered(storefront, [])),
      async categoriesOf(productIds: readonly string[]): Promise<Map<string, string[]>> {
        const rows = Map.groupBy(await categories.rows(productIds, readCategories), ({ productId }) => productId)
        return new Map([...rows].map(([productId, found]) => [productId, found.map(({ key }) => key)]))
      },
    },
    /** @param tags of what changed; all of it without them */
    invalidate: (tags?: readonly string[]): void => {
      const { promotions, catalog, describedIds } = invalidatedBy(tags)
      if (promotions) withoutCode.invalidate()
      if (catalog) categories.invalidate()
      else if (describedIds.length > 0) categories.invalidate(describedIds)
    },
  }
}
