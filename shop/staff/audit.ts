import type { StaffActor, StaffMember } from './staff-member.ts'

/** What a change was made of: names of fields and their values, without anything secret. */
export type AuditValues = Readonly<Record<string, unknown>> | null

/** What was done to what. `action`: 'order.cancel', 'member.suspend'. */
export type AuditSubject = {
  readonly action: string
  readonly object: { readonly type: string; readonly id: string; readonly name: string }
  /** By what a second press is told from another change: the same press of a member stands in the books once. */
  readonly press?: string | undefined
}

/** A row of the books on staff: who did what, when, from where, and what it was before and after. */
export type AuditEntry = {
  readonly id: string
  readonly at: Date
  /** Nobody's for what a command on the machine did. */
  readonly memberId: string | null
  readonly memberName: string
  readonly action: string
  readonly objectType: string
  readonly objectId: string
  readonly objectName: string
  readonly before: AuditValues
  readonly after: AuditValues
  readonly device: string
  readonly address: string | null
}

export type AuditFilter = {
  /** The `next` of the page before. */
  readonly after?: string | undefined
  readonly memberId?: string | undefined
  readonly objectType?: string | undefined
  readonly objectId?: string | undefined
}

/** What somebody did to their own account, for the books. */
export function ownAuditEntry(
  { member, place }: { readonly member: StaffMember; readonly place: Pick<StaffActor, 'device' | 'address'> },
  action: string,
  at: Date,
  before: AuditValues,
  after: AuditValues,
): Omit<AuditEntry, 'id'> {
  return {
    at,
    memberId: member.id,
    memberName: member.name,
    action,
    objectType: 'member',
    objectId: member.id,
    objectName: member.name,
    before,
    after,
    device: place.device,
    address: place.address ?? null,
  }
}

/** So many entries stand on a page. */
export const auditEntriesPerPage = 50
