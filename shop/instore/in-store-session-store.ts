import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#database/rows.ts'
import { isUuid } from '#kernel/ids.ts'

/** A session as it is stored; ids are kept as hashes. */
export type StoredSession = {
  readonly locationCode: string
  readonly locationName: string
  readonly begunAt: Date
  readonly endsAt: Date
  readonly closedAt: Date | null
}

/** A tablet that staff began a session on. */
export type Tablet = {
  /** Of the sessions that followed each other on it. */
  readonly id: string
  /** What staff call it. */
  readonly name: string | null
  readonly begunBy: string | null
  readonly begunAt: Date
  /** Nothing while nobody uses it: it goes on when somebody does, until the working day is over. */
  readonly runsUntil: Date | null
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

    /** Answers whether there is such a store. @param by who began it, and what they call the tablet */
    async begin(
      id: string,
      locationCode: string,
      begunAt: Date,
      endsAt: Date,
      by: { readonly member?: string; readonly tablet?: string } = {},
    ): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('in_store_sessions')
        .columns(['id_hash', 'location_code', 'begun_at', 'ends_at', 'tablet', 'begun_by'])
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
              val(by.tablet ?? null).as('tablet'),
              val(by.member ?? null).as('begun_by'),
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
          .select(['family', 'location_code', 'begun_at', 'tablet', 'begun_by', 'ended_at'])
          .where('id_hash', '=', hashOf(id))
          .executeTakeFirst()
        // What staff ended for good goes on nowhere.
        if (!asked || asked.ended_at !== null) return false
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

    /** Tablets of a store whose sessions began since then and that staff have not ended, the newest first. */
    async tabletsOf(
      locationCode: string,
      { since, now }: { readonly since: Date; readonly now: Date },
    ): Promise<Tablet[]> {
      const rows = await db
        .selectFrom('in_store_sessions')
        .select(['family', 'tablet', 'begun_by'])
        .select(({ fn }) => fn.min<Date>('begun_at').as('begun_at'))
        .select(sql<Date | null>`max(ends_at) filter (where closed_at is null and ends_at > ${now})`.as('runs_until'))
        .where('location_code', '=', locationCode)
        .where('begun_at', '>', since)
        .where('ended_at', 'is', null)
        .groupBy(['family', 'tablet', 'begun_by'])
        .orderBy('begun_at', 'desc')
        .execute()
      return rows.map((row) => ({
        id: row.family,
        name: row.tablet,
        begunBy: row.begun_by,
        begunAt: row.begun_at,
        runsUntil: row.runs_until,
      }))
    },

    /** Ends all sessions of a tablet for good. @returns what it is called and where it stands; nothing where there is none such */
    async endTablet(
      family: string,
      now: Date,
    ): Promise<{ readonly locationCode: string; readonly name: string | null } | undefined> {
      if (!isUuid(family)) return undefined
      const rows = await db
        .updateTable('in_store_sessions')
        .set((row) => ({ closed_at: row.fn.coalesce('closed_at', row.val(now)), ended_at: now }))
        .where('family', '=', family)
        .where('ended_at', 'is', null)
        .returning(['location_code', 'tablet'])
        .execute()
      const [row] = rows
      return row && { locationCode: row.location_code, name: row.tablet }
    },

    /** Whether staff ended the tablet of a session for good. */
    async hasEnded(id: string): Promise<boolean> {
      const row = await db
        .selectFrom('in_store_sessions')
        .select('ended_at')
        .where('id_hash', '=', hashOf(id))
        .executeTakeFirst()
      return row !== undefined && row.ended_at !== null
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
