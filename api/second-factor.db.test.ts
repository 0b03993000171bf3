import { beforeEach, describe, expect, test } from 'vitest'
import { isRefused } from '#kernel/message-key.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import type { Customer } from '#shop/customers/customer.ts'
import { passwordOfAll as password, registerMember } from '#test/shop/member.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { withPasskey, withSecondFactor } from '#test/shop/second-factor.ts'
import { createApi } from './create-api.ts'
import type { ShopperAccess } from './shopper-access.ts'

const shop = await openTestShop()
const nl = storefrontOf('nl_NL')
const accesses: ShopperAccess[] = []
const api = createApi(shop.shop, {
  development: false,
  documents: {},
  secure: false,
  report: () => undefined,
  reportAccess: (event) => accesses.push(event),
})

beforeEach(async () => {
  accesses.length = 0
  await shop.db.deleteFrom('rate_limits').execute()
})

/** Asks from a network of its own, so that no network is what stops it. */
async function ask<T>(query: string, variables: object, customerToken?: string) {
  const clientAddress = `10.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}.1`
  const answer = await api.execute(
    { query, variables: { ...variables } },
    { storefront: nl, contextToken: undefined, customerToken, clientAddress, device: 'Safari, iPhone' },
  )
  return { ...answer, data: answer.data as T }
}
type Answer = {
  readonly __typename: string
  readonly step?: string
  readonly token?: string
  readonly refusals?: readonly { readonly messageKey: string; readonly field: string | null }[]
}
const loginFields = `{ __typename ... on LoggedIn { token } ... on SecondFactorNeeded { step expiresAt }
  ... on Refused { refusals { messageKey field } } }`

async function logIn({ email }: Pick<Customer, 'email'>, typed = password) {
  const query = `mutation ($e: String!, $p: String!) { login(username: $e, password: $p) ${loginFields} }`
  return (await ask<{ login: Answer }>(query, { e: email, p: typed })).data.login
}
async function confirm(step: string | undefined, code: string) {
  const query = `mutation ($s: String!, $c: String!) { confirmLogin(step: $s, code: $c) ${loginFields} }`
  const answer = await ask<{ confirmLogin: Answer }>(query, { s: step, c: code })
  return { ...answer.data.confirmLogin, customerToken: answer.customerToken }
}
const keyOf = ({ refusals, __typename }: Answer) => refusals?.[0]?.messageKey ?? __typename

describe('a login with codes', () => {
  test('is answered with a step, and no token, and ends with one', async () => {
    const { customer } = await registerMember(shop)
    const { nextCode } = await withSecondFactor(shop, customer)
    const asked = await logIn(customer)
    expect(asked).toEqual({ __typename: 'SecondFactorNeeded', step: expect.any(String), expiresAt: expect.any(String) })
    // What a browser was let in by is told when it is.
    expect(accesses).toEqual([])
    const done = await confirm(asked.step, nextCode())
    expect(done).toMatchObject({ __typename: 'LoggedIn', token: done.customerToken })
    expect(accesses).toMatchObject([{ access: 'log-in', operation: 'confirmLogin', customerId: customer.id }])
  })

  test('is what it always was for whoever has none', async () => {
    const { customer } = await registerMember(shop)
    expect(await logIn(customer)).toEqual({ __typename: 'LoggedIn', token: expect.any(String) })
    expect(keyOf(await logIn(customer, 'not this one'))).toBe('login-failed')
  })

  test('is refused a wrong code, one that was used, and a recovery code that was', async () => {
    const { customer } = await registerMember(shop)
    const { nextCode, recoveryCodes } = await withSecondFactor(shop, customer)
    const { step } = await logIn(customer)
    expect(await confirm(step, '000000')).toMatchObject({ refusals: [{ messageKey: 'code-wrong', field: 'code' }] })
    expect(accesses).toMatchObject([{ access: 'log-in-failed', operation: 'confirmLogin' }])
    const code = nextCode()
    expect(keyOf(await confirm(step, code))).toBe('LoggedIn')
    expect(keyOf(await confirm((await logIn(customer)).step, code))).toBe('code-wrong')
    const [recovery = ''] = recoveryCodes
    expect(keyOf(await confirm((await logIn(customer)).step, recovery))).toBe('LoggedIn')
    expect(keyOf(await confirm((await logIn(customer)).step, recovery))).toBe('code-wrong')
  })

  test('lets ten codes be tried in an hour, in however many steps, and its owner log in as often as they like', async () => {
    const { customer } = await registerMember(shop)
    const { nextCode } = await withSecondFactor(shop, customer)
    for (let n = 0; n < 12; n++) expect(keyOf(await confirm((await logIn(customer)).step, nextCode()))).toBe('LoggedIn')
    const steps = [await logIn(customer), await logIn(customer)]
    for (let n = 0; n < 10; n++) expect(keyOf(await confirm(steps[n % 2]?.step, '000000'))).toBe('code-wrong')
    expect(keyOf(await confirm(steps[0]?.step, nextCode()))).toBe('too-many-requests')
    expect(accesses.at(-1)).toMatchObject({ access: 'limited', operation: 'confirmLogin' })
  }, 30_000)

  test('whose password is guessed is stopped as any other', async () => {
    const { customer } = await registerMember(shop)
    await withSecondFactor(shop, customer)
    for (let n = 0; n < 10; n++) expect(keyOf(await logIn(customer, `guess ${n}`))).toBe('login-failed')
    expect(keyOf(await logIn(customer))).toBe('captcha-needed')
  })
})

