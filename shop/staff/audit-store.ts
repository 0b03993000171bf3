import { type Database, jsonOrNull } from '#database/rows.ts'
import { isUuid } from '#kernel/ids.ts'
import { type AuditEntry, type AuditFilter, type AuditValues, auditEntriesPerPage } from './audit.ts'

export type AuditReader = ReturnType<typeof auditReader>

export function auditReader(db: Database) {
  return {
    /** The newest first. */
    async entries(filter: AuditFilter): Promise<{ entries: AuditEntry[]; next: string | undefined }> {
      const after = Number(filter.after)
      let query = db
        .selectFrom('staff_audit')
        .selectAll()
        .orderBy('id', 'desc')
        .limit(auditEntriesPerPage + 1)
      if (Number.isInteger(after) && after > 0) query = query.where('id', '<', Math.min(after, 2 ** 31 - 1))
      if (filter.memberId !== undefined) {
        if (!isUuid(filter.memberId)) return { entries: [], next: undefined }
        query = query.where('member_id', '=', filter.memberId)
      }
      if (filter.objectType !== undefined) query = query.where('object_type', '=', filter.objectType)
      if (filter.objectId !== undefined) query = query.where('object_id', '=', filter.objectId)
      const rows = await query.execute()
      const shown = rows.slice(0, auditEntriesPerPage)
      return {
        entries: shown.map((row) => ({
          id: String(row.id),
          at: row.at,
          memberId: row.member_id,
          memberName: row.member_name,
          action: row.action,
          objectType: row.object_type,
          objectId: row.object_id,
          objectName: row.object_name,
          // Written below, with this shape.
          before: row.before as AuditValues,
          after: row.after as AuditValues,
          device: row.device,
          address: row.address,
        })),
        next: rows.length > shown.length ? String(shown.at(-1)?.id) : undefined,
      }
    },
  }
}

export function auditWriter(tx: Database) {
  return {
    /**
     * There is no other verb: the database refuses to change or remove a row.
     * @param press of a change that may be sent twice; the second row of the same press is none
     */
    async append(entry: Omit<AuditEntry, 'id'>, press?: string): Promise<void> {
      await tx
        .insertInto('staff_audit')
        .values({
          at: entry.at,
          member_id: entry.memberId,
          member_name: entry.memberName,
          action: entry.action,
          object_type: entry.objectType,
          object_id: entry.objectId,
          object_name: entry.objectName,
          before: jsonOrNull(entry.before),
          after: jsonOrNull(entry.after),
          device: entry.device,
          address: entry.address,
          press: press ?? null,
        })
        .onConflict((row) =>
          row.columns(['member_id', 'action', 'object_id', 'press']).where('press', 'is not', null).doNothing(),
        )
        .execute()
    },
  }
}
