import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#database/rows.ts'
import { isUuid } from '#kernel/ids.ts'
import type { Storefront } from '#kernel/storefront.ts'
import type { ListRequest, SortOption } from './product-list.ts'
import { type SearchTerm, spelledOut } from './search-term.ts'
import { piecesOfVariants } from './variant-store.ts'

/** Which products a list shows, and in what order. */
export function listStore(db: Database) {
  return {
    /** Ids of a page of products in their order, and how many there are in all. */
    async list(storefront: Storefront, request: ListRequest, now: Date): Promise<{ ids: string[]; total: number }> {
      if (request.categoryId !== undefined && !isUuid(request.categoryId)) return { ids: [], total: 0 }
      if (request.brandId !== undefined && !isUuid(request.brandId)) return { ids: [], total: 0 }
      if (request.search?.kind === 'nothing') return { ids: [], total: 0 }
      let query = db
        .selectFrom('products')
        .innerJoinLateral(
          (lateral) =>
            lateral
              .selectFrom('variants')
              .innerJoin('prices', 'prices.variant_id', 'variants.id')
              .whereRef('variants.product_id', '=', 'products.id')
              .where('prices.store_code', '=', storefront.code)
              .select(['prices.price', 'prices.prior_price'])
              .orderBy('prices.price')
              .limit(1)
              .as('offer'),
          (join) => join.onTrue(),
        )
        .where('products.active', '=', true)
        .select(['products.id', sql<number>`count(*) over ()::int`.as('total')])

      if (request.categoryId !== undefined) {
        query = query.where(({ exists, selectFrom }) =>
          exists(
            selectFrom('product_categories')
              .select(sql.lit(1).as('one'))
              .whereRef('product_categories.product_id', '=', 'products.id')
              .where('product_categories.category_id', '=', request.categoryId ?? ''),
          ),
        )
      }
      if (request.brandId !== undefined) query = query.where('products.brand_id', '=', request.brandId)
      if (request.brands.length > 0) {
        query = query.where('products.brand_id', 'in', (build) =>
          build.selectFrom('brands').select('id').where('slug', 'in', request.brands),
        )
      }
      if (request.gender !== undefined) query = query.where('products.gender', '=', request.gender)
      if (request.skus !== undefined) query = query.where('products.sku', 'in', request.skus)
      if (request.search !== undefined) query = query.where(matches(request.search, storefront))
      if (request.colors.length > 0) query = query.where('products.color_key', 'in', request.colors)
      if (request.sizes.length > 0) {
        query = query.where(({ exists, selectFrom }) =>
          exists(
            selectFrom('variants')
              .innerJoin('stock', 'stock.variant_id', 'variants.id')
              .select(sql.lit(1).as('one'))
              .whereRef('variants.product_id', '=', 'products.id')
              .where('variants.size', 'in', request.sizes)
              .where('stock.available', '>', 0),
          ),
        )
      }
      if (request.list === 'sale') query = query.where('offer.prior_price', 'is not', null)
      if (request.list === 'new') {
        query = query
          .where('products.release_date', '<=', now.toISOString().slice(0, 10))
          .where('products.release_date', '>', new Date(now.getTime() - 45 * 86_400_000).toISOString().slice(0, 10))
      }
      if (request.list === 'last-items') query = query.where(piecesOfProduct, '=', 1)
      if (request.list === 'sold-out') query = query.where(piecesOfProduct, '<', 1)

      for (const expression of order(request.sort, storefront)) query = query.orderBy(expression)
      const rows = await query
        .orderBy('products.sku')
        .limit(request.pageSize)
        .offset((request.page - 1) * request.pageSize)
        .execute()
      return { ids: rows.map((row) => row.id), total: rows[0]?.total ?? 0 }
    },
  }
}

/**
 * Whether a product is what the shopper typed: every word occurs somewhere in what it is called in this storefront, or in
 * the SKU of the product or of one of its sizes. Reads the texts as they are; there is no index behind it.
 */
function matches(term: SearchTerm, { language }: Storefront): RawBuilder<boolean> {
  const inLanguage = (column: string) => sql`${sql.ref(column)} ->> ${sql.lit(language)}`
  const isSizeSku = (text: RawBuilder<unknown>) =>
    sql`exists (select 1 from variants where variants.product_id = products.id and lower(variants.sku) = ${text})`
  if (term.kind === 'nothing') return sql<boolean>`false`
  if (term.kind === 'exact') {
    return sql<boolean>`(
      lower(products.sku) = ${term.text}
      or ${isSizeSku(sql`${term.text}`)}
      or exists (select 1 from brands where brands.id = products.brand_id and ${foldedSql(sql`brands.name`)} = ${term.text})
    )`
  }
  const called = sql`concat_ws(' ',
    products.sku, brands.name, ${inLanguage('products.name')}, ${inLanguage('products.color_name')},
    (select string_agg(${inLanguage('categories.name')}, ' ')
      from product_categories join categories on categories.id = product_categories.category_id
      where product_categories.product_id = products.id)
  )`
  // `offset 0` keeps the text from being put together anew for each word.
  return sql<boolean>`(
    select bool_and(strpos(described.words, typed.word) > 0 or ${isSizeSku(sql`typed.word`)})
    from (select ${foldedSql(called)} as words from brands where brands.id = products.brand_id offset 0) as described
    cross join unnest(${[...term.words]}::text[]) as typed(word)
  )`
}

/** The same folding as `folded` of the search term. */
function foldedSql(text: RawBuilder<unknown>): RawBuilder<string> {
  const spelled = spelledOut.reduce(
    (so, [letter, plain]) => sql`replace(${so}, ${sql.lit(letter)}, ${sql.lit(plain)})`,
    text,
  )
  return sql<string>`lower(regexp_replace(normalize(${spelled}, NFD), '[\\u0300-\\u036f]', '', 'g'))`
}

/** Pieces of all sizes of a product; read only by the lists that are about them. */
const piecesOfProduct = sql<number>`(
  select ${piecesOfVariants} from variants where variants.product_id = products.id
)`

/** The first piece that is found is enough. */
const isInStock = sql`exists (
  select 1 from variants join stock as shelf on shelf.variant_id = variants.id
  where variants.product_id = products.id and shelf.available > 0
)`

function order(sort: SortOption, storefront: Storefront): RawBuilder<unknown>[] {
  const name = sql`products.name ->> ${sql.lit(storefront.language)} collate "und-x-icu"`
  const discount = sql`case when offer.prior_price is null then 0 else (offer.prior_price - offer.price)::numeric / offer.prior_price end`
  switch (sort) {
    case 'newdesc':
      return [sql`products.release_date desc`]
    case 'saledesc':
      return [sql`${discount} desc`]
    case 'nameasc':
      return [sql`${name} asc`]
    case 'namedesc':
      return [sql`${name} desc`]
    case 'priceasc':
      return [sql`offer.price asc`]
    case 'pricedesc':
      return [sql`offer.price desc`]
    case 'recommended':
      return [sql`${isInStock} desc`, sql`products.popularity desc`, sql`products.release_date desc`]
  }
}
