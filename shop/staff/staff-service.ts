import type { Clock } from '#kernel/clock.ts'
import { normalizedEmail } from '#kernel/email.ts'
import { isToken } from '#kernel/ids.ts'
import type { StaffLanguage } from '#kernel/staff-language.ts'
import type { BreachedPasswordsPort } from '../credentials/breached-passwords-port.ts'
import { newRecoveryCodes } from '../credentials/one-time-codes.ts'
import type { RelyingParty } from '../credentials/passkey.ts'
import type { PasswordHasher } from '../credentials/passwords.ts'
import type { SecretBox } from '../credentials/secret-box.ts'
import type { Together, Transact } from '../transact.ts'
import {
  type AcceptInput,
  acceptInvitation,
  newInvitation,
  newPasswordRefusal,
  openInvitation,
} from './accept-invitation.ts'
import type { ApiKeyReader } from './api-key-store.ts'
import { type Approval, mayDecide, type NewApproval } from './approval.ts'
import type { ApprovalReader } from './approval-store.ts'
import { type AuditFilter, ownAuditEntry } from './audit.ts'
import type { AuditReader } from './audit-store.ts'
import {
  addStaffMember,
  type ChangedMember,
  changeMember,
  type Invited,
  inviteMember,
  isLastOwner,
  logOutMember,
  resetMember,
  resumeMember,
  type StaffMemberChange,
  suspendMember,
} from './change-members.ts'
import { approveAsSecond, askApproval, declineApproval, isSecondPersonAmong } from './decide-approvals.ts'
import {
  type AttemptLimiter,
  checkedPassword,
  logInStaff,
  missingFields,
  proveStaff,
  type StaffLogIn,
  type StaffPlace,
  takeCode,
} from './log-in-staff.ts'
import type { PasskeyReader } from './passkey-store.ts'
import { type AnyRefused, performAsStaff, type StaffChange } from './perform-as-staff.ts'
import { isPermitted, type Permission } from './permissions.ts'
import { proofLifetime, type StaffActor } from './staff-member.ts'
import { type StaffRefused, staffRefused } from './staff-refusal.ts'
import type { NewStaffMember, StaffReader } from './staff-store.ts'
import { actorOfKey, makeApiKey, type NewApiKey, revokeApiKey } from './use-api-keys.ts'
import {
  acceptByPasskey,
  addPasskey,
  beginByPasskey,
  beginPasskey,
  beginPasskeyLogIn,
  beginPasskeyProof,
  logInByPasskey,
  proveByPasskey,
  removePasskey,
} from './use-passkeys.ts'
import { beginBySignIn, beginSignIn, beginSignInProof, finishSignIn, type SignIn } from './use-sign-in.ts'

export type StaffServiceDeps = {
  readonly transact: Transact
  readonly together: Together
  readonly clock: Clock
  readonly staff: StaffReader
  readonly audit: AuditReader
  readonly approvals: ApprovalReader
  readonly apiKeys: ApiKeyReader
  readonly passkeys: PasskeyReader
  /** Nothing where the back office has no host name. */
  readonly relyingParty: RelyingParty | undefined
  readonly passwordHasher: PasswordHasher
  readonly breached: BreachedPasswordsPort | undefined
  readonly shopWords: readonly string[]
  readonly secretBox: SecretBox
  readonly takeAttempt: AttemptLimiter
  readonly shopName: string
  /** The company's own log-in, where there is one. */
  readonly signIn: SignIn | undefined
}

/** A session that was seen less than a minute ago is not written again. */
const seenAgainAfter = 60_000

