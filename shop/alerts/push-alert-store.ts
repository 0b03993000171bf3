import { sql } from 'kysely'
import type { Database } from '#database/rows.ts'
import { anyOf } from '#database/rows.ts'
import { isSizeBuyable } from './buyable-size-store.ts'

export function pushAlertWriter(tx: Database) {
  return {
    /**
     * Takes requests of browsers whose size can be bought, the oldest first, and answers which of them are told: sizes of a product that
     * came on sale together share one. Two nodes that ask at once are given different ones.
     */
    async takeDuePushes(
      now: Date,
      most: number,
    ): Promise<{ readonly taken: number; readonly toTell: readonly string[] }> {
      const due = await tx
        .selectFrom('push_requests')
        .where('due_at', 'is', null)
        .where('kind', '<>', 'order')
        .where(isSizeBuyable(sql.ref('push_requests.variant_id'), now))
        .orderBy('asked_at')
        .select('id')
        .limit(most)
        .forUpdate()
        .skipLocked()
        .execute()
      const ids = due.map(({ id }) => id)
      if (ids.length === 0) return { taken: 0, toTell: [] }
      await tx.updateTable('push_requests').set({ due_at: now }).where('id', '=', anyOf(ids, 'uuid')).execute()
      const first = await tx
        .selectFrom('push_requests')
        .innerJoin('variants', 'variants.id', 'push_requests.variant_id')
        .where('push_requests.id', '=', anyOf(ids, 'uuid'))
        .distinctOn(['subscription_id', 'product_id', messageOf])
        .orderBy('subscription_id')
        .orderBy('product_id')
        .orderBy(messageOf)
        .orderBy('variants.position')
        .select('push_requests.id')
        .execute()
      const toTell = first.map(({ id }) => id)
      const said = ids.filter((id) => !toTell.includes(id))
      if (said.length > 0) await tx.deleteFrom('push_requests').where('id', '=', anyOf(said, 'uuid')).execute()
      return { taken: ids.length, toTell }
    },
  }
}

/** Each size that is back is told of by itself. */
const messageOf = sql`case when kind = 'coming_soon' then null else push_requests.id end`
