import type { Database } from '#database/rows.ts'

/** SKUs of the products of which a store has any size on its shelves. */
export async function productsInStore(db: Database, locationCode: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('sellable_stock as stock')
    .innerJoin('variants', 'variants.id', 'stock.variant_id')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .where('stock.location_code', '=', locationCode)
    .where('stock.available', '>', 0)
    .where('products.active', '=', true)
    .select('products.sku')
    .distinct()
    .execute()
  return new Set(rows.map(({ sku }) => sku))
}
