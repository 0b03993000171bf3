import type { Cents } from '#kernel/money.ts'
import { decimalAmount } from '#kernel/money.ts'

/** A price by hand: of one size or of all sizes of a product, in one storefront, from a moment on or for a time. */
export type PriceRowChange = {
  readonly sku: string
  readonly storefront: string
  readonly price: Cents
  readonly regularPrice: Cents | null
  /** `2026-11-27` or `2026-11-27T00:00`, by the clock of the storefront; at once where nothing is said. */
  readonly from: string | null
  readonly until: string | null
}

/** What lies on a shelf, counted by somebody who stands before it. */
export type StockRowChange = { readonly sku: string; readonly location: string; readonly quantity: number }

/**
 * Changes by hand are files of few rows, by the columns that imports have (docs/importing.md): checked, planned, held back where they go
 * too far, and undone as what a merchandise system sends.
 */
export function pricesAsFile(rows: readonly PriceRowChange[]): string {
  return asLines(
    ['sku', 'storefront', 'price', 'regular_price', 'from', 'until'],
    rows.map(({ sku, storefront, price, regularPrice, from, until }) => [
      sku,
      storefront,
      decimalAmount(price),
      regularPrice === null ? '' : decimalAmount(regularPrice),
      from ?? '',
      until ?? '',
    ]),
  )
}

export function stockAsFile(rows: readonly StockRowChange[]): string {
  return asLines(
    ['sku', 'location', 'quantity'],
    rows.map(({ sku, location, quantity }) => [sku, location, String(quantity)]),
  )
}

/** What customs are told of a product; empty cells are known no more. */
export function customsAsFile(sku: string, cells: Readonly<Partial<Record<'origin' | 'tariff_code', string>>>): string {
  const columns = Object.entries(cells)
  return asLines(['product', ...columns.map(([name]) => name)], [[sku, ...columns.map(([, cell]) => cell || 'none')]])
}

/** A product by its SKU, and one of its sizes, which rows of a file need to name. */
export type NamedProduct = { readonly product: string; readonly sku: string; readonly size: string }

/** Cells of products by the columns of a file of products; what a row doesn't tell stays. */
export type ProductRowChange = NamedProduct & { readonly cells: Readonly<Record<string, string>> }

export function productsAsFile(rows: readonly ProductRowChange[]): string {
  const columns = [...new Set(rows.flatMap(({ cells }) => Object.keys(cells)))]
  return asLines(
    ['product', 'sku', 'size', ...columns],
    rows.map(({ product, sku, size, cells }) => [product, sku, size, ...columns.map((column) => cells[column] ?? '')]),
  )
}

function asLines(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  return [columns, ...rows].map((cells) => cells.map(quoted).join(',')).join('\n')
}

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`
