import type { Day } from '#kernel/calendar.ts'
import type { StorefrontCode } from '#kernel/storefront.ts'

/** How many came how far. Views are of pages; the rest are carts by the day on which they were begun, whatever became of them later. */
export type FunnelSteps = {
  readonly productViews: number
  readonly carts: number
  /** Carts whose shopper said where the parcel goes. */
  readonly addresses: number
  readonly orders: number
  readonly paid: number
}

/** A storefront in some days, and in as many before them. */
export type FunnelFigures = FunnelSteps & { readonly storefrontCode: StorefrontCode; readonly before: FunnelSteps }

/** What was counted of a day by the clock of a storefront. */
export type FunnelDay = FunnelSteps & { readonly storefrontCode: StorefrontCode; readonly day: Day }

export const noSteps: FunnelSteps = { productViews: 0, carts: 0, addresses: 0, orders: 0, paid: 0 }

export function addedSteps(one: FunnelSteps, other: FunnelSteps): FunnelSteps {
  return {
    productViews: one.productViews + other.productViews,
    carts: one.carts + other.carts,
    addresses: one.addresses + other.addresses,
    orders: one.orders + other.orders,
    paid: one.paid + other.paid,
  }
}
