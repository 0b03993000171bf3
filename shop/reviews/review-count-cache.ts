import { isInUnitOfWork as bypass } from '#database/unit-of-work.ts'
import { createGroupCache } from '#kernel/cache.ts'
import { invalidatedBy } from '#kernel/cache-tags.ts'
import type { ReviewCount } from './product-review.ts'
import type { ProductReviewReader } from './product-review-store.ts'

type CountOfProduct = ReviewCount & { readonly productId: string }

/** More than most shops have products. */
const most = 20_000

/**
 * Reviews, with a cache for how many there are: each list asks that of two dozen products. Any change of a product has them counted
 * anew.
 */
export function createReviewCountCache(stored: ProductReviewReader) {
  const counts = createGroupCache<CountOfProduct>({ most, bypass, keyOf: ({ productId }) => productId })
  const read = async (missing: readonly string[]) =>
    [...(await stored.reviewCounts(missing))].flatMap(([productId, of]) => of.map((one) => ({ ...one, productId })))
  return {
    productReviews: {
      ...stored,
      async reviewCounts(productIds: readonly string[]): Promise<Map<string, ReviewCount[]>> {
        return Map.groupBy(await counts.rows(productIds, read), ({ productId }) => productId)
      },
    },
    /** @param tags of what changed; all of it without them */
    invalidate: (tags?: readonly string[]) => {
      const { catalog, productIds } = invalidatedBy(tags)
      if (catalog) counts.invalidate()
      else if (productIds.length > 0) counts.invalidate(productIds)
    },
  }
}
