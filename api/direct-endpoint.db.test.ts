import { type DocumentNode, Kind, parse, type TypeNode } from 'graphql'
import { describe, expect, test } from 'vitest'
import { openTestShop } from '#test/shop/open-shop.ts'
import { apiShopper } from '#test/shop/shopper.ts'
import { fixtures } from '#test/shop/small-catalog.ts'
import documents from '#web/graphql/persisted-documents.json' with { type: 'json' }
import { createApi } from './create-api.ts'

const shop = await openTestShop()
const problems: unknown[] = []
const api = createApi(shop.shop, {
  development: false,
  documents,
  secure: false,
  report: (error) => problems.push(error),
})
const shopper = await apiShopper(shop)
await shopper.add(fixtures.boot)
await shopper.giveAddress()

/** Whoever accepts only this is answered by the GraphQL server, as everybody was. */
const theServer = 'application/json, text/x-nothing'

const send = async (body: object, accept?: string, headers: Record<string, string> = {}) => {
  const response = await api.fetch(
    new Request('http://shop.test/graphql', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-store-key': 'nl_NL',
        cookie: `contextToken=${shopper.token}`,
        ...(accept === undefined ? {} : { accept }),
        ...headers,
      },
      body: JSON.stringify(body),
    }),
  )
  return answerOf(response)
}
const answerOf = async (response: Response) => ({
  status: response.status,
  type: response.headers.get('content-type'),
  cache: response.headers.get('cache-control'),
  text: await response.text(),
})

/** What the storefront's variables are called, and what could be meant by them here. */
const known: Readonly<Record<string, unknown>> = {
  sku: fixtures.boot,
  skus: [fixtures.boot, fixtures.handbag],
  search: 'boot',
  page: 1,
  itemsPerPage: 24,
  filters: [],
  hasUrl: false,
  token: shopper.token,
}

function sample(type: TypeNode): unknown {
  if (type.kind === Kind.NON_NULL_TYPE) return sample(type.type)
  if (type.kind === Kind.LIST_TYPE) return []
  const samples: Readonly<Record<string, unknown>> = { String: 'x', ID: 'x', Int: 1, Float: 52.1, Boolean: false }
  return samples[type.name.value]
}

function variablesOf({ definitions }: DocumentNode): Record<string, unknown> {
  const asked = definitions.flatMap((one) =>
    one.kind === Kind.OPERATION_DEFINITION ? (one.variableDefinitions ?? []) : [],
  )
  return Object.fromEntries(
    asked.map(({ variable, type }) => [variable.name.value, known[variable.name.value] ?? sample(type)]),
  )
}

/** A task is another one each time. */
const random = new Set(['CaptchaTask'])

const reading = Object.entries(documents).flatMap(([id, text]) => {
  const name = /^.*?\bquery (\w+)/s.exec(text)?.[1]
  return name === undefined || random.has(name) ? [] : [{ id, name, text }]
})

describe('what the storefront asks is answered with the bytes of the GraphQL server', () => {
  test.each(reading)('$name', async ({ id, text }) => {
    const variables = variablesOf(parse(text))
    const expected = await send({ query: text, variables }, theServer)
    expect(await send({ query: text, variables })).toEqual(expected)
    // What was kept is no other than what was made.
    expect(await send({ documentId: id, variables })).toEqual(expected)
    const address = new URL('http://shop.test/graphql')
    address.search = String(new URLSearchParams({ documentId: id, variables: JSON.stringify(variables) }))
    const headers = { 'x-store-key': 'nl_NL', cookie: `contextToken=${shopper.token}` }
    const got = async (accept: string) =>
      answerOf(await api.fetch(new Request(address, { headers: { ...headers, accept } })))
    expect(await got('*/*')).toEqual(await got(theServer))
  })

  test('most of it without errors', () => {
    expect(reading.length).toBeGreaterThan(50)
    problems.length = 0
  })
})

test.each([
  ['an unknown field', { query: '{ nothing }' }],
  ['a query that is none', { query: '{' }],
  ['no query', {}],
  ['a variable that is missing', { query: 'query ($sku: String!) { pdp(sku: $sku) { sku } }' }],
  ['a variable of another type', { query: 'query ($sku: String!) { pdp(sku: $sku) { sku } }', variables: { sku: {} } }],
  ['variables that are a list', { query: '{ __typename }', variables: [] }],
  ['a null character', { query: 'query ($sku: String!) { pdp(sku: $sku) { sku } }', variables: { sku: '\0' } }],
  ['a document that is none', { documentId: 'constructor' }],
  ['an operation that is not there', { query: 'query A { __typename }', operationName: 'B' }],
  ['somebody who is not logged in', { query: '{ addresses { id } }' }],
  ['introspection', { query: '{ __schema { types { name } } }' }],
  ['a list', []],
])('%s is told with the words of the GraphQL server', async (_, body) => {
  expect(await send(body)).toEqual(await send(body, theServer))
})

test('a key that names no storefront', async () => {
  const headers = { 'x-store-key': 'xx_XX' }
  const body = { query: '{ __typename }' }
  expect(await send(body, undefined, headers)).toEqual(await send(body, theServer, headers))
})

test('what failed on the way is done once, and told with the words of the GraphQL server', async () => {
  const body = { query: '{ redirect(path: "nobody/asked/before") { path } storeConfig { currency } }' }
  await shop.db.schema.alterTable('redirects').renameTo('redirects_away').execute()
  const [ours, theirs] = [await send(body), await send(body, theServer)]
  await shop.db.schema.alterTable('redirects_away').renameTo('redirects').execute()
  expect(ours).toEqual(theirs)
  expect(ours.text).toContain('Something went wrong')
  expect(problems).toHaveLength(2)
})

test('a change is answered as soon as it is told of, and nothing of one storefront to another', async () => {
  const query = `{ pdp(sku: "${fixtures.boot}") { name price { label } } }`
  const before = await send({ query })
  expect((await send({ query }, undefined, { 'x-store-key': 'en_GB' })).text).toContain('£')
  const { id } = await shop.db
    .updateTable('products')
    .set({ name: JSON.stringify({ nl: 'other' }) })
    .from('variants')
    .whereRef('variants.product_id', '=', 'products.id')
    .where('variants.sku', '=', fixtures.boot)
    .returning('products.id')
    .executeTakeFirstOrThrow()
  expect(await send({ query })).toEqual(before)
  await shop.shop.invalidate([`product:${id}`])
  api.invalidate([`product:${id}`])
  expect((await send({ query })).text).toContain('other')
})
