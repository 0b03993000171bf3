import { changes } from '#kernel/cache-table.ts'
import { addDays, type Day } from '#kernel/calendar.ts'
import type { Clock } from '#kernel/clock.ts'
import type { SettingsSource } from '../settings/settings-source.ts'
import type { Transact } from '../transact.ts'
import { combinePairs } from './combine-pairs.ts'
import { rankSeenPairs } from './rank-seen-pairs.ts'
import { SeenPairCounter, type SeenStep } from './seen-pair-counter.ts'
import type { SeenPairReader } from './seen-pair-store.ts'

type Deps = {
  readonly transact: Transact
  readonly clock: Clock
  readonly settings: SettingsSource
  readonly pairs: SeenPairReader
}

/** What others look at beside a product, from counts of which page led to which, of nobody (docs/decisions/198-what-others-looked-at.md). */
export function seenTogetherService({ transact, clock, settings, pairs }: Deps) {
  const counter = new SeenPairCounter(clock)
  const rules = () => settings.at(clock.now()).recommendations
  const firstDay = (): Day => addDays(clock.now().toISOString().slice(0, 10), -rules().seenDays)

  return {
    /** Counts that one product's page led to another's, in memory. */
    count: (step: SeenStep, network: string | undefined): void => {
      if (rules().seenTogether) counter.count(step, network)
    },

    /** Writes down what this process counted. What can't be written is kept for the next time. */
    async write(): Promise<void> {
      const counted = counter.take()
      if (counted.length === 0 || !rules().seenTogether) return
      try {
        await transact(['seenPairs'], ({ seenPairs }) => seenPairs.add(counted))
      } catch (error) {
        counter.putBack(counted)
        throw error
      }
    },

    /** Ids of products beside each of these, the surest first; none where the retailer shows none. */
    async besideEach(productIds: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
      if (!rules().seenTogether) return new Map()
      const found = Map.groupBy(await pairs.pairsOf(productIds), ({ productId }) => productId)
      return new Map([...found].map(([id, own]) => [id, own.map(({ otherId }) => otherId)]))
    },

    /** Ids of products beside all of these together. */
    besideAll: async (productIds: readonly string[]): Promise<readonly string[]> =>
      rules().seenTogether ? combinePairs(productIds, await pairs.pairsOf(productIds)) : [],

    /**
     * Forgets what is too old and learns anew; all is forgotten where the retailer wants none of it. Pages beside which something else stands
     * are made anew.
     * @returns how many those are
     */
    learn: async (): Promise<number> =>
      transact(['seenPairs', 'invalidate'], async ({ seenPairs, invalidate }) => {
        const { seenTogether, fewestSeen } = rules()
        if (seenTogether) await seenPairs.purge(firstDay())
        else await seenPairs.forgetDays()
        const { pairs: observed, looks } = await seenPairs.observed(firstDay(), fewestSeen)
        const changed = await seenPairs.replace(rankSeenPairs(observed, looks, fewestSeen))
        await invalidate(changes.pairs(changed))
        return changed.length
      }),
  }
}
