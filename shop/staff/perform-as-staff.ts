import type { Clock } from '#kernel/clock.ts'
import type { Together, Transact } from '../transact.ts'
import type { AuditSubject, AuditValues } from './audit.ts'
import { isPermitted, type Permission } from './permissions.ts'
import type { StaffActor, StaffMember } from './staff-member.ts'
import { isStaffRefused, type StaffRefused, staffRefused } from './staff-refusal.ts'

/** What a change answers, and what it was made of. */
export type Changed<T> = { readonly result: T; readonly before: AuditValues; readonly after: AuditValues }

export type StaffChange<T, R> = AuditSubject & {
  readonly permission: Permission
  /** Whether password and code have to have been given a moment ago. */
  readonly needsProof?: boolean
  /** A refusal undoes everything. */
  readonly work: () => Promise<Changed<T> | R>
}

/** The shape that all refusals have, whatever their keys. */
export type AnyRefused = { readonly refused: true; readonly refusals: readonly unknown[] }

export type PerformDeps = { readonly transact: Transact; readonly together: Together; readonly clock: Clock }

/**
 * The one way by which staff change anything: permission, change and the row of who did what stand in one transaction. What is refused
 * has no traces, and what is done has its row.
 */
export async function performAsStaff<T, R extends AnyRefused = never>(
  { transact, together, clock }: PerformDeps,
  actor: StaffActor,
  { permission, needsProof = false, action, object, press, work }: StaffChange<T, R>,
): Promise<{ readonly result: T } | R | StaffRefused> {
  return together(async () => {
    // A permission may have been taken away between the page and the press.
    const member = await holdActor(transact, actor)
    if (!member || !isPermitted({ member }, permission)) return staffRefused('staff-not-permitted')
    if (needsProof && !actor.isProved) return staffRefused('staff-proof-needed')
    const done = await work()
    if (isChangeRefused(done)) return done
    await transact(['staffAudit'], ({ staffAudit }) =>
      staffAudit.append(
        {
          at: clock.now(),
          memberId: member.id,
          memberName: member.name,
          action,
          objectType: object.type,
          objectId: object.id,
          objectName: object.name,
          before: done.before,
          after: done.after,
          device: actor.device,
          address: actor.address ?? null,
        },
        press,
      ),
    )
    return { result: done.result }
  })
}

/** Whether an answer is a refusal, of whatever department. */
export function isAnyRefused<T extends object>(answer: T | AnyRefused): answer is AnyRefused {
  return isStaffRefused(answer)
}

function isChangeRefused<T, R extends AnyRefused>(answer: Changed<T> | R): answer is R {
  return isAnyRefused(answer)
}

/** Who acts as they are now, until the transaction ends: who is suspended meanwhile is suspended after it. */
export function holdActor(transact: Transact, { member, isKey }: StaffActor): Promise<StaffMember | undefined> {
  return isKey
    ? transact(['staffApiKeys'], ({ staffApiKeys }) => staffApiKeys.hold(member.id))
    : transact(['staff'], ({ staff }) => staff.hold(member.id))
}
