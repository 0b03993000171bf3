import { type RawBuilder, sql } from 'kysely'
import { type Database, inBatches, json } from '#database/rows.ts'

/** Refuses rows of a file that contradict each other: which of two is right, only their writer knows. */
export function importDuplicateWriter(tx: Database) {
  return {
    /**
     * Refuses rows that say again what an earlier line said: which of two is right, only their writer knows. A row about a product
     * says it of all of its sizes.
     */
    async refuseDuplicates(id: number): Promise<void> {
      await refuseRows(
        tx,
        id,
        sql`with said as (
          select position,
            min(position) over (partition by product_id, variant_id, place) as same,
            min(position) filter (where variant_id is null) over (partition by product_id, place) as whole,
            variant_id
          from import_rows
          where import_id = ${id} and product_id is not null and place is not null and cells is not null
        )
        select position, 'sku' as about, ${saidAlready(sql`case when same < position then same else whole end`)} as sentence
        from said
        where same < position or (variant_id is not null and whole is not null)`,
      )
    },

    /** Refuses rows about a record that an earlier row is about. */
    async refuseSamePlaces(id: number, column: string): Promise<void> {
      await refuseRows(
        tx,
        id,
        sql`select position, ${column}::text as about, ${saidAlready(sql`same`)} as sentence
        from (
          select position, min(position) over (partition by place) as same
          from import_rows where import_id = ${id} and place is not null and cells is not null
        ) said
        where same < position`,
      )
    },

    /** Refuses redirects that lead to where another row of the file leads away from. */
    async refuseChainedRedirects(id: number): Promise<void> {
      await refuseRows(
        tx,
        id,
        sql`select one.position, 'to' as about,
          'Line ' || min(next.line) || ' leads on from there: write where that leads' as sentence
        from import_rows one
        join import_rows next on next.import_id = ${id} and next.cells is not null
          and next.place = (one.cells ->> 'storefront') || ' ' || btrim(btrim(one.cells ->> 'to'), '/')
        where one.import_id = ${id} and one.cells is not null and one.action is distinct from 'refused'
        group by one.position`,
      )
    },

    /** Refuses rows that say a SKU or an EAN again, and those of a product whose rows don't stand together. */
    async refuseProductDuplicates(id: number): Promise<void> {
      const { rows } = await sql<{ position: number; line: number; what: string }>`
        with said as (
          select position, place, cells ->> 'sku' as sku, nullif(cells ->> 'ean', '') as ean,
            place is distinct from lag(place) over (order by position) as begins
          from import_rows where import_id = ${id} and cells is not null
        ), counted as (
          select position,
            min(position) over (partition by sku) as same_sku,
            min(position) over (partition by ean) as same_ean, ean,
            min(position) over (partition by place) as first_of_product,
            sum(begins::int) over (partition by place order by position) as turn
          from said
        )
        select position,
          case when same_sku < position then same_sku
            when ean is not null and same_ean < position then same_ean else first_of_product end as line,
          case when same_sku < position then 'sku'
            when ean is not null and same_ean < position then 'ean' else 'product' end as what
        from counted
        where same_sku < position or (ean is not null and same_ean < position) or turn > 1`.execute(tx)
      const sentence = ({ line, what }: (typeof rows)[number]) =>
        what === 'product'
          ? `Line ${line} began this product: its rows have to stand together`
          : `Line ${line} has the same ${what}: each size has its own`
      for (const batch of inBatches(rows, 1000)) {
        await sql`
          update import_rows
          set action = 'refused', problems = coalesce(problems, '[]') || told.problem
          from unnest(${batch.map((row) => row.position)}::int[],
            ${batch.map((row) => json([{ column: row.what, sentence: sentence(row) }]))}::jsonb[]) as told (position, problem)
          where import_id = ${id} and import_rows.position = told.position
            and not coalesce(problems, '[]') @> told.problem`.execute(tx)
      }
    },
  }
}

/** Refuses rows that a query found, each with the column that it is about and a sentence. Safe to repeat. */
async function refuseRows(tx: Database, id: number, found: RawBuilder<unknown>): Promise<void> {
  await sql`
    with found as materialized (${found}), told as (
      select position, jsonb_build_array(jsonb_build_object('column', about, 'sentence', sentence)) as problem from found
    )
    update import_rows
    set action = 'refused', problems = coalesce(problems, '[]') || told.problem
    from told
    where import_rows.import_id = ${id} and import_rows.position = told.position
      and not coalesce(problems, '[]') @> told.problem`.execute(tx)
}

const saidAlready = (line: RawBuilder<unknown>) =>
  sql`'Line ' || ${line} || ' says what this line is about already: keep one of them'`
