import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#database/rows.ts'
import type { StorefrontCode, Translated } from '#kernel/storefront.ts'
import { asListedProduct, type ListedProductRow, listedProductColumns } from '../catalog/product-overview-store.ts'
import { readCursor, writtenCursor } from './order-list.ts'
import type { SizePrice } from './price-change.ts'
import type { CategorizedProduct } from './product-change.ts'
import {
  mostProductsChanged,
  mostProductsCounted,
  type ProductCount,
  type ProductFilter,
  type ProductGridPage,
  type ProductListView,
  type ProductSelection,
  productsPerPage,
} from './product-grid.ts'
import type { ProductSets, SetFacts } from './product-sets.ts'

/** What a grid can be narrowed by. */
export type ProductChoices = {
  readonly brands: readonly { readonly slug: string; readonly name: string }[]
  readonly categories: readonly {
    readonly key: string
    readonly name: Translated
    readonly level: number
    readonly gender: string
  }[]
}

export type ProductGridReader = ReturnType<typeof productGridReader>

/** Lists of products for staff, the newest first. */
export function productGridReader(db: Database) {
  return {
    /** @param after the `next` of the page before; what is no cursor begins at the start */
    async page(filter: ProductFilter, sets: ProductSets | undefined, after?: string): Promise<ProductGridPage> {
      const cursor = readCursor(after)
      const behind = cursor
        ? sql`and (p.created_at, p.id) < (${`${cursor.at}+00`}::timestamptz, ${cursor.id}::uuid)`
        : sql``
      const { rows } = await sql<ListedProductRow & { readonly at: string }>`
        with page as (
          select p.* from products p where ${isShown(filter, sets)} ${behind}
          order by p.created_at desc, p.id desc limit ${productsPerPage + 1}
        )
        select ${listedProductColumns}, (p.created_at at time zone 'UTC')::text as at
        from page p join brands b on b.id = p.brand_id
        order by p.created_at desc, p.id desc`.execute(db)
      const last = rows[productsPerPage - 1]
      return {
        products: rows.slice(0, productsPerPage).map(asListedProduct),
        next: rows.length > productsPerPage && last ? writtenCursor({ at: last.at, id: last.id }) : undefined,
      }
    },

    async count(filter: ProductFilter, sets: ProductSets | undefined): Promise<ProductCount> {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from (
          select from products p where ${isShown(filter, sets)} limit ${mostProductsCounted + 1}) counted`.execute(db)
      const count = rows[0]?.count ?? 0
      return { count: Math.min(count, mostProductsCounted), isMore: count > mostProductsCounted }
    },

    /** The SKUs of what somebody chose, as far as there are such products. */
    async skusOf(selection: ProductSelection, sets: ProductSets | undefined): Promise<string[]> {
      const chosen =
        'skus' in selection ? sql`p.sku = any(${[...selection.skus]}::text[])` : isShown(selection.filter, sets)
      const { rows } = await sql<{ sku: string }>`
        select p.sku from products p where ${chosen}
        order by p.created_at desc, p.id desc limit ${mostProductsChanged}`.execute(db)
      return rows.map(({ sku }) => sku)
    },

    /** Products by their SKUs, each with its first size, as rows of a file name them. */
    async named(skus: readonly string[]): Promise<readonly CategorizedProduct[]> {
      const { rows } = await sql<CategorizedProduct>`
        select p.sku as product, v.sku, v.size,
          array(select category_id::text from product_categories pc where pc.product_id = p.id) as categories
        from products p
        cross join lateral (
          select sku, size from variants where product_id = p.id order by position, sku limit 1) v
        where p.sku = any(${[...skus]}::text[]) order by p.sku`.execute(db)
      return rows
    },

    /** What the sizes of products cost in storefronts. */
    async sizePrices(skus: readonly string[], storefronts: readonly StorefrontCode[]): Promise<readonly SizePrice[]> {
      const { rows } = await sql<SizePrice>`
        select p.sku as "productSku", v.sku, r.store_code as storefront, r.price, r.regular_price as "regularPrice"
        from products p join variants v on v.product_id = p.id join prices r on r.variant_id = v.id
        where p.sku = any(${[...skus]}::text[]) and r.store_code = any(${[...storefronts]}::text[])
        order by p.sku, v.position, v.sku, r.store_code`.execute(db)
      return rows
    },

    async sizeCounts(skus: readonly string[]): Promise<ReadonlyMap<string, number>> {
      const { rows } = await sql<{ sku: string; sizes: number }>`
        select p.sku, count(*)::int as sizes from products p join variants v on v.product_id = p.id
        where p.sku = any(${[...skus]}::text[]) group by p.sku`.execute(db)
      return new Map(rows.map(({ sku, sizes }) => [sku, sizes]))
    },

    /** Which products of these, or of all, have no piece to sell or cost less than before. */
    async facts(ids?: readonly string[]): Promise<readonly SetFacts[]> {
      const those = ids ? sql`and v.product_id = any(${[...ids]}::uuid[])` : sql``
      const { rows } = await sql<SetFacts>`
        with sold as (
          select distinct v.product_id as id from variants v join sellable_stock s on s.variant_id = v.id
          where s.available > 0 ${those}
        ), cheaper as (
          select distinct v.product_id as id from variants v join prices r on r.variant_id = v.id
          where r.regular_price > r.price ${those}
        )
        select p.id, sold.id is null as "soldOut", cheaper.id is not null as reduced
        from products p left join sold on sold.id = p.id left join cheaper on cheaper.id = p.id
        where p.active and (sold.id is null or cheaper.id is not null)
          ${ids ? sql`and p.id = any(${[...ids]}::uuid[])` : sql``}`.execute(db)
      return rows
    },

    async choices(): Promise<ProductChoices> {
      const brands = await db.selectFrom('brands').select(['slug', 'name']).orderBy('name').execute()
      const { rows: categories } = await sql<ProductChoices['categories'][number]>`
        with recursive tree as (
          select id, key, name, level, gender,
            array[array_position(array['women', 'men', 'unisex'], gender), position] as path
          from categories where parent_id is null
          union all
          select c.id, c.key, c.name, c.level, c.gender, tree.path || c.position
          from categories c join tree on tree.id = c.parent_id
        )
        select key, name, level, gender from tree order by path, key`.execute(db)
      return { brands, categories }
    },
  }
}

function isShown({ view, brand, category, text }: ProductFilter, sets: ProductSets | undefined): RawBuilder<unknown> {
  const conditions = [
    ofView(view, sets),
    brand === undefined ? undefined : sql`p.brand_id = (select id from brands where slug = ${brand})`,
    category === undefined
      ? undefined
      : sql`p.id in (select product_id from product_categories
          where category_id = (select id from categories where key = ${category}))`,
    text === undefined ? undefined : isCalled(text.trim().slice(0, 120)),
  ]
  return sql.join(
    conditions.filter((one) => one !== undefined),
    sql` and `,
  )
}

function isCalled(typed: string): RawBuilder<unknown> {
  const part = `%${typed.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  return sql`(p.sku = ${typed} or p.id in (select product_id from variants where sku = ${typed} or ean = ${typed})
    or p.name::text ilike ${part} or p.brand_id in (select id from brands where name ilike ${part}))`
}

function ofView(view: ProductListView, sets: ProductSets | undefined): RawBuilder<unknown> {
  const among = (ids: ReadonlySet<string> | undefined) => sql`p.id = any(${[...(ids ?? [])]}::uuid[])`
  switch (view) {
    case 'all':
      return sql`true`
    case 'on-sale':
      return sql`p.active`
    case 'reduced':
      return sql`p.active and ${among(sets?.reduced)}`
    case 'sold-out':
      return sql`p.active and ${among(sets?.soldOut)}`
    case 'incomplete':
      return sql`p.incomplete <> '{}'`
    case 'withdrawn':
      return sql`not p.active`
  }
}
