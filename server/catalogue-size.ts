import { sql } from 'kysely'
import type { Database } from '#database/rows.ts'

/** Whether the catalogue has no more products than that; asked when it matters, and counted no further. */
export function hasAtMost(db: Database, most: number): () => Promise<boolean> {
  if (most === 0) return async () => false
  return async () => {
    const { rows } = await sql<{ beyond: boolean }>`
      select exists (select from products offset ${most} limit 1) as beyond`.execute(db)
    return rows[0]?.beyond === false
  }
}
