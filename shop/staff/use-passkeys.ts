import { minute } from '#kernel/clock.ts'
import { challengeLifetime, mostPasskeys, type RelyingParty } from '../credentials/passkey.ts'
import { madePasskey, signingPasskey } from '../credentials/passkey-answer.ts'
import { authenticationOptions, registrationOptions } from '../credentials/passkey-ceremony.ts'
import { type InvitationDeps, openInvitation } from './accept-invitation.ts'
import { ownAuditEntry } from './audit.ts'
import { type BegunSession, beginStaffSession, type StaffPlace } from './log-in-staff.ts'
import type { ChallengePurpose } from './passkey.ts'
import type { PasskeyReader } from './passkey-store.ts'
import type { StaffActor, StaffMember } from './staff-member.ts'
import { type StaffRefused, staffRefused } from './staff-refusal.ts'

export type PasskeyDeps = InvitationDeps & {
  readonly passkeys: PasskeyReader
  /** Nothing where the back office has no host name that a browser would bind a passkey to. */
  readonly relyingParty: RelyingParty | undefined
}

/** What a browser is handed; it is a matter between it and the library. */
export type PasskeyOptions = { readonly options: object }

/** So many challenges a network may ask for. */
const mostChallenges = { most: 60, within: 15 * minute } as const

/** Begins a log-in: whose it is tells the passkey that answers. */
export async function beginPasskeyLogIn(
  deps: PasskeyDeps,
  { address }: StaffPlace,
): Promise<PasskeyOptions | StaffRefused> {
  const { relyingParty, takeAttempt } = deps
  if (!relyingParty) return staffRefused('staff-passkeys-unavailable')
  const key = `staff-passkey-from:${address ?? 'nowhere'}`
  if (!(await takeAttempt([{ key, ...mostChallenges }]))) return staffRefused('staff-too-many-attempts')
  const options = await authenticationOptions(relyingParty, undefined)
  await keepChallenge(deps, options.challenge, 'log-in', undefined)
  return { options }
}

/** Whatever is wrong, the answer is the same. */
export async function logInByPasskey(
  deps: PasskeyDeps,
  { answer, ...place }: StaffPlace & { readonly answer: unknown },
): Promise<BegunSession | StaffRefused> {
  const memberId = await signedBy(deps, answer, 'log-in', undefined)
  if (memberId === undefined) return staffRefused('staff-passkey-failed')
  return deps.transact(['staff'], async ({ staff }) => {
    const locked = await staff.lock(memberId)
    if (locked?.member.state !== 'active') return staffRefused('staff-passkey-failed')
    return beginStaffSession(staff, locked.member, place, deps.clock.now())
  })
}

/** Begins a proof that it is still the same person. */
export async function beginPasskeyProof(
  deps: PasskeyDeps,
  { member }: StaffActor,
): Promise<PasskeyOptions | StaffRefused> {
  const known = await deps.passkeys.ofMember(member.id)
  if (!deps.relyingParty || known.length === 0) return staffRefused('staff-passkeys-unavailable')
  const options = await authenticationOptions(deps.relyingParty, known)
  await keepChallenge(deps, options.challenge, 'prove', member.id)
  return { options }
}

export async function proveByPasskey(
  deps: PasskeyDeps,
  actor: StaffActor,
  answer: unknown,
): Promise<{ readonly proved: true } | StaffRefused> {
  const memberId = await signedBy(deps, answer, 'prove', actor.member.id)
  if (memberId !== actor.member.id) return staffRefused('staff-passkey-failed')
  await deps.transact(['staff'], ({ staff }) => staff.proved(actor.sessionId, deps.clock.now()))
  return { proved: true }
}

/** Begins a further passkey of somebody who has just proved who they are. */
export async function beginPasskey(deps: PasskeyDeps, actor: StaffActor): Promise<PasskeyOptions | StaffRefused> {
  if (!actor.isProved) return staffRefused('staff-proof-needed')
  return beginRegistration(deps, actor.member, 'add')
}

/** @param place where its device is, which names it */
export async function addPasskey(
  deps: PasskeyDeps,
  actor: StaffActor,
  answer: unknown,
): Promise<{ readonly added: true } | StaffRefused> {
  if (!actor.isProved) return staffRefused('staff-proof-needed')
  const made = await madeBy(deps, answer, 'add', actor.member.id)
  if (!made) return staffRefused('staff-passkey-failed')
  return deps.transact(['staff', 'staffPasskeys', 'staffAudit'], async ({ staff, staffPasskeys, staffAudit }) => {
    await staff.lock(actor.member.id)
    if ((await staffPasskeys.ofMember(actor.member.id)).length >= mostPasskeys)
      return staffRefused('staff-passkeys-too-many')
    const now = deps.clock.now()
    const passkey = { ...made, memberId: actor.member.id, name: actor.device, createdAt: now }
    if (!(await staffPasskeys.add(passkey))) return staffRefused('staff-passkey-failed')
    await staffAudit.append(
      ownAuditEntry({ member: actor.member, place: actor }, 'member.passkey-add', now, null, { name: actor.device }),
    )
    return { added: true as const }
  })
}

