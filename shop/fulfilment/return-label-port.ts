import type { Country } from '#kernel/storefront.ts'

export type LabelRequest = {
  /** The same for every repetition. */
  readonly reference: string
  readonly orderNumber: string
  readonly sender: {
    readonly name: string
    readonly street: string
    readonly houseNumber: string
    readonly city: string
    readonly zipcode: string
    readonly country: Country
    readonly email: string
  }
  /** In grams. */
  readonly weight: number
}

export type ReturnLabel = {
  /** What the carrier calls the parcel. */
  readonly code: string
  readonly pdf: Uint8Array
}

/** Whoever makes labels for parcels that come back. Throws when there is none to be had now. */
export type ReturnLabelPort = { label(request: LabelRequest): Promise<ReturnLabel> }
