import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#database/rows.ts'
import { isUuid } from '#kernel/ids.ts'
import type { StoreCode, Storefront } from '#kernel/storefront.ts'
import type { Category, Product, ProductDetail, Variant } from './product.ts'
import { oneSize } from './product.ts'
import type { ListRequest, SortOption } from './product-list.ts'
import { type SearchTerm, spelledOut } from './search-term.ts'

export type UrlRecord = {
  readonly id: string
  readonly storeCode: StoreCode
  readonly url: string
  readonly pageType: 'product' | 'category' | 'brand' | 'plp'
  readonly categoryId: string | null
  readonly productId: string | null
  readonly brandId: string | null
  readonly sku: string | null
  readonly sizeTableId: string | null
  readonly filters: readonly { readonly name: string; readonly values: readonly string[] }[] | null
  readonly label: string
  readonly gender: string | null
  readonly sort: string | null
  readonly sortDirection: string | null
}

export type Brand = { readonly id: string; readonly name: string; readonly slug: string; readonly story: string }
export type SizeTable = {
  readonly id: string
  readonly advice: string
  readonly rows: readonly { readonly eu: string; readonly us: string; readonly uk: string; readonly cm: string }[]
}

/** Reads the catalogue. Everything comes in lists, so that a page of twenty products costs as many queries as one. */
export type CatalogStore = ReturnType<typeof catalogStore>

