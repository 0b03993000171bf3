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
            .where('closed', '=', false)
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

    /**
     * Puts a session in the place of another. One that was replaced before has another only once no session of its family
     * runs: two tablets never go on with one id at the same time. Answers whether it did.
     */
    async replace(id: string, next: { readonly id: string; readonly endsAt: Date }, now: Date): Promise<boolean> {
      return db.transaction().execute(async (tx) => {
        const members = (family: string) => tx.selectFrom('in_store_sessions').where('family', '=', family)
        const asked = await tx
          .selectFrom('in_store_sessions')
          .select(['family', 'location_code', 'begun_at'])
          .where('id_hash', '=', hashOf(id))
          .executeTakeFirst()
        if (!asked) return false
        await members(asked.family).select('id_hash').orderBy('id_hash').forUpdate().execute()
        // Read once more: whoever held the lock may have gone on meanwhile.
        const family = await members(asked.family).select(['id_hash', 'replaced', 'closed_at', 'ends_at']).execute()
        const isRunning = family.some(({ closed_at, ends_at }) => closed_at === null && ends_at > now)
        const own = family.find(({ id_hash }) => id_hash.equals(hashOf(id)))
        if (!own || (own.replaced && isRunning)) return false
        await tx
          .updateTable('in_store_sessions')
          .set((row) => ({ replaced: true, closed_at: row.fn.coalesce('closed_at', row.val(now)) }))
          .where('id_hash', '=', hashOf(id))
          .execute()
        await tx
          .insertInto('in_store_sessions')
          .values({ ...asked, id_hash: hashOf(next.id), ends_at: next.endsAt })
          .execute()
        return true
      })
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
    async purge(before: Date): Promise<void> {
      await db.deleteFrom('in_store_sessions').where('begun_at', '<', before).execute()
    },
  }
}

function hashOf(id: string): Buffer {
  return createHash('sha256').update(id).digest()
}
