import { type Kysely, sql } from 'kysely'
import type { Tables } from './tables.ts'

/** The database as every store takes it: the pool, or the transaction that the caller is in. */
export type Database = Kysely<Tables>

/** PostgreSQL takes 65,535 parameters a statement; rows of up to 60 columns fit a thousand at a time. */
export function inBatches<T>(rows: readonly T[], size = 500): T[][] {
  const batches: T[][] = []
  for (let start = 0; start < rows.length; start += size) batches.push(rows.slice(start, start + size))
  return batches
}

export const json = (value: unknown): string => JSON.stringify(value)

/** jsonb that may be absent. */
export const jsonOrNull = (value: unknown): string | null =>
  value === undefined || value === null ? null : JSON.stringify(value)

/**
 * `= any($1)`: one parameter and one text of the statement, however many values; none of them matches an empty list. The list stands in
 * a select of its own, where the planner doesn't count it: it would else plan anew for every list, which takes longer than to look a
 * handful of rows up by their key.
 */
export const anyOf = <T extends string>(values: readonly T[], type: 'uuid' | 'text') =>
  type === 'uuid' ? sql<T>`any((select ${values}::uuid[])::uuid[])` : sql<T>`any((select ${values}::text[])::text[])`

/** `excluded.column`: the value that an upsert wanted to insert. */
export const excluded = <T>(column: string) => sql.ref<T>(`excluded.${column}`)

/** The pattern of texts that begin like this one, whatever signs stand in it. */
export const beginningWith = (text: string): string => `${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
