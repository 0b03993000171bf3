import { createHash } from 'node:crypto'
import type { Database } from '#database/rows.ts'

/** A session as it is stored; ids are kept as hashes. */
export type StoredSession = {
  readonly locationCode: string
  readonly locationName: string
  readonly begunAt: Date
  readonly endsAt: Date
  readonly closedAt: Date | null
}

export type InStoreSessionStore = ReturnType<typeof inStoreSessionStore>

/** Sessions of tablets on the shop floor, for retailers without a session service of their own. */
export function inStoreSessionStore(db: Database) {
  return {
    async find(id: string): Promise<StoredSession | undefined> {
      const row = await db
        .selectFrom('in_store_sessions')
        .innerJoin('stock_locations', 'stock_locations.code', 'in_store_sessions.location_code')
        .select(['location_code', 'stock_locations.name', 'begun_at', 'ends_at', 'closed_at'])
        .where('id_hash', '=', hashOf(id))
        .executeTakeFirst()
      return (
        row && {
          locationCode: row.location_code,
          locationName: row.name,
          begunAt: row.begun_at,
          endsAt: row.ends_at,
          closedAt: row.closed_at,
        }
      )
    },

    /** Answers whether there is such a store. */
    async begin(id: string, locationCode: string, begunAt: Date, endsAt: Date): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('in_store_sessions')
        .columns(['id_hash', 'location_code', 'begun_at', 'ends_at'])
        .expression((build) =>
          build
            .selectFrom('stock_locations')
            .where('code', '=', locationCode)
            .where('kind', '=', 'store')
            .select(({ val, ref }) => [
              val(hashOf(id)).as('id_hash'),
              ref('code').as('location_code'),
              val(begunAt).as('begun_at'),
              val(endsAt).as('ends_at'),
            ]),
        )
        .executeTakeFirst()
      return (numInsertedOrUpdatedRows ?? 0n) > 0n
    },

    /** Marks a session as replaced; only the first who asks is told so. */
    async replace(id: string, now: Date): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('in_store_sessions')
        .set((row) => ({ replaced: true, closed_at: row.fn.coalesce('closed_at', row.val(now)) }))
        .where('id_hash', '=', hashOf(id))
        .where('replaced', '=', false)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    async close(id: string, now: Date): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('in_store_sessions')
        .set((row) => ({ closed_at: row.fn.coalesce('closed_at', row.val(now)) }))
        .where('id_hash', '=', hashOf(id))
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** Drops sessions that began before a moment: they can't be refreshed any more. */
    async forget(before: Date): Promise<void> {
      await db.deleteFrom('in_store_sessions').where('begun_at', '<', before).execute()
    },
  }
}

function hashOf(id: string): Buffer {
  return createHash('sha256').update(id).digest()
}
