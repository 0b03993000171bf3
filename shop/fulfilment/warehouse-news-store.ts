import type { Database } from '#database/rows.ts'

/** How far the news of the warehouse were read. */
export function warehouseNewsWriter(tx: Database) {
  return {
    /** How far the warehouse's news were read. */
    async newsRead(): Promise<string | null> {
      const row = await tx
        .selectFrom('feed_positions')
        .select('position')
        .where('feed', '=', 'warehouse')
        .executeTakeFirst()
      return row?.position ?? null
    },

    async readEvents(position: string): Promise<void> {
      await tx
        .insertInto('feed_positions')
        .values({ feed: 'warehouse', position })
        .onConflict((conflict) => conflict.column('feed').doUpdateSet({ position }))
        .execute()
    },
  }
}
