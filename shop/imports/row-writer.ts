import { type Selectable, sql } from 'kysely'
import { anyOf, type Database, json, jsonOrNull } from '#database/rows.ts'
import type { ImportRows } from '#database/tables.ts'
import { type ImportRow, type ImportRun, type RowPlan, runningStatuses } from './import.ts'
import type { LeftRow } from './import-kind.ts'
import { keptWith } from './kept-messages.ts'
import { keptMessage } from './messages.ts'

export type TouchedThing = {
  readonly productId: string
  readonly variantId: string | null
  readonly place: string
  readonly by: number
}

/** Writes the rows of imports, and drops what is of no use any more. */
export function importRowWriter(tx: Database) {
  return {
    async stage(id: number, rows: readonly ImportRow[]): Promise<void> {
      await sql`
        insert into import_rows (import_id, position, line, cells, problems, product_id, variant_id, place, action)
        select ${id}::int, staged.* from unnest(
          ${rows.map((row) => row.position)}::int[], ${rows.map((row) => row.line)}::int[],
          ${rows.map((row) => jsonOrNull(row.cells))}::json[],
          ${rows.map((row) => jsonOrNull(row.problems))}::jsonb[], ${rows.map((row) => row.productId)}::uuid[],
          ${rows.map((row) => row.variantId)}::uuid[], ${rows.map((row) => row.place)}::text[],
          ${rows.map((row) => row.action)}::text[]) as staged`.execute(tx)
    },

    /** So many rows does the file have, and so many of them can't be taken. */
    async countStaged(id: number): Promise<{ readonly rows: number; readonly refused: number }> {
      const { rows } = await sql<{ rows: number; refused: number }>`
        select count(*) as rows, count(*) filter (where action = 'refused') as refused
        from import_rows where import_id = ${id} and cells is not null`.execute(tx)
      return rows[0] ?? { rows: 0, refused: 0 }
    },

    /** Tells the planner of the rows that have just come. */
    async analyze(): Promise<void> {
      await sql`analyze import_rows`.execute(tx)
    },

    async writePlans(id: number, plans: readonly RowPlan[]): Promise<void> {
      if (plans.length === 0) return
      await sql`
        update import_rows
        set action = planned.action, before = planned.before, after = planned.after,
          problems = coalesce(planned.problems, import_rows.problems)
        from unnest(${plans.map((plan) => plan.position)}::int[], ${plans.map((plan) => plan.action)}::text[],
          ${plans.map((plan) => jsonOrNull(plan.before))}::jsonb[], ${plans.map((plan) => jsonOrNull(plan.after))}::jsonb[],
          ${plans.map((plan) => jsonOrNull(plan.problems))}::jsonb[])
          as planned (position, action, before, after, problems)
        where import_rows.import_id = ${id} and import_rows.position = planned.position`.execute(tx)
    },

    async markLeft(id: number, rows: readonly LeftRow[]): Promise<void> {
      if (rows.length === 0) return
      await sql`
        update import_rows set left_because = kept.because ->> 'sentence', left_message = kept.because
        from unnest(${rows.map((row) => row.position)}::int[],
          ${rows.map((row) => json(keptMessage(row.because)))}::jsonb[]) as kept (position, because)
        where import_rows.import_id = ${id} and import_rows.position = kept.position`.execute(tx)
    },

    /** Which things of these rows a later import of the same kind changed, as `product variant place`; a product's row is about all sizes. */
    async touchedSince({ id, kind }: ImportRun, productIds: readonly string[]): Promise<readonly TouchedThing[]> {
      const rows = await tx
        .selectFrom('import_rows')
        .innerJoin('imports', 'imports.id', 'import_rows.import_id')
        .where('import_rows.product_id', '=', anyOf(productIds, 'uuid'))
        .where('imports.id', '>', id)
        .where('imports.kind', '=', kind)
        .where('imports.status', 'in', ['applied', 'applying'])
        .where('import_rows.action', 'in', ['created', 'changed', 'withdrawn'])
        .select(['import_rows.product_id', 'import_rows.variant_id', 'import_rows.place', 'imports.id as by'])
        .execute()
      return rows.map((row) => ({
        productId: row.product_id ?? '',
        variantId: row.variant_id,
        place: row.place ?? '',
        by: row.by,
      }))
    },

    /** Rows that changed nothing are of no use once the rest is applied. */
    async dropUnchanged(id: number): Promise<void> {
      await tx.deleteFrom('import_rows').where('import_id', '=', id).where('action', '=', 'unchanged').execute()
    },

    /** Drops what columns say of rows that were taken; those that were refused keep it, to be mended. */
    async dropCells(id: number, columns: readonly string[]): Promise<void> {
      await sql`
        update import_rows set cells = (cells::jsonb - ${[...columns]}::text[])::json
        where import_id = ${id} and action is distinct from 'refused' and cells::jsonb ?| ${[...columns]}::text[]`.execute(
        tx,
      )
    },

    /** Drops all that imports hold of somebody: what files said, and the values for an undo. */
    async eraseCustomer(email: string): Promise<void> {
      await sql`
        delete from import_rows using imports
        where imports.id = import_rows.import_id and imports.kind = 'customers'
          and import_rows.place like '%@%' and import_rows.place = ${email}`.execute(tx)
    },

    /** Drops the rows of imports that are over for long; what they did as a whole stays. */
    async purgeRows(before: Date): Promise<void> {
      await tx
        .deleteFrom('import_rows')
        .where('import_id', 'in', (of) =>
          of
            .selectFrom('imports')
            .select('id')
            .where('started_at', '<', before)
            .where('status', 'not in', [...runningStatuses]),
        )
        .execute()
    },
  }
}

/** A row as it stands in the table. */
export function importRowOf(row: Selectable<ImportRows>): ImportRow {
  return {
    position: row.position,
    line: row.line,
    cells: row.cells,
    problems: row.problems,
    productId: row.product_id,
    variantId: row.variant_id,
    place: row.place,
    action: row.action,
    before: row.before,
    after: row.after,
    leftBecause: row.left_because === null ? null : keptWith(row.left_because, [row.left_message]),
  }
}
