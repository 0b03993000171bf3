import { sql } from 'kysely'
import { compiledStatement } from '#database/compiled-statement.ts'
import { anyOf, type Database } from '#database/rows.ts'
import type { StorefrontCode } from '#kernel/storefront.ts'
import { labOfHex } from './cielab.ts'
import type { Resembling } from './nearest-products.ts'
import type { ComparedProduct } from './product-likeness.ts'

/** A product to be compared, and what it calls its pictures. */
export type UnpicturedProduct = Omit<ComparedProduct, 'picture'> & { readonly images: readonly string[] }

/** A product that a picture may find. */
export type PicturedRow = {
  readonly id: string
  readonly sku: string
  readonly parentSku: string
  readonly images: readonly string[]
  readonly soldIn: readonly StorefrontCode[]
}

/** Sent with the page of a product. */
const similarStatement = compiledStatement((db, value: { storefront: StorefrontCode; productIds: readonly string[] }) =>
  db
    .selectFrom('similar_products')
    .select(['product_id', 'other_ids'])
    .where('product_id', '=', anyOf(value.productIds, 'uuid'))
    .where(sql<boolean>`${value.storefront} = any(store_codes)`),
)

export type SimilarProductReader = ReturnType<typeof similarProductReader>

export function similarProductReader(db: Database) {
  return {
    /** Ids of what resembles each of these in a storefront, the most alike first. */
    async similarTo(
      storefront: StorefrontCode,
      productIds: readonly string[],
    ): Promise<ReadonlyMap<string, readonly string[]>> {
      if (productIds.length === 0) return new Map()
      const rows = await similarStatement(db, { storefront, productIds })
      return new Map(rows.map((row) => [row.product_id, row.other_ids]))
    },

    /** All products that are sold somewhere, with what they call their pictures. */
    async picturedProducts(): Promise<PicturedRow[]> {
      const { rows } = await sql<PicturedRow>`
        select p.id, p.sku, p.parent_sku as "parentSku", p.images[1:4] as images, array_agg(distinct o.store_code) as "soldIn"
        from products p join variants v on v.product_id = p.id join prices o on o.variant_id = v.id
        where p.active and cardinality(p.images) > 0
        group by p.id
        order by p.id`.execute(db)
      return rows
    },

    /** What was learned of each of these last. */
    async known(productIds: readonly string[]): Promise<Resembling[]> {
      const rows = await db
        .selectFrom('similar_products')
        .selectAll()
        .where('product_id', '=', anyOf(productIds, 'uuid'))
        .execute()
      return rows.map((row) => ({
        productId: row.product_id,
        // What stands there was written from the list of storefronts.
        storefronts: row.store_codes as StorefrontCode[],
        otherIds: row.other_ids,
      }))
    },

    /** All products that are sold somewhere, with what they are compared by. @param now what comes later can’t be bought yet */
    async comparedProducts(now: Date): Promise<UnpicturedProduct[]> {
      const { rows } = await sql<ProductRow>`
        with offered as (
          select v.product_id, array_agg(distinct p.store_code) as store_codes, min(p.price) as price
          from variants v join prices p on p.variant_id = v.id group by 1
        ), lying as (
          select distinct v.product_id from variants v join sellable_stock s on s.variant_id = v.id where s.available > 0
        ), sorted as (
          select pc.product_id, array_agg(c.id::text order by c.level desc, c.position, c.id) as categories
          from product_categories pc join categories c on c.id = pc.category_id group by 1
        )
        select p.id, p.parent_sku, p.gender, p.brand_id, p.color_hex, p.images[1:4] as images, p.properties, p.footwear, p.textile,
          offered.store_codes, offered.price, coalesce(sorted.categories, '{}') as categories,
          lying.product_id is not null and coalesce(p.coming_soon_date <= ${now}, true) as buyable
        from products p join offered on offered.product_id = p.id
          left join sorted on sorted.product_id = p.id
          left join lying on lying.product_id = p.id
        where p.active
        order by p.id`.execute(db)
      const same = sameTexts()
      return rows.map((row) => asUnpictured(row, same))
    },
  }
}

export function similarProductWriter(tx: Database) {
  return {
    ...similarProductReader(tx),

    /** Puts what resembles these products in place of what was known of them; of a product that is gone meanwhile nothing is kept. */
    async replace(productIds: readonly string[], resembling: readonly Resembling[]): Promise<void> {
      if (productIds.length === 0) return
      // One at a time, whichever nodes learn at once.
      await sql`select from products where id = any(${[...productIds]}::uuid[]) order by id for key share`.execute(tx)
      await tx.deleteFrom('similar_products').where('product_id', '=', anyOf(productIds, 'uuid')).execute()
      const rows = resembling.map(({ productId, storefronts, otherIds }) => ({
        product_id: productId,
        store_codes: storefronts,
        other_ids: otherIds,
      }))
      await sql`
        insert into similar_products (product_id, store_codes, other_ids)
        select p.id, array(select jsonb_array_elements_text(r.store_codes)), array(select jsonb_array_elements_text(r.other_ids)::uuid)
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (product_id uuid, store_codes jsonb, other_ids jsonb)
          join products p on p.id = r.product_id
        on conflict (product_id, store_codes) do update set other_ids = excluded.other_ids`.execute(tx)
    },

    /** Forgets what isn’t sold any more, or everything. @returns of which products */
    async dropUnsold(): Promise<string[]> {
      const { rows } = await sql<{ product_id: string }>`
        delete from similar_products s using products p where p.id = s.product_id and not p.active returning s.product_id`.execute(
        tx,
      )
      return rows.map(({ product_id }) => product_id)
    },
  }
}

type ProductRow = {
  readonly id: string
  readonly parent_sku: string
  readonly gender: ComparedProduct['gender']
  readonly brand_id: string
  readonly color_hex: string
  readonly images: string[]
  readonly properties: readonly { readonly name: Names; readonly options: readonly Names[] }[]
  readonly footwear: { readonly upper: readonly string[] } | null
  readonly textile:
    | readonly { readonly fibres: readonly { readonly fibre: string; readonly percent: number }[] }[]
    | null
  readonly store_codes: StorefrontCode[]
  readonly price: number
  readonly categories: string[]
  readonly buyable: boolean
}
type Names = Readonly<Partial<Record<string, string>>>

/** One text for all that are alike: those are told apart at a glance, and kept once. */
function sameTexts(): (text: string) => string {
  const known = new Map<string, string>()
  return (text) => {
    const first = known.get(text)
    if (first === undefined) known.set(text, text)
    return first ?? text
  }
}

function asUnpictured(row: ProductRow, same: (text: string) => string): UnpicturedProduct {
  const fibres = [...(row.textile?.[0]?.fibres ?? [])].sort((a, b) => b.percent - a.percent)
  return {
    id: row.id,
    parentSku: row.parent_sku,
    gender: row.gender,
    brandId: same(row.brand_id),
    price: Math.max(1, Number(row.price)),
    categories: row.categories.map(same),
    materials: [...new Set([...(row.footwear?.upper ?? []), ...fibres.slice(0, 1).map(({ fibre }) => fibre)])].map(
      same,
    ),
    properties: row.properties.flatMap(({ name, options }) =>
      options.map((option) => same(`${wordOf(name)}: ${wordOf(option)}`)),
    ),
    color: labOfHex(row.color_hex),
    images: row.images,
    soldIn: row.store_codes,
    isBuyable: row.buyable,
  }
}

/** In whichever language it is said first: it is only compared. */
const wordOf = (names: Names): string => names.en ?? Object.values(names)[0] ?? ''