/** A passkey that is lost, or was never wanted. The last one goes only where a password opens the account still. */
export async function removePasskey(
  deps: PasskeyDeps,
  actor: StaffActor,
  id: string,
): Promise<{ readonly removed: true } | StaffRefused> {
  if (!actor.isProved) return staffRefused('staff-proof-needed')
  return deps.transact(['staff', 'staffPasskeys', 'staffAudit'], async ({ staff, staffPasskeys, staffAudit }) => {
    const locked = await staff.lock(actor.member.id)
    const others = (await staffPasskeys.ofMember(actor.member.id)).filter((passkey) => passkey.id !== id)
    if (others.length === 0 && !locked?.passwordHash) return staffRefused('staff-last-passkey')
    const name = await staffPasskeys.remove(id, actor.member.id)
    if (name === undefined) return staffRefused('staff-not-found')
    await staffAudit.append(
      ownAuditEntry({ member: actor.member, place: actor }, 'member.passkey-remove', deps.clock.now(), { name }, null),
    )
    return { removed: true as const }
  })
}

/** Begins an account by a passkey, in the place of a password and an app. Who loses it is given a new link. */
export async function beginByPasskey(deps: PasskeyDeps, token: string): Promise<PasskeyOptions | StaffRefused> {
  const invitation = await openInvitation(deps, token)
  return invitation ? beginRegistration(deps, invitation.member, 'begin') : staffRefused('staff-link-expired')
}

export async function acceptByPasskey(
  deps: PasskeyDeps,
  token: string,
  { answer, ...place }: StaffPlace & { readonly answer: unknown },
): Promise<BegunSession | StaffRefused> {
  const invitation = await openInvitation(deps, token)
  if (!invitation) return staffRefused('staff-link-expired')
  const { member } = invitation
  const made = await madeBy(deps, answer, 'begin', member.id)
  if (!made) return staffRefused('staff-passkey-failed')
  const now = deps.clock.now()
  return deps.transact(['staff', 'staffPasskeys', 'staffAudit'], async ({ staff, staffPasskeys, staffAudit }) => {
    if (!(await staff.accept(member.id, token, null, null))) return staffRefused('staff-link-expired')
    const passkey = { ...made, memberId: member.id, name: place.device, createdAt: now }
    if (!(await staffPasskeys.add(passkey))) return staffRefused('staff-passkey-failed')
    const begun = (await staff.byId(member.id)) ?? member
    const session = await beginStaffSession(staff, begun, place, now)
    const entry = ownAuditEntry(
      { member: begun, place },
      'member.accept',
      now,
      { state: 'invited' },
      { state: 'active' },
    )
    await staffAudit.append(entry)
    return session
  })
}

async function beginRegistration(
  deps: PasskeyDeps,
  member: StaffMember,
  purpose: ChallengePurpose,
): Promise<PasskeyOptions | StaffRefused> {
  if (!deps.relyingParty) return staffRefused('staff-passkeys-unavailable')
  const known = await deps.passkeys.ofMember(member.id)
  const options = await registrationOptions(deps.relyingParty, member, known, deps.shopName)
  await keepChallenge(deps, options.challenge, purpose, member.id)
  return { options }
}

function keepChallenge(
  { transact, clock }: PasskeyDeps,
  challenge: string,
  purpose: ChallengePurpose,
  memberId: string | undefined,
): Promise<void> {
  const expiresAt = new Date(clock.now().getTime() + challengeLifetime)
  return transact(['staffPasskeys'], ({ staffPasskeys }) =>
    staffPasskeys.addChallenge({ challenge, purpose, memberId, expiresAt }),
  )
}

/** A challenge is spent by whoever answers it first, rightly or not: in a transaction of its own, which no refusal undoes. */
function takeChallenge(
  { transact, clock }: PasskeyDeps,
  challenge: string,
  purpose: ChallengePurpose,
  memberId: string | undefined,
): Promise<boolean> {
  return transact(['staffPasskeys'], ({ staffPasskeys }) =>
    staffPasskeys.takeChallenge(challenge, purpose, memberId, clock.now()),
  )
}

function madeBy(deps: PasskeyDeps, answer: unknown, purpose: ChallengePurpose, memberId: string) {
  const { relyingParty } = deps
  return madePasskey({ relyingParty, takeChallenge: (one) => takeChallenge(deps, one, purpose, memberId) }, answer)
}

/** Whose passkey signed a challenge of ours; nothing where none did. */
async function signedBy(
  deps: PasskeyDeps,
  answer: unknown,
  purpose: ChallengePurpose,
  memberId: string | undefined,
): Promise<string | undefined> {
  const signed = await signingPasskey(
    {
      relyingParty: deps.relyingParty,
      takeChallenge: (challenge) => takeChallenge(deps, challenge, purpose, memberId),
      passkeyById: deps.passkeys.byId,
    },
    answer,
  )
  if (!signed) return undefined
  const { passkey, counter } = signed
  await deps.transact(['staffPasskeys'], ({ staffPasskeys }) =>
    staffPasskeys.used(passkey.id, counter, deps.clock.now()),
  )
  return passkey.memberId
}