/** Who works in the back office: their log-ins, their roles, and what each of them did. */
export function staffService(deps: StaffServiceDeps) {
  const { transact, clock, staff, audit } = deps
  return {
    /** Who a session belongs to, as they are now: a role that was taken away is gone at once. */
    actorOf: async (token: string | undefined, { address, device }: StaffPlace): Promise<StaffActor | undefined> => {
      if (token === undefined || !isToken(token)) return undefined
      const now = clock.now()
      const found = await staff.bySession(token, now)
      if (!found) return undefined
      const { member, sessionId, seenAt, provedAt } = found
      if (now.getTime() - seenAt.getTime() > seenAgainAfter)
        await transact(['staff'], (repositories) => repositories.staff.seen(sessionId, member.id, now))
      const isProved = now.getTime() - provedAt.getTime() < proofLifetime
      return { member, sessionId, isProved, address, device }
    },
    logIn: (input: StaffLogIn) => logInStaff(deps, input),
    /** @returns where the company's own log-in ends as well, for who came by it */
    logOut: (token: string) => logOut(deps, token),

    /** What the company's own log-in is called; nothing where there is none. */
    signInName: deps.signIn?.rules.name,
    beginSignIn: (place: StaffPlace, to: string) => beginSignIn(deps, place, to),
    beginSignInProof: (actor: StaffActor, to: string) => beginSignInProof(deps, actor, to),
    beginBySignIn: (place: StaffPlace, token: string) => beginBySignIn(deps, place, token),
    finishSignIn: (came: Parameters<typeof finishSignIn>[1]) => finishSignIn(deps, came),

    prove: (actor: StaffActor, given: { readonly password: string; readonly code: string }) =>
      proveStaff(deps, actor, given),

    /** Whether a browser could make a passkey for the address that staff use. */
    hasPasskeys: deps.relyingParty !== undefined,
    /** What somebody can log in with. */
    ownCredentials: async ({ member }: StaffActor) => ({
      ...(await credentialsOf(deps, member.id)),
      passkeys: await deps.passkeys.ofMember(member.id),
    }),
    beginPasskeyLogIn: (place: StaffPlace) => beginPasskeyLogIn(deps, place),
    logInByPasskey: (input: StaffPlace & { readonly answer: unknown }) => logInByPasskey(deps, input),
    beginPasskeyProof: (actor: StaffActor) => beginPasskeyProof(deps, actor),
    proveByPasskey: (actor: StaffActor, answer: unknown) => proveByPasskey(deps, actor, answer),
    beginPasskey: (actor: StaffActor) => beginPasskey(deps, actor),
    addPasskey: (actor: StaffActor, answer: unknown) => addPasskey(deps, actor, answer),
    removePasskey: (actor: StaffActor, id: string) => removePasskey(deps, actor, id),
    beginByPasskey: (token: string) => beginByPasskey(deps, token),
    acceptByPasskey: (token: string, input: StaffPlace & { readonly answer: unknown }) =>
      acceptByPasskey(deps, token, input),

    invitation: (token: string) => openInvitation(deps, token),
    acceptInvitation: (token: string, input: AcceptInput) => acceptInvitation(deps, token, input),
    invite: (actor: StaffActor, member: NewStaffMember) => inviteMember(deps, actor, member),
    /** By whoever has the machine: the first owner, and who is locked out. */
    inviteByCommand: (member: NewStaffMember) => inviteByCommand(deps, member),
    /** A new link for who is locked out; their password, app and sessions are worth nothing any more. */
    resetByCommand: (email: string) => resetByCommand(deps, email),
    /** A link for the first owner, where there is nobody yet, or only somebody who has not begun. */
    firstOwnerLink: (owner: NewStaffMember) => firstOwnerLink(deps, owner),
    /** For whoever has the machine: also the other one of two owners. */
    suspendByCommand: (email: string) => suspendByCommand(deps, email),
    changeMember: (actor: StaffActor, id: string, change: StaffMemberChange & Pick<ChangedMember, 'isAgreed'>) =>
      changeMember(deps, actor, id, change),
    suspendMember: (actor: StaffActor, whom: ChangedMember) => suspendMember(deps, actor, whom),
    resumeMember: (actor: StaffActor, whom: ChangedMember) => resumeMember(deps, actor, whom),
    resetMember: (actor: StaffActor, whom: ChangedMember) => resetMember(deps, actor, whom),
    logOutMember: (actor: StaffActor, whom: ChangedMember) => logOutMember(deps, actor, whom),

    allMembers: () => staff.all(),
    /** Those at work who may do something, so that it can be asked of them. */
    membersPermitted: async (permission: Permission) =>
      (await staff.all()).filter((member) => isPermitted({ member }, permission)),
    members: async (actor: StaffActor) => (isPermitted(actor, 'staff.read') ? staff.all() : []),
    member: async (actor: StaffActor, id: string) =>
      isPermitted(actor, 'staff.read') || id === actor.member.id ? staff.byId(id) : undefined,
    /** Somebody's own, or those of others for who may see them. */
    sessions: async (actor: StaffActor, memberId: string) =>
      memberId === actor.member.id || isPermitted(actor, 'staff.read') ? staff.sessions(memberId, clock.now()) : [],
    endSession: (actor: StaffActor, sessionId: string) => endSession(deps, actor, sessionId),
    changePassword: (actor: StaffActor, input: PasswordChange) => changePassword(deps, actor, input),
    renewRecoveryCodes: (actor: StaffActor) => renewRecoveryCodes(deps, actor),
    changeLanguage: async (actor: StaffActor, language: StaffLanguage): Promise<{ readonly changed: true }> => {
      await transact(['staff'], (repositories) => repositories.staff.changeLanguage(actor.member.id, language))
      return { changed: true }
    },
    wantsMentionMails: ({ member }: Pick<StaffActor, 'member'>) => staff.wantsMentionMails(member.id),
    /** Whether somebody is mailed when a note of an order names them. */
    changeMentionMails: async (actor: StaffActor, wanted: boolean): Promise<{ readonly changed: true }> => {
      await transact(['staff'], (repositories) => repositories.staff.changeMentionMails(actor.member.id, wanted))
      return { changed: true }
    },
    audit: (actor: StaffActor, filter: AuditFilter) =>
      isPermitted(actor, 'audit.read') ? audit.entries(filter) : Promise.resolve({ entries: [], next: undefined }),
    /** @see performAsStaff */
    perform: <T, R extends AnyRefused = never>(actor: StaffActor, change: StaffChange<T, R>) =>
      performAsStaff<T, R>(deps, actor, change),
    /** Whether somebody else could decide what one person may not do alone. */
    hasSecondPerson: async ({ member }: StaffActor, permission: Permission) =>
      isSecondPersonAmong(await staff.all(), member, { permission, storefront: null }),
    apiKeys: () => deps.apiKeys.all(),
    makeApiKey: (actor: StaffActor, asked: NewApiKey) => makeApiKey(deps, actor, asked),
    revokeApiKey: (actor: StaffActor, id: string) => revokeApiKey(deps, actor, id),
    /** @see actorOfKey */
    actorOfKey: (key: string, address: string | undefined) => actorOfKey(deps, key, address),
    /** @see askApproval */
    askApproval: (actor: StaffActor, asked: NewApproval) => askApproval(deps, actor, asked),
    /** What waits or was decided, of what somebody could decide, or asked for. */
    approvals: async (actor: StaffActor) => (await deps.approvals.list(clock.now())).filter(seenBy(actor)),
    /** What waits of one thing, by whoever sees that. */
    approvalsOf: (objectType: string, objectId: string) => deps.approvals.waitingOf(objectType, objectId, clock.now()),
    approve: <T extends object>(...[actor, id, carryOut]: ApproveGiven<T>) =>
      approveAsSecond<T>(deps, actor, id, carryOut),
    decline: (actor: StaffActor, id: string, reason: string) => declineApproval(deps, actor, id, reason),
    /** Sessions and challenges that are over. */
    purgeSessions: () =>
      transact(['staff', 'staffPasskeys', 'staffSignIns'], async (repositories) => {
        await repositories.staff.purgeSessions(clock.now())
        await repositories.staffPasskeys.purgeChallenges(clock.now())
        await repositories.staffSignIns.purge(clock.now())
      }),
  }
}

