import type { Cents } from '#kernel/money.ts'
import type { Currency, StorefrontCode } from '#kernel/storefront.ts'

/** For so many days back a report can be asked. */
export const reportDays = [7, 28, 90, 365] as const
export type ReportDays = (typeof reportDays)[number]

/** So many products and sizes a report names. */
export const mostReported = 100

/** What a storefront sold within a time. */
export type StorefrontFigures = {
  readonly storefrontCode: StorefrontCode
  readonly currency: Currency
  readonly orders: number
  readonly revenue: Cents
  readonly refunds: Cents
  readonly pieces: number
  /** Pieces of these orders that came back so far. */
  readonly returned: number
}

/** What a product sold within a time in one currency. */
export type ProductFigures = {
  readonly sku: string
  readonly name: string
  readonly currency: Currency
  readonly pieces: number
  readonly revenue: Cents
  readonly returned: number
  /** What can be sold now. */
  readonly available: number
}

/** A size that is sold faster than it will last. */
export type RunningOut = {
  readonly productSku: string
  readonly sku: string
  readonly name: string
  readonly size: string
  readonly pieces: number
  readonly available: number
}

/** Pieces that came back, of a hundred that were sold; nothing where none was. */
export function returnRate({ pieces, returned }: { readonly pieces: number; readonly returned: number }) {
  return pieces === 0 ? undefined : Math.round((returned / pieces) * 1000) / 10
}

/** Pieces that were sold, of a hundred that there were; nothing where there was none. */
export function sellThrough({ pieces, available }: { readonly pieces: number; readonly available: number }) {
  const all = pieces + available
  return all === 0 ? undefined : Math.round((pieces / all) * 1000) / 10
}

/** For how many days it lasts when it is sold as fast as in the last ones. */
export function daysLeft({ pieces, available }: { readonly pieces: number; readonly available: number }, days: number) {
  return Math.floor((available * days) / Math.max(1, pieces))
}
