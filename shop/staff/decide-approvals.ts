import type { Repositories } from '../transact.ts'
import { type Approval, isAbout, mayDecide, mayDecline, type NewApproval } from './approval.ts'
import type { ApprovalReader } from './approval-store.ts'
import { type AnyRefused, holdActor, isAnyRefused, type PerformDeps } from './perform-as-staff.ts'
import { isPermitted, permissionsOfMember } from './permissions.ts'
import type { StaffActor, StaffMember } from './staff-member.ts'
import { type StaffRefused, staffRefused } from './staff-refusal.ts'

export type ApprovalDeps = PerformDeps & { readonly approvals: ApprovalReader }

/** Whether somebody else than who asks could decide. */
export function isSecondPersonAmong(
  members: readonly StaffMember[],
  askedBy: Pick<StaffMember, 'id' | 'name'>,
  { permission, storefront }: Pick<NewApproval, 'permission' | 'storefront'>,
): boolean {
  return members.some(
    (other) => permissionsOfMember(other).has(permission) && mayDecide(other, { askedBy, storefront }),
  )
}

/**
 * Writes a change down that a second person has to carry out.
 * @returns the id under which it waits; `nobody-else` where nobody else could: then one person has to be enough
 */
export async function askApproval(
  { transact, together, clock }: PerformDeps,
  actor: StaffActor,
  asked: NewApproval,
): Promise<{ readonly approvalId: string } | 'nobody-else' | StaffRefused> {
  return together(() =>
    transact(['staff', 'staffApprovals', 'staffAudit'], async ({ staff, staffApprovals, staffAudit }) => {
      const member = await holdActor(transact, actor)
      if (!member || !isPermitted({ member }, asked.permission)) return staffRefused('staff-not-permitted')
      if (!actor.isProved) return staffRefused('staff-proof-needed')
      if (!isSecondPersonAmong(await staff.all(), member, asked)) return 'nobody-else' as const
      const now = clock.now()
      const { id, isNew } = await staffApprovals.ask(asked, member, now)
      if (isNew) await staffAudit.append(entryOf(actor, member, now, 'approval.ask', asked, asked.shown))
      return { approvalId: id }
    }),
  )
}

/**
 * Carries out what another asked for, in one transaction with the rows of who did it. What the shop refuses by now leaves it waiting.
 * @param carryOut does what was asked for, as whoever approves; it is looked at as if they had asked for it themselves
 */
export async function approveAsSecond<T extends object>(
  deps: ApprovalDeps,
  actor: StaffActor,
  id: string,
  carryOut: (approval: Approval & { readonly request: unknown }) => Promise<T | AnyRefused>,
): Promise<T | AnyRefused> {
  return deps.together(async () => {
    const held = await lockFor(deps, actor, id)
    if ('refusals' in held) return held
    const { approval, member } = held
    if (!mayDecide(member, approval)) return staffRefused('approval-own')
    const done = await carryOut(approval)
    if (isAnyRefused(done)) return done
    await deps.transact(['staffApprovals', 'staffAudit'], async ({ staffApprovals, staffAudit }) => {
      const at = deps.clock.now()
      await staffApprovals.decide(id, { state: 'approved', by: member, at, reason: null })
      const after = { ...approval.shown, askedBy: approval.askedBy.name }
      await staffAudit.append(entryOf(actor, member, at, 'approval.approve', approval, after))
    })
    return done
  })
}

/** Leaves undone what another asked for; who asked takes it back. */
export async function declineApproval(
  deps: ApprovalDeps,
  actor: StaffActor,
  id: string,
  reason: string,
): Promise<{ readonly declined: true } | AnyRefused> {
  return deps.together(async () => {
    const held = await lockFor(deps, actor, id)
    if ('refusals' in held) return held
    const { approval, member } = held
    const isOwn = approval.askedBy.id === member.id
    if (!isOwn && isAbout(member, approval)) return staffRefused('approval-about-you')
    if (!isOwn && !mayDecline(member, approval)) return staffRefused('approval-gone')
    const why = reason.trim().slice(0, longestReason)
    if (!isOwn && why === '') return staffRefused('field-required', { field: 'reason' })
    await deps.transact(['staffApprovals', 'staffAudit'], async ({ staffApprovals, staffAudit }) => {
      const at = deps.clock.now()
      const state = isOwn ? ('withdrawn' as const) : ('declined' as const)
      await staffApprovals.decide(id, { state, by: member, at, reason: why || null })
      const action = isOwn ? 'approval.withdraw' : 'approval.decline'
      await staffAudit.append(entryOf(actor, member, at, action, approval, { ...approval.shown, reason: why }))
    })
    return { declined: true as const }
  })
}

const longestReason = 500

async function lockFor(
  { transact, clock }: ApprovalDeps,
  actor: StaffActor,
  id: string,
): Promise<
  { readonly approval: Approval & { readonly request: unknown }; readonly member: StaffMember } | StaffRefused
> {
  return transact(['staff', 'staffApprovals'], async ({ staff, staffApprovals }) => {
    const member = await staff.hold(actor.member.id)
    const approval = await staffApprovals.lockWaiting(id, clock.now())
    if (!approval) return staffRefused('approval-gone')
    if (!member || !isPermitted({ member }, approval.permission)) return staffRefused('staff-not-permitted')
    if (!actor.isProved) return staffRefused('staff-proof-needed')
    return { approval, member }
  })
}

function entryOf(
  { device, address }: StaffActor,
  member: StaffMember,
  at: Date,
  action: string,
  { action: asked, object }: Pick<Approval, 'action' | 'object'>,
  after: Approval['shown'],
): Parameters<Repositories['staffAudit']['append']>[0] {
  return {
    at,
    memberId: member.id,
    memberName: member.name,
    action,
    objectType: object.type,
    objectId: object.id,
    objectName: object.name,
    before: null,
    after: { action: asked, ...after },
    device,
    address: address ?? null,
  }
}
