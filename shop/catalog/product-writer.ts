import { sql } from 'kysely'
import { anyOf, type Database, json, jsonOrNull } from '#database/rows.ts'
import type { ProductFeed } from './catalog-feed.ts'
import type { Ids } from './ids.ts'

type ProductRefs = { readonly brandId: string; readonly manufacturerId: string; readonly sizeTableId: string | null }

/** Writes products, one a colour, and which of them are sold. */
export function productWriter(tx: Database) {
  return {
    async product(product: ProductFeed, refs: ProductRefs): Promise<string> {
      const values = columnsOf(product, refs)
      const row = await tx
        .insertInto('products')
        .values({ sku: product.sku, ...values })
        .onConflict((conflict) => conflict.column('sku').doUpdateSet({ ...values, active: isWanted, incomplete: [] }))
        .returning('id')
        .executeTakeFirstOrThrow()
      return row.id
    },

    async productIds(skus: readonly string[]): Promise<Ids> {
      if (skus.length === 0) return new Map()
      const rows = await tx.selectFrom('products').select(['id', 'sku']).where('sku', 'in', skus).execute()
      return new Map(rows.map((row) => [row.sku, row.id]))
    },

    /** Takes products off sale unless they are named. Orders, links and their history keep them. Answers how many offers end. */
    async keepOnSale(productIds: readonly string[]): Promise<number> {
      const gone = await tx
        .updateTable('products')
        .set({ active: false })
        .where('active', '=', true)
        // Joined rather than compared: a list of 50,000 would be gone through for each of 50,000 products.
        .where(
          sql<boolean>`not exists (select from unnest(${productIds}::uuid[]) as kept (id) where kept.id = products.id)`,
        )
        .returning('id')
        .execute()
      const { count } = await tx
        .selectFrom('prices')
        .innerJoin('variants', 'variants.id', 'prices.variant_id')
        .where(
          'variants.product_id',
          '=',
          anyOf(
            gone.map(({ id }) => id),
            'uuid',
          ),
        )
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(count)
    },
  }
}

/** What somebody took off sale, or decided for another time, is left by a feed. */
const isWanted = sql<boolean>`not products.withdrawn and products.on_sale_from is null`

function columnsOf(product: ProductFeed, refs: ProductRefs) {
  return {
    parent_sku: product.parentSku,
    brand_id: refs.brandId,
    manufacturer_id: refs.manufacturerId,
    size_table_id: refs.sizeTableId,
    gender: product.gender,
    name: json(product.name),
    slug: json(product.slug),
    description: json(product.description),
    meta_title: jsonOrNull(product.metaTitle),
    meta_description: jsonOrNull(product.metaDescription),
    color_key: product.color.key,
    color_name: json(product.color.name),
    color_hex: product.color.hex,
    color_family: jsonOrNull(product.color.family),
    images: [...product.images],
    hover_image: product.hoverImage ?? null,
    threesixty: [...(product.threesixty ?? [])],
    video: product.video ?? null,
    release_date: product.releaseDate,
    coming_soon_date: product.comingSoonDate ?? null,
    delivery_time: jsonOrNull(product.deliveryTime),
    marketing_label: jsonOrNull(product.marketingLabel),
    sale_label: jsonOrNull(product.saleLabel),
    presented_by_sneakers: product.presentedBySneakers ?? false,
    popularity: product.popularity,
    properties: json(product.properties),
    footwear: jsonOrNull(product.footwear),
    textile: jsonOrNull(product.textile),
    care: json(product.care),
    contents: jsonOrNull(product.contents),
    warnings: jsonOrNull(product.warnings),
    tax_class: product.taxClass ?? 'standard',
    shipping_free: product.shippingFree ?? false,
  }
}
