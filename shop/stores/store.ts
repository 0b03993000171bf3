import type { BuildingAddress } from '#kernel/building-address.ts'
import type { LocalNames } from '#kernel/local-names.ts'
import type { OpeningHours } from '#kernel/opening-hours.ts'

/** A shop building that shoppers can walk into. A storefront is something else: see the kernel. */
export type Store = BuildingAddress & {
  readonly code: string
  /** One path segment, unique among the stores: `/stores/amsterdam-kalverstraat/`. */
  readonly reference: string
  readonly title: string
  readonly localNames?: LocalNames | undefined
  /** Absent where the retailer has not said. */
  readonly openingHours: OpeningHours | undefined
}
