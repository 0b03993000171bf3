import type { Database } from '#database/rows.ts'

/** Sizes with what names them; whoever asks joins what they were asked for with, and where their page is. */
export function sizesToName(db: Database) {
  return db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .innerJoin('brands', 'brands.id', 'products.brand_id')
    .select([
      'variants.sku',
      'variants.size',
      'products.id as product_id',
      'products.sku as product_sku',
      'products.name',
      'brands.name as brand',
    ])
}
