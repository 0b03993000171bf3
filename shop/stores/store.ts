import type { LocalNames } from '#kernel/local-names.ts'
import type { OpeningHours } from '#kernel/opening-hours.ts'
import type { Country } from '#kernel/storefront.ts'

/** A shop building that shoppers can walk into. A storefront is something else: see the kernel. */
export type Store = {
  readonly code: string
  /** One path segment, unique among the stores: `/stores/amsterdam-kalverstraat/`. */
  readonly reference: string
  readonly title: string
  readonly street: string
  readonly houseNumber: string
  readonly postcode: string
  readonly city: string
  readonly country: Country
  readonly lat: number
  readonly lng: number
  readonly telephone: string
  readonly localNames?: LocalNames | undefined
  /** Absent where the retailer has not said. */
  readonly openingHours: OpeningHours | undefined
}
