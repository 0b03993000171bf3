import { anyOf, type Database, inBatches } from '#database/rows.ts'
import type { StorefrontCode } from '#kernel/storefront.ts'
import type { PriceChange } from './prior-price.ts'

export type HistoryRow = PriceChange & { readonly variantId: string; readonly storefrontCode: StorefrontCode }

/** Writes what sizes have cost since when: the prior price of a discount is found in it. */
export function priceHistoryWriter(tx: Database) {
  const history = () => tx.selectFrom('price_history').select(['variant_id', 'store_code', 'price', 'valid_from'])
  type Row = Awaited<ReturnType<ReturnType<typeof history>['executeTakeFirstOrThrow']>>
  const asHistory = (row: Row): HistoryRow => ({
    variantId: row.variant_id,
    storefrontCode: row.store_code,
    price: row.price,
    validFrom: row.valid_from,
  })

  return {
    async historyOf(variantIds: readonly string[]): Promise<HistoryRow[]> {
      if (variantIds.length === 0) return []
      const rows = await history().where('variant_id', 'in', variantIds).execute()
      return rows.map(asHistory)
    },

    /** The history of sizes in some storefronts. */
    async historyIn(variantIds: readonly string[], storefrontCodes: readonly StorefrontCode[]): Promise<HistoryRow[]> {
      const rows = await history()
        .where('variant_id', '=', anyOf(variantIds, 'uuid'))
        .where('store_code', '=', anyOf(storefrontCodes, 'text'))
        .execute()
      return rows.map(asHistory)
    },

    async addHistory(rows: readonly HistoryRow[]): Promise<void> {
      for (const batch of inBatches(rows)) {
        await tx
          .insertInto('price_history')
          .values(
            batch.map((row) => ({
              variant_id: row.variantId,
              store_code: row.storefrontCode,
              price: row.price,
              valid_from: row.validFrom,
            })),
          )
          .onConflict((conflict) => conflict.columns(['variant_id', 'store_code', 'valid_from']).doNothing())
          .execute()
      }
    },
  }
}
