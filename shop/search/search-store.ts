import { sql } from 'kysely'
import type { Database } from '#database/rows.ts'
import type { StoreCode, Translated } from '#kernel/storefront.ts'
import type { Gender } from '../catalog/catalog-feed.ts'
import type {
  OfferPrice,
  SearchableCategory,
  SearchableProduct,
  SearchableVariant,
  SearchSource,
} from './searchable.ts'

/** So many rows are read at once when everything is; what is handed on in between leaves the thread to others. */
const batchSize = 2500

/** Reading everything is a lot of work for a database that serves small questions: it may use more memory and time for it. */
const forEverything = [sql`set local work_mem = '96MB'`, sql`set local statement_timeout = '5min'`]

/** Reads what a search is built from: five questions, whether about a few products or about all of them. */
export function searchStore(db: Database): SearchSource {
  return {
    async categories(): Promise<SearchableCategory[]> {
      const rows = await db
        .selectFrom('categories')
        .select(['id', 'key', 'parent_id', 'level', 'position', 'name'])
        .orderBy('position')
        .execute()
      return rows.map(({ parent_id: parentId, ...row }) => ({ ...row, parentId }))
    },

    async *products() {
      // One moment in time for all five.
      const all = await db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute(async (tx) => {
          for (const setting of forEverything) await setting.execute(tx)
          return read(tx)
        })
      for (let at = 0; at < all.length; at += batchSize) {
        yield all.slice(at, at + batchSize)
        await new Promise((resolve) => setImmediate(resolve))
      }
    },

    productsById: async (ids) => (ids.length === 0 ? [] : read(db, ids)),
  }
}

/** @param ids all products without them */
async function read(db: Database, ids?: readonly string[]): Promise<SearchableProduct[]> {
  const only = (column: string) => (ids ? sql`${sql.ref(column)} = any(${[...ids]}::uuid[])` : sql`true`)
  const { rows } = await sql<ProductRow>`
    select products.id, products.sku, parent_sku, gender, products.name, brand_id, brands.name as brand_name,
      brands.slug as brand_slug, color_key, color_name, color_hex, release_date, popularity
    from products join brands on brands.id = products.brand_id
    where products.active and ${only('products.id')}
    order by products.sku collate "C"`.execute(db)
  const variants = await variantsOf(db, ids ? only('variants.product_id') : undefined)
  const prices = await pricesOf(db, only('variants.product_id'))
  const categories = await categoriesOf(db, only('product_id'))
  const properties = await propertiesOf(db, only('id'))
  return rows.map((row) => ({
    id: row.id,
    sku: row.sku,
    parentSku: row.parent_sku,
    gender: row.gender,
    name: row.name,
    brand: { id: row.brand_id, slug: row.brand_slug, name: row.brand_name },
    color: { key: row.color_key, name: row.color_name, hex: row.color_hex },
    categoryIds: categories.get(row.id) ?? [],
    released: row.release_date,
    popularity: row.popularity,
    properties: properties.get(row.id)?.properties ?? [],
    materials: properties.get(row.id)?.materials ?? [],
    variants: variants.get(row.id) ?? [],
    prices: prices.get(row.id) ?? {},
  }))
}

type Condition = ReturnType<typeof sql>

/**
 * Sizes with their pieces, as one text for each product: rows would be a million. A legacy SKU counts where it is one. For a few
 * sizes the shelves are looked up; for all of them they are read from end to end, which is far less work.
 */
async function variantsOf(db: Database, only: Condition | undefined): Promise<Map<string, SearchableVariant[]>> {
  const pieces = sql`sum(available)::int as pieces from stock where available > 0`
  const held = only
    ? sql`left join lateral (select ${pieces} and variant_id = variants.id) as held on true`
    : sql`left join (select variant_id, ${pieces} group by variant_id) as held on held.variant_id = variants.id`
  const { rows } = await sql<{ product_id: string; variants: string }>`
    select product_id,
      string_agg(
        concat_ws(${between}, sku, size, coalesce(pieces, 0), case when legacy_sku <> replace(sku, '.', 'x') then legacy_sku end),
        ${next} order by position
      ) as variants
    from variants ${held}
    where ${only ?? sql`true`}
    group by product_id`.execute(db)
  return new Map(
    rows.map((row) => [
      row.product_id,
      row.variants.split(next).map((text) => {
        const [sku = '', size = '', held = '', legacySku = null] = text.split(between)
        return { sku, size, pieces: Number(held), legacySku }
      }),
    ]),
  )
}

/** What the cheapest size costs and cost: price and prior price in one number, so that the least of them names both. */
async function pricesOf(db: Database, only: Condition): Promise<Map<string, Partial<Record<StoreCode, OfferPrice>>>> {
  const { rows } = await sql<{ product_id: string; prices: string }>`
    select product_id, string_agg(concat_ws(${between}, store_code, offer >> 32, offer & 4294967295), ${next}) as prices
    from (
      select product_id, store_code, min((price::bigint << 32) | coalesce(prior_price, 0)) as offer
      from variants join prices on prices.variant_id = variants.id
      where ${only}
      group by product_id, store_code
    ) as offers
    group by product_id`.execute(db)
  return new Map(
    rows.map((row) => [
      row.product_id,
      Object.fromEntries(
        row.prices.split(next).map((text) => {
          const [store = '', price = '', prior = ''] = text.split(between)
          return [store, { price: Number(price), priorPrice: Number(prior) || null }]
        }),
      ),
    ]),
  )
}

async function categoriesOf(db: Database, only: Condition): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ product_id: string; categories: string }>`
    select product_id, string_agg(category_id::text, ${next}) as categories
    from product_categories where ${only} group by product_id`.execute(db)
  return new Map(rows.map((row) => [row.product_id, row.categories.split(next)]))
}

/** What products have in common travels once, however many they are. */
async function propertiesOf(db: Database, only: Condition): Promise<Map<string, Described>> {
  const { rows } = await sql<DescribedRow>`
    select properties, footwear, textile, string_agg(id::text, ${next}) as products
    from products where ${only}
    group by properties, footwear, textile`.execute(db)
  return new Map(
    rows.flatMap((row) => {
      const described = { properties: row.properties, materials: materialsOf(row) }
      return row.products.split(next).map((id) => [id, described] as const)
    }),
  )
}

type ProductRow = {
  readonly id: string
  readonly sku: string
  readonly parent_sku: string
  readonly gender: Gender
  readonly name: Translated
  readonly brand_id: string
  readonly brand_name: string
  readonly brand_slug: string
  readonly color_key: string
  readonly color_name: Translated
  readonly color_hex: string
  readonly release_date: string
  readonly popularity: number
}

type Described = Pick<SearchableProduct, 'properties' | 'materials'>
type DescribedRow = {
  readonly properties: SearchableProduct['properties']
  readonly footwear: { readonly upper?: readonly string[] } | null
  readonly textile:
    | readonly { readonly fibres: readonly { readonly fibre: string; readonly percent: number }[] }[]
    | null
  readonly products: string
}

/** Neither stands in a SKU or a size. */
const between = '\u001f'
const next = '\u001e'

/** The upper of a shoe; of the outer part of a textile the fibre that there is most of. */
function materialsOf({ footwear, textile }: DescribedRow): string[] {
  const fibres = [...(textile?.[0]?.fibres ?? [])].sort((a, b) => b.percent - a.percent)
  return [...new Set([...(footwear?.upper ?? []), ...fibres.slice(0, 1).map(({ fibre }) => fibre)])]
}
