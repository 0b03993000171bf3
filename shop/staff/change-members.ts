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
export type StaffMemberChange = Pick<StaffMember, 'name' | 'language' | 'roles' | 'storefronts' | 'stores' | 'version'>

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

/** Whom a change is about, in the version that its author had seen. */
export type ChangedMember = {
  readonly id: string
  readonly version: number
  /** Whether two people agreed to it: then it may be whoever it is about that carries it out. */
  readonly isAgreed?: boolean | undefined
}

export async function changeMember(
  deps: MemberDeps,
  actor: StaffActor,
  id: string,
  { isAgreed, ...change }: StaffMemberChange & Pick<ChangedMember, 'isAgreed'>,
): Promise<{ readonly changed: true } | StaffRefused> {
  const { version } = change
  return changed(deps, actor, { id, version, isAgreed }, 'member.change', async (staff, member, everybody) => {
    const wrong = memberProblems({ ...change, email: member.email })
    if (wrong) return wrong
    const losesOwner = isOwner(member) && !isOwner({ ...member, ...change })
    if (losesOwner && isLastOwner(member, everybody)) return staffRefused('staff-last-owner', { field: 'roles' })
    const after = await staff.change(id, tidied({ ...change, email: member.email }))
    return { result: undefined, before: shown(member), after: shown(after) }
  })
}

/** Nobody who is suspended can log in, and their sessions end at once. */
export async function suspendMember(deps: MemberDeps, actor: StaffActor, whom: ChangedMember) {
  return changed(deps, actor, whom, 'member.suspend', async (staff, member, everybody) => {
    if (isLastOwner(member, everybody)) return staffRefused('staff-last-owner')
    await staff.changeState(member.id, 'suspended')
    await staff.endSessions(member.id)
    return { result: undefined, before: { state: member.state }, after: { state: 'suspended' } }
  })
}

/** Who had accepted their invitation can log in again as before. */
export async function resumeMember(deps: MemberDeps, actor: StaffActor, whom: ChangedMember) {
  const { id } = whom
  return changed(deps, actor, whom, 'member.resume', async (staff, member) => {
    if (member.state !== 'suspended') return staffRefused('staff-changed-meanwhile')
    const state = (await staff.hasBegun(id)) ? 'active' : 'invited'
    await staff.changeState(id, state)
    return { result: undefined, before: { state: member.state }, after: { state } }
  })
}

/** Logs somebody out everywhere: what protects at once, and shuts nobody out. */
export async function logOutMember(deps: MemberDeps, actor: StaffActor, whom: ChangedMember) {
  return changed(deps, actor, whom, 'member.log-out', async (staff, member) => {
    const sessions = await staff.sessions(member.id, deps.clock.now())
    await staff.endSessions(member.id)
    return { result: undefined, before: { sessions: sessions.length }, after: { sessions: 0 } }
  })
}

/** A new link for who is locked out. @returns its token */
export async function resetMember(
  deps: MemberDeps,
  actor: StaffActor,
  whom: ChangedMember,
): Promise<{ readonly token: string } | StaffRefused> {
  const invitation = newInvitation(deps.secretBox, deps.clock.now())
  const answer = await changed(deps, actor, whom, 'member.reset', async (staff, member, everybody) => {
    if (isLastOwner(member, everybody)) return staffRefused('staff-last-owner')
    await staff.inviteAgain(member.id, invitation)
    await staff.endSessions(member.id)
    return { result: undefined, before: { state: member.state }, after: { state: 'invited' } }
  })
  return 'refusals' in answer ? answer : { token: invitation.token }
}

type Work = (
  staff: Repositories['staff'],
  member: StaffMember,
  everybody: readonly StaffMember[],
) => Promise<Changed<undefined> | StaffRefused>

/** What all changes of somebody have in common: nobody changes themselves alone, nor what another changed meanwhile. */
async function changed(
  deps: MemberDeps,
  actor: StaffActor,
  { id, version, isAgreed = false }: ChangedMember,
  action: string,
  work: Work,
): Promise<{ readonly changed: true } | StaffRefused> {
  if (id === actor.member.id && !isAgreed) return staffRefused('staff-own-account')
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
  return isOwner(member) && everybody.filter(isOwner).length === 1
}

const isOwner = (one: StaffMember) => one.state === 'active' && one.roles.includes('owner')

export function memberProblems({ name, email, roles, stores }: NewStaffMember): StaffRefused | undefined {
  const refusals: StaffRefusal[] = []
  const wrong = (messageKey: StaffRefusal['messageKey'], field: string) =>
    refusals.push({ refused: true, messageKey, field })
  if (name.trim() === '' || name.trim().length > 100) wrong('field-required', 'name')
  if (emailError(email)) wrong('email-invalid', 'email')
  if (roles.length === 0) wrong('staff-roles-missing', 'roles')
  // Whoever decides about staff would give themselves the other stores.
  if (stores !== 'all' && roles.includes('owner')) wrong('staff-owner-of-stores', 'stores')
  return staffRefusedBy(refusals)
}

const tidied = (member: NewStaffMember): NewStaffMember => ({
  name: member.name.trim(),
  email: normalizedEmail(member.email),
  language: member.language,
  roles: [...new Set(member.roles)],
  storefronts: member.storefronts,
  stores: member.stores,
})

/** What the books say of somebody. */
const shown = ({ name, email, language, roles, storefronts, stores }: StaffMember) => ({
  name,
  email,
  language,
  roles,
  storefronts,
  stores,
})
