import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { openStaffSignIn } from './staff-sign-in.ts'

const clock = { now: () => new Date('2026-11-26T10:00:00Z') }
const opened = (environment: Readonly<Record<string, string>>) => openStaffSignIn(readConfig(environment), clock)
const provider = {
  STAFF_OIDC_ISSUER: 'https://login.acme.example',
  STAFF_OIDC_CLIENT_ID: 'office',
  STAFF_OIDC_CLIENT_SECRET: 'not-told',
}
function fileOf(content: unknown): string {
  const file = join(mkdtempSync(join(tmpdir(), 'sign-in-')), 'sign-in.json')
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

test('there is none where nothing names one', () => {
  expect(opened({})).toBeUndefined()
})

test('the environment names one, with what its claim brings', () => {
  const { rules } = opened({ ...provider, STAFF_OIDC_ROLES: 'cs=service owners=owner stores=store,reader' }) ?? {}
  expect(rules).toEqual({
    name: 'login.acme.example',
    rolesClaim: 'groups',
    roles: { cs: ['service'], owners: ['owner'], stores: ['store', 'reader'] },
    makesAccounts: false,
    language: 'en',
  })
})

test('a file names one, and the environment its secret', () => {
  const file = fileOf({
    issuer: 'https://login.acme.example',
    clientId: 'office',
    name: 'Acme',
    rolesClaim: 'realm_access.roles',
    roles: { cs: 'service', 'both kinds': ['store', 'reader'] },
    makesAccounts: true,
    language: 'nl',
  })
  const { rules } = opened({ STAFF_OIDC_FILE: file, STAFF_OIDC_CLIENT_SECRET: 'not-told' }) ?? {}
  expect(rules).toEqual({
    name: 'Acme',
    rolesClaim: 'realm_access.roles',
    roles: { cs: ['service'], 'both kinds': ['store', 'reader'] },
    makesAccounts: true,
    language: 'nl',
  })
})

test.each([
  ['issuer must begin with https://', { ...provider, STAFF_OIDC_ISSUER: 'http://login.acme.example' }],
  ['clientSecret', { STAFF_OIDC_ISSUER: 'https://login.acme.example', STAFF_OIDC_CLIENT_ID: 'office' }],
  ['STAFF_OIDC_ROLES must be values and roles', { ...provider, STAFF_OIDC_ROLES: 'cs=king' }],
  ['can’t be read', { STAFF_OIDC_FILE: '/nowhere/sign-in.json' }],
  ['can’t be read', { STAFF_OIDC_FILE: fileOf('{') }],
  ['holds no object', { STAFF_OIDC_FILE: fileOf([]) }],
  ['makesAccounts needs roles', { ...provider, STAFF_OIDC_FILE: fileOf({ makesAccounts: true }) }],
  ['rolse', { ...provider, STAFF_OIDC_FILE: fileOf({ rolse: {} }) }],
])('what is wrong is said: %s', (sentence, environment) => {
  expect(() => opened(environment)).toThrow(sentence)
})

test('a secret is never told', () => {
  try {
    opened({ ...provider, STAFF_OIDC_ISSUER: 'nowhere' })
    throw new Error('It opened')
  } catch (error) {
    expect(String(error)).not.toContain('not-told')
  }
})
