import { changes } from '#kernel/cache-table.ts'
import { type Clock, day } from '#kernel/clock.ts'
import type { SettingsSource } from '../settings/settings-source.ts'
import type { Transact } from '../transact.ts'
import { combinePairs } from './combine-pairs.ts'
import type { ProductPairReader } from './product-pair-store.ts'

/** What was bought earlier belongs to other collections. */
const reach = 540 * day

type Deps = {
  readonly transact: Transact
  readonly clock: Clock
  readonly settings: SettingsSource
  readonly pairs: ProductPairReader
}

/** What others bought with a product, learned from the shop's own orders without following anybody. */
export function recommendationService({ transact, clock, settings, pairs }: Deps) {
  const rules = () => settings.at(clock.now()).recommendations
  return {
    /** Ids of products beside each of these, the surest first; none where the retailer shows none. */
    boughtWithEach: async (productIds: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> => {
      if (!rules().offered) return new Map()
      const found = Map.groupBy(await pairs.pairsOf(productIds), ({ productId }) => productId)
      return new Map([...found].map(([id, own]) => [id, own.map(({ otherId }) => otherId)]))
    },

    /** Ids of products beside all of these together. */
    boughtWithAll: async (productIds: readonly string[]): Promise<readonly string[]> =>
      rules().offered ? combinePairs(productIds, await pairs.pairsOf(productIds)) : [],

    /** Learns anew; pages beside which something else stands are made anew. @returns how many those are */
    learnPairs: async (): Promise<number> => {
      const now = clock.now()
      return transact(['productPairs', 'invalidate'], async ({ productPairs, invalidate }) => {
        const { fewestPeople } = rules()
        const changed = await productPairs.learn({ since: new Date(now.getTime() - reach), until: now, fewestPeople })
        await invalidate(changes.pairs(changed))
        return changed.length
      })
    },
  }
}
