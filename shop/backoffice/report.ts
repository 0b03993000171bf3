import type { Cents } from '#kernel/money.ts'
import type { Currency, StorefrontCode, Translated } from '#kernel/storefront.ts'
import type { Margin, MarginOf } from './margin.ts'

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
  /** Nothing where no cost of them is known. */
  readonly margin?: Margin
}

/** What a product sold within a time in one currency. */
export type ProductFigures = {
  readonly sku: string
  /** Nothing for what the catalogue doesn't have any more. */
  readonly name: Translated | null
  readonly currency: Currency
  readonly pieces: number
  readonly revenue: Cents
  readonly returned: number
  /** What can be sold now. */
  readonly available: number
  /** Nothing where its cost is not known. */
  readonly margin?: Margin
}

/** A size that is sold faster than it will last. */
export type RunningOut = {
  readonly productSku: string
  readonly sku: string
  readonly name: Translated
  readonly size: string
  readonly pieces: number
  readonly available: number
}

/** Figures with what stays of them. */
export function withMargins(
  storefronts: readonly StorefrontFigures[],
  products: readonly ProductFigures[],
  margins: readonly MarginOf[],
): { readonly storefronts: readonly StorefrontFigures[]; readonly products: readonly ProductFigures[] } {
  const key = (...parts: readonly (string | null)[]) => parts.join(' ')
  const found = new Map(margins.map((one) => [key(one.storefrontCode, one.sku, one.currency), one]))
  const add = <T extends object>(figures: T, margin: Margin | undefined): T =>
    margin ? { ...figures, margin } : figures
  return {
    storefronts: storefronts.map((one) => add(one, found.get(key(one.storefrontCode, null, one.currency)))),
    products: products.map((one) => add(one, found.get(key(null, one.sku, one.currency)))),
  }
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
