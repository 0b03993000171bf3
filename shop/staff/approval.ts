import { day } from '#kernel/clock.ts'
import { seesStorefront } from '#kernel/staff-reach.ts'
import type { StorefrontCode } from '#kernel/storefront.ts'
import type { AuditSubject, AuditValues } from './audit.ts'
import type { Permission } from './permissions.ts'
import type { StaffMember } from './staff-member.ts'

/** What became of a change that waits for a second person. */
export const approvalStates = ['waiting', 'approved', 'declined', 'withdrawn'] as const
export type ApprovalState = (typeof approvalStates)[number]

/** A change that somebody asked for and somebody else carries out, or doesn't. */
export type Approval = AuditSubject & {
  readonly id: string
  /** What who decides has to be permitted; who asked was. */
  readonly permission: Permission
  readonly storefront: StorefrontCode | null
  readonly shown: AuditValues
  readonly askedBy: { readonly id: string; readonly name: string }
  readonly askedAt: Date
  readonly expiresAt: Date
  readonly state: ApprovalState
  readonly decidedBy: string | null
  readonly decidedAt: Date | null
  readonly reason: string | null
}

/** What is asked for; `request` is read again by whoever carries it out. */
export type NewApproval = AuditSubject &
  Pick<Approval, 'permission' | 'storefront' | 'shown'> & { readonly request: object }

/** So long a change waits; what was true a week ago is looked at anew. */
export const approvalLifetime = 7 * day

/** So many stand on a page, the waiting ones first. */
export const mostShownApprovals = 50

/** Whether somebody could decline: who it is about may agree, and not stay by saying no. */
export function mayDecline(
  member: Pick<StaffMember, 'id' | 'state' | 'storefronts' | 'stores'>,
  approval: Pick<Approval, 'askedBy' | 'storefront' | 'object'>,
): boolean {
  return mayDecide(member, approval) && !isAbout(member, approval)
}

/** Whether a change is one of whoever looks at it. */
export function isAbout({ id }: Pick<StaffMember, 'id'>, { object }: Pick<Approval, 'object'>): boolean {
  return object.type === 'member' && object.id === id
}

/** Whether somebody could decide what another asked for. */
export function mayDecide(
  member: Pick<StaffMember, 'id' | 'state' | 'storefronts' | 'stores'>,
  { askedBy, storefront }: Pick<Approval, 'askedBy' | 'storefront'>,
): boolean {
  const sees = storefront === null || seesStorefront(member, storefront)
  // What is asked for is of a storefront; of which store it is, nobody wrote down.
  return member.state === 'active' && member.id !== askedBy.id && sees && member.stores === 'all'
}
