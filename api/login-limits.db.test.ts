import { beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '#database/connect.ts'
import { isRefused } from '#kernel/message-key.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { rateLimitStore } from '#shop/rate-limit-store.ts'
import { registration } from '#test/shop/member.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { createApi } from './create-api.ts'

const shop = await openTestShop()
const nl = storefrontOf('nl_NL')
const password = 'een korte zin'
let email = ''
let round = 0

beforeEach(async () => {
  email = `sanne${++round}@example.org`
  await shop.db.deleteFrom('rate_limits').execute()
  const answer = await shop.shop.registerCustomer(nl, undefined, registration(email, password))
  if (isRefused(answer)) throw new Error(JSON.stringify(answer))
})

type Api = ReturnType<typeof createApi>
const options = { development: false, documents: {}, secure: false, report: () => undefined }
const first = createApi(shop.shop, options)

const query = `mutation ($e: String!, $p: String!) {
  login(username: $e, password: $p) { __typename ... on Refused { refusals { messageKey } } }
}`
/** What a login comes to, each from a network of its own. */
async function logIn(api: Api, typed: string, username = email): Promise<string> {
  const clientAddress = `10.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}.1`
  const answer = await api.execute(
    { query, variables: { e: username, p: typed } },
    { storefront: nl, contextToken: undefined, customerToken: undefined, clientAddress },
  )
  const { login } = answer.data as { login: { __typename: string; refusals?: { messageKey: string }[] } }
  return login.refusals?.[0]?.messageKey ?? login.__typename
}

describe('somebody who guesses passwords', () => {
  test('is stopped after ten, from many networks too, and a restart of the shop forgets none of it', async () => {
    for (let n = 0; n < 10; n++) expect(await logIn(first, `guess ${n}`)).toBe('login-failed')
    expect(await logIn(first, password)).toBe('captcha-needed')

    // A process that has just started knows what the database knows.
    const restarted = openDatabase({ embedded: shop.connection }, { poolSize: 2, applicationName: 'restarted' })
    const second = createApi({ ...shop.shop, rateLimits: rateLimitStore(restarted.db) }, options)
    expect(await logIn(second, password)).toBe('captcha-needed')
    await restarted.close()

    shop.clock.advance(15 * 60_000)
    expect(await logIn(first, password)).toBe('LoggedIn')
  }, 60_000)

  test('is told from its owner, who logs in as often as they like', async () => {
    for (let n = 0; n < 15; n++) expect(await logIn(first, password)).toBe('LoggedIn')
  }, 60_000)

  test('stops nobody else, and leaves no address in what is counted', async () => {
    for (let n = 0; n < 11; n++) await logIn(first, `guess ${n}`, 'somebody-else@example.org')
    expect(await logIn(first, password)).toBe('LoggedIn')
    const rows = await shop.db.selectFrom('rate_limits').selectAll().execute()
    expect(rows.map(({ key }) => key.toString('latin1')).join()).not.toContain('example')
  }, 60_000)
})
