import { createHash } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { Database } from '#database/rows.ts'
import type { StaffApprovals } from '#database/tables.ts'
import { isUuid } from '#kernel/ids.ts'
import {
  type Approval,
  type ApprovalState,
  approvalLifetime,
  mostShownApprovals,
  type NewApproval,
} from './approval.ts'
import { permissions } from './permissions.ts'
import type { StaffMember } from './staff-member.ts'

export type ApprovalReader = ReturnType<typeof approvalReader>

export function approvalReader(db: Database) {
  return {
    /** The waiting ones first, the oldest of them on top; then the newest of those that were decided. */
    async list(now: Date): Promise<Approval[]> {
      const waiting = await db
        .selectFrom('staff_approvals')
        .selectAll()
        .where('state', '=', 'waiting')
        .where('expires_at', '>', now)
        .orderBy('asked_at')
        .limit(mostShownApprovals)
        .execute()
      const decided = await db
        .selectFrom('staff_approvals')
        .selectAll()
        .where('state', '<>', 'waiting')
        .orderBy('decided_at', 'desc')
        .limit(mostShownApprovals - waiting.length)
        .execute()
      return [...waiting, ...decided].flatMap(approvalOf)
    },

    /** What waits still of one thing, for its page. */
    async waitingOf(objectType: string, objectId: string, now: Date): Promise<Approval[]> {
      const rows = await db
        .selectFrom('staff_approvals')
        .selectAll()
        .where('object_type', '=', objectType)
        .where('object_id', '=', objectId)
        .where('state', '=', 'waiting')
        .where('expires_at', '>', now)
        .orderBy('asked_at')
        .execute()
      return rows.flatMap(approvalOf)
    },
  }
}

/**
 * Written into the statement rather than sent along: PostgreSQL looks for the index of a conflict when it plans, and a plan that it keeps for
 * all values matches no index that has a condition.
 */
const waiting = sql.lit<'waiting'>('waiting')

export function approvalWriter(tx: Database) {
  return {
    /** @returns its id, also where the same waits already */
    async ask(
      asked: NewApproval,
      by: StaffMember,
      now: Date,
    ): Promise<{ readonly id: string; readonly isNew: boolean }> {
      const { action, object, request } = asked
      const hash = createHash('sha256')
        .update(JSON.stringify([action, object.type, object.id, request]))
        .digest()
      const expired = tx.updateTable('staff_approvals').set({ state: 'withdrawn', decided_at: now, request: '{}' })
      await expired
        .where('request_hash', '=', hash)
        .where('state', '=', 'waiting')
        .where('expires_at', '<=', now)
        .execute()
      const row = await tx
        .insertInto('staff_approvals')
        .values({
          action,
          permission: asked.permission,
          object_type: object.type,
          object_id: object.id,
          object_name: object.name,
          store_code: asked.storefront,
          request: JSON.stringify(request),
          shown: JSON.stringify(asked.shown ?? {}),
          request_hash: hash,
          asked_by: by.id,
          asked_by_name: by.name,
          asked_at: now,
          expires_at: new Date(now.getTime() + approvalLifetime),
          state: 'waiting',
        })
        .onConflict((conflict) => conflict.column('request_hash').where('state', '=', waiting).doNothing())
        .returning('id')
        .executeTakeFirst()
      if (row) return { id: row.id, isNew: true }
      const known = await tx
        .selectFrom('staff_approvals')
        .select('id')
        .where('request_hash', '=', hash)
        .where('state', '=', 'waiting')
        .executeTakeFirstOrThrow()
      return { id: known.id, isNew: false }
    },

    /** Holds what waits, so that two people never carry it out; nothing where it waits no more. */
    async lockWaiting(id: string, now: Date): Promise<(Approval & { readonly request: unknown }) | undefined> {
      if (!isUuid(id)) return undefined
      const row = await tx
        .selectFrom('staff_approvals')
        .selectAll()
        .where('id', '=', id)
        .where('state', '=', 'waiting')
        .where('expires_at', '>', now)
        .forUpdate()
        .executeTakeFirst()
      const [approval] = row ? approvalOf(row) : []
      return approval && row && { ...approval, request: row.request }
    },

    async decide(
      id: string,
      decided: {
        readonly state: Exclude<ApprovalState, 'waiting'>
        readonly by: StaffMember
        readonly at: Date
        readonly reason: string | null
      },
    ): Promise<void> {
      await tx
        .updateTable('staff_approvals')
        .set({
          state: decided.state,
          decided_by: decided.by.id,
          decided_by_name: decided.by.name,
          decided_at: decided.at,
          reason: decided.reason,
          // What it held may be personal, and is of no use any more.
          request: '{}',
        })
        .where('id', '=', id)
        .execute()
    },
  }
}

/** None for a permission that a later release knows. */
function approvalOf(row: Selectable<StaffApprovals>): Approval[] {
  const permission = permissions.find((known) => known === row.permission)
  if (permission === undefined) return []
  return [
    {
      id: row.id,
      action: row.action,
      permission,
      object: { type: row.object_type, id: row.object_id, name: row.object_name },
      storefront: row.store_code,
      shown: row.shown,
      askedBy: { id: row.asked_by, name: row.asked_by_name },
      askedAt: row.asked_at,
      expiresAt: row.expires_at,
      state: row.state,
      decidedBy: row.decided_by_name,
      decidedAt: row.decided_at,
      reason: row.reason,
    },
  ]
}
