import { sql } from 'kysely'
import { anyOf, type Database, inBatches } from '#database/rows.ts'
import type { Day } from '#kernel/calendar.ts'
import type { ProductPair } from './product-pair-store.ts'
import type { ObservedPair, PlacedPair } from './rank-seen-pairs.ts'
import type { CountedPair } from './seen-pair-counter.ts'

const rowsAtOnce = 5000

/** Pairs that may be sure, and in how many observations each product is at all. */
export type ObservedPairs = {
  readonly pairs: readonly ObservedPair[]
  readonly looks: ReadonlyMap<string, number>
}

export type SeenPairReader = ReturnType<typeof seenPairReader>

export function seenPairReader(db: Database) {
  return {
    /** What is looked at beside these, for each product the surest first. */
    async pairsOf(productIds: readonly string[]): Promise<ProductPair[]> {
      if (productIds.length === 0) return []
      const rows = await db
        .selectFrom('seen_pairs')
        .select(['product_id', 'other_id', 'score'])
        .where('product_id', '=', anyOf(productIds, 'uuid'))
        .orderBy('product_id')
        .orderBy('place')
        .execute()
      return rows.map((row) => ({ productId: row.product_id, otherId: row.other_id, score: row.score }))
    },

    /** What was observed from a day on of what is sold. @param fewest pairs with fewer observations are not even read */
    async observed(since: Day, fewest: number): Promise<ObservedPairs> {
      const { rows: pairs } = await sql<ObservedPair>`
        select d.product_id as "productId", d.other_id as "otherId", sum(d.networks)::int as networks,
          max(d.networks)::int as "onBusiestDay"
        from seen_pair_days d
          join products one on one.id = d.product_id and one.active
          join products other on other.id = d.other_id and other.active
        where d.day >= ${since}::date
        group by 1, 2 having sum(d.networks) >= ${fewest}`.execute(db)
      const { rows: looks } = await sql<{ id: string; looks: number }>`
        select id, sum(networks)::int as looks from (
          select product_id as id, networks from seen_pair_days where day >= ${since}::date
          union all
          select other_id, networks from seen_pair_days where day >= ${since}::date
        ) as each_of_two group by 1`.execute(db)
      return { pairs, looks: new Map(looks.map((one) => [one.id, one.looks])) }
    },
  }
}

export function seenPairWriter(tx: Database) {
  return {
    ...seenPairReader(tx),

    /** Adds what was counted. What is no pair of two models that are sold is dropped, and with it what somebody made up. */
    async add(counted: readonly CountedPair[]): Promise<void> {
      for (const batch of inBatches(counted, rowsAtOnce)) {
        const column = <T>(of: (one: CountedPair) => T) => batch.map(of)
        await sql`
          insert into seen_pair_days (day, product_id, other_id, networks)
          select counted.day, least(one.id, other.id), greatest(one.id, other.id), sum(counted.networks)::int
          from unnest(
            ${column(({ day }) => day)}::date[], ${column(({ storefrontCode }) => storefrontCode)}::text[],
            ${column(({ url }) => url)}::text[], ${column(({ otherUrl }) => otherUrl)}::text[],
            ${column(({ networks }) => networks)}::int[]
          ) as counted (day, store_code, url, other_url, networks)
            join url_records a on a.store_code = counted.store_code and a.url = counted.url
            join url_records b on b.store_code = counted.store_code and b.url = counted.other_url
            join products one on one.id = a.product_id and one.active
            join products other on other.id = b.product_id and other.active and other.parent_sku <> one.parent_sku
          group by 1, 2, 3
          order by 2, 3, 1
          on conflict (product_id, other_id, day) do update
          set networks = seen_pair_days.networks + excluded.networks`.execute(tx)
      }
    },

    /** Forgets days before one. */
    async purge(before: Day): Promise<void> {
      await sql`delete from seen_pair_days where day < ${before}::date`.execute(tx)
    },

    /** Forgets all days. */
    async forgetDays(): Promise<void> {
      await tx.deleteFrom('seen_pair_days').execute()
    },

    /** Puts what was learned in place of what was known. @returns the products beside which something else stands than before */
    async replace(placed: readonly PlacedPair[]): Promise<string[]> {
      const column = <T>(of: (one: PlacedPair) => T) => placed.map(of)
      const { rows } = await sql<{ product_id: string }>`
        with fresh as materialized (
          select f.* from unnest(
            ${column(({ productId }) => productId)}::uuid[], ${column(({ otherId }) => otherId)}::uuid[],
            ${column(({ score }) => score)}::real[], ${column(({ place }) => place)}::smallint[]
          ) as f (product_id, other_id, score, place)
            join products one on one.id = f.product_id join products other on other.id = f.other_id
        ), changed as (
          select fresh.product_id from fresh left join seen_pairs known using (product_id, other_id)
          where known.place is distinct from fresh.place
          union
          select known.product_id from seen_pairs known left join fresh using (product_id, other_id)
          where fresh.place is null
        ), written as (
          insert into seen_pairs (product_id, other_id, score, place)
          select product_id, other_id, score, place from fresh
          on conflict (product_id, other_id) do update set score = excluded.score, place = excluded.place
        ), gone as (
          delete from seen_pairs where not exists (
            select from fresh where fresh.product_id = seen_pairs.product_id and fresh.other_id = seen_pairs.other_id)
        )
        select product_id from changed`.execute(tx)
      return rows.map(({ product_id }) => product_id)
    },
  }
}