test('a passkey logs in, and what a browser made up does not', async () => {
  const { customer } = await registerMember(shop)
  const phone = await withPasskey(shop, customer)
  const begun = await ask<{ beginPasskeyLogin: { options: string } }>(
    'mutation { beginPasskeyLogin { ... on PasskeyOptions { options } } }',
    {},
  )
  const { options } = begun.data.beginPasskeyLogin
  // Nothing in it says whether there is an account at all.
  expect(JSON.parse(options)).not.toHaveProperty('allowCredentials')
  const query = `mutation ($answer: JSONString!) { loginByPasskey(answer: $answer) ${loginFields} }`
  const by = async (answer: object) =>
    (await ask<{ loginByPasskey: Answer }>(query, { answer: JSON.stringify(answer) })).data.loginByPasskey
  expect(keyOf(await by({}))).toBe('passkey-failed')
  expect(keyOf(await by(phone.get(JSON.parse(options))))).toBe('LoggedIn')
})

test('how an account is opened is shown to its owner, without what opens it, and changed by password and code', async () => {
  const { customer, customerToken } = await registerMember(shop)
  const session = { sessionId: (await shop.shop.customerOf(customerToken))?.sessionId ?? '', contextToken: undefined }
  const { secret, recoveryCodes } = await withSecondFactor(shop, customer, { session })
  const [first = '', second = ''] = recoveryCodes
  await withPasskey(shop, customer, { code: first })
  const shown = await ask<unknown>(
    '{ getCustomer { passkeys { name createdAt usedAt } secondFactor { since recoveryCodesLeft } } }',
    {},
    customerToken,
  )
  expect(shown.data).toMatchObject({
    getCustomer: { passkeys: [{ name: 'My phone', usedAt: null }], secondFactor: { recoveryCodesLeft: 9 } },
  })
  expect(JSON.stringify(shown)).not.toContain(secret)
  const remove = `mutation ($p: String!, $c: String) { removeSecondFactor(password: $p, code: $c) {
    __typename ... on Refused { refusals { messageKey field } } } }`
  type Removed = { removeSecondFactor: Answer }
  const off = async (p: string, c?: string) =>
    (await ask<Removed>(remove, { p, c }, customerToken)).data.removeSecondFactor
  expect(await off('not this one')).toMatchObject({
    refusals: [
      { messageKey: 'password-wrong', field: 'password' },
      { messageKey: 'code-required', field: 'code' },
    ],
  })
  expect(keyOf(await off(password, second))).toBe('Customer')
  expect(isRefused(await shop.shop.logIn(nl, undefined, { username: customer.email, password, device: '?' }))).toBe(
    false,
  )
})
