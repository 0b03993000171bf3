import type { MeasuredBrowser } from '#kernel/measured-browser.ts'
import type { Cents } from '#kernel/money.ts'
import type { Currency } from '#kernel/storefront.ts'

/** Pieces of a line, at what was paid for one of them. */
export type MeasuredItem = {
  readonly sku: string
  readonly name: string
  readonly brand: string | null
  readonly size: string | null
  readonly price: Cents
  readonly quantity: number
}

/** That an order was paid, or paid back: of the browser, and nothing of the person. */
export type Measurement = {
  readonly kind: 'purchase' | 'refund'
  readonly browser: MeasuredBrowser
  /** The number of the order. */
  readonly order: string
  readonly at: Date
  readonly currency: Currency
  /** What was paid for the goods, or goes back for them, VAT and discounts reckoned in. */
  readonly value: Cents
  /** The same of their delivery. */
  readonly shipping: Cents
  /** All VAT of a purchase. */
  readonly tax?: Cents
  readonly items: readonly MeasuredItem[]
}

/** Whoever counts what a shop sells. */
export type MeasurementsPort = {
  /** @throws when nobody answers now; a purchase that is told again counts once */
  tell(measurement: Measurement): Promise<void>
}
