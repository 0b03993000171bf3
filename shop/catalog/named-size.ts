import { type StorefrontCode, storefrontOf, type Translated, textIn } from '#kernel/storefront.ts'
import { oneSize } from '#kernel/written-size.ts'

/** A size of a product as somebody who asked for it is told of it, in the language of the storefront. */
export type NamedSize = {
  readonly size: {
    readonly sku: string
    /** Absent where there is only one. */
    readonly name: string | undefined
  }
  readonly product: {
    readonly id: string
    readonly sku: string
    readonly name: string
    readonly brand: string
    readonly url: string
  }
}

type Row = {
  readonly sku: string
  readonly size: string
  readonly product_id: string
  readonly product_sku: string
  readonly name: Translated
  readonly brand: string
  /** Absent where the product has no page any more. */
  readonly url: string | null
}

/** @param row as a store reads it beside what was asked for */
export function namedSize(row: Row, storefrontCode: StorefrontCode): NamedSize {
  return {
    size: { sku: row.sku, name: row.size === oneSize ? undefined : row.size },
    product: {
      id: row.product_id,
      sku: row.product_sku,
      name: textIn(row.name, storefrontOf(storefrontCode).language),
      brand: row.brand,
      url: row.url ?? `products/${row.product_sku}`,
    },
  }
}
