import type { Clock } from '#kernel/clock.ts'
import type { SettingsSource } from '../settings/settings-source.ts'
import type { Transact } from '../transact.ts'
import { type Fit, fitOf } from './fit.ts'
import type { FitReader } from './fit-store.ts'
import { learnFits } from './learn-fits.ts'

type Deps = {
  readonly transact: Transact
  readonly clock: Clock
  readonly settings: SettingsSource
  readonly fits: FitReader
}

/** So many products the list for staff names. */
const mostLearned = 200

/** Which size fits, by what others bought and kept. */
export function sizingService({ transact, clock, settings, fits }: Deps) {
  const rules = () => settings.at(clock.now()).sizing
  return {
    /** How products run, by their ids: those of which enough is known, and none where the retailer says nothing of it. */
    fitsOf: async (productIds: readonly string[]): Promise<ReadonlyMap<string, Fit>> => {
      if (!rules().advice) return new Map()
      const counted = await fits.fitsOf(productIds)
      return new Map(
        counted.flatMap((one) => {
          const fit = fitOf(one, rules())
          return fit ? [[one.productId, fit] as const] : []
        }),
      )
    },
    /** What was learned of products, for staff: also where it is too little to be said. */
    learnedFits: async () =>
      (await fits.learned(mostLearned)).map((counted) => ({ ...counted, fit: fitOf(counted, rules()) })),
    learnFits: () => learnFits({ transact, clock }),
  }
}
