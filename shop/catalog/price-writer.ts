import { type Selectable, sql } from 'kysely'
import { anyOf, type Database, excluded, inBatches } from '#database/rows.ts'
import type { Prices } from '#database/tables.ts'
import { type StorefrontCode, storefrontCodes } from '#kernel/storefront.ts'

export type PriceRow = Pick<
  Selectable<Prices>,
  'variant_id' | 'store_code' | 'currency' | 'price' | 'regular_price' | 'prior_price' | 'updated_at'
>

/** Writes what sizes cost now, in each storefront. */
export function priceWriter(tx: Database) {
  return {
    async pricesOf(variantIds: readonly string[]): Promise<PriceRow[]> {
      if (variantIds.length === 0) return []
      return tx
        .selectFrom('prices')
        .select(['variant_id', 'store_code', 'currency', 'price', 'regular_price', 'prior_price', 'updated_at'])
        .where('variant_id', 'in', variantIds)
        .execute()
    },

    /** What sizes cost in some storefronts. */
    async pricesIn(variantIds: readonly string[], storefrontCodes: readonly StorefrontCode[]): Promise<PriceRow[]> {
      return tx
        .selectFrom('prices')
        .select(['variant_id', 'store_code', 'currency', 'price', 'regular_price', 'prior_price', 'updated_at'])
        .where('variant_id', '=', anyOf(variantIds, 'uuid'))
        .where('store_code', '=', anyOf(storefrontCodes, 'text'))
        .execute()
    },

    /** Ends single offers, and what was planned for them. */
    async endOffers(offers: readonly Pick<PriceRow, 'variant_id' | 'store_code'>[]): Promise<void> {
      const ids = offers.map((offer) => offer.variant_id)
      const codes = offers.map((offer) => offer.store_code)
      for (const table of ['prices', 'planned_prices'] as const) {
        await sql`
          delete from ${sql.table(table)} using unnest(${ids}::uuid[], ${codes}::text[]) as ended (variant_id, store_code)
          where ${sql.ref(`${table}.variant_id`)} = ended.variant_id
            and ${sql.ref(`${table}.store_code`)} = ended.store_code`.execute(tx)
      }
    },

    async prices(rows: readonly PriceRow[]): Promise<void> {
      for (const batch of inBatches(rows)) {
        await tx
          .insertInto('prices')
          .values(batch)
          .onConflict((conflict) =>
            conflict.columns(['variant_id', 'store_code']).doUpdateSet({
              currency: excluded('currency'),
              price: excluded('price'),
              regular_price: excluded('regular_price'),
              prior_price: excluded('prior_price'),
              updated_at: excluded('updated_at'),
            }),
          )
          .execute()
      }
    },

    /**
     * Ends the prices of sizes, in all storefronts or but in these: without a price nothing is sold. Their history stays. Answers
     * how many ended.
     */
    async endPrices(variantIds: readonly string[], except: readonly StorefrontCode[] = []): Promise<number> {
      const elsewhere = storefrontCodes.filter((code) => !except.includes(code))
      if (variantIds.length === 0 || elsewhere.length === 0) return 0
      const ended = await tx
        .deleteFrom('prices')
        .where('variant_id', '=', anyOf(variantIds, 'uuid'))
        .where('store_code', '=', anyOf(elsewhere, 'text'))
        .executeTakeFirst()
      await tx
        .deleteFrom('planned_prices')
        .where('variant_id', '=', anyOf(variantIds, 'uuid'))
        .where('store_code', '=', anyOf(elsewhere, 'text'))
        .execute()
      return Number(ended.numDeletedRows)
    },

    /** In how many storefronts how many sizes are sold, added up. */
    async countOffers(): Promise<number> {
      const { count } = await tx
        .selectFrom('prices')
        .innerJoin('variants', 'variants.id', 'prices.variant_id')
        .innerJoin('products', 'products.id', 'variants.product_id')
        .where('products.active', '=', true)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(count)
    },
  }
}
