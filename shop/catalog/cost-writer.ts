import { sql } from 'kysely'
import { anyOf, type Database } from '#database/rows.ts'
import type { Day } from '#kernel/calendar.ts'
import type { Cents } from '#kernel/money.ts'
import type { Currency } from '#kernel/storefront.ts'
import { lockCosts } from './article-cost-store.ts'

/** What the retailer pays for a size, or for each size of a product, from a day on; without VAT. */
export type ArticleCost = {
  /** Of a size or of a product. */
  readonly sku: string
  readonly currency: Currency
  readonly since: Day
  readonly cost: Cents
}

type CostKey = Omit<ArticleCost, 'cost'>

/** Writes what articles cost the retailer. */
export function costWriter(tx: Database) {
  return {
    /** Those that are named; all of them where none are. */
    async costs(keys?: readonly CostKey[]): Promise<ArticleCost[]> {
      return tx
        .selectFrom('article_costs')
        .select(['sku', 'currency', sql<Day>`to_char(since, 'YYYY-MM-DD')`.as('since'), 'cost'])
        .$if(keys !== undefined, (query) => query.where(isAmong(keys ?? [])))
        .orderBy('sku')
        .orderBy('currency')
        .orderBy('since')
        .execute()
    },

    /** Which SKUs are those of a size or of a product. */
    async knownSkus(skus: readonly string[]): Promise<ReadonlySet<string>> {
      const rows = await tx
        .selectFrom('variants')
        .select('sku')
        .where('sku', '=', anyOf(skus, 'text'))
        .union(tx.selectFrom('products').select('sku').where('sku', '=', anyOf(skus, 'text')))
        .execute()
      return new Set(rows.map(({ sku }) => sku))
    },

    async putCosts(costs: readonly ArticleCost[]): Promise<void> {
      const column = <T>(of: (one: ArticleCost) => T) => costs.map(of)
      await lockCosts(tx, 'exclusive')
      await sql`
        insert into article_costs (sku, currency, since, cost)
        select * from unnest(
          ${column(({ sku }) => sku)}::text[], ${column(({ currency }) => currency)}::text[],
          ${column(({ since }) => since)}::date[], ${column(({ cost }) => cost)}::bigint[])
        on conflict (sku, currency, since) do update set cost = excluded.cost`.execute(tx)
      await spanDays(tx, costs)
      await noteSalesDays(tx, costs)
    },

    async dropCosts(keys: readonly CostKey[]): Promise<void> {
      await lockCosts(tx, 'exclusive')
      await tx.deleteFrom('article_costs').where(isAmong(keys)).execute()
      await spanDays(tx, keys)
      await noteSalesDays(tx, keys)
    },
  }
}

const isAmong = (keys: readonly CostKey[]) => sql<boolean>`
  (sku, currency, since) in (select * from unnest(
    ${keys.map(({ sku }) => sku)}::text[], ${keys.map(({ currency }) => currency)}::text[],
    ${keys.map(({ since }) => since)}::date[]))`

/** Says of each cost of articles on which days it holds: until the next one, and the first one ever since. */
async function spanDays(tx: Database, articles: readonly Pick<ArticleCost, 'sku'>[]): Promise<void> {
  const skus = [...new Set(articles.map(({ sku }) => sku))]
  await sql`
    update article_costs set holds_from = spans.starts, holds_until = spans.ends
    from (
      select sku, currency, since, coalesce(lead(since) over by_time, 'infinity') as ends,
        case when lag(since) over by_time is null then '-infinity' else since end as starts
      from article_costs where sku = any(${skus}::text[])
      window by_time as (partition by sku, currency order by since)
    ) spans
    where article_costs.sku = spans.sku and article_costs.currency = spans.currency and article_costs.since = spans.since
      and (holds_from, holds_until) is distinct from (spans.starts, spans.ends)`.execute(tx)
}

/** Has the days counted anew on which articles were sold: what stays of a day is reckoned while it is counted. */
async function noteSalesDays(tx: Database, articles: readonly Pick<ArticleCost, 'sku'>[]): Promise<void> {
  const skus = [...new Set(articles.map(({ sku }) => sku))]
  await sql`
    insert into sales_days_to_count (store_code, day)
    select store_code, day from article_sales_days where sku = any(${skus}::text[])
    union select store_code, day from article_sales_days where product_sku = any(${skus}::text[])
    order by 1, 2
    on conflict do nothing`.execute(tx)
}
