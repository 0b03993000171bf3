import type { Database } from '#database/rows.ts'

/** Writes where a product belongs, and what goes with it. */
export function productRelationWriter(tx: Database) {
  return {
    /** The categories of a product, replacing those that it had. */
    async productCategories(productId: string, categoryIds: readonly string[]): Promise<void> {
      await tx.deleteFrom('product_categories').where('product_id', '=', productId).execute()
      if (categoryIds.length === 0) return
      await tx
        .insertInto('product_categories')
        .values(categoryIds.map((categoryId) => ({ product_id: productId, category_id: categoryId })))
        .execute()
    },

    async relations(
      productId: string,
      relations: readonly {
        readonly relatedId: string
        readonly kind: 'complementary' | 'maintenance'
        readonly position: number
      }[],
    ): Promise<void> {
      await tx.deleteFrom('product_relations').where('product_id', '=', productId).execute()
      if (relations.length === 0) return
      await tx
        .insertInto('product_relations')
        .values(
          relations.map((relation) => ({
            product_id: productId,
            related_id: relation.relatedId,
            kind: relation.kind,
            position: relation.position,
          })),
        )
        .execute()
    },
  }
}
