import { sql } from 'kysely'
import { anyOf, type Database } from '#database/rows.ts'

/** A product, and another one that the same people bought. */
export type ProductPair = { readonly productId: string; readonly otherId: string; readonly score: number }

/** What is learned from: orders that were paid between two moments, of so many people for each pair at least. */
export type PairRules = { readonly since: Date; readonly until: Date; readonly fewestPeople: number }

/** So many others are kept for a product. */
const mostOthers = 16

/** Whoever bought more of everything buys for others, and says nothing about what goes with what. */
const mostProductsOfOne = 40

export type ProductPairReader = ReturnType<typeof productPairReader>

export function productPairReader(db: Database) {
  return {
    /** What the same people bought, for each product the surest first. */
    async pairsOf(productIds: readonly string[]): Promise<ProductPair[]> {
      if (productIds.length === 0) return []
      const rows = await db
        .selectFrom('product_pairs')
        .select(['product_id', 'other_id', 'score'])
        .where('product_id', '=', anyOf(productIds, 'uuid'))
        .orderBy('product_id')
        .orderBy('place')
        .execute()
      return rows.map((row) => ({ productId: row.product_id, otherId: row.other_id, score: row.score }))
    },
  }
}

export function productPairWriter(tx: Database) {
  return {
    ...productPairReader(tx),

    /**
     * Learns anew what the same people bought and kept. Colours of one model are no pair, nor is what fewer people have than the retailer
     * says: nobody is found in it. The cosine keeps what everybody buys from standing beside everything.
     * @returns the products beside which something else stands than before
     */
    async learn(rules: PairRules): Promise<string[]> {
      await gatherBought(tx, rules)
      const { rows } = await sql<{ product_id: string }>`
        with told as (
          select * from bought where person in (
            select person from bought group by 1 having count(*) between 2 and ${mostProductsOfOne})
        ), popular as (
          select id, count(*) as people from bought group by 1
        ), pairs as (
          select a.id as product_id, b.id as other_id, count(*)::int as people
          from told a join told b on b.person = a.person and b.id <> a.id and b.parent_sku <> a.parent_sku
          group by 1, 2 having count(*) >= ${rules.fewestPeople}
        ), scored as (
          select pairs.*, (pairs.people / sqrt(one.people::float8 * other.people))::real as score
          from pairs join popular one on one.id = product_id join popular other on other.id = other_id
        ), placed as (
          select *, row_number() over (partition by product_id order by score desc, people desc, other_id)::smallint as place
          from scored
        ), fresh as materialized (
          select * from placed where place <= ${mostOthers}
        ), changed as (
          select fresh.product_id from fresh left join product_pairs known using (product_id, other_id)
          where known.place is distinct from fresh.place
          union
          select known.product_id from product_pairs known left join fresh using (product_id, other_id)
          where fresh.place is null
        ), written as (
          insert into product_pairs (product_id, other_id, people, score, place)
          select product_id, other_id, people, score, place from fresh
          on conflict (product_id, other_id) do update
          set people = excluded.people, score = excluded.score, place = excluded.place
        ), gone as (
          delete from product_pairs where not exists (
            select from fresh where fresh.product_id = product_pairs.product_id and fresh.other_id = product_pairs.other_id)
        )
        select product_id from changed`.execute(tx)
      return rows.map(({ product_id }) => product_id)
    },
  }
}

/** Who kept what, in a table of this transaction: joined with itself, it has to be counted first, which nothing else is sure to have been. */
async function gatherBought(tx: Database, { since, until }: PairRules): Promise<void> {
  await sql`
    create temporary table bought on commit drop as
    select distinct lower(o.email) as person, p.id, p.parent_sku
    from orders o join order_lines l on l.order_id = o.id and l.type = 'article'
    join products p on p.sku = l.product_sku and p.active
    where o.paid_at >= ${since} and o.paid_at < ${until} and o.email <> ''
      and l.quantity > coalesce((
        select sum(b.received) from returns r join return_lines b on b.return_id = r.id
        where r.order_id = o.id and b.position = l.position), 0)`.execute(tx)
  await sql`analyze bought`.execute(tx)
}
