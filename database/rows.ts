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

/** `= any($1)`: one parameter and one text of the statement, however many values; none of them matches an empty list. */
export const anyOf = <T>(values: readonly T[]) => sql<T>`any(${values})`

/** `excluded.column`: the value that an upsert wanted to insert. */
export const excluded = <T>(column: string) => sql.ref<T>(`excluded.${column}`)
