import type { NewPasswordError } from '../credentials/passwords.ts'

/** Why somebody of the staff is refused. Shoppers never read these; the back office has their sentences. */
export type StaffMessageKey =
  | NewPasswordError
  | 'password-breached'
  | 'password-not-repeated'
  | 'field-required'
  | 'email-invalid'
  | 'staff-not-permitted'
  | 'staff-proof-needed'
  | 'staff-log-in-failed'
  | 'staff-code-wrong'
  | 'staff-too-many-attempts'
  | 'staff-link-expired'
  | 'staff-email-taken'
  | 'staff-last-owner'
  | 'staff-own-account'
  | 'staff-changed-meanwhile'
  | 'staff-not-found'
  | 'gift-card-unknown'
  | 'gift-card-used'
  | 'staff-roles-missing'
  | 'staff-owner-of-stores'
  | 'staff-passkeys-unavailable'
  | 'staff-passkeys-too-many'
  | 'staff-passkey-failed'
  | 'staff-last-passkey'
  | 'staff-sign-in-unavailable'
  | 'staff-sign-in-failed'
  | 'staff-sign-in-stale'
  | 'staff-sign-in-taken'
  | 'staff-sign-in-unknown'
  | 'staff-sign-in-no-role'
  | 'staff-suspended'
  | 'export-day-wrong'
  | 'export-days-turned'
  | 'export-storefront-needed'
  | 'approval-gone'
  | 'settings-invalid'
  | 'settings-unchanged'
  | 'api-key-gone'
  | 'api-key-scopes-missing'
  | 'approval-own'
  | 'approval-about-you'

export type StaffRefusal = {
  readonly refused: true
  readonly messageKey: StaffMessageKey
  /** The input that the message belongs beside. */
  readonly field?: string
  readonly name?: string
}

export type StaffRefused = { readonly refused: true; readonly refusals: readonly StaffRefusal[] }

export function staffRefused(
  messageKey: StaffMessageKey,
  detail: { readonly field?: string; readonly name?: string } = {},
): StaffRefused {
  return { refused: true, refusals: [{ refused: true, messageKey, ...detail }] }
}

/** All reasons at once, or nothing where there are none. */
export function staffRefusedBy(refusals: readonly StaffRefusal[]): StaffRefused | undefined {
  return refusals.length > 0 ? { refused: true, refusals } : undefined
}

export function isStaffRefused<T>(answer: T | StaffRefused): answer is StaffRefused {
  return typeof answer === 'object' && answer !== null && 'refusals' in answer
}
