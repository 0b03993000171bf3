import type { Clock } from '#kernel/clock.ts'
import type { StorefrontCode } from '#kernel/storefront.ts'
import type { SettingsSource } from '../settings/settings-source.ts'
import type { Transact } from '../transact.ts'
import { learnSimilar } from './learn-similar.ts'
import { measureFirstPictures, type UnmeasuredPicture } from './measure-first-pictures.ts'
import type { PictureFeatureReader } from './picture-feature-store.ts'
import type { PicturePixels } from './picture-pixels-port.ts'
import type { SimilarProductReader } from './similar-product-store.ts'

type Deps = {
  readonly transact: Transact
  readonly clock: Clock
  readonly settings: SettingsSource
  readonly features: PictureFeatureReader
  readonly similar: SimilarProductReader
  readonly pixels: PicturePixels
}

/** What resembles a product, by its picture and by what the catalogue says, for where orders say too little. */
export function similarityService(deps: Deps) {
  const { clock, settings, similar, features } = deps
  const rules = () => settings.at(clock.now()).recommendations
  return {
    /** Ids of what resembles each of these in a storefront, the most alike first; none where the retailer shows none. */
    similarToEach: async (
      storefront: StorefrontCode,
      productIds: readonly string[],
    ): Promise<ReadonlyMap<string, readonly string[]>> =>
      rules().similar ? similar.similarTo(storefront, productIds) : new Map(),

    /** How many pictures were looked at, and how many could not be. */
    measuredPictures: () => features.measuredPictures(),

    /**
     * Looks at new pictures and learns anew what resembles what.
     * @returns what could not be looked at, and on how many pages something else stands
     */
    learnSimilar: async (): Promise<{
      readonly unmeasured: readonly UnmeasuredPicture[]
      readonly changed: number
    }> => {
      const { similar: isOffered, byPictures } = rules()
      const { byPicture, byColor } = settings.at(clock.now()).search
      const isSearched = byPicture || byColor
      const unmeasured = isSearched || (isOffered && byPictures) ? await measureFirstPictures(deps) : []
      return { unmeasured, changed: isOffered ? await learnSimilar({ ...deps, byPictures }) : 0 }
    },
  }
}
