import type { Database } from '#database/rows.ts'
import { isUuid } from '#kernel/ids.ts'

/** A list of orders with its filters, under a name that somebody gave it for themselves. */
export type StaffView = { readonly id: string; readonly name: string; readonly query: string }

export type StaffViewReader = ReturnType<typeof staffViewReader>

export function staffViewReader(db: Database) {
  return {
    viewsOf: (memberId: string): Promise<StaffView[]> =>
      db
        .selectFrom('staff_views')
        .select(['id', 'name', 'query'])
        .where('member_id', '=', memberId)
        .orderBy('created_at')
        .execute(),
  }
}

export function staffViewWriter(tx: Database) {
  return {
    ...staffViewReader(tx),

    /** Keeps a list; one of the same name makes room for it. */
    async keep(memberId: string, view: Omit<StaffView, 'id'>, now: Date): Promise<void> {
      await tx
        .insertInto('staff_views')
        .values({ member_id: memberId, ...view, created_at: now })
        .onConflict((conflict) => conflict.columns(['member_id', 'name']).doUpdateSet({ query: view.query }))
        .execute()
    },

    async remove(memberId: string, id: string): Promise<void> {
      if (!isUuid(id)) return
      await tx.deleteFrom('staff_views').where('id', '=', id).where('member_id', '=', memberId).execute()
    },
  }
}
