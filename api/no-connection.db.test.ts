import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#database/connect.ts'
import { NoConnection } from '#database/no-connection.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { createShop } from '#shop/shop.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { createApi } from './create-api.ts'

const shop = await openTestShop()

/** An API on a pool of one connection, which somebody has. */
async function usedUp() {
  const { db, pool, close } = openDatabase({ embedded: shop.connection }, { poolSize: 1 })
  const held = await pool.connect()
  pool.options.connectionTimeoutMillis = 10
  onTestFinished(async () => {
    held.release()
    await close()
  })
  return createApi(createShop({ ...shop.deps, db }), {
    development: false,
    documents: {},
    secure: false,
    report: () => undefined,
  })
}

test.each(['application/json', 'application/graphql-response+json'])(
  'with all connections in use the API asks to come back, as %s',
  async (accept) => {
    const api = await usedUp()
    const response = await api.fetch(
      new Request('http://shop.test/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept, 'x-store-key': 'nl_NL' },
        body: JSON.stringify({ query: 'mutation { createContext { token } }' }),
      }),
    )
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2'])
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'SERVICE_UNAVAILABLE' } }] })
  },
)

test('also where somebody else was asked, and did not get one', async () => {
  const { db, close } = openDatabase({ embedded: shop.connection }, { poolSize: 1 })
  onTestFinished(close)
  const content = {
    ...shop.deps.content,
    document: async () => {
      throw new Error('The content could not be read', { cause: new NoConnection(new Error('all are taken')) })
    },
  }
  const api = createApi(createShop({ ...shop.deps, db, content }), {
    development: false,
    documents: {},
    secure: false,
    report: () => undefined,
  })
  const query = '{ contentPage(uid: "care", lang: "nl-nl") { uid } }'
  const { errors } = await api.execute({ query }, { storefront: storefrontOf('nl_NL') })
  expect(errors).toMatchObject([{ statusCode: 503 }])
})

test('a page that asks in the same process is told the status to answer with', async () => {
  const api = await usedUp()
  const query = 'mutation { createContext { token } }'
  const { errors } = await api.execute({ query }, { storefront: storefrontOf('nl_NL') })
  expect(errors).toMatchObject([{ statusCode: 503 }])
})
