import { minute } from '#kernel/clock.ts'
import type { StaffLanguage } from '#kernel/staff-language.ts'
import { type StaffRole, staffRoles } from './staff-member.ts'

/** What a retailer says about the accounts of their company. */
export type SignInRules = {
  /** What the button names: 'Log in with Acme'. */
  readonly name: string
  /** Which claim says what somebody does, and what each of its values brings; without roles the back office decides. */
  readonly rolesClaim: string
  readonly roles: Readonly<Record<string, readonly StaffRole[]>>
  /** What the back office speaks with somebody new. */
  readonly language: StaffLanguage
  /** Whether somebody whom nobody invited has an account from their first log-in on. */
  readonly makesAccounts: boolean
}

/** Somebody goes to the provider, types, and comes back. */
export const signInLifetime = 10 * minute

export const hasRolesByClaim = ({ roles }: SignInRules): boolean => Object.keys(roles).length > 0

/**
 * What somebody's claims bring, in the order of all roles; nothing where none of their values is named.
 *
 * The claim is looked for by its whole name first, which may be an address, and then as a path: `realm_access.roles`.
 */
export function rolesByClaim(
  claims: Readonly<Record<string, unknown>>,
  { rolesClaim, roles }: Pick<SignInRules, 'rolesClaim' | 'roles'>,
): StaffRole[] {
  const held = new Set(valuesOf(Object.hasOwn(claims, rolesClaim) ? claims[rolesClaim] : atPath(claims, rolesClaim)))
  const brought = new Set(Object.entries(roles).flatMap(([value, of]) => (held.has(value) ? of : [])))
  return staffRoles.filter((role) => brought.has(role))
}

function atPath(claims: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((at, name) => (isRecord(at) && Object.hasOwn(at, name) ? at[name] : undefined), claims)
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function valuesOf(claim: unknown): readonly string[] {
  if (typeof claim === 'string') return [claim]
  return Array.isArray(claim) ? claim.filter((value) => typeof value === 'string') : []
}
