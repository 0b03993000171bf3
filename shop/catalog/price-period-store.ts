import { sql } from 'kysely'
import type { Database } from '#database/rows.ts'
import type { StorefrontCode } from '#kernel/storefront.ts'

/** From when until when sizes cost what they cost now: those of which it is known that they will cost something else. */
export function pricePeriodStore(db: Database) {
  return {
    async pricePeriods(
      storefrontCode: StorefrontCode,
      variantIds: readonly string[],
      now: Date,
    ): Promise<ReadonlyMap<string, { readonly from: Date; readonly until: Date }>> {
      if (variantIds.length === 0) return new Map()
      const { rows } = await sql<{ id: string; from: Date | null; until: Date | null }>`
        select asked.id,
          (select max(valid_from) from price_history
            where variant_id = asked.id and store_code = ${storefrontCode} and valid_from <= ${now}) as "from",
          (select min(starts_at) from planned_prices
            where variant_id = asked.id and store_code = ${storefrontCode} and starts_at > ${now}) as until
        from unnest(${[...variantIds]}::uuid[]) as asked (id)`.execute(db)
      return new Map(rows.flatMap(({ id, from, until }) => (from && until ? [[id, { from, until }] as const] : [])))
    },
  }
}
