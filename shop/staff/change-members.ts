import { emailError, normalizedEmail } from '#kernel/email.ts'
import type { SecretBox } from '../credentials/secret-box.ts'
import type { Repositories } from '../transact.ts'
import { newInvitation } from './accept-invitation.ts'
import { type Changed, type PerformDeps, performAsStaff } from './perform-as-staff.ts'
import type { StaffActor, StaffMember } from './staff-member.ts'
import { type StaffRefusal, type StaffRefused, staffRefused, staffRefusedBy } from './staff-refusal.ts'
import type { NewStaffMember } from './staff-store.ts'

export type MemberDeps = PerformDeps & { readonly secretBox: SecretBox }

/** What a change of somebody says; `version` is the one that its author had seen. */
export type StaffMemberChange = Pick<StaffMember, 'name' | 'language' | 'roles' | 'storefronts' | 'version'>

/** Somebody new, and the token of their link, which is told once. */
export type Invited = { readonly member: StaffMember; readonly token: string }

/** Invites somebody, as a member of staff who may. */
export async function inviteMember(
  deps: MemberDeps,
  actor: StaffActor,
  typed: NewStaffMember,
): Promise<Invited | StaffRefused> {
  const answer = await performAsStaff<Invited, StaffRefused>(deps, actor, {
    permission: 'staff.write',
    needsProof: true,
    action: 'member.invite',
    object: { type: 'member', id: normalizedEmail(typed.email), name: typed.name },
    work: async () => {
      const invited = await addStaffMember(deps, typed)
      return 'refusals' in invited ? invited : { result: invited, before: null, after: shown(invited.member) }
    },
  })
  return 'refusals' in answer ? answer : answer.result
}

/** Adds somebody who can begin by their link: by a command on the machine, or in the change of a member of staff. */
export async function addStaffMember(
  { transact, secretBox, clock }: MemberDeps,
  typed: NewStaffMember,
): Promise<Invited | StaffRefused> {
  const wrong = memberProblems(typed)
  if (wrong) return wrong
  const now = clock.now()
  const invitation = newInvitation(secretBox, now)
  const member = await transact(['staff'], ({ staff }) => staff.add(tidied(typed), invitation, now))
  return member ? { member, token: invitation.token } : staffRefused('staff-email-taken', { field: 'email' })
}

export async function changeMember(
  deps: MemberDeps,
  actor: StaffActor,
  id: string,
  change: StaffMemberChange,
): Promise<{ readonly changed: true } | StaffRefused> {
  return changed(deps, actor, id, change.version, 'member.change', async (staff, member, everybody) => {
    const wrong = memberProblems({ ...change, email: member.email })
    if (wrong) return wrong
    const losesOwner = member.roles.includes('owner') && !change.roles.includes('owner')
    if (losesOwner && isLastOwner(member, everybody)) return staffRefused('staff-last-owner', { field: 'roles' })
    const after = await staff.change(id, tidied({ ...change, email: member.email }))
    return { result: undefined, before: shown(member), after: shown(after) }
  })
}

/** Nobody who is suspended can log in, and their sessions end at once. */
export async function suspendMember(deps: MemberDeps, actor: StaffActor, id: string, version: number) {
  return changed(deps, actor, id, version, 'member.suspend', async (staff, member, everybody) => {
    if (isLastOwner(member, everybody)) return staffRefused('staff-last-owner')
    await staff.changeState(id, 'suspended')
    await staff.endSessions(id)
    return { result: undefined, before: { state: member.state }, after: { state: 'suspended' } }
  })
}

/** Who had accepted their invitation can log in again as before. */
export async function resumeMember(deps: MemberDeps, actor: StaffActor, id: string, version: number) {
  return changed(deps, actor, id, version, 'member.resume', async (staff, member) => {
    if (member.state !== 'suspended') return staffRefused('staff-changed-meanwhile')
    const state = (await staff.hasBegun(id)) ? 'active' : 'invited'
    await staff.changeState(id, state)
    return { result: undefined, before: { state: member.state }, after: { state } }
  })
}

/** A new link for who is locked out. @returns its token */
export async function resetMember(
  deps: MemberDeps,
  actor: StaffActor,
  id: string,
  version: number,
): Promise<{ readonly token: string } | StaffRefused> {
  const invitation = newInvitation(deps.secretBox, deps.clock.now())
  const answer = await changed(deps, actor, id, version, 'member.reset', async (staff, member, everybody) => {
    if (isLastOwner(member, everybody)) return staffRefused('staff-last-owner')
    await staff.inviteAgain(id, invitation)
    await staff.endSessions(id)
    return { result: undefined, before: { state: member.state }, after: { state: 'invited' } }
  })
  return 'refusals' in answer ? answer : { token: invitation.token }
}

type Work = (
  staff: Repositories['staff'],
  member: StaffMember,
  everybody: readonly StaffMember[],
) => Promise<Changed<undefined> | StaffRefused>

/** What all changes of somebody else have in common: nobody changes themselves, nor what another changed meanwhile. */
async function changed(
  deps: MemberDeps,
  actor: StaffActor,
  id: string,
  version: number,
  action: string,
  work: Work,
): Promise<{ readonly changed: true } | StaffRefused> {
  if (id === actor.member.id) return staffRefused('staff-own-account')
  const before = await deps.transact(['staff'], ({ staff }) => staff.byId(id))
  if (!before) return staffRefused('staff-not-found')
  const answer = await performAsStaff<undefined, StaffRefused>(deps, actor, {
    permission: 'staff.write',
    needsProof: true,
    action,
    object: { type: 'member', id, name: before.name },
    work: () =>
      deps.transact(['staff'], async ({ staff }) => {
        const everybody = await staff.lockAll()
        const member = everybody.find((one) => one.id === id)
        if (!member) return staffRefused('staff-not-found')
        return member.version === version ? work(staff, member, everybody) : staffRefused('staff-changed-meanwhile')
      }),
  })
  return 'refusals' in answer ? answer : { changed: true }
}

/** Whether the back office would be left with nobody who can invite others. */
export function isLastOwner(member: StaffMember, everybody: readonly StaffMember[]): boolean {
  const isOwner = (one: StaffMember) => one.state === 'active' && one.roles.includes('owner')
  return isOwner(member) && everybody.filter(isOwner).length === 1
}

export function memberProblems({ name, email, roles }: NewStaffMember): StaffRefused | undefined {
  const refusals: StaffRefusal[] = []
  const wrong = (messageKey: StaffRefusal['messageKey'], field: string) =>
    refusals.push({ refused: true, messageKey, field })
  if (name.trim() === '' || name.trim().length > 100) wrong('field-required', 'name')
  if (emailError(email)) wrong('email-invalid', 'email')
  if (roles.length === 0) wrong('staff-roles-missing', 'roles')
  return staffRefusedBy(refusals)
}

const tidied = (member: NewStaffMember): NewStaffMember => ({
  name: member.name.trim(),
  email: normalizedEmail(member.email),
  language: member.language,
  roles: [...new Set(member.roles)],
  storefronts: member.storefronts,
})

/** What the books say of somebody. */
const shown = ({ name, email, language, roles, storefronts }: StaffMember) => ({
  name,
  email,
  language,
  roles,
  storefronts,
})
