import { type Permission, permissions } from './permissions.ts'
import type { StaffActor, StaffMember } from './staff-member.ts'

/** What another system may do, and under which name the books know it. */
export type ApiKey = {
  readonly id: string
  readonly name: string
  /** By which people tell keys apart: `cwk_k7m2`. */
  readonly beginning: string
  readonly scopes: readonly Permission[]
  readonly storefronts: StaffMember['storefronts']
  readonly createdBy: string
  readonly createdAt: Date
  readonly usedAt: Date | null
  readonly revokedAt: Date | null
}

/** What a key may be given: who works here, which keys there are, and files that a browser takes, are for people alone. */
export const apiScopes = permissions.filter(
  (permission) => !['staff.write', 'integrations.write', 'exports.write'].includes(permission),
)

export const apiKeyPrefix = 'cwk_'

/** A key as the one who acts. */
export function actorOfApiKey(key: ApiKey, address: string | undefined): StaffActor {
  return {
    member: memberOfApiKey(key),
    sessionId: '',
    // It can't be asked again who it is; what needs a second person needs one here too.
    isProved: true,
    isKey: true,
    address,
    device: 'API',
  }
}

/** A key in the place of a member of staff: no role, and what it was given. */
export function memberOfApiKey({ id, name, scopes, storefronts, createdAt, usedAt, revokedAt }: ApiKey): StaffMember {
  return {
    id,
    name,
    email: '',
    language: 'en',
    roles: [],
    scopes,
    storefronts,
    stores: 'all',
    state: revokedAt ? 'suspended' : 'active',
    version: 1,
    createdAt,
    seenAt: usedAt,
  }
}
