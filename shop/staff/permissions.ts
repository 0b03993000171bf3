import type { StaffActor, StaffRole } from './staff-member.ts'

/** What somebody may do. A screen asks for what it shows, a change for what it does. */
export const permissions = [
  'orders.read',
  'orders.write',
  'orders.fulfil',
  'orders.refund',
  'customers.read',
  'customers.write',
  'products.read',
  'products.write',
  'stores.write',
  'content.read',
  'content.write',
  'figures.read',
  'exports.write',
  'imports.read',
  'imports.approve',
  'settings.read',
  'settings.write',
  'jobs.read',
  'jobs.write',
  'staff.read',
  'staff.write',
  'audit.read',
  'integrations.read',
  'integrations.write',
] as const
export type Permission = (typeof permissions)[number]

const reading = permissions.filter(
  (permission) => permission.endsWith('.read') && permission !== 'staff.read' && permission !== 'audit.read',
)

/** What each role brings. Somebody with two roles may do what either may. */
export const permissionsByRole: Readonly<Record<StaffRole, readonly Permission[]>> = {
  owner: permissions,
  service: [
    'orders.read',
    'orders.write',
    'orders.fulfil',
    'orders.refund',
    'customers.read',
    'customers.write',
    'products.read',
  ],
  warehouse: ['orders.read', 'orders.fulfil', 'products.read'],
  store: ['orders.read', 'orders.fulfil', 'customers.read', 'products.read', 'stores.write'],
  finance: ['orders.read', 'orders.refund', 'figures.read', 'exports.write', 'audit.read'],
  merchandiser: [
    'products.read',
    'products.write',
    'stores.write',
    'content.read',
    'figures.read',
    'exports.write',
    'imports.read',
    'imports.approve',
    'settings.read',
  ],
  editor: ['content.read', 'content.write', 'settings.read'],
  reader: reading,
}

export function permissionsOf(roles: readonly StaffRole[]): ReadonlySet<Permission> {
  return new Set(roles.flatMap((role) => permissionsByRole[role]))
}

/** What of it is done of a store alone. The rest is of the whole shop, and nothing for who is narrowed to some stores. */
export const permissionsOfStores: readonly Permission[] = [
  'orders.read',
  'orders.write',
  'orders.fulfil',
  'orders.refund',
  'customers.read',
  'customers.write',
  'products.read',
  'stores.write',
]

/** What somebody may do; a key in the place of a person does what it was given. */
export function permissionsOfMember({
  roles,
  scopes,
  stores,
}: Pick<StaffActor['member'], 'roles' | 'scopes' | 'stores'>): ReadonlySet<Permission> {
  const permitted = scopes ? new Set(scopes) : permissionsOf(roles)
  return stores === 'all' ? permitted : new Set(permissionsOfStores.filter((one) => permitted.has(one)))
}

/** Whether who acts may do something at all; of which storefronts is asked beside it. */
export function isPermitted({ member }: Pick<StaffActor, 'member'>, permission: Permission): boolean {
  return member.state === 'active' && permissionsOfMember(member).has(permission)
}
