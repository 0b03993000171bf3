import { emailError, normalizedEmail } from '#kernel/email.ts'
import { newToken } from '#kernel/ids.ts'
import type { Repositories } from '../transact.ts'
import { type InvitationDeps, openInvitation } from './accept-invitation.ts'
import { ownAuditEntry } from './audit.ts'
import { type BegunSession, beginStaffSession, type StaffPlace } from './log-in-staff.ts'
import { hasRolesByClaim, rolesByClaim, type SignInRules, signInLifetime } from './sign-in.ts'
import { clockTolerance, type SignedIn, type SignInPort, SignInRejected, SignInUnavailable } from './sign-in-port.ts'
import type { SignInAttempt } from './sign-in-store.ts'
import type { StaffActor, StaffMember } from './staff-member.ts'
import { type StaffRefused, staffRefused } from './staff-refusal.ts'

/** The company's own log-in, where there is one, and what its accounts bring. */
export type SignIn = { readonly port: SignInPort; readonly rules: SignInRules }

export type SignInDeps = InvitationDeps & { readonly signIn: SignIn | undefined }

/** So many ways to the provider a network may begin. */
const mostBegun = { most: 60, within: 15 * 60_000 } as const

/** Where the browser goes, and the secret that it keeps until it is back. */
export type BegunSignIn = { readonly url: string; readonly browser: string }

/** What somebody came back for: a session that began, or none where they proved who they are in the one that they have. */
export type FinishedSignIn = { readonly to: string; readonly begun: BegunSession | undefined }

/** @param to where they wanted to go */
export function beginSignIn(deps: SignInDeps, place: StaffPlace, to: string): Promise<BegunSignIn | StaffRefused> {
  return goToProvider(deps, place, {
    purpose: 'log-in',
    memberId: null,
    sessionId: null,
    returnTo: to,
    invitation: null,
  })
}

/** Shows once more that it is still the same person. */
export function beginSignInProof(deps: SignInDeps, actor: StaffActor, to: string): Promise<BegunSignIn | StaffRefused> {
  const { member, sessionId, address, device } = actor
  const attempt = { purpose: 'prove', memberId: member.id, sessionId, returnTo: to, invitation: null } as const
  return goToProvider(deps, { address, device }, attempt)
}

/** Begins an account by the one of the company, in the place of a password and an app. */
export async function beginBySignIn(
  deps: SignInDeps,
  place: StaffPlace,
  token: string,
): Promise<BegunSignIn | StaffRefused> {
  const invitation = await openInvitation(deps, token)
  if (!invitation) return staffRefused('staff-link-expired')
  const memberId = invitation.member.id
  return goToProvider(deps, place, { purpose: 'begin', memberId, sessionId: null, returnTo: '/', invitation: token })
}

async function goToProvider(
  { signIn, transact, clock, secretBox, takeAttempt }: SignInDeps,
  { address }: StaffPlace,
  attempt: Pick<SignInAttempt, 'purpose' | 'memberId' | 'sessionId' | 'returnTo'> & {
    readonly invitation: string | null
  },
): Promise<BegunSignIn | StaffRefused> {
  if (!signIn) return staffRefused('staff-sign-in-unavailable')
  if (!(await takeAttempt([{ key: `staff-sign-in-from:${address ?? 'nowhere'}`, ...mostBegun }])))
    return staffRefused('staff-too-many-attempts')
  const [state, nonce, codeVerifier, browser] = [newToken(), newToken(), newToken(), newToken()]
  const url = await asked(() => signIn.port.begin({ state, nonce, codeVerifier }, attempt.purpose === 'prove'))
  if (typeof url !== 'string') return url
  const now = clock.now()
  const kept = { ...attempt, codeVerifier: secretBox.seal(codeVerifier), nonce, begunAt: now }
  const expiresAt = new Date(now.getTime() + signInLifetime)
  await transact(['staffSignIns'], ({ staffSignIns }) => staffSignIns.keep(kept, { state, browser, expiresAt }))
  return { url, browser }
}

/**
 * Takes somebody in whom the provider sent back. Whatever can't be trusted is refused with one answer; who is suspended stays out, whoever
 * vouches for them.
 *
 * @param callback the whole address that the browser came back to
 */
export async function finishSignIn(
  deps: SignInDeps,
  { callback, browser, ...place }: StaffPlace & { readonly callback: string; readonly browser: string },
): Promise<FinishedSignIn | StaffRefused> {
  const { signIn, transact, clock, secretBox } = deps
  if (!signIn) return staffRefused('staff-sign-in-unavailable')
  const state = URL.parse(callback)?.searchParams.get('state') ?? ''
  const attempt = await transact(['staffSignIns'], ({ staffSignIns }) => staffSignIns.take(state, browser, clock.now()))
  const codeVerifier = attempt && secretBox.open(attempt.codeVerifier)
  if (!attempt || codeVerifier === undefined) return staffRefused('staff-sign-in-failed')
  const { nonce } = attempt
  const known = await asked(() => signIn.port.finish(callback, { state, nonce, codeVerifier }))
  if ('refusals' in known) return known
  const given = { attempt, known, place, rules: signIn.rules }
  const to = attempt.returnTo
  if (attempt.purpose === 'prove') {
    const proved = await prove(deps, given)
    return 'refusals' in proved ? proved : { to, begun: undefined }
  }
  const begun = await transact(['staff', 'staffAudit'], (repositories) => logIn(repositories, deps, given))
  return 'refusals' in begun ? begun : { to, begun }
}

