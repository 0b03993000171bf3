import type { Database } from '#database/rows.ts'
import type { Storefront } from '#kernel/storefront.ts'
import { oneSize } from './product.ts'
import { localText } from './text-store.ts'

/** What a list of products can be narrowed to. */
export type Choices = {
  readonly sizes: readonly string[]
  readonly colors: readonly { readonly key: string; readonly name: string; readonly hex: string }[]
  /** Categories of the products, and how many of them lie in each. */
  readonly categories: readonly { readonly categoryId: string; readonly count: number }[]
}

/** Reads what products have in common, without reading the products. */
export function choicesStore(db: Database) {
  return {
    async choices(storefront: Storefront, productIds: readonly string[]): Promise<Choices> {
      if (productIds.length === 0) return { sizes: [], colors: [], categories: [] }
      const [sizes, colors, categories] = await Promise.all([
        db
          .selectFrom('variants')
          .select('size')
          .distinct()
          .where('product_id', 'in', productIds)
          .where('size', '<>', oneSize)
          .execute(),
        db
          .selectFrom('products')
          .distinctOn('color_key')
          .select(['color_key as key', localText('color_name', storefront).as('name'), 'color_hex as hex'])
          .where('id', 'in', productIds)
          .orderBy('color_key')
          .execute(),
        db
          .selectFrom('product_categories')
          .select(['category_id', (count) => count.fn.countAll<number>().as('count')])
          .where('product_id', 'in', productIds)
          .groupBy('category_id')
          .execute(),
      ])
      return {
        sizes: sizes.map((row) => row.size),
        colors,
        categories: categories.map((row) => ({ categoryId: row.category_id, count: row.count })),
      }
    },
  }
}