export function catalogStore(db: Database) {
  const text = (column: string, storefront: Storefront): RawBuilder<string> =>
    sql<string>`${sql.ref(column)} ->> ${sql.lit(storefront.language)}`

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
        .innerJoinLateral(
          (lateral) =>
            lateral
              .selectFrom('stock')
              .innerJoin('variants', 'variants.id', 'stock.variant_id')
              .whereRef('variants.product_id', '=', 'products.id')
              .select(sql<number>`coalesce(sum(stock.available), 0)::int`.as('pieces'))
              .as('stocked'),
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
      if (request.list === 'last-items') query = query.where('stocked.pieces', '=', 1)
      if (request.list === 'sold-out') query = query.where('stocked.pieces', '<', 1)

      for (const expression of order(request.sort, storefront)) query = query.orderBy(expression)
      const rows = await query
        .orderBy('products.sku')
        .limit(request.pageSize)
        .offset((request.page - 1) * request.pageSize)
        .execute()
      return { ids: rows.map((row) => row.id), total: rows[0]?.total ?? 0 }
    },

    /** Products by id, as the storefront sells them; what it has no price for is not there. */
    async products(storefront: Storefront, ids: readonly string[]): Promise<Product[]> {
      if (ids.length === 0) return []
      const rows = await db
        .selectFrom('products')
        .innerJoin('brands', 'brands.id', 'products.brand_id')
        .innerJoinLateral(
          (lateral) =>
            lateral
              .selectFrom('variants')
              .innerJoin('prices', 'prices.variant_id', 'variants.id')
              .whereRef('variants.product_id', '=', 'products.id')
              .where('prices.store_code', '=', storefront.code)
              .select([
                'prices.price',
                'prices.regular_price',
                'prices.prior_price',
                'prices.updated_at',
                'variants.size',
              ])
              .orderBy('prices.price')
              .limit(1)
              .as('offer'),
          (join) => join.onTrue(),
        )
        .innerJoinLateral(
          (lateral) =>
            lateral
              .selectFrom('stock')
              .innerJoin('variants', 'variants.id', 'stock.variant_id')
              .whereRef('variants.product_id', '=', 'products.id')
              .select(sql<number>`coalesce(sum(stock.available), 0)::int`.as('pieces'))
              .as('stocked'),
          (join) => join.onTrue(),
        )
        .where('products.id', 'in', ids)
        .where('products.active', '=', true)
        .select([
          'products.id',
          'products.sku',
          'products.parent_sku',
          text('products.name', storefront).as('name'),
          text('products.slug', storefront).as('slug'),
          'brands.id as brand_id',
          'brands.name as brand_name',
          'brands.slug as brand_slug',
          'products.color_key',
          text('products.color_name', storefront).as('color_name'),
          'products.color_hex',
          'products.gender',
          'products.images',
          'products.hover_image',
          'products.release_date',
          'products.coming_soon_date',
          text('products.delivery_time', storefront).as('delivery_time'),
          text('products.marketing_label', storefront).as('marketing_label'),
          'products.sale_label',
          'products.presented_by_sneakers',
          'products.size_table_id',
          'offer.price',
          'offer.regular_price',
          'offer.prior_price',
          'offer.updated_at as price_updated_at',
          'offer.size',
          'stocked.pieces',
        ])
        .execute()
      return rows.map((row) => ({
        id: row.id,
        sku: row.sku,
        parentSku: row.parent_sku,
        name: row.name,
        url: row.slug,
        brand: { id: row.brand_id, name: row.brand_name, slug: row.brand_slug },
        color: { key: row.color_key, name: row.color_name, hex: row.color_hex },
        gender: row.gender,
        images: row.images,
        hoverImage: row.hover_image,
        releaseDate: row.release_date,
        comingSoonDate: row.coming_soon_date,
        deliveryTime: row.delivery_time,
        marketingLabel: row.marketing_label,
        saleLabel: row.sale_label,
        presentedBySneakers: row.presented_by_sneakers,
        oneSize: row.size === oneSize,
        sizeTableId: row.size_table_id,
        price: row.price,
        regularPrice: row.regular_price,
        priorPrice: row.prior_price,
        priceUpdatedAt: row.price_updated_at,
        totalAvailableStock: row.pieces,
      }))
    },

    async details(storefront: Storefront, productIds: readonly string[]): Promise<ProductDetail[]> {
      if (productIds.length === 0) return []
      const rows = await db
        .selectFrom('products')
        .innerJoin('manufacturers', 'manufacturers.id', 'products.manufacturer_id')
        .where('products.id', 'in', productIds)
        .select([
          'products.id',
          text('products.description', storefront).as('description'),
          text('products.meta_title', storefront).as('meta_title'),
          text('products.meta_description', storefront).as('meta_description'),
          'products.properties',
          'products.footwear',
          'products.textile',
          text('products.care', storefront).as('care'),
          'manufacturers.name as manufacturer_name',
          'manufacturers.address as manufacturer_address',
          'manufacturers.email as manufacturer_email',
          'manufacturers.responsible_person',
        ])
        .execute()
      const word = storefront.language
      return rows.map((row) => ({
        productId: row.id,
        description: row.description,
        metaTitle: row.meta_title,
        metaDescription: row.meta_description,
        properties: row.properties.map((property) => ({
          name: property.name[word],
          options: property.options.map((option) => option[word]),
        })),
        footwear: row.footwear,
        textile: row.textile?.map((part) => ({ part: part.part[word], fibres: part.fibres })) ?? null,
        care: row.care,
        manufacturer: {
          name: row.manufacturer_name,
          address: row.manufacturer_address,
          email: row.manufacturer_email,
          responsiblePerson: row.responsible_person,
        },
      }))
    },

    /** Sizes of products in their order. */
    async variantsOf(storefront: Storefront, productIds: readonly string[]): Promise<Variant[]> {
      if (productIds.length === 0) return []
      return variantRows(storefront).where('variants.product_id', 'in', productIds).execute().then(asVariants)
    },

    /** Sizes by their SKU; a legacy SKU is found as well. */
    async variants(storefront: Storefront, skus: readonly string[]): Promise<Variant[]> {
      if (skus.length === 0) return []
      return variantRows(storefront)
        .where((or) => or.or([or('variants.sku', 'in', skus), or('variants.legacy_sku', 'in', skus)]))
        .execute()
        .then(asVariants)
    },

    /** Ids of products by SKU; a size's SKU or legacy SKU leads to its product. */
    async productIdsBySku(skus: readonly string[]): Promise<Map<string, string>> {
      if (skus.length === 0) return new Map()
      const rows = await db.selectFrom('products').select(['id', 'sku']).where('sku', 'in', skus).execute()
      const found = new Map(rows.map((row) => [row.sku, row.id]))
      const missing = skus.filter((sku) => !found.has(sku))
      if (missing.length > 0) {
        const sizes = await db
          .selectFrom('variants')
          .select(['product_id', 'sku', 'legacy_sku'])
          .where((or) => or.or([or('sku', 'in', missing), or('legacy_sku', 'in', missing)]))
          .execute()
        for (const row of sizes) {
          found.set(row.sku, row.product_id)
          if (row.legacy_sku) found.set(row.legacy_sku, row.product_id)
        }
      }
      return found
    },

    /** The colours of the models of these products, by model. */
    async idsByParent(parentSkus: readonly string[]): Promise<{ id: string; parentSku: string }[]> {
      if (parentSkus.length === 0) return []
      const rows = await db
        .selectFrom('products')
        .select(['id', 'parent_sku'])
        .where('parent_sku', 'in', parentSkus)
        .where('active', '=', true)
        .orderBy('sku')
        .execute()
      return rows.map((row) => ({ id: row.id, parentSku: row.parent_sku }))
    },

    async relations(
      productIds: readonly string[],
    ): Promise<{ productId: string; relatedId: string; kind: 'complementary' | 'maintenance' }[]> {
      if (productIds.length === 0) return []
      const rows = await db
        .selectFrom('product_relations')
        .select(['product_id', 'related_id', 'kind'])
        .where('product_id', 'in', productIds)
        .orderBy('position')
        .execute()
      return rows.map((row) => ({ productId: row.product_id, relatedId: row.related_id, kind: row.kind }))
    },

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
          text('name', storefront).as('name'),
          text('url', storefront).as('url'),
          text('description', storefront).as('description'),
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

    async categoryIdsOf(productIds: readonly string[]): Promise<{ productId: string; categoryId: string }[]> {
      if (productIds.length === 0) return []
      const rows = await db
        .selectFrom('product_categories')
        .select(['product_id', 'category_id'])
        .where('product_id', 'in', productIds)
        .execute()
      return rows.map((row) => ({ productId: row.product_id, categoryId: row.category_id }))
    },

    async brands(storefront: Storefront, ids: readonly string[]): Promise<Brand[]> {
      if (ids.length === 0) return []
      const rows = await db
        .selectFrom('brands')
        .select(['id', 'name', 'slug', text('story', storefront).as('story')])
        .where('id', 'in', ids)
        .execute()
      return rows
    },

    async sizeTable(storefront: Storefront, id: string): Promise<SizeTable | undefined> {
      if (!isUuid(id)) return undefined
      return db
        .selectFrom('size_tables')
        .select(['id', text('advice', storefront).as('advice'), 'rows'])
        .where('id', '=', id)
        .executeTakeFirst()
    },

    /** Where a path of this storefront leads. */
    async urlRecord(storeCode: StoreCode, url: string): Promise<UrlRecord | undefined> {
      const row = await urlRows()
        .where('url_records.store_code', '=', storeCode)
        .where('url_records.url', '=', url)
        .executeTakeFirst()
      return row && asUrlRecord(row)
    },

    /** Where a page lives, in one storefront or in all of them. */
    async urlRecordsOf(id: string, storeCode?: StoreCode): Promise<UrlRecord[]> {
      if (!isUuid(id)) return []
      let query = urlRows().where('url_records.id', '=', id)
      if (storeCode !== undefined) query = query.where('url_records.store_code', '=', storeCode)
      return (await query.execute()).map(asUrlRecord)
    },

    /** Where a path that no longer is should lead to. */
    async redirect(storeCode: StoreCode, path: string): Promise<string | undefined> {
      const row = await db
        .selectFrom('redirects')
        .select('to_path')
        .where('store_code', '=', storeCode)
        .where('from_path', '=', path)
        .executeTakeFirst()
      return row?.to_path
    },

    async isEmpty(): Promise<boolean> {
      return (await db.selectFrom('products').select('id').limit(1).executeTakeFirst()) === undefined
    },
  }

  function variantRows(storefront: Storefront) {
    return db
      .selectFrom('variants')
      .innerJoin('products', 'products.id', 'variants.product_id')
      .innerJoin('prices', (join) =>
        join.onRef('prices.variant_id', '=', 'variants.id').on('prices.store_code', '=', storefront.code),
      )
      .innerJoinLateral(
        (lateral) =>
          lateral
            .selectFrom('stock')
            .innerJoin('stock_locations', 'stock_locations.code', 'stock.location_code')
            .whereRef('stock.variant_id', '=', 'variants.id')
            .select([
              sql<number>`coalesce(sum(stock.available), 0)::int`.as('pieces'),
              sql<number>`coalesce(sum(stock.available) filter (where stock_locations.kind = 'distribution-centre'), 0)::int`.as(
                'at_centre',
              ),
            ])
            .as('stocked'),
        (join) => join.onTrue(),
      )
      .where('products.active', '=', true)
      .orderBy('variants.position')
      .select([
        'variants.id',
        'variants.product_id',
        'variants.sku',
        'variants.legacy_sku',
        'variants.size',
        'variants.position',
        'variants.ean',
        'variants.weight',
        'variants.min_purchase',
        'variants.max_purchase',
        'variants.purchase_steps',
        'prices.price',
        'prices.regular_price',
        'prices.prior_price',
        'stocked.pieces',
        'stocked.at_centre',
      ])
  }

  function urlRows() {
    return db
      .selectFrom('url_records')
      .leftJoin('products', 'products.id', 'url_records.product_id')
      .select([
        'url_records.id',
        'url_records.store_code',
        'url_records.url',
        'url_records.page_type',
        'url_records.category_id',
        'url_records.product_id',
        'url_records.brand_id',
        'url_records.filters',
        'url_records.label',
        'url_records.gender',
        'url_records.sort',
        'url_records.sort_direction',
        'products.sku',
        'products.size_table_id',
      ])
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
      return [sql`(stocked.pieces > 0) desc`, sql`products.popularity desc`, sql`products.release_date desc`]
  }
}