async function credentialsOf({ staff }: StaffServiceDeps, id: string) {
  const known = await staff.credentials(id)
  return { hasPassword: Boolean(known?.passwordHash), hasSignIn: known?.hasSignIn ?? false }
}

/** Ends a session, whatever the provider says. */
async function logOut(
  { transact, staff, secretBox, signIn }: StaffServiceDeps,
  token: string,
): Promise<string | undefined> {
  const sealed = await staff.idTokenOf(token)
  await transact(['staff'], (repositories) => repositories.staff.endSessionOfToken(token))
  const idToken = sealed && secretBox.open(sealed)
  return idToken && signIn?.port.leave(idToken).catch(() => undefined)
}

type ApproveGiven<T extends object> =
  Parameters<typeof approveAsSecond<T>> extends [unknown, ...infer Rest] ? Rest : never

const seenBy =
  (actor: StaffActor) =>
  (approval: Approval): boolean =>
    approval.askedBy.id === actor.member.id ||
    (isPermitted(actor, approval.permission) && mayDecide(actor.member, approval))

async function inviteByCommand(deps: StaffServiceDeps, member: NewStaffMember): Promise<Invited | StaffRefused> {
  return deps.together(async () => {
    const invited = await addStaffMember(deps, member)
    if ('refusals' in invited) return invited
    await deps.transact(['staffAudit'], ({ staffAudit }) =>
      staffAudit.append({
        at: deps.clock.now(),
        ...byCommand,
        action: 'member.invite',
        objectType: 'member',
        objectId: invited.member.id,
        objectName: invited.member.name,
        before: null,
        after: { email: invited.member.email, roles: invited.member.roles },
      }),
    )
    return invited
  })
}

/** @returns the token */
async function resetByCommand(
  deps: StaffServiceDeps,
  email: string,
): Promise<{ readonly token: string } | StaffRefused> {
  const invitation = newInvitation(deps.secretBox, deps.clock.now())
  return deps.transact(['staff', 'staffAudit'], async ({ staff, staffAudit }) => {
    const known = await staff.byEmail(normalizedEmail(email))
    if (!known) return staffRefused('staff-not-found')
    const { member } = known
    await staff.inviteAgain(member.id, invitation)
    await staff.endSessions(member.id)
    await staffAudit.append({
      at: deps.clock.now(),
      ...byCommand,
      action: 'member.reset',
      objectType: 'member',
      objectId: member.id,
      objectName: member.name,
      before: { state: member.state },
      after: { state: 'invited' },
    })
    return { token: invitation.token }
  })
}

