import { addMonths, type Day } from '#kernel/calendar.ts'
import type { StorefrontCode } from '#kernel/storefront.ts'
import { importKinds } from '../imports/import.ts'

/** What can be written to a file; the first ones in the columns that imports read. */
export const exportKinds = [
  ...importKinds,
  'orders',
  'order-lines',
  'refunds',
  'invoices',
  'journal',
  'vat',
  'gift-cards',
] as const
export type ExportKind = (typeof exportKinds)[number]

/** What of it is written; everything where nothing is said. */
export type ExportFilter = {
  readonly storefrontCode?: StorefrontCode | undefined
  readonly locationCode?: string | undefined
  /** From this moment on. */
  readonly from?: Date | undefined
  /** Before this moment. */
  readonly until?: Date | undefined
}

/** By what each kind can be filtered; a product belongs to no storefront and to no day. */
export const exportFilters: Readonly<Record<ExportKind, readonly (keyof ExportFilter)[]>> = {
  products: [],
  prices: ['storefrontCode'],
  costs: [],
  passports: [],
  stock: ['locationCode'],
  stores: [],
  redirects: [],
  promotions: [],
  customers: ['storefrontCode'],
  reviews: [],
  orders: ['storefrontCode', 'from', 'until'],
  'order-lines': ['storefrontCode', 'from', 'until'],
  refunds: ['storefrontCode', 'from', 'until'],
  invoices: ['storefrontCode', 'from', 'until'],
  journal: ['from', 'until'],
  vat: ['from', 'until'],
  'gift-cards': ['from', 'until'],
}

/** What is written of one calendar month where no days are said, since books are closed by the month. */
export const monthlyKinds: ReadonlySet<ExportKind> = new Set(['journal', 'vat', 'gift-cards'])

/** The first day of the month before, and the first one after it. */
export function lastCalendarMonth(today: Day): { readonly from: Day; readonly until: Day } {
  const until = `${today.slice(0, 7)}-01`
  return { from: addMonths(until, -1), until }
}

/** A row of a file by its columns; what is absent is an empty cell. */
export type ExportRow = Readonly<Record<string, string>>

/** What is to be written, read in parts as it is asked for. */
export type ExportTable = {
  readonly columns: readonly string[]
  /** About how many rows there are, where that is known without reading them. */
  countRows?(): Promise<number>
  rows(): AsyncIterable<ExportRow>
}
