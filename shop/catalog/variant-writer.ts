import { sql } from 'kysely'
import { anyOf, type Database, excluded } from '#database/rows.ts'
import type { VariantFeed } from './catalog-feed.ts'
import type { Ids } from './ids.ts'
import { purchaseTermsOf } from './purchase-terms.ts'

/** A size, or all sizes of a product. */
export type KeyedSize = { readonly productId: string; readonly variantId: string | null }

/** Sizes and products by what they are called elsewhere. */
export type KeyedSizes = {
  readonly sizes: ReadonlyMap<string, KeyedSize>
  readonly eans: ReadonlyMap<string, KeyedSize>
  readonly products: ReadonlyMap<string, KeyedSize>
}

/** Writes the sizes of products. */
export function variantWriter(tx: Database) {
  return {
    /**
     * Writes the sizes of a product. What stands in a unique index is written only where it changed: an order that claims a size
     * would else wait for the whole import.
     */
    async variants(productId: string, variants: readonly VariantFeed[]): Promise<Ids> {
      if (variants.length === 0) return new Map()
      const skus = variants.map(({ sku }) => sku)
      const known = await tx
        .selectFrom('variants')
        .where('sku', '=', anyOf(skus, 'text'))
        .select(['sku', 'legacy_sku', 'size', 'ean'])
        .execute()
      const changed = withOtherKeys(variants, known)
      await freeKeys(tx, changed)
      const rows = await upsert(tx, productId, variants)
      for (const variant of changed)
        await tx.updateTable('variants').set(keysOf(variant)).where('sku', '=', variant.sku).execute()
      return new Map(rows.map((row) => [row.sku, row.id]))
    },

    /** What SKUs of sizes and of products, and EANs, stand for. */
    async findKeys(skus: readonly string[], eans: readonly string[]): Promise<KeyedSizes> {
      const columns = ['id', 'product_id', 'sku', 'ean'] as const
      const bySku = await tx.selectFrom('variants').where('sku', '=', anyOf(skus, 'text')).select(columns).execute()
      const byEan = await tx.selectFrom('variants').where('ean', '=', anyOf(eans, 'text')).select(columns).execute()
      const products = await tx
        .selectFrom('products')
        .where('sku', '=', anyOf(skus, 'text'))
        .select(['id', 'sku'])
        .execute()
      const size = (row: (typeof bySku)[number]) => ({ productId: row.product_id, variantId: row.id })
      return {
        sizes: new Map(bySku.map((row) => [row.sku, size(row)])),
        eans: new Map(byEan.map((row) => [row.ean ?? '', size(row)])),
        products: new Map(products.map((row) => [row.sku, { productId: row.id, variantId: null }])),
      }
    },

    /** The sizes of products. */
    async sizesOf(productIds: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
      const rows = await tx
        .selectFrom('variants')
        .where('product_id', '=', anyOf(productIds, 'uuid'))
        .select(['id', 'product_id'])
        .orderBy('position')
        .execute()
      const byProduct = Map.groupBy(rows, (row) => row.product_id)
      return new Map([...byProduct].map(([id, sizes]) => [id, sizes.map((row) => row.id)]))
    },

    /** Sizes of a product that are not among these. */
    async otherVariants(productId: string, variantIds: readonly string[]): Promise<string[]> {
      const rows = await tx
        .selectFrom('variants')
        .select('id')
        .where('product_id', '=', productId)
        .where(({ not, eb }) => not(eb('id', '=', anyOf(variantIds, 'uuid'))))
        .execute()
      return rows.map(({ id }) => id)
    },
  }
}

function upsert(tx: Database, productId: string, variants: readonly VariantFeed[]) {
  return tx
    .insertInto('variants')
    .values(
      variants.map((variant, position) => ({
        product_id: productId,
        sku: variant.sku,
        ...keysOf(variant),
        position,
        weight: variant.weight,
        length: variant.dimensions?.length ?? null,
        width: variant.dimensions?.width ?? null,
        height: variant.dimensions?.height ?? null,
        restock_date: variant.restockDate ?? null,
        ...purchaseColumnsOf(variant),
      })),
    )
    .onConflict((conflict) =>
      conflict.column('sku').doUpdateSet({
        position: excluded('position'),
        weight: excluded('weight'),
        length: excluded('length'),
        width: excluded('width'),
        height: excluded('height'),
        restock_date: excluded('restock_date'),
        min_purchase: excluded('min_purchase'),
        max_purchase: excluded('max_purchase'),
        purchase_steps: excluded('purchase_steps'),
      }),
    )
    .returning(['id', 'sku'])
    .execute()
}

/** By what a size is known elsewhere, in a unique index each. */
type Keys = { readonly legacy_sku: string | null; readonly size: string; readonly ean: string | null }

/** Those that are known by another key than they are to have. */
function withOtherKeys(variants: readonly VariantFeed[], known: readonly (Keys & { readonly sku: string })[]) {
  return variants.filter((variant) => {
    const keys = keysOf(variant)
    const before = known.find(({ sku }) => sku === variant.sku)
    return before && !(before.legacy_sku === keys.legacy_sku && before.size === keys.size && before.ean === keys.ean)
  })
}

/** Sizes let go of their keys before any takes its new one, which another of them may have. */
async function freeKeys(tx: Database, variants: readonly VariantFeed[]): Promise<void> {
  if (variants.length === 0) return
  const skus = variants.map(({ sku }) => sku)
  await tx
    .updateTable('variants')
    .set({ size: sql<string>`id::text`, legacy_sku: null, ean: null })
    .where('sku', '=', anyOf(skus, 'text'))
    .execute()
}

/** The columns of how many pieces can be bought. */
function purchaseColumnsOf(variant: VariantFeed) {
  const { minPurchase, maxPurchase, purchaseSteps } = purchaseTermsOf(variant)
  return { min_purchase: minPurchase, max_purchase: maxPurchase, purchase_steps: purchaseSteps }
}

const keysOf = ({ legacySku, size, ean }: VariantFeed): Keys => ({ legacy_sku: legacySku ?? null, size, ean })
