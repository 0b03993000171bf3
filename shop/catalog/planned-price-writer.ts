import { type Selectable, sql } from 'kysely'
import { anyOf, type Database, inBatches } from '#database/rows.ts'
import type { PlannedPrices } from '#database/tables.ts'
import type { StorefrontCode } from '#kernel/storefront.ts'

export type PlannedPriceRow = Selectable<PlannedPrices>

/** Writes prices that begin later. */
export function plannedPriceWriter(tx: Database) {
  return {
    /** Prices whose moment has not come, in place of those that were known of these sizes. */
    async planPrices(variantIds: readonly string[], rows: readonly PlannedPriceRow[]): Promise<void> {
      await tx.deleteFrom('planned_prices').where('variant_id', '=', anyOf(variantIds, 'uuid')).execute()
      for (const batch of inBatches(rows)) await tx.insertInto('planned_prices').values(batch).execute()
    },

    /** What is planned for sizes in some storefronts, the first step first. */
    async plansIn(
      variantIds: readonly string[],
      storefrontCodes: readonly StorefrontCode[],
    ): Promise<PlannedPriceRow[]> {
      return tx
        .selectFrom('planned_prices')
        .selectAll()
        .where('variant_id', '=', anyOf(variantIds, 'uuid'))
        .where('store_code', '=', anyOf(storefrontCodes, 'text'))
        .orderBy('starts_at')
        .execute()
    },

    /** Plans of single offers, in place of those that were known. */
    async replacePlans(
      offers: readonly { readonly variantId: string; readonly storefrontCode: StorefrontCode }[],
      rows: readonly PlannedPriceRow[],
    ): Promise<void> {
      await sql`
        delete from planned_prices
        using unnest(${offers.map((one) => one.variantId)}::uuid[], ${offers.map((one) => one.storefrontCode)}::text[])
          as offer (variant_id, store_code)
        where planned_prices.variant_id = offer.variant_id and planned_prices.store_code = offer.store_code`.execute(tx)
      for (const batch of inBatches(rows)) await tx.insertInto('planned_prices').values(batch).execute()
    },

    /** Holds products, so that no planned price of theirs begins meanwhile. */
    async lockProducts(productIds: readonly string[]): Promise<void> {
      await tx
        .selectFrom('products')
        .where('id', '=', anyOf(productIds, 'uuid'))
        .select('id')
        .orderBy('id')
        .forNoKeyUpdate()
        .execute()
    },

    /** Products of which a price begins, held until the transaction ends; two nodes that ask at once are given different ones. */
    async lockDuePrices(now: Date, most: number): Promise<{ productId: string; rows: readonly PlannedPriceRow[] }[]> {
      const products = await tx
        .selectFrom('planned_prices')
        .innerJoin('variants', 'variants.id', 'planned_prices.variant_id')
        .where('starts_at', '<=', now)
        .select('variants.product_id')
        .distinct()
        .orderBy('variants.product_id')
        .limit(most)
        .execute()
      const ids = products.map((row) => row.product_id)
      const locked = await tx
        .selectFrom('products')
        .where('id', '=', anyOf(ids, 'uuid'))
        .select('id')
        .orderBy('id')
        .forUpdate()
        .skipLocked()
        .execute()
      const rows = await tx
        .selectFrom('planned_prices')
        .innerJoin('variants', 'variants.id', 'planned_prices.variant_id')
        .where('starts_at', '<=', now)
        .where(
          'variants.product_id',
          '=',
          anyOf(
            locked.map(({ id }) => id),
            'uuid',
          ),
        )
        .selectAll('planned_prices')
        .select('variants.product_id')
        .orderBy('starts_at')
        .execute()
      return [...Map.groupBy(rows, (row) => row.product_id)].map(([productId, due]) => ({
        productId,
        rows: due.map(({ product_id: _, ...row }) => row),
      }))
    },

    /** Lets go of plans whose moment has come. */
    async endPlans(variantIds: readonly string[], now: Date): Promise<void> {
      await tx
        .deleteFrom('planned_prices')
        .where('variant_id', '=', anyOf(variantIds, 'uuid'))
        .where('starts_at', '<=', now)
        .execute()
    },
  }
}
