import { type Database, excluded, inBatches, json, jsonOrNull } from '#database/rows.ts'
import type { SizeTableFeed } from './catalog-feed.ts'
import { type Ids, idsOf } from './ids.ts'

/** Writes the tables of sizes. */
export function sizeTableWriter(tx: Database) {
  return {
    async sizeTables(tables: readonly SizeTableFeed[]): Promise<Ids> {
      for (const batch of inBatches(tables)) {
        await tx
          .insertInto('size_tables')
          .values(
            batch.map(({ key, kind, advice, rows }) => ({
              key,
              kind: jsonOrNull(kind),
              advice: json(advice),
              rows: json(rows),
            })),
          )
          .onConflict((conflict) =>
            conflict.column('key').doUpdateSet({
              kind: excluded('kind'),
              advice: excluded('advice'),
              rows: excluded('rows'),
            }),
          )
          .execute()
      }
      return idsOf(await tx.selectFrom('size_tables').select(['id', 'key']).execute())
    },
  }
}
