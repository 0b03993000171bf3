import { minute } from '#kernel/clock.ts'
import type { StaffLanguage } from '#kernel/staff-language.ts'
import type { StaffReach } from '#kernel/staff-reach.ts'
import type { Permission } from './permissions.ts'

/** What somebody does all day; what each may do stands in `permissions.ts`. */
export const staffRoles = [
  'owner',
  'merchandiser',
  'service',
  'warehouse',
  'store',
  'finance',
  'editor',
  'reader',
] as const
export type StaffRole = (typeof staffRoles)[number]

/** Somebody who is `invited` has no password yet; who is `suspended` can't log in, and their sessions have ended. */
export type StaffState = 'invited' | 'active' | 'suspended'

export type StaffMember = StaffReach & {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly language: StaffLanguage
  readonly roles: readonly StaffRole[]
  /** In the place of roles, of a key by which another system acts. */
  readonly scopes?: readonly Permission[]
  readonly state: StaffState
  /** Raised by each change. */
  readonly version: number
  readonly createdAt: Date
  readonly seenAt: Date | null
}

/** Who acts, in which session and from where. */
export type StaffActor = {
  readonly member: StaffMember
  readonly sessionId: string
  /** Whether password and code were given a moment ago: money leaves and roles change only then. */
  readonly isProved: boolean
  /** Whether another system acts, by a key. */
  readonly isKey?: boolean
  readonly address: string | undefined
  readonly device: string
}

/** A browser in which a member of staff is logged in. */
export type StaffSession = {
  readonly id: string
  readonly device: string
  readonly address: string | null
  readonly createdAt: Date
  readonly seenAt: Date
}

/** For so long a proof counts as fresh. */
export const proofLifetime = 15 * minute

/** A working day; who goes away for `staffSessionIdle` has to log in again before. */
export const staffSessionLifetime = 12 * 60 * minute
export const staffSessionIdle = 2 * 60 * minute
