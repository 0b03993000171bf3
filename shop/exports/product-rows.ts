import { isEan } from '#kernel/ean.ts'
import type { ProductState } from '../catalog/product-state.ts'
import { type ProductNames, productAsCells } from '../imports/product-as-cells.ts'
import { productColumns, sizeColumns } from '../imports/product-cells.ts'
import type { ExportRow } from './export.ts'

/** The columns of a file of products: what tells product and size apart first. */
export const productFileColumns: readonly string[] = [
  'product',
  ...sizeColumns,
  ...productColumns.filter((column) => column !== 'product'),
]

/**
 * A product as a file of products tells it: a row for each size, of which the first one has what belongs to all of them. Read again,
 * they change nothing. What a file can't say, such as a textile of several parts, is left empty, which leaves it as it is.
 */
export function productRows(product: ProductState, names: ProductNames): readonly ExportRow[] {
  return product.sizes.map(({ sku, size, ean, weight }, index) => ({
    ...(index === 0 ? productAsCells(product, names) : {}),
    product: product.sku,
    sku,
    size,
    // A number that no import would take is left as it is.
    ean: ean !== null && isEan(ean) ? ean : '',
    weight: `${weight}`,
  }))
}
