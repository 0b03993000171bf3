import { day } from '#kernel/clock.ts'
import { newToken } from '#kernel/ids.ts'
import type { BreachedPasswordsPort } from '../credentials/breached-passwords-port.ts'
import { codeStep, newCodeSecret, newRecoveryCodes, otpauthUrlOf } from '../credentials/one-time-codes.ts'
import { chosenPasswordError } from '../credentials/passwords.ts'
import type { SecretBox } from '../credentials/secret-box.ts'
import { ownAuditEntry } from './audit.ts'
import { type BegunSession, beginStaffSession, type LogInDeps, missingFields, type StaffPlace } from './log-in-staff.ts'
import type { StaffMember } from './staff-member.ts'
import { type StaffRefused, staffRefused } from './staff-refusal.ts'
import type { NewInvitation } from './staff-store.ts'

export type InvitationDeps = LogInDeps & {
  readonly breached: BreachedPasswordsPort | undefined
  readonly shopWords: readonly string[]
  /** The name over the door, which stands in the app beside the code. */
  readonly shopName: string
}

/** So long a link can be used. */
const invitationLifetime = 7 * day

/** A link for somebody, with the secret that their app will have. The token is told once and kept as its hash. */
export function newInvitation(secretBox: SecretBox, now: Date): NewInvitation {
  return {
    token: newToken(),
    endsAt: new Date(now.getTime() + invitationLifetime),
    codeSecret: secretBox.seal(newCodeSecret()),
  }
}

/** What somebody who opened their link needs to begin. */
export type OpenInvitation = {
  readonly member: StaffMember
  /** The secret, to type into an app where no camera is. */
  readonly secret: string
  readonly otpauthUrl: string
  readonly expiresAt: Date
}

/** Nothing for a link that is used, over or none. */
export async function openInvitation(
  { staff, secretBox, clock, shopName }: InvitationDeps,
  token: string,
): Promise<OpenInvitation | undefined> {
  const invited = await staff.byInvitation(token, clock.now())
  const secret = invited?.codeSecret && secretBox.open(invited.codeSecret)
  if (!invited || !secret || !invited.invitationEndsAt) return undefined
  const { member, invitationEndsAt: expiresAt } = invited
  return { member, secret, otpauthUrl: otpauthUrlOf(secret, { issuer: shopName, email: member.email }), expiresAt }
}

export type AcceptInput = StaffPlace & { readonly password: string; readonly repeated: string; readonly code: string }

/** Begins an account: password twice, and a code that shows that the app has the secret. The recovery codes are told this one time. */
export async function acceptInvitation(
  deps: InvitationDeps,
  token: string,
  { password, repeated, code, ...place }: AcceptInput,
): Promise<(BegunSession & { readonly recoveryCodes: readonly string[] }) | StaffRefused> {
  const invitation = await openInvitation(deps, token)
  if (!invitation) return staffRefused('staff-link-expired')
  const { member, secret } = invitation
  const wrong = missingFields({ password, code }) ?? (await newPasswordRefusal(deps, member, password, repeated))
  if (wrong) return wrong
  const now = deps.clock.now()
  const step = codeStep(secret, code, now, null)
  if (step === undefined) return staffRefused('staff-code-wrong', { field: 'code' })
  const passwordHash = await deps.passwordHasher.hash(password)
  return deps.transact(['staff', 'staffAudit'], async ({ staff, staffAudit }) => {
    if (!(await staff.accept(member.id, token, passwordHash, step))) return staffRefused('staff-link-expired')
    const recoveryCodes = newRecoveryCodes()
    await staff.replaceRecoveryCodes(member.id, recoveryCodes)
    await staffAudit.append(
      ownAuditEntry({ member, place }, 'member.accept', now, { state: 'invited' }, { state: 'active' }),
    )
    const begun = (await staff.byId(member.id)) ?? member
    return { ...(await beginStaffSession(staff, begun, place, now)), recoveryCodes }
  })
}

/** What is wrong with a password that somebody chooses, beside its field. */
export async function newPasswordRefusal(
  { breached, shopWords }: Pick<InvitationDeps, 'breached' | 'shopWords'>,
  { name, email }: Pick<StaffMember, 'name' | 'email'>,
  password: string,
  repeated: string,
  field = 'password',
): Promise<StaffRefused | undefined> {
  const error = await chosenPasswordError(password, [name, email, ...shopWords], breached)
  if (error) return staffRefused(error, { field })
  return password === repeated ? undefined : staffRefused('password-not-repeated', { field: 'repeated' })
}
