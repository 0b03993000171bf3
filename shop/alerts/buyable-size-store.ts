import { type Expression, expressionBuilder, sql } from 'kysely'
import type { Tables } from '#database/tables.ts'

/** Whether a size can be bought: its product is on sale, and a piece of it lies there for whoever comes first. */
export function isSizeBuyable(variantId: Expression<string>, now: Date) {
  const { exists, selectFrom } = expressionBuilder<Tables>()
  return exists(
    selectFrom('variants')
      .innerJoin('products', 'products.id', 'variants.product_id')
      .innerJoin('sellable_stock as stock', 'stock.variant_id', 'variants.id')
      .where('variants.id', '=', variantId)
      .where('products.active', '=', true)
      .where('stock.available', '>', 0)
      .where(({ or, eb }) =>
        or([eb('products.coming_soon_date', 'is', null), eb('products.coming_soon_date', '<=', now)]),
      )
      .select(sql`1`.as('one')),
  )
}
