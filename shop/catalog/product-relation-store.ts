import { anyOf, type Database } from '#database/rows.ts'
import type { Storefront } from '#kernel/storefront.ts'
import type { ModelColor } from './product.ts'
import { localText } from './text-store.ts'

/** How products belong together. */
export function productRelationStore(db: Database) {
  return {
    /** The colours in which models are sold here, in their order. */
    async colorsOfModels(storefront: Storefront, parentSkus: readonly string[]): Promise<ModelColor[]> {
      if (parentSkus.length === 0) return []
      const rows = await db
        .selectFrom('products')
        .select(['id', 'sku', 'parent_sku', 'color_hex', localText('color_name', storefront).as('color_name')])
        .where('parent_sku', '=', anyOf(parentSkus, 'text'))
        .where('active', '=', true)
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('variants')
              .innerJoin('prices', 'prices.variant_id', 'variants.id')
              .select('variants.id')
              .whereRef('variants.product_id', '=', 'products.id')
              .where('prices.store_code', '=', storefront.code),
          ),
        )
        .orderBy('sku')
        .execute()
      return rows.map((row) => ({
        id: row.id,
        sku: row.sku,
        parentSku: row.parent_sku,
        colorName: row.color_name,
        colorHex: row.color_hex,
      }))
    },

    async relations(
      productIds: readonly string[],
    ): Promise<{ productId: string; relatedId: string; kind: 'complementary' | 'maintenance' }[]> {
      if (productIds.length === 0) return []
      const rows = await db
        .selectFrom('product_relations')
        .select(['product_id', 'related_id', 'kind'])
        .where('product_id', '=', anyOf(productIds, 'uuid'))
        .orderBy('position')
        .execute()
      return rows.map((row) => ({ productId: row.product_id, relatedId: row.related_id, kind: row.kind }))
    },

    async categoryIdsOf(productIds: readonly string[]): Promise<{ productId: string; categoryId: string }[]> {
      if (productIds.length === 0) return []
      const rows = await db
        .selectFrom('product_categories')
        .select(['product_id', 'category_id'])
        .where('product_id', '=', anyOf(productIds, 'uuid'))
        .execute()
      return rows.map((row) => ({ productId: row.product_id, categoryId: row.category_id }))
    },
  }
}
