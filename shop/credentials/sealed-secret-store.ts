import { sql } from 'kysely'
import type { Database } from '#database/rows.ts'
import type { SealedColumn } from './sealed-columns.ts'
import { fewestSealedBytes } from './secret-box.ts'

type SealedValue = { readonly key: unknown; readonly sealed: Buffer }

export type SealedSecretStore = ReturnType<typeof sealedSecretStore>

export function sealedSecretStore(db: Database) {
  return {
    /** What a column holds, by its key, so many at most. @param after the last key of those before */
    async page({ table, column, key }: SealedColumn, most: number, after?: unknown): Promise<SealedValue[]> {
      const from = after === undefined ? sql`` : sql`and ${sql.ref(key)} > ${after}`
      const { rows } = await sql<SealedValue>`
        select ${sql.ref(key)} as key, ${sql.ref(column)} as sealed from ${sql.table(table)}
        where octet_length(${sql.ref(column)}) >= ${fewestSealedBytes} ${from}
        order by ${sql.ref(key)} limit ${most}`.execute(db)
      return rows
    },

    /** @returns false where somebody has changed it meanwhile */
    async replace({ table, column, key }: SealedColumn, before: SealedValue, sealed: Buffer): Promise<boolean> {
      const { numAffectedRows } = await sql`
        update ${sql.table(table)} set ${sql.ref(column)} = ${sealed}
        where ${sql.ref(key)} = ${before.key} and ${sql.ref(column)} = ${before.sealed}`.execute(db)
      return numAffectedRows === 1n
    },
  }
}