type VariantRow = {
  id: string
  product_id: string
  sku: string
  legacy_sku: string | null
  size: string
  position: number
  ean: string
  weight: number
  min_purchase: number
  max_purchase: number
  purchase_steps: number
  price: number
  regular_price: number | null
  prior_price: number | null
  pieces: number
  at_centre: number
}

function asVariants(rows: readonly VariantRow[]): Variant[] {
  return rows.map((row) => ({
    id: row.id,
    productId: row.product_id,
    sku: row.sku,
    legacySku: row.legacy_sku,
    size: row.size,
    position: row.position,
    ean: row.ean,
    weight: row.weight,
    minPurchase: row.min_purchase,
    maxPurchase: row.max_purchase,
    purchaseSteps: row.purchase_steps,
    price: row.price,
    regularPrice: row.regular_price,
    priorPrice: row.prior_price,
    availableStock: row.pieces,
    atCentre: row.at_centre,
  }))
}

type UrlRow = {
  id: string
  store_code: StoreCode
  url: string
  page_type: UrlRecord['pageType']
  category_id: string | null
  product_id: string | null
  brand_id: string | null
  filters: { name: string; values: string[] }[] | null
  label: string
  gender: string | null
  sort: string | null
  sort_direction: string | null
  sku: string | null
  size_table_id: string | null
}

function asUrlRecord(row: UrlRow): UrlRecord {
  return {
    id: row.id,
    storeCode: row.store_code,
    url: row.url,
    pageType: row.page_type,
    categoryId: row.category_id,
    productId: row.product_id,
    brandId: row.brand_id,
    sku: row.sku,
    sizeTableId: row.size_table_id,
    filters: row.filters,
    label: row.label,
    gender: row.gender,
    sort: row.sort,
    sortDirection: row.sort_direction,
  }
}
