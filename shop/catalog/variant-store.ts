import { sql } from 'kysely'
import { compiledStatement } from '#database/compiled-statement.ts'
import { anyOf, type Database } from '#database/rows.ts'
import type { Storefront, StorefrontCode } from '#kernel/storefront.ts'
import type { Variant } from './product.ts'

/**
 * Pieces of all sizes that a query's `variants` are, at all locations. Each size is looked up by its key; a join would read
 * the whole of the stock for every product.
 */
export const quantitiesOfVariants = sql<number>`coalesce(sum((
  select sum(shelf.available) from sellable_stock as shelf where shelf.variant_id = variants.id
)), 0)::int`

/** What `sellable_stock` says, where the location is joined anyway. */
const sellable = sql`greatest(0, stock.available - stock_locations.safety_stock)`

/** Sizes with their prices and what lies of them. */
export function variantStore(db: Database) {
  return {
    /** Sizes of products in their order. */
    async variantsOf(storefront: Storefront, productIds: readonly string[]): Promise<Variant[]> {
      if (productIds.length === 0) return []
      return asVariants(await ofProducts(db, { code: storefront.code, productIds }))
    },

    /** The same of products that nobody may buy, for who was given a link to one. */
    async previewedVariants(storefront: Storefront, productIds: readonly string[]): Promise<Variant[]> {
      if (productIds.length === 0) return []
      const rows = variantRows(db, storefront.code, 'all').where('variants.product_id', '=', anyOf(productIds, 'uuid'))
      return asVariants(await rows.execute())
    },

    /** Sizes by their SKU; a legacy SKU is found as well. */
    async variants(storefront: Storefront, skus: readonly string[]): Promise<Variant[]> {
      if (skus.length === 0) return []
      return asVariants(await bySkus(db, { code: storefront.code, skus }))
    },
  }
}

const ofProducts = compiledStatement((db, value: { code: StorefrontCode; productIds: readonly string[] }) =>
  variantRows(db, value.code).where('variants.product_id', '=', anyOf(value.productIds, 'uuid')),
)

const bySkus = compiledStatement((db, value: { code: StorefrontCode; skus: readonly string[] }) =>
  variantRows(db, value.code).where((or) =>
    or.or([
      or('variants.sku', '=', anyOf(value.skus, 'text')),
      or('variants.legacy_sku', '=', anyOf(value.skus, 'text')),
    ]),
  ),
)

/** Sizes as they are sold in a storefront, for who says which. */
export function variantRows(db: Database, storefrontCode: StorefrontCode, which: 'sold' | 'all' = 'sold') {
  return db
    .selectFrom('variants')
    .innerJoin('prices', (join) =>
      join.onRef('prices.variant_id', '=', 'variants.id').on('prices.store_code', '=', storefrontCode),
    )
    .innerJoinLateral(
      (lateral) =>
        lateral
          .selectFrom('stock')
          .innerJoin('stock_locations', 'stock_locations.code', 'stock.location_code')
          .whereRef('stock.variant_id', '=', 'variants.id')
          .select([
            sql<number>`coalesce(sum(${sellable}), 0)::int`.as('pieces'),
            sql<number>`coalesce(sum(${sellable}) filter (where stock_locations.kind = 'distribution-centre'), 0)::int`.as(
              'at_centre',
            ),
          ])
          .as('stocked'),
      (join) => join.onTrue(),
    )
    .$if(which === 'sold', (query) => query.where(isOfSoldProduct))
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
      'variants.length',
      'variants.width',
      'variants.height',
      'variants.restock_date',
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

/** Each product is looked up by its key: a join reads all products where there are few of them. */
const isOfSoldProduct = sql<boolean>`(select active from products where products.id = variants.product_id)`

type VariantRow = {
  id: string
  product_id: string
  sku: string
  legacy_sku: string | null
  size: string
  position: number
  ean: string | null
  weight: number
  length: number | null
  width: number | null
  height: number | null
  restock_date: string | null
  min_purchase: number
  max_purchase: number
  purchase_steps: number
  price: number
  regular_price: number | null
  prior_price: number | null
  pieces: number
  at_centre: number
}

export function asVariants(rows: readonly VariantRow[]): Variant[] {
  return rows.map((row) => ({
    id: row.id,
    productId: row.product_id,
    sku: row.sku,
    legacySku: row.legacy_sku,
    size: row.size,
    position: row.position,
    ean: row.ean,
    weight: row.weight,
    dimensions:
      row.length === null || row.width === null || row.height === null
        ? null
        : { length: row.length, width: row.width, height: row.height },
    restockDate: row.restock_date,
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
