import type { Cents } from '#kernel/money.ts'
import type { Country, Currency } from '#kernel/storefront.ts'

/** Pieces of one size that are declared at one price. */
export type DeclaredPieces = {
  /** The SKU of their size. */
  readonly articleNumber: string
  /** What they are, in English where somebody wrote it. */
  readonly description: string
  readonly quantity: number
  /** Of one of them, in grams. */
  readonly unitWeight: number
  /** What was paid for one of them, without VAT. */
  readonly unitPrice: Cents
  /** Six to ten digits. */
  readonly tariffCode: string
  /** ISO 3166-1 alpha-2, of the country in which they were made. */
  readonly origin: string
}

/** What customs are told of a parcel. */
export type CustomsDeclaration = {
  readonly reason: 'commercial-goods'
  /** The order's number, and no day, where there is no invoice yet. */
  readonly invoice: { readonly number: string; readonly day: string | null }
  readonly currency: Currency
  readonly contents: readonly DeclaredPieces[]
}

/** A parcel that is about to leave. */
export type ParcelLabelRequest = {
  /** The same for every repetition. */
  readonly reference: string
  readonly orderNumber: string
  readonly receiver: {
    readonly name: string
    readonly street: string
    readonly houseNumber: string
    readonly city: string
    readonly zipcode: string
    readonly country: Country
    readonly email: string
    /** The number by which a locker's carrier knows the receiver. */
    readonly lockerCustomer: string | null
  }
  /** The pickup point it goes to; `idOf` says whose id that is. */
  readonly servicePoint: { readonly id: string; readonly idOf: 'label-service' | 'carrier' } | null
  /** Which of the label service's ways it goes, by its code; the first that leads there where nothing is said. */
  readonly shippingOption: string | null
  /** In grams. */
  readonly weight: number
  /** Null where customs ask for none. */
  readonly customs: CustomsDeclaration | null
}

export type ParcelLabel = {
  /** What the service knows it by, for calling it off. */
  readonly shipment: string
  readonly carrier: string
  readonly trackingCode: string
  readonly trackingUrl: string | null
  readonly pdf: Uint8Array
  /** What travels with the parcel beside its label, as PDF: the papers for customs. */
  readonly papers: readonly Uint8Array[]
}

/** There is no label to be had; `sentence` is the service's own, where somebody can mend what it complains about. */
export class ParcelLabelUnavailable extends Error {
  override readonly name = 'ParcelLabelUnavailable'
  readonly sentence: string | undefined

  constructor(message: string, details: { readonly sentence?: string | undefined; readonly cause?: unknown } = {}) {
    super(message, { cause: details.cause })
    this.sentence = details.sentence
  }
}

/** Whoever makes labels for parcels that leave. */
export type ParcelLabelPort = {
  /**
   * The same label for the same reference, however often it is asked for.
   * @throws ParcelLabelUnavailable
   */
  label(request: ParcelLabelRequest): Promise<ParcelLabel>
  /**
   * Calls a label off, so that nobody pays for it.
   * @returns whether it is off; one that has travelled can't be called off any more
   * @throws ParcelLabelUnavailable
   */
  cancel(shipment: string): Promise<boolean>
}
