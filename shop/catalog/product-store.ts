import { anyOf, type Database } from '#database/rows.ts'
import type { Storefront } from '#kernel/storefront.ts'
import type { Product, ProductDetail } from './product.ts'
import { productDetails } from './product-detail-store.ts'
import { productRelationStore } from './product-relation-store.ts'
import { productsInPreview, soldProducts } from './sold-product-store.ts'

/** Products as a storefront sells them, and how they belong together. */
export function productStore(db: Database) {
  return {
    ...productRelationStore(db),

    /** Products by id, as the storefront sells them; what it has no price for is not there. */
    products(storefront: Storefront, ids: readonly string[]): Promise<Product[]> {
      return soldProducts(db, storefront, ids)
    },

    /** Products by id, also those that nobody may buy. */
    previewedProducts(storefront: Storefront, ids: readonly string[]): Promise<Product[]> {
      return productsInPreview(db, storefront, ids)
    },

    details(storefront: Storefront, productIds: readonly string[]): Promise<ProductDetail[]> {
      return productDetails(db, storefront, productIds)
    },

    /** Ids of products by SKU; a size's SKU or legacy SKU leads to its product. */
    async productIdsBySku(skus: readonly string[]): Promise<Map<string, string>> {
      if (skus.length === 0) return new Map()
      const rows = await db
        .selectFrom('products')
        .select(['id', 'sku'])
        .where('sku', '=', anyOf(skus, 'text'))
        .execute()
      const found = new Map(rows.map((row) => [row.sku, row.id]))
      const missing = skus.filter((sku) => !found.has(sku))
      if (missing.length > 0) {
        const sizes = await db
          .selectFrom('variants')
          .select(['product_id', 'sku', 'legacy_sku'])
          .where((or) => or.or([or('sku', '=', anyOf(missing, 'text')), or('legacy_sku', '=', anyOf(missing, 'text'))]))
          .execute()
        for (const row of sizes) {
          found.set(row.sku, row.product_id)
          if (row.legacy_sku) found.set(row.legacy_sku, row.product_id)
        }
      }
      return found
    },

    async isEmpty(): Promise<boolean> {
      return (await db.selectFrom('products').select('id').limit(1).executeTakeFirst()) === undefined
    },
  }
}
