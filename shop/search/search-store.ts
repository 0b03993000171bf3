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

/** Large enough to keep the database busy, small enough to leave the thread to others in between. */
const batchSize = 2500

/** Reads what a search is built from, in five questions for each batch of products. */
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
      let after = ''
      for (;;) {
        const batch = await read(sql`products.sku > ${after}`, batchSize)
        if (batch.length > 0) yield batch
        const last = batch.at(-1)
        if (!last || batch.length < batchSize) return
        after = last.sku
      }
    },

    async productsById(ids) {
      return ids.length === 0 ? [] : read(sql`products.id = any(${[...ids]}::uuid[])`, ids.length)
    },
  }

  async function read(which: ReturnType<typeof sql>, most: number): Promise<SearchableProduct[]> {
    const { rows } = await sql<ProductRow>`
      select products.id, products.sku, parent_sku, gender, products.name, brand_id, brands.name as brand_name,
        brands.slug as brand_slug, color_key, color_name, color_hex, release_date, popularity
      from products join brands on brands.id = products.brand_id
      where products.active and ${which}
      order by products.sku
      limit ${most}`.execute(db)
    const ids = rows.map(({ id }) => id)
    const [variants, prices, categories, properties] = await Promise.all([
      variantsOf(ids),
      pricesOf(ids),
      categoriesOf(ids),
      propertiesOf(ids),
    ])
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

  /** Sizes with their pieces, as one text for each product: rows would be a million. A legacy SKU counts where it is one. */
  async function variantsOf(ids: readonly string[]): Promise<Map<string, SearchableVariant[]>> {
    const { rows } = await sql<{ product_id: string; variants: string }>`
      select product_id, string_agg(concat_ws(${between}, sku, size, pieces, legacy_sku), ${next} order by position) as variants
      from (
        select product_id, sku, size, position,
          case when legacy_sku <> replace(sku, '.', 'x') then legacy_sku end as legacy_sku,
          coalesce((select sum(available) from stock where stock.variant_id = variants.id), 0) as pieces
        from variants where product_id = any(${[...ids]}::uuid[])
      ) as sizes
      group by product_id`.execute(db)
    return new Map(
      rows.map((row) => [
        row.product_id,
        row.variants.split(next).map((text) => {
          const [sku = '', size = '', pieces = '', legacySku = null] = text.split(between)
          return { sku, size, pieces: Number(pieces), legacySku }
        }),
      ]),
    )
  }

  async function pricesOf(ids: readonly string[]): Promise<Map<string, Partial<Record<StoreCode, OfferPrice>>>> {
    const { rows } = await sql<{ product_id: string; prices: string }>`
      select product_id, string_agg(concat_ws(${between}, store_code, price, prior_price), ${next}) as prices
      from (
        select distinct on (product_id, store_code) product_id, store_code, price, prior_price
        from variants join prices on prices.variant_id = variants.id
        where product_id = any(${[...ids]}::uuid[])
        order by product_id, store_code, price
      ) as offers
      group by product_id`.execute(db)
    return new Map(
      rows.map((row) => [
        row.product_id,
        Object.fromEntries(
          row.prices.split(next).map((text) => {
            const [store = '', price = '', prior] = text.split(between)
            return [store, { price: Number(price), priorPrice: prior === undefined ? null : Number(prior) }]
          }),
        ),
      ]),
    )
  }

  async function categoriesOf(ids: readonly string[]): Promise<Map<string, string[]>> {
    const { rows } = await sql<{ product_id: string; categories: string }>`
      select product_id, string_agg(category_id::text, ${next}) as categories
      from product_categories where product_id = any(${[...ids]}::uuid[]) group by product_id`.execute(db)
    return new Map(rows.map((row) => [row.product_id, row.categories.split(next)]))
  }

  /** What products have in common travels once, however many they are. */
  async function propertiesOf(ids: readonly string[]): Promise<Map<string, Described>> {
    const { rows } = await sql<DescribedRow>`
      select properties, footwear, textile, string_agg(id::text, ${next}) as products
      from products where id = any(${[...ids]}::uuid[])
      group by properties, footwear, textile`.execute(db)
    return new Map(
      rows.flatMap((row) => {
        const described = { properties: row.properties, materials: materialsOf(row) }
        return row.products.split(next).map((id) => [id, described] as const)
      }),
    )
  }
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