/** Who is suspended by a command is out as by a press; the last owner never is. */
async function suspendByCommand(
  deps: StaffServiceDeps,
  email: string,
): Promise<{ readonly suspended: true } | StaffRefused> {
  return deps.transact(['staff', 'staffAudit'], async ({ staff, staffAudit }) => {
    const everybody = await staff.lockAll()
    const member = everybody.find((one) => one.email === normalizedEmail(email))
    if (!member) return staffRefused('staff-not-found')
    if (isLastOwner(member, everybody)) return staffRefused('staff-last-owner')
    await staff.changeState(member.id, 'suspended')
    await staff.endSessions(member.id)
    await staffAudit.append({
      at: deps.clock.now(),
      ...byCommand,
      action: 'member.suspend',
      objectType: 'member',
      objectId: member.id,
      objectName: member.name,
      before: { state: member.state },
      after: { state: 'suspended' },
    })
    return { suspended: true }
  })
}

const byCommand = { memberId: null, memberName: 'command', device: 'command', address: null } as const

/** @returns the token; nothing where somebody works here already */
async function firstOwnerLink(deps: StaffServiceDeps, owner: NewStaffMember): Promise<string | undefined> {
  const members = await deps.staff.all()
  if (members.length === 0) {
    const invited = await inviteByCommand(deps, owner)
    return 'refusals' in invited ? undefined : invited.token
  }
  const [only] = members
  if (members.length > 1 || only?.state !== 'invited') return undefined
  const invitation = newInvitation(deps.secretBox, deps.clock.now())
  await deps.transact(['staff'], ({ staff }) => staff.inviteAgain(only.id, invitation))
  return invitation.token
}

async function endSession(
  { transact, staff, clock }: StaffServiceDeps,
  actor: StaffActor,
  sessionId: string,
): Promise<{ readonly ended: true } | StaffRefused> {
  const own = await staff.sessions(actor.member.id, clock.now())
  if (!own.some(({ id }) => id === sessionId)) return staffRefused('staff-not-found')
  await transact(['staff'], (repositories) => repositories.staff.endSession(sessionId))
  return { ended: true }
}

export type PasswordChange = {
  readonly password: string
  readonly newPassword: string
  readonly repeated: string
  readonly code: string
}

/** A new password for who knows the one of before and has the app; every other session ends. */
async function changePassword(
  deps: StaffServiceDeps,
  actor: StaffActor,
  { password, newPassword, repeated, code }: PasswordChange,
): Promise<{ readonly changed: true } | StaffRefused> {
  const wrong =
    missingFields({ password, newPassword, code }) ??
    (await newPasswordRefusal(deps, actor.member, newPassword, repeated, 'newPassword'))
  if (wrong) return wrong
  const known = await checkedPassword(deps, actor, password)
  if ('refusals' in known) return known
  const passwordHash = await deps.passwordHasher.hash(newPassword)
  return deps.transact(['staff', 'staffAudit'], async ({ staff, staffAudit }) => {
    const locked = await staff.lock(actor.member.id)
    if (!locked || !(await takeCode(staff, deps, locked, code)))
      return staffRefused('staff-code-wrong', { field: 'code' })
    await staff.changePassword(actor.member.id, passwordHash)
    await staff.endSessions(actor.member.id, actor.sessionId)
    await staffAudit.append(
      ownAuditEntry({ member: actor.member, place: actor }, 'member.password', deps.clock.now(), null, {
        otherSessions: 'ended',
      }),
    )
    return { changed: true as const }
  })
}

/** Ten new recovery codes; those of before are worth nothing any more. */
async function renewRecoveryCodes(
  { transact, clock }: StaffServiceDeps,
  actor: StaffActor,
): Promise<{ readonly recoveryCodes: readonly string[] } | StaffRefused> {
  if (!actor.isProved) return staffRefused('staff-proof-needed')
  const recoveryCodes = newRecoveryCodes()
  await transact(['staff', 'staffAudit'], async ({ staff, staffAudit }) => {
    await staff.replaceRecoveryCodes(actor.member.id, recoveryCodes)
    const made = { made: recoveryCodes.length }
    await staffAudit.append(
      ownAuditEntry({ member: actor.member, place: actor }, 'member.recovery-codes', clock.now(), null, made),
    )
  })
  return { recoveryCodes }
}
