/** A place where parcels are collected, as the sandbox of a carrier knows it. */
export type SandboxPoint = {
  readonly id: string
  readonly kind: 'servicepoint' | 'packstation' | 'postoffice'
  readonly name: string
  readonly street: string
  readonly houseNumber: string
  readonly postcode: string
  readonly city: string
  /** Other names of the city, in lower case. */
  readonly alsoCalled: readonly string[]
  readonly country: string
  readonly lat: number
  readonly lng: number
  readonly hours: readonly { readonly weekDay: number; readonly from: string; readonly to: string }[]
}
