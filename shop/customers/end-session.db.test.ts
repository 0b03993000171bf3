import { beforeAll, beforeEach, expect, test } from 'vitest'
import { isRefused } from '#kernel/message-key.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { passwordOfAll as password, registerMember } from '#test/shop/member.ts'
import { openTestShop, type TestShop } from '#test/shop/open-shop.ts'
import { settledAnswer, withPasskey, withSecondFactor } from '#test/shop/second-factor.ts'

const nl = storefrontOf('nl_NL')
let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
beforeEach(async () => {
  await shop.db.deleteFrom('rate_limits').execute()
})

const keysOf = (answer: boolean | object) =>
  typeof answer === 'object' && isRefused(answer)
    ? answer.refusals.map(({ messageKey, field }) => (field ? `${field}: ${messageKey}` : messageKey))
    : [String(answer)]
const isLoggedIn = async (token: string) => (await shop.shop.customerOf(token)) !== undefined

/** Somebody who left a phone somewhere and is logged in at home too. */
async function ownerOfTwo() {
  const home = await registerMember(shop)
  const { email } = home.customer
  const phone = settledAnswer(
    await shop.shop.logIn(nl, undefined, { username: email, password, device: 'Safari, iPhone' }),
  )
  const [current = '', left = ''] = await Promise.all(
    [home, phone].map(async ({ customerToken }) => (await shop.shop.customerOf(customerToken))?.sessionId),
  )
  const end = (typed: { password?: string; code?: string }, id = left) =>
    shop.shop.endSession(home.customer, { id, current, password: '', code: '', ...typed })
  return { home, phone, current, left, end }
}

test('another device is logged out by the password, and by nothing else', async () => {
  const { home, phone, end } = await ownerOfTwo()
  expect(keysOf(await end({}))).toEqual(['password: password-required'])
  expect(keysOf(await end({ password: 'not this one' }))).toEqual(['password: password-wrong'])
  expect(await isLoggedIn(phone.customerToken)).toBe(true)
  expect(keysOf(await end({ password }))).toEqual(['true'])
  expect(await isLoggedIn(phone.customerToken)).toBe(false)
  expect(await isLoggedIn(home.customerToken)).toBe(true)
  expect(keysOf(await end({ password }))).toEqual(['false'])
})

test('where codes are on one is asked for as well, and a passkey takes the place of neither', async () => {
  const { home, phone, current, left } = await ownerOfTwo()
  const session = { sessionId: current, contextToken: home.contextToken }
  const { nextCode, recoveryCodes } = await withSecondFactor(shop, home.customer, { session })
  await withPasskey(shop, home.customer, { code: nextCode() })
  // Codes that are switched on log out everywhere else.
  expect(await isLoggedIn(phone.customerToken)).toBe(false)
  const end = (typed: { password: string; code: string }) =>
    shop.shop.endSession(home.customer, { id: left, current, ...typed })
  expect(keysOf(await end({ password: '', code: '' }))).toEqual(['password: password-required', 'code: code-required'])
  expect(keysOf(await end({ password, code: '' }))).toEqual(['code: code-required'])
  expect(keysOf(await end({ password, code: '000000' }))).toEqual(['code: code-wrong'])
  expect(keysOf(await end({ password, code: nextCode() }))).toEqual(['false'])
  expect(keysOf(await end({ password, code: recoveryCodes[0] ?? '' }))).toEqual(['false'])
})

test('the device that asks may leave as it is', async () => {
  const { home, phone, current, end } = await ownerOfTwo()
  expect(keysOf(await end({}, current))).toEqual(['true'])
  expect(await isLoggedIn(home.customerToken)).toBe(false)
  expect(await isLoggedIn(phone.customerToken)).toBe(true)
})

test('nobody logs somebody else out, nor learns of their devices', async () => {
  const { phone, left } = await ownerOfTwo()
  const stranger = await registerMember(shop)
  const end = (id: string, typed: string) =>
    shop.shop.endSession(stranger.customer, { id, current: undefined, password: typed, code: '' })
  for (const id of [left, crypto.randomUUID(), 'no id']) {
    expect(keysOf(await end(id, ''))).toEqual(['password: password-required'])
    expect(keysOf(await end(id, password))).toEqual(['false'])
  }
  expect(await isLoggedIn(phone.customerToken)).toBe(true)
})

test('the API tells a program of before that a password is missing, and limits how often one is tried', async () => {
  const { home, left } = await ownerOfTwo()
  const ask = async (typed: object, id = left) => {
    const query = `mutation ($id: ID!, $password: String) { endSession(id: $id, password: $password) {
      __typename ... on Refused { refusals { messageKey field } } } }`
    const answer = await shop.api.execute(
      { query, variables: { id, ...typed } },
      { storefront: nl, contextToken: home.contextToken, customerToken: home.customerToken, clientAddress: '10.1.2.3' },
    )
    const { endSession } = answer.data as { endSession: { __typename: string; refusals?: { messageKey: string }[] } }
    return endSession.refusals?.[0]?.messageKey ?? endSession.__typename
  }
  expect(await ask({})).toBe('password-required')
  for (let attempt = 2; attempt <= 10; attempt++) expect(await ask({ password: 'not this' })).toBe('password-wrong')
  expect(await ask({ password })).toBe('too-many-requests')
  expect(await shop.shop.sessionsOf(home.customer)).toHaveLength(2)
  const current = (await shop.shop.customerOf(home.customerToken))?.sessionId ?? ''
  expect(await ask({}, current)).toBe('Customer')
})
