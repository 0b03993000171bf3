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

/** There is no label to be had now; whoever asks later may have one. */
export class ReturnLabelUnavailable extends Error {
  override readonly name = 'ReturnLabelUnavailable'
}

/** Whoever makes labels for parcels that come back. */
export type ReturnLabelPort = {
  /**
   * The same label for the same reference, however often it is asked for.
   * @throws ReturnLabelUnavailable
   */
  label(request: LabelRequest): Promise<ReturnLabel>
}
