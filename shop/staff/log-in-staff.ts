import { type Clock, minute } from '#kernel/clock.ts'
import { normalizedEmail } from '#kernel/email.ts'
import { newToken } from '#kernel/ids.ts'
import { codeStep, looksLikeRecoveryCode } from '../credentials/one-time-codes.ts'
import type { PasswordHasher } from '../credentials/passwords.ts'
import type { SecretBox } from '../credentials/secret-box.ts'
import type { Repositories, Transact } from '../transact.ts'
import { proofLifetime, type StaffActor } from './staff-member.ts'
import { type StaffRefusal, type StaffRefused, staffRefused, staffRefusedBy } from './staff-refusal.ts'
import type { StaffCredentials, StaffReader } from './staff-store.ts'

/** Counts attempts; answers whether there was room for one more. */
export type AttemptLimiter = (
  allowances: readonly { readonly key: string; readonly most: number; readonly within: number }[],
) => Promise<boolean>

export type LogInDeps = {
  readonly transact: Transact
  readonly clock: Clock
  readonly staff: StaffReader
  readonly passwordHasher: PasswordHasher
  readonly secretBox: SecretBox
  readonly takeAttempt: AttemptLimiter
}

/** Where somebody sits, and in what. */
export type StaffPlace = { readonly address: string | undefined; readonly device: string }

export type StaffLogIn = StaffPlace & { readonly email: string; readonly password: string; readonly code: string }

/** A session that began; the token is told once. */
export type BegunSession = { readonly token: string; readonly actor: StaffActor }

/** So often a wrong password or code may be tried, for one account and from one network. */
const mostAttempts = { account: 10, network: 60, within: 15 * minute } as const

/**
 * Logs somebody in by e-mail address, password and a code of their app, or one of their recovery codes. Whatever is wrong, the answer is
 * the same and takes as long: who asks learns neither who works here nor which of the three was right.
 */
export async function logInStaff(
  deps: LogInDeps,
  { email, password, code, ...place }: StaffLogIn,
): Promise<BegunSession | StaffRefused> {
  const missing = missingFields({ email, password, code })
  if (missing) return missing
  const account = normalizedEmail(email)
  if (!(await mayTry(deps, account, place.address))) return staffRefused('staff-too-many-attempts')
  const known = await deps.staff.byEmail(account)
  const right = await deps.passwordHasher.matches(password, known?.passwordHash)
  if (!known || !right || known.member.state !== 'active') return staffRefused('staff-log-in-failed')
  return deps.transact(['staff'], async ({ staff }) => {
    const locked = await staff.lock(known.member.id)
    // Suspended, or given another password, while this one was looked at.
    if (locked?.member.state !== 'active' || locked.passwordHash !== known.passwordHash)
      return staffRefused('staff-log-in-failed')
    if (!(await takeCode(staff, deps, locked, code))) return staffRefused('staff-log-in-failed')
    return beginStaffSession(staff, locked.member, place, deps.clock.now())
  })
}

/** Password and code once more. A recovery code proves as well as the app does. */
export async function proveStaff(
  deps: LogInDeps,
  actor: StaffActor,
  { password, code }: { readonly password: string; readonly code: string },
): Promise<{ readonly proved: true } | StaffRefused> {
  const missing = missingFields({ password, code })
  if (missing) return missing
  const known = await checkedPassword(deps, actor, password)
  if ('refusals' in known) return known
  return deps.transact(['staff'], async ({ staff }) => {
    const locked = await staff.lock(actor.member.id)
    if (!locked || !(await takeCode(staff, deps, locked, code)))
      return staffRefused('staff-code-wrong', { field: 'code' })
    await staff.proved(actor.sessionId, deps.clock.now())
    return { proved: true as const }
  })
}

/** Whether somebody who is logged in knows their password; counted as an attempt to log in is. */
export async function checkedPassword(
  deps: LogInDeps,
  { member, address }: StaffActor,
  password: string,
): Promise<StaffCredentials | StaffRefused> {
  if (!(await mayTry(deps, member.email, address))) return staffRefused('staff-too-many-attempts')
  const known = await deps.staff.credentials(member.id)
  const right = await deps.passwordHasher.matches(password, known?.passwordHash)
  return known && right ? known : staffRefused('staff-log-in-failed', { field: 'password' })
}

/** Takes a code of the app or a recovery code, so that nobody takes it again. */
export async function takeCode(
  staff: Pick<Repositories['staff'], 'takeCodeStep' | 'takeRecoveryCode'>,
  { secretBox, clock }: Pick<LogInDeps, 'secretBox' | 'clock'>,
  { member, codeSecret, codeStep: lastStep }: StaffCredentials,
  code: string,
): Promise<boolean> {
  if (looksLikeRecoveryCode(code)) return staff.takeRecoveryCode(member.id, code)
  const secret = codeSecret && secretBox.open(codeSecret)
  const step = secret ? codeStep(secret, code, clock.now(), lastStep) : undefined
  return step !== undefined && staff.takeCodeStep(member.id, step)
}

export async function beginStaffSession(
  staff: Pick<Repositories['staff'], 'beginSession'>,
  member: StaffActor['member'],
  { address, device }: StaffPlace,
  now: Date,
  /** Of a session that the company's own log-in began; the others begin with a proof. */
  by: { readonly provedAt: Date; readonly idToken: Buffer } | undefined = undefined,
): Promise<BegunSession> {
  const token = newToken()
  const sessionId = await staff.beginSession({ memberId: member.id, token, address, device, now, ...by })
  const isProved = by === undefined || now.getTime() - by.provedAt.getTime() < proofLifetime
  return { token, actor: { member, sessionId, isProved, address, device } }
}

function mayTry({ takeAttempt }: Pick<LogInDeps, 'takeAttempt'>, email: string, address: string | undefined) {
  const { account, network, within } = mostAttempts
  return takeAttempt([
    { key: `staff-log-in:${email}`, most: account, within },
    ...(address === undefined ? [] : [{ key: `staff-log-in-from:${address}`, most: network, within }]),
  ])
}

export function missingFields(fields: Readonly<Record<string, string>>): StaffRefused | undefined {
  return staffRefusedBy(
    Object.entries(fields)
      .filter(([, value]) => value.trim() === '')
      .map(([field]): StaffRefusal => ({ refused: true, messageKey: 'field-required', field })),
  )
}
