import { isInUnitOfWork as bypass } from '#database/unit-of-work.ts'
import { createAsyncCache } from '#kernel/cache.ts'
import { invalidatedBy } from '#kernel/cache-tags.ts'
import type { Store } from './store.ts'
import type { StoresStore } from './stores-store.ts'

/** The stores, which pages of one person show as often as all others: read again when the catalogue or their hours were changed. */
export function createStoresCache(stored: StoresStore) {
  const known = createAsyncCache<Store[]>({ most: 1, bypass })
  const all = () => known.answer('all', stored.all)
  return {
    stores: {
      ...stored,
      all,
      byReference: async (reference: string): Promise<Store | undefined> =>
        (await all()).find((store) => store.reference === reference),
    } satisfies StoresStore,
    /** @param tags of what changed; all of it without them */
    invalidate: (tags?: readonly string[]): void => {
      const { catalog, stores } = invalidatedBy(tags)
      if (catalog || stores) known.invalidate()
    },
  }
}