type Given = {
  readonly attempt: SignInAttempt
  readonly known: SignedIn
  readonly place: StaffPlace
  readonly rules: SignInRules
}

/** Only the person whose session it is, and only who showed it after they were asked. */
async function prove(
  { transact, clock }: SignInDeps,
  { attempt, known }: Given,
): Promise<{ readonly proved: true } | StaffRefused> {
  const { sessionId, memberId, begunAt } = attempt
  const shownAt = known.authenticatedAt?.getTime() ?? 0
  if (shownAt < begunAt.getTime() - clockTolerance) return staffRefused('staff-sign-in-stale')
  return transact(['staff'], async ({ staff }) => {
    const member = await staff.bySubject(known.issuer, known.subject)
    if (!member || member.id !== memberId || sessionId === null) return staffRefused('staff-sign-in-failed')
    await staff.proved(sessionId, clock.now())
    return { proved: true as const }
  })
}

async function logIn(
  repositories: Pick<Repositories, 'staff' | 'staffAudit'>,
  { clock, secretBox }: SignInDeps,
  given: Given,
): Promise<BegunSession | StaffRefused> {
  const { known, place, rules } = given
  const { staff } = repositories
  const now = clock.now()
  const roles = rolesByClaim(known.claims, rules)
  if (hasRolesByClaim(rules) && roles.length === 0) return staffRefused('staff-sign-in-no-role')
  const found = await memberOf(repositories, given, roles, now)
  if ('refusals' in found) return found
  if (found.state !== 'active') return staffRefused('staff-suspended')
  const member = hasRolesByClaim(rules) ? await withRoles(repositories, found, roles, given, now) : found
  return beginStaffSession(staff, member, place, now, {
    // Who was known to the provider for hours has proved nothing now.
    provedAt: known.authenticatedAt ?? new Date(0),
    idToken: secretBox.seal(known.idToken),
  })
}

/** Who it is here: matched by subject, bound by a link, or made at first log-in where that is wanted. */
async function memberOf(
  repositories: Pick<Repositories, 'staff' | 'staffAudit'>,
  given: Given,
  roles: readonly StaffMember['roles'][number][],
  now: Date,
): Promise<StaffMember | StaffRefused> {
  const { attempt, known, rules } = given
  const { staff, staffAudit } = repositories
  const matched = await staff.bySubject(known.issuer, known.subject)
  if (attempt.purpose === 'begin') {
    if (matched) return staffRefused('staff-sign-in-taken')
    const begun = attempt.invitationHash && (await staff.bindSubject(attempt.invitationHash, known, now))
    if (!begun) return staffRefused('staff-link-expired')
    await staffAudit.append(
      ownAuditEntry(
        { member: begun, place: given.place },
        'member.accept',
        now,
        { state: 'invited' },
        { state: 'active' },
      ),
    )
    return begun
  }
  if (matched) return matched
  const email = normalizedEmail(known.email ?? '')
  if (!rules.makesAccounts || emailError(email)) return staffRefused('staff-sign-in-unknown')
  const name = (known.name?.trim() || email).slice(0, 100)
  const made = await staff.addBySubject({ name, email, roles, language: given.rules.language }, known, now)
  // An address is no proof of who somebody is: whoever has it here is given a link to bind their account by.
  if (!made) return staffRefused('staff-sign-in-unknown')
  await staffAudit.append(
    ownAuditEntry({ member: made, place: given.place }, 'member.made', now, null, { email, roles }),
  )
  return made
}

/** The claims decide anew at each log-in; what they change stands in the books. */
async function withRoles(
  { staff, staffAudit }: Pick<Repositories, 'staff' | 'staffAudit'>,
  member: StaffMember,
  roles: StaffMember['roles'],
  given: Given,
  now: Date,
): Promise<StaffMember> {
  if (JSON.stringify(member.roles.toSorted()) === JSON.stringify(roles.toSorted())) return member
  const after = await staff.change(member.id, { ...member, roles })
  await staffAudit.append(
    ownAuditEntry({ member, place: given.place }, 'member.roles', now, { roles: member.roles }, { roles: after.roles }),
  )
  return after
}

/** What the provider answered, or why nobody can be let in by it. */
async function asked<T extends string | SignedIn>(work: () => Promise<T>): Promise<T | StaffRefused> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof SignInRejected) return staffRefused('staff-sign-in-failed')
    if (error instanceof SignInUnavailable) return staffRefused('staff-sign-in-unavailable')
    throw error
  }
}
