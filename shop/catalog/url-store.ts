import type { Database } from '#database/rows.ts'
import { anyOf } from '#database/rows.ts'
import { isUuid } from '#kernel/ids.ts'
import type { StorefrontCode } from '#kernel/storefront.ts'

export type UrlRecord = {
  readonly id: string
  readonly storefrontCode: StorefrontCode
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

/** A list with a page of its own. */
export type ListPage = Pick<UrlRecord, 'url' | 'label' | 'pageType' | 'categoryId'>

/** `path` without slashes around it, or a whole URL; with status 410 there is nothing any more. */
export type Redirect = { readonly path: string; readonly status: number }

/** Where a page lives, here and in every storefront that has it, and when it last changed. */
export type PageAddresses = {
  readonly url: string
  readonly changedAt: Date | null
  readonly alternates: readonly { readonly storefrontCode: StorefrontCode; readonly url: string }[]
}

/** Where paths lead, and where pages live. */
export function urlStore(db: Database) {
  return {
    /** Where a path of this storefront leads. */
    async urlRecord(storefrontCode: StorefrontCode, url: string): Promise<UrlRecord | undefined> {
      const row = await urlRows()
        .where('url_records.store_code', '=', storefrontCode)
        .where('url_records.url', '=', url)
        .executeTakeFirst()
      return row && asUrlRecord(row)
    },

    /** Where a page lives, in one storefront or in all of them. */
    async urlRecordsOf(id: string, storefrontCode?: StorefrontCode): Promise<UrlRecord[]> {
      if (!isUuid(id)) return []
      let query = urlRows().where('url_records.id', '=', id)
      if (storefrontCode !== undefined) query = query.where('url_records.store_code', '=', storefrontCode)
      return (await query.execute()).map(asUrlRecord)
    },

    /** Every page of a storefront that is no product. */
    async listPages(storefrontCode: StorefrontCode): Promise<ListPage[]> {
      const rows = await db
        .selectFrom('url_records')
        .select(['url', 'label', 'page_type', 'category_id'])
        .where('store_code', '=', storefrontCode)
        .where('page_type', '<>', 'product')
        .orderBy('url')
        .execute()
      return rows.map((row) => ({
        url: row.url,
        label: row.label,
        pageType: row.page_type,
        categoryId: row.category_id,
      }))
    },

    /** How many pages of the kinds a storefront has. */
    async countPages(storefrontCode: StorefrontCode, kinds: readonly UrlRecord['pageType'][]): Promise<number> {
      const { count } = await pagesOf(storefrontCode, kinds)
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    /** Products with a page in a storefront, in a fixed order, behind one of them: for whoever reads them all. */
    async soldProductIds(
      storefrontCode: StorefrontCode,
      after: string | undefined,
      limit: number,
    ): Promise<readonly string[]> {
      const rows = await pagesOf(storefrontCode, ['product'])
        .select('url_records.product_id')
        .where('url_records.product_id', '>', after ?? '00000000-0000-0000-0000-000000000000')
        .orderBy('url_records.product_id')
        .limit(limit)
        .execute()
      return [...new Set(rows.flatMap(({ product_id: id }) => id ?? []))]
    },

    /** Pages of the kinds in a fixed order, each with its addresses in all storefronts: for sitemaps. */
    async pageAddresses(
      storefrontCode: StorefrontCode,
      kinds: readonly UrlRecord['pageType'][],
      { limit, offset }: { readonly limit: number; readonly offset: number },
    ): Promise<PageAddresses[]> {
      const own = await pagesOf(storefrontCode, kinds)
        .select(['url_records.id', 'url_records.url', 'products.updated_at'])
        .orderBy('url_records.id')
        .limit(limit)
        .offset(offset)
        .execute()
      if (own.length === 0) return []
      const all = await db
        .selectFrom('url_records')
        .select(['id', 'store_code', 'url'])
        .where(
          'id',
          '=',
          anyOf(
            own.map(({ id }) => id),
            'uuid',
          ),
        )
        .execute()
      const byId = Map.groupBy(all, ({ id }) => id)
      return own.map(({ id, url, updated_at: changedAt }) => ({
        url,
        changedAt,
        alternates: (byId.get(id) ?? []).map((row) => ({ storefrontCode: row.store_code, url: row.url })),
      }))
    },

    /** What is to be said of a path that no longer is. */
    async redirect(storefrontCode: StorefrontCode, path: string): Promise<Redirect | undefined> {
      const row = await db
        .selectFrom('redirects')
        .select(['to_path', 'status'])
        .where('store_code', '=', storefrontCode)
        .where('from_path', '=', path)
        .executeTakeFirst()
      return row && { path: row.to_path, status: row.status }
    },
  }

  /** What is not for sale any more has no page. */
  function pagesOf(storefrontCode: StorefrontCode, kinds: readonly UrlRecord['pageType'][]) {
    return db
      .selectFrom('url_records')
      .leftJoin('products', 'products.id', 'url_records.product_id')
      .where('url_records.store_code', '=', storefrontCode)
      .where('url_records.page_type', '=', anyOf(kinds, 'text'))
      .where((where) => where.or([where('url_records.product_id', 'is', null), where('products.active', '=', true)]))
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

type UrlRow = {
  id: string
  store_code: StorefrontCode
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
    storefrontCode: row.store_code,
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
