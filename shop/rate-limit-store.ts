import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#database/rows.ts'

/** Something that may be done `most` times within a window, which begins with the first time. */
export type Allowance = {
  /** What is counted and for whom, as one text; only a hash of it is kept. */
  readonly key: string
  readonly most: number
  /** Milliseconds. */
  readonly within: number
}

export function rateLimitStore(db: Database) {
  return {
    /**
     * Counts one more time against every allowance, and answers whether all of them had room for it. Never inside the
     * transaction of what is counted: an attempt that is undone has been made all the same.
     */
    async take(allowances: readonly Allowance[], now: Date): Promise<boolean> {
      if (allowances.length === 0) return true
      const most = new Map(allowances.map((allowance) => [hashOf(allowance).toString('hex'), allowance.most]))
      const rows = await db
        .insertInto('rate_limits')
        .values(
          allowances
            .map((allowance) => ({
              key: hashOf(allowance),
              count: 1,
              ends_at: new Date(now.getTime() + allowance.within),
            }))
            // One fixed order, so that two requests that count the same never wait for each other in a circle.
            .sort((a, b) => a.key.compare(b.key)),
        )
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            count: sql`case when rate_limits.ends_at <= ${now} then 1 else rate_limits.count + 1 end`,
            ends_at: sql`case when rate_limits.ends_at <= ${now} then excluded.ends_at else rate_limits.ends_at end`,
          }),
        )
        .returning(['key', 'count'])
        .execute()
      return rows.every((row) => row.count <= (most.get(row.key.toString('hex')) ?? 0))
    },

    /** Takes back one count of something that turned out not to be what is limited. */
    async release(key: string): Promise<void> {
      const row = hashOf({ key })
      const lowered = await db
        .updateTable('rate_limits')
        .set({ count: sql`count - 1` })
        .where('key', '=', row)
        .where('count', '>', 1)
        .executeTakeFirst()
      // The first of its window: without it nothing was counted.
      if (lowered.numUpdatedRows === 0n)
        await db.deleteFrom('rate_limits').where('key', '=', row).where('count', '=', 1).execute()
    },

    /** Drops what no longer counts. */
    async purge(now: Date): Promise<void> {
      await db.deleteFrom('rate_limits').where('ends_at', '<=', now).execute()
    },
  }
}

function hashOf({ key }: Pick<Allowance, 'key'>): Buffer {
  return createHash('sha256').update(key).digest()
}
