import type { OpeningHours } from '#kernel/opening-hours.ts'
import type { KeptServicePoint, LocationType } from '#kernel/service-point.ts'
import type { Country } from '#kernel/storefront.ts'

/** A place of a carrier's at which a parcel can wait for its shopper (specification §3). */
export type CarrierPoint = Omit<KeptServicePoint, 'locationType' | 'country' | 'dhlCustomerNumber'> & {
  readonly locationType: Exclude<LocationType, 'store'>
  readonly country: Country
  readonly lat: number
  readonly lng: number
  /** Metres from where was searched; null when it was asked for by its id. */
  readonly distance: number | null
  readonly telephone: string | null
  readonly additionalInformation: string | null
  readonly openingHours: OpeningHours | undefined
}

/** Where to look: a place on the map if there is one, or else whatever of an address is known. */
export type PointSearch = {
  readonly country: Country
  /** By whose clock the places are open. */
  readonly timeZone: string
  /** Street and city, or a postcode, in one line. */
  readonly query?: string | undefined
  readonly zipcode?: string | undefined
  readonly city?: string | undefined
  readonly street?: string | undefined
  readonly houseNumber?: string | undefined
  readonly lat?: number | undefined
  readonly lng?: number | undefined
  /** The number of a packstation. */
  readonly number?: string | undefined
  readonly types: readonly CarrierPoint['locationType'][]
  /** Of services that speak for several carriers: which are meant. */
  readonly carriers?: readonly string[] | undefined
  readonly limit: number
}

/** The carrier can't be asked now. */
export class ServicePointsUnavailable extends Error {
  override readonly name = 'ServicePointsUnavailable'
}

/** What the shop asks of a carrier about its places. */
export type ServicePointPort = {
  /**
   * The nearest first; empty when nothing was found, or the place is unknown.
   * @throws ServicePointsUnavailable
   */
  find(search: PointSearch): Promise<readonly CarrierPoint[]>
  /**
   * The place of an id; nothing for one that does not exist any more.
   * @throws ServicePointsUnavailable
   */
  byId(id: string, at: { readonly country: Country; readonly timeZone: string }): Promise<CarrierPoint | undefined>
}
