import { beforeEach, expect, test } from 'vitest'
import { isRefused } from '#kernel/message-key.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { registration } from '#test/shop/member.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { createApi } from './create-api.ts'
import { isShopperTurnedAway, type ShopperAccess, sourceOf } from './shopper-access.ts'

const shop = await openTestShop()
const storefront = storefrontOf('nl_NL')
const [email, password, clientAddress] = ['sanne@example.org', 'een korte zin', '203.0.113.7']
const source = sourceOf(clientAddress)
const registered = await shop.shop.registerCustomer(storefront, undefined, registration(email, password))
if (isRefused(registered)) throw new Error(JSON.stringify(registered))
const customerId = registered.customer.id

const heard: ShopperAccess[] = []
const api = createApi(shop.shop, {
  development: false,
  documents: {},
  secure: false,
  report: (error) => {
    throw error
  },
  reportAccess: (event) => heard.push(event),
})
beforeEach(() => {
  heard.length = 0
})

const ask = (query: string, customerToken?: string) =>
  api.execute({ query, variables: {} }, { storefront, contextToken: undefined, customerToken, clientAddress })
const logIn = (typed: string) =>
  ask(`mutation { login(username: "${email}", password: "${typed}") { __typename ... on LoggedIn { token } } }`)

test('who logs in, fails to, and goes is told, without what was typed and from where', async () => {
  await logIn('een andere zin')
  const { customerToken } = await logIn(password)
  if (!customerToken) throw new Error('Not logged in')
  await ask('mutation { logout { __typename } }', customerToken)
  expect(heard).toEqual([
    { access: 'log-in-failed', operation: 'login', source },
    { access: 'log-in', operation: 'login', customerId, source },
    { access: 'log-out', operation: 'logout', source },
  ])
  expect(heard.map(isShopperTurnedAway)).toEqual([true, false, false])
  const told = JSON.stringify(heard)
  for (const secret of [email, password, 'een andere zin', clientAddress, customerToken])
    expect(told).not.toContain(secret)
})

test('who reaches for an account or an order that isn’t theirs is told', async () => {
  await ask('mutation { DeleteCustomer(password: "x") { __typename } }')
  await ask('mutation { cancelOrder(reference: "0123456789abcdef") { __typename } }')
  expect(heard).toEqual([
    { access: 'not-logged-in', source },
    { access: 'order-refused', source },
  ])
})

test('who asks too often is told of', async () => {
  for (let time = 0; time < 12; time++) await logIn(`guess ${time}`)
  expect(heard.filter(({ access }) => access === 'limited').length).toBeGreaterThan(0)
  expect(new Set(heard.map(({ access }) => access))).toEqual(new Set(['log-in-failed', 'limited']))
  expect(heard.at(-1)).toEqual({ access: 'limited', operation: 'login', source })
})

test('networks are told apart, and can’t be told from what they are called', () => {
  expect(sourceOf('203.0.113.7')).toBe(source)
  expect(sourceOf('203.0.113.8')).not.toBe(source)
  expect(source).toMatch(/^[0-9a-f]{12}$/)
})
