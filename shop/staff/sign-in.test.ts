import { expect, test } from 'vitest'
import { rolesByClaim } from './sign-in.ts'

const roles = { owners: ['owner'], desk: ['service'], shop: ['store', 'reader'], both: ['service', 'finance'] } as const
const by = (rolesClaim: string, claims: Readonly<Record<string, unknown>>) =>
  rolesByClaim(claims, { rolesClaim, roles })

test.each([
  ['groups', { groups: ['desk', 'everybody'] }, ['service']],
  ['groups', { groups: 'owners' }, ['owner']],
  ['groups', { groups: ['both', 'shop', 'desk'] }, ['service', 'store', 'finance', 'reader']],
  ['https://acme.example/roles', { 'https://acme.example/roles': ['desk'] }, ['service']],
  ['realm_access.roles', { realm_access: { roles: ['desk'] } }, ['service']],
  ['realm_access.roles', { 'realm_access.roles': ['owners'], realm_access: { roles: ['desk'] } }, ['owner']],
])('the claim %s in %j brings %j', (claim, claims, expected) => {
  expect(by(claim, claims)).toEqual(expected)
})

test.each([
  ['groups', {}],
  ['groups', { groups: [] }],
  ['groups', { groups: ['everybody', 7, null, { desk: true }] }],
  ['groups', { groups: { owners: true } }],
  ['groups', { groups: ['OWNERS', ' owners', 'owner'] }],
  ['constructor', { groups: ['owners'] }],
  ['groups.constructor', { groups: ['owners'] }],
  ['a.b', { a: [{ b: ['owners'] }] }],
])('the claim %s in %j brings nothing', (claim, claims) => {
  expect(by(claim, claims)).toEqual([])
})

test('a value that is called as something that all objects have brings nothing', () => {
  expect(by('groups', { groups: ['constructor', '__proto__', 'toString'] })).toEqual([])
})
