import type { BrowserOf, Measurer } from '#kernel/measured-browser.ts'
import type { Cents } from '#kernel/money.ts'
import type { Currency } from '#kernel/storefront.ts'

/** Pieces of a line, at what was paid for one of them. */
export type MeasuredItem = {
  /** Of the product. */
  readonly sku: string
  /** By which feeds of products name its size. */
  readonly feedId: string
  readonly name: string
  readonly brand: string | null
  readonly size: string | null
  readonly price: Cents
  readonly quantity: number
}

/** That an order was paid, or paid back: of the browser, and nothing of the person. */
export type Measurement<M extends Measurer = Measurer> = {
  readonly kind: 'purchase' | 'refund'
  readonly browser: BrowserOf<M>
  /** The number of the order. */
  readonly order: string
  /** The same however often it is told: of a purchase the number of the order, as pages tell it too. */
  readonly id: string
  readonly at: Date
  readonly currency: Currency
  /** What was paid for the goods, or goes back for them, VAT and discounts reckoned in. */
  readonly value: Cents
  /** The same of their delivery. */
  readonly shipping: Cents
  /** All VAT of a purchase. */
  readonly tax?: Cents
  readonly items: readonly MeasuredItem[]
  /** The address of the page on which it was bought. */
  readonly page: string
  /** Of who bought it: for those alone who ask for it. */
  readonly email?: string
}

/** Whoever counts what a shop sells. */
export type MeasurementsPort<M extends Measurer = Measurer> = {
  readonly measurer: M
  /** Whether they are told whose purchase it is, which the retailer decides. */
  readonly wantsEmail?: boolean
  /** @throws when nobody answers now; a purchase that is told again counts once */
  tell(measurement: Measurement<M>): Promise<void>
}
