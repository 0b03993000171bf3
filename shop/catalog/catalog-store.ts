import type { Database } from '#database/rows.ts'
import { anyOf } from '#database/rows.ts'
import { isUuid } from '#kernel/ids.ts'
import type { Storefront } from '#kernel/storefront.ts'
import { passportStore } from './passport-store.ts'
import { pricePeriodStore } from './price-period-store.ts'
import type { Category } from './product.ts'
import { productStore } from './product-store.ts'
import { scannedSizeStore } from './scanned-size-store.ts'
import { localText } from './text-store.ts'
import { urlStore } from './url-store.ts'
import { variantStore } from './variant-store.ts'

export type Brand = { readonly id: string; readonly name: string; readonly slug: string; readonly story: string }
export type SizeTable = {
  readonly id: string
  readonly advice: string
  readonly rows: readonly { readonly eu: string; readonly us: string; readonly uk: string; readonly cm: string }[]
}

/** Reads the catalogue. Everything comes in lists, so that a page of twenty products costs as many queries as one. */
export type CatalogStore = ReturnType<typeof catalogStore>

export function catalogStore(db: Database) {
  return {
    ...productStore(db),
    ...variantStore(db),
    ...urlStore(db),
    ...pricePeriodStore(db),
    ...passportStore(db),
    ...scannedSizeStore(db),

    /** All categories; there are few, so lists of them are picked from this one answer. */
    async categories(storefront: Storefront): Promise<Category[]> {
      const rows = await db
        .selectFrom('categories')
        .select([
          'id',
          'key',
          'parent_id',
          'level',
          'position',
          'gender',
          localText('name', storefront).as('name'),
          localText('url', storefront).as('url'),
          localText('description', storefront).as('description'),
        ])
        .orderBy('position')
        .execute()
      return rows.map((row) => ({
        id: row.id,
        key: row.key,
        parentId: row.parent_id,
        level: row.level,
        position: row.position,
        gender: row.gender,
        name: row.name,
        url: row.url,
        description: row.description,
      }))
    },

    /** Categories in which something is sold, for menus that name none that is empty. */
    async filledCategories(storefront: Storefront): Promise<readonly string[]> {
      const rows = await db
        .selectFrom('categories')
        .select('categories.id')
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('product_categories')
              .innerJoin('products', 'products.id', 'product_categories.product_id')
              .innerJoin('variants', 'variants.product_id', 'products.id')
              .innerJoin('prices', 'prices.variant_id', 'variants.id')
              .whereRef('product_categories.category_id', '=', 'categories.id')
              .where('products.active', '=', true)
              .where('prices.store_code', '=', storefront.code)
              .select('products.id'),
          ),
        )
        .execute()
      return rows.map(({ id }) => id)
    },

    async brands(storefront: Storefront, ids: readonly string[]): Promise<Brand[]> {
      if (ids.length === 0) return []
      const rows = await db
        .selectFrom('brands')
        .select(['id', 'name', 'slug', localText('story', storefront).as('story')])
        .where('id', '=', anyOf(ids, 'uuid'))
        .execute()
      return rows
    },

    async sizeTable(storefront: Storefront, id: string): Promise<SizeTable | undefined> {
      if (!isUuid(id)) return undefined
      return db
        .selectFrom('size_tables')
        .select(['id', localText('advice', storefront).as('advice'), 'rows'])
        .where('id', '=', id)
        .executeTakeFirst()
    },
  }
}
