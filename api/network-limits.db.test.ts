import { beforeEach, describe, expect, test } from 'vitest'
import { newCode, newToken } from '#kernel/ids.ts'
import { inStoreService } from '#shop/instore/in-store-service.ts'
import { inStoreSessionStore } from '#shop/instore/in-store-session-store.ts'
import { type Asker, openTestShop } from '#test/shop/open-shop.ts'

const shop = await openTestShop({ networkLimitFactor: 4 })
const sessions = inStoreService({ store: inStoreSessionStore(shop.db), clock: shop.clock })
const [{ code: store } = { code: '' }] = await shop.shop.stores.all()
const clientAddress = '192.0.2.1'
const refused = '... on Refused { refusals { messageKey } }'

beforeEach(() => shop.db.deleteFrom('rate_limits').execute())

type Answer = { readonly __typename: string; readonly refusals?: readonly { readonly messageKey: string }[] }

async function outcome(query: string, variables: Record<string, unknown>, as: Asker): Promise<string> {
  const [answer]: unknown[] = Object.values(await shop.ask(query, variables, { clientAddress, ...as }))
  const { __typename, refusals } = answer as Answer
  return refusals?.[0]?.messageKey ?? __typename
}

/** A registration that the shop looks at and refuses, so that no password has to be hashed. It asks for a captcha. */
const register = (as: Asker) =>
  outcome(
    `mutation ($i: RegisterCustomerInput!) { registerCustomer(input: $i) { __typename ${refused} } }`,
    {
      i: {
        firstName: '',
        lastName: 'X',
        email: `${newCode()}@example.com`,
        password: 'een korte zin',
        storefrontUrl: 'http://shop.test/nl',
      },
    },
    as,
  )

/** A statement of withdrawal; it asks for no captcha. */
const withdraw = (as: Asker) =>
  outcome(
    `mutation ($i: WithdrawInput!) { withdraw(input: $i) { __typename ${refused} } }`,
    { i: { name: 'Sanne', email: `${newCode()}@example.com`, orderNumber: '9', idempotencyKey: newCode() } },
    as,
  )

const times = async (count: number, work: () => Promise<string>) => {
  const seen: string[] = []
  for (let n = 0; n < count; n++) seen.push(await work())
  return seen
}
const counts = (seen: readonly string[]) =>
  Object.fromEntries([...new Set(seen)].map((one) => [one, seen.filter((other) => other === one).length]))

describe('behind one address', () => {
  test('shoppers of a phone company don’t keep each other out, until it is a flood', async () => {
    expect(counts(await times(40, () => withdraw({ token: newToken() })))).toEqual({ WithdrawalReceived: 40 })
    expect(await withdraw({ token: newToken() })).toBe('too-many-requests')
    expect(await withdraw({ token: newToken(), clientAddress: '192.0.2.2' })).toBe('WithdrawalReceived')
  })

  test('one browser is stopped after its own share, and the others go on', async () => {
    const token = newToken()
    expect(counts(await times(12, () => withdraw({ token })))).toEqual({
      WithdrawalReceived: 10,
      'too-many-requests': 2,
    })
    expect(await withdraw({ token: newToken() })).toBe('WithdrawalReceived')
  })

  test('browsers without a session are told apart as little as they can be, and count as a few', async () => {
    expect(counts(await times(31, () => withdraw({})))).toEqual({ WithdrawalReceived: 30, 'too-many-requests': 1 })
  })
})

describe('a store’s tablets', () => {
  test('are never stopped, however many shoppers register there', async () => {
    const storeSession = (await sessions.begin(store))?.id
    expect(counts(await times(100, () => register({ storeSession })))).toEqual({ 'first-name-required': 100 })
    // An hour's worth of them leaves as much to everybody else behind the same address.
    expect(await register({})).toBe('first-name-required')
  })

  test('are known by a session that runs, not by what a cookie says', async () => {
    const forged = () => register({ storeSession: newToken(), token: newToken() })
    expect(counts(await times(22, forged))).toEqual({ 'first-name-required': 20, 'captcha-needed': 2 })
  })

  test('don’t flood a mailbox either', async () => {
    const query = `mutation { sendPasswordRecoveryMail(email: "a@example.com", storefrontUrl: "http://shop.test/nl") { __typename ${refused} } }`
    const storeSession = (await sessions.begin(store))?.id
    expect(counts(await times(5, () => outcome(query, {}, { storeSession })))).toEqual({
      RecoveryAsked: 3,
      'too-many-requests': 2,
    })
  })
})

test('who logs in leaves the network as wide as it was; who guesses does not', async () => {
  const email = 'sanne@example.org'
  const known = {
    firstName: 'Sanne',
    lastName: 'de Wit',
    email,
    password: 'een korte zin',
    storefrontUrl: 'http://shop.test/nl',
  }
  const registering = `mutation ($i: RegisterCustomerInput!) { registerCustomer(input: $i) { __typename ${refused} } }`
  expect(await outcome(registering, { i: known }, {})).toBe('LoggedIn')
  await shop.db.deleteFrom('rate_limits').execute()
  const query = `mutation ($p: String!) { login(username: "${email}", password: $p) { __typename ${refused} } }`
  const counted = async () => (await shop.db.selectFrom('rate_limits').select('count').execute()).length
  expect(await outcome(query, { p: known.password }, {})).toBe('LoggedIn')
  // The browser's own, and the one of those that showed no proof.
  expect(await counted()).toBe(2)
  expect(await outcome(query, { p: 'geraden' }, {})).toBe('login-failed')
  expect(await counted()).toBe(4)
})
