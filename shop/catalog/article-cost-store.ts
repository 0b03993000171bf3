import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#database/rows.ts'

/**
 * Joins what a piece cost on the day on which it was sold, as `priced.cost`, to rows with the columns sku, product_sku, currency and day. A
 * size's own cost goes before that of its product; null where neither is known.
 */
export const costOf = (sold: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  left join article_costs own on own.sku = ${sold}.sku and own.currency = ${sold}.currency
    and ${sold}.day >= own.holds_from and ${sold}.day < own.holds_until
  left join article_costs whole on whole.sku = ${sold}.product_sku and whole.currency = ${sold}.currency
    and ${sold}.day >= whole.holds_from and ${sold}.day < whole.holds_until
  cross join lateral (select coalesce(own.cost, whole.cost) as cost) priced`

/**
 * Waits for those who reckon with costs (`exclusive`, to change them) or who change them (`shared`, to reckon with them): a day that is being
 * counted while its costs change would be noted by nobody.
 */
export async function lockCosts(tx: Database, how: 'shared' | 'exclusive'): Promise<void> {
  if (how === 'shared') await sql`select pg_advisory_xact_lock_shared(hashtext('article costs'))`.execute(tx)
  else await sql`select pg_advisory_xact_lock(hashtext('article costs'))`.execute(tx)
}
