import { sql } from 'kysely'
import { type Database, inBatches, json } from '#database/rows.ts'
import type { RowProblem } from './import.ts'
import { importMessage } from './messages.ts'
import { rowProblem } from './row-problem.ts'

type Repeated = { readonly position: number; readonly line: number }

/** Refuses rows of a file that contradict each other: which of two is right, only their writer knows. */
export function importDuplicateWriter(tx: Database) {
  return {
    /**
     * Refuses rows that say again what an earlier line said: which of two is right, only their writer knows. A row about a product
     * says it of all of its sizes.
     */
    async refuseDuplicates(id: number): Promise<void> {
      const { rows } = await sql<Repeated>`
        with said as (
          select position,
            min(position) over (partition by product_id, variant_id, place) as same,
            min(position) filter (where variant_id is null) over (partition by product_id, place) as whole,
            variant_id
          from import_rows
          where import_id = ${id} and product_id is not null and place is not null and cells is not null
        )
        select position, case when same < position then same else whole end as line
        from said
        where same < position or (variant_id is not null and whole is not null)`.execute(tx)
      await refuseRows(tx, id, rows, ({ line }) => rowProblem('sku', importMessage('line-repeated', { line })))
    },

    /** Refuses rows about a record that an earlier row is about. */
    async refuseSamePlaces(id: number, column: string): Promise<void> {
      const { rows } = await sql<Repeated>`
        select position, same as line
        from (
          select position, min(position) over (partition by place) as same
          from import_rows where import_id = ${id} and place is not null and cells is not null
        ) said
        where same < position`.execute(tx)
      await refuseRows(tx, id, rows, ({ line }) => rowProblem(column, importMessage('line-repeated', { line })))
    },

    /** Refuses promotions whose code an earlier row has. @param emptied what a cell says that has none */
    async refuseSameCodes(id: number, emptied: string): Promise<void> {
      const { rows } = await sql<Repeated & { readonly promotion: string; readonly code: string }>`
        select position, line, promotion, code
        from (
          select position, code, first_value(position) over same as line, first_value(place) over same as promotion
          from (
            select position, place, upper(btrim(cells ->> 'code')) as code
            from import_rows
            where import_id = ${id} and place is not null and cells is not null and action is distinct from 'refused'
          ) told
          where code not in ('', upper(${emptied}::text))
          window same as (partition by code order by position)
        ) said
        where line < position`.execute(tx)
      await refuseRows(tx, id, rows, ({ promotion, code }) =>
        rowProblem('code', importMessage('promotion-code-taken', { promotion, code })),
      )
    },

    /** Refuses redirects that lead to where another row of the file leads away from. */
    async refuseChainedRedirects(id: number): Promise<void> {
      const { rows } = await sql<Repeated>`
        select one.position, min(next.line) as line
        from import_rows one
        join import_rows next on next.import_id = ${id} and next.cells is not null
          and next.place = (one.cells ->> 'storefront') || ' ' || btrim(btrim(one.cells ->> 'to'), '/')
        where one.import_id = ${id} and one.cells is not null and one.action is distinct from 'refused'
        group by one.position`.execute(tx)
      await refuseRows(tx, id, rows, ({ line }) => rowProblem('to', importMessage('redirect-chained', { line })))
    },

    /** Refuses rows that say a SKU or an EAN again, and those of a product whose rows don't stand together. */
    async refuseProductDuplicates(id: number): Promise<void> {
      const { rows } = await sql<Repeated & { readonly what: 'sku' | 'ean' | 'product' }>`
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
      await refuseRows(tx, id, rows, ({ line, what }) => rowProblem(what, importMessage(repeatedKeys[what], { line })))
    },
  }
}

const repeatedKeys = { sku: 'sku-repeated', ean: 'ean-repeated', product: 'product-scattered' } as const

/** Refuses rows that a query found, each with what is wrong with it. Safe to repeat. */
async function refuseRows<Row extends Repeated>(
  tx: Database,
  id: number,
  rows: readonly Row[],
  problemOf: (row: Row) => RowProblem,
): Promise<void> {
  for (const batch of inBatches(rows, 1000)) {
    const problems = batch.map(problemOf)
    await sql`
      update import_rows
      set action = 'refused', problems = coalesce(problems, '[]') || told.problem
      from unnest(${batch.map(({ position }) => position)}::int[], ${problems.map((problem) => json([problem]))}::jsonb[],
        ${problems.map(({ column, sentence }) => json([{ column, sentence }]))}::jsonb[]) as told (position, problem, said)
      where import_id = ${id} and import_rows.position = told.position
        and not coalesce(problems, '[]') @> told.said`.execute(tx)
  }
}
