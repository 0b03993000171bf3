import type { Country } from './storefront.ts'

/** Where a building of ours stands, and how it is called by telephone. */
export type BuildingAddress = {
  readonly street: string
  readonly houseNumber: string
  readonly postcode: string
  readonly city: string
  readonly country: Country
  readonly lat: number
  readonly lng: number
  readonly telephone: string
}
