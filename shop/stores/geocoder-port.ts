import type { Country } from '#kernel/storefront.ts'

/** A town, and where it is: in degrees, to about a kilometre. */
export type Place = { readonly name: string; readonly country: Country; readonly lat: number; readonly lng: number }

/** Knows where towns are. The one that comes with the shop asks nobody; a service elsewhere can take its place. */
export type Geocoder = {
  /**
   * The place that somebody means by a town, a postcode, or an address that ends with one of them. What could be two places
   * is the one in the own country, and of those the largest.
   */
  find(typed: string, own: Country): Promise<Place | undefined>
}
