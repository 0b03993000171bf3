import { afterAll, describe, expect, test } from 'vitest'
import { openDatabase } from '#database/connect.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { addresses } from '#test/shop/shopper.ts'
import { fixtures } from '#test/shop/small-catalog.ts'
import { mostInHand } from './cart-turns.ts'

const connections = 4
const presses = 200

const shop = await openTestShop({ poolSize: connections })
/** Connections of somebody else, with which a test holds rows. */
const elsewhere = openDatabase({ embedded: shop.connection }, { poolSize: 2 })
afterAll(() => elsewhere.close())

type Answer = { readonly __typename: string; readonly refusals?: readonly { readonly messageKey: string }[] }
const reasons = '__typename ... on Refused { refusals { messageKey } }'

/** The one field of an answer. */
async function ask<T>(query: string, variables: Record<string, unknown> = {}, token?: string): Promise<T> {
  const [field]: unknown[] = Object.values(await shop.ask(query, variables, { token }))
  return field as T
}

const begin = async () => (await ask<{ token: string }>('mutation { createContext { token } }')).token

async function add(token: string): Promise<Answer> {
  const query = `mutation ($token: String, $sku: String!) { addToCart(token: $token, items: [{ referencedId: $sku, type: product, quantity: 1 }]) { ${reasons} } }`
  return ask<Answer>(query, { token, sku: fixtures.boot })
}

/** Holds the cart of a session as a write does that takes its time; resolves when it is held. */
async function hold(token: string): Promise<() => Promise<void>> {
  const context = await shop.shop.findContext(storefrontOf('nl_NL'), token)
  const over = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  const writing = elsewhere.db.transaction().execute(async (tx) => {
    await tx
      .selectFrom('contexts')
      .select('id')
      .where('id', '=', context?.id ?? '')
      .forUpdate()
      .execute()
    if (context?.cartId)
      await tx.selectFrom('carts').select('id').where('id', '=', context.cartId).forUpdate().execute()
    held.resolve()
    await over.promise
  })
  await held.promise
  return async () => {
    over.resolve()
    await writing
  }
}

/** Connections of the shop's pool that somebody has. */
const inUse = () => shop.pool.totalCount - shop.pool.idleCount

/** What waits in the database for a row of somebody else's. */
async function waitingForRows(): Promise<number> {
  const { rows } = await elsewhere.pool.query(
    `select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]?.waiting
}

const busy = { __typename: 'Refused', refusals: [{ messageKey: 'cart-busy' }] }

describe('200 writes of one cart at once', () => {
  test('hold one connection while they wait, and others write meanwhile', async () => {
    const [stormy, calm] = [await begin(), await begin()]
    await add(stormy)
    const letGo = await hold(stormy)
    const storm = Array.from({ length: presses }, () => add(stormy))
    await expect.poll(waitingForRows).toBe(1)
    for (let times = 0; times < 3; times++) expect((await add(calm)).__typename).toBe('Cart')
    expect([inUse(), shop.pool.waitingCount, await waitingForRows()]).toEqual([1, 0, 1])
    await letGo()
    const answers = await Promise.all(storm)
    expect(answers.filter(({ __typename }) => __typename === 'Cart')).toHaveLength(mostInHand)
    expect(answers.filter(({ __typename }) => __typename !== 'Cart')).toEqual(
      Array.from({ length: presses - mostInHand }, () => busy),
    )
    expect((await add(stormy)).__typename).toBe('Cart')
  })

  test('become one order, and whoever pressed too often is told to wait', async () => {
    const token = await begin()
    await add(token)
    await shop.ask(
      `mutation ($b: AddressInput) { setShippingAddress(email: "a@example.com", billingAddress: $b) { ${reasons} } }`,
      { b: addresses.nl_NL },
      { token },
    )
    await shop.ask(`mutation ($t: String!) { updatePaymentMethod(token: $t, id: "ideal") { ${reasons} } }`, {
      t: token,
    })
    const letGo = await hold(token)
    const place = `mutation { placeOrder(input: { termsAccepted: true, withdrawalRead: true }) { ${reasons} ... on PlacedOrder { orderNumber } } }`
    const storm = Array.from({ length: presses }, () => ask<{ orderNumber?: string }>(place, {}, token))
    await expect.poll(waitingForRows).toBe(1)
    expect((await add(await begin())).__typename).toBe('Cart')
    await letGo()
    const answers = await Promise.all(storm)
    const numbers = answers.flatMap(({ orderNumber }) => orderNumber ?? [])
    expect([numbers.length, new Set(numbers).size]).toEqual([mostInHand, 1])
    expect(answers.filter(({ orderNumber }) => !orderNumber)).toEqual(
      Array.from({ length: presses - mostInHand }, () => busy),
    )
  })

  test('wait for each other on all devices of a customer', async () => {
    const input = {
      firstName: 'Anna',
      lastName: 'Storm',
      email: 'storm@example.com',
      password: 'een-lange-zin-met-wind',
      storefrontUrl: 'http://shop.test/nl',
    }
    await shop.ask(`mutation ($i: RegisterCustomerInput!) { registerCustomer(input: $i) { ${reasons} } }`, {
      i: input,
    })
    const logIn = async () => {
      const query = `mutation ($e: String!, $p: String!) { login(username: $e, password: $p) { ${reasons} ... on LoggedIn { contextToken } } }`
      return (await ask<{ contextToken: string }>(query, { e: input.email, p: input.password })).contextToken
    }
    const phone = await logIn()
    await add(phone)
    const laptop = await logIn()
    const letGo = await hold(phone)
    const storm = [phone, laptop].flatMap((token) => Array.from({ length: presses / 2 }, () => add(token)))
    await expect.poll(waitingForRows).toBe(1)
    expect((await add(await begin())).__typename).toBe('Cart')
    expect([inUse(), await waitingForRows()]).toEqual([1, 1])
    await letGo()
    // Each device had its own in hand.
    expect((await Promise.all(storm)).filter(({ __typename }) => __typename === 'Cart')).toHaveLength(2 * mostInHand)
  })
})

test('over HTTP too many writes are 429, with the time to wait', async () => {
  const token = await begin()
  await add(token)
  const letGo = await hold(token)
  const body = JSON.stringify({
    query: `mutation ($t: String!) { addToCart(token: $t, items: [{ referencedId: "${fixtures.boot}", type: product, quantity: 1 }]) { ${reasons} } }`,
    variables: { t: token },
  })
  const headers = { 'content-type': 'application/json', 'x-store-key': 'nl_NL' }
  const send = () => shop.api.fetch(new Request('http://shop.test/graphql', { method: 'POST', headers, body }))
  const storm = Array.from({ length: mostInHand + 1 }, send)
  const refused = await Promise.race(storm)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1'])
  expect(await refused.json()).toEqual({ data: { addToCart: busy } })
  await letGo()
  const statuses = (await Promise.all(storm)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(mostInHand)
  expect(shop.problems).toEqual([])
})
