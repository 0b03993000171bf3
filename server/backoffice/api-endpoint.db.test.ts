import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { minute } from '#kernel/clock.ts'
import { apiScopes } from '#shop/staff/api-key.ts'
import type { Permission } from '#shop/staff/permissions.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { fixtures } from '#test/shop/small-catalog.ts'
import { memberOfStaff } from '#test/shop/staff.ts'
import { staffApi } from '#test/shop/staff-api.ts'
import { orderForStaff } from '#test/shop/staff-order.ts'
import { answerApi } from './api-endpoint.ts'

const shop = await openTestShop()
const api = staffApi(shop)
const owner = await memberOfStaff(shop)

async function keyWith(scopes: readonly Permission[], name = 'Warehouse robot') {
  const made = await shop.shop.staff.makeApiKey(owner.actor, { name, scopes, storefronts: 'all' })
  if ('refusals' in made) throw new Error(JSON.stringify(made))
  return made
}

async function ask(key: string | undefined, body: unknown, method = 'POST') {
  const response = await answerApi(api, {
    method,
    authorization: key === undefined ? undefined : `Bearer ${key}`,
    body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
    address: '192.0.2.9',
  })
  return { status: response.status, headers: response.headers, answer: await response.json() }
}

describe('a key', () => {
  test('does what its scopes say, under its name, and nothing else', async () => {
    const { key, id } = await keyWith(['orders.read', 'orders.write'])
    const order = await orderForStaff(shop)
    const query = `mutation ($number: String!) { addOrderNote(number: $number, text: "By a robot", key: "r-1") {
      problems { messageKey } } }`
    const { status, answer } = await ask(key, { query, variables: { number: order.orderNumber } })
    expect([status, answer]).toEqual([200, { data: { addOrderNote: { problems: [] } } }])
    const books = await shop.db.selectFrom('staff_audit').selectAll().where('object_id', '=', order.id).execute()
    expect(books).toMatchObject([
      { action: 'order.note', member_id: id, member_name: 'Warehouse robot', device: 'API', address: '192.0.2.9' },
    ])
    const refused = await ask(key, { query: '{ members { name } }' })
    expect(refused.answer.errors).toMatchObject([{ extensions: { code: 'NOT_PERMITTED' } }])
    const me = await ask(key, { query: '{ me { name permissions } }' })
    expect(me.answer.data.me).toEqual({ name: 'Warehouse robot', permissions: ['ORDERS_READ', 'ORDERS_WRITE'] })
  })

  test('is kept as its hash, says when it was used, and opens nothing once it is revoked', async () => {
    const { key, id } = await keyWith(['orders.read'])
    expect(JSON.stringify(await shop.db.selectFrom('staff_api_keys').selectAll().execute())).not.toContain(key.slice(8))
    expect((await ask(key, { query: '{ me { name } }' })).status).toBe(200)
    const known = async () => (await shop.shop.staff.apiKeys()).find((one) => one.id === id)
    expect((await known())?.usedAt).toEqual(shop.clock.now())
    expect(await shop.shop.staff.revokeApiKey(owner.actor, id)).toEqual({ revoked: true })
    expect(await shop.shop.staff.revokeApiKey(owner.actor, id)).toMatchObject({
      refusals: [{ messageKey: 'api-key-gone' }],
    })
    expect((await ask(key, { query: '{ me { name } }' })).status).toBe(401)
  })

  test('is never given what is about staff and keys, logs nobody in and decides nothing for a second person', async () => {
    const { key } = await keyWith(['staff.write', 'integrations.write', 'orders.read', 'orders.refund'])
    for (const query of [
      'mutation { logIn(email: "a@b.nl", password: "x", code: "1") { id } }',
      'mutation { logOut { id } }',
      'mutation { changeLanguage(language: NL) { id } }',
      'mutation { approveChange(id: "x") { id } }',
      'mutation { makeApiKey(name: "x", scopes: [ORDERS_READ]) { id } }',
      'mutation { inviteMember(name: "x", email: "x@y.nl", language: NL, roles: [OWNER]) { id } }',
    ]) {
      const { answer } = await ask(key, { query })
      expect([query, answer.errors?.[0]?.extensions.code]).toEqual([query, 'NOT_PERMITTED'])
    }
    expect(
      await shop.shop.staff.makeApiKey(owner.actor, { name: 'x', scopes: ['staff.write'], storefronts: 'all' }),
    ).toMatchObject({
      refusals: [{ messageKey: 'api-key-scopes-missing' }],
    })
  })

  test('waits for a second person as staff do', async () => {
    const { key } = await keyWith(['orders.read', 'orders.refund'])
    const order = await orderForStaff(shop, { quantity: 3 })
    const query = `mutation ($number: String!) { refundOrder(number: $number, version: 1, amount: 25001, reason: "x", key: "r-2") {
      approvalId problems { messageKey } } }`
    const { answer } = await ask(key, { query, variables: { number: order.orderNumber } })
    expect(answer.data.refundOrder).toEqual({ approvalId: expect.any(String), problems: [] })
  })

  test('that asks too often is told to wait', async () => {
    const { key } = await keyWith(['orders.read'])
    for (let asked = 0; asked < 600; asked++) await shop.shop.staff.actorOfKey(key, undefined)
    const { status, headers } = await ask(key, { query: '{ me { name } }' })
    expect([status, headers.get('retry-after')]).toEqual([429, '60'])
    shop.clock.advance(minute)
    expect((await ask(key, { query: '{ me { name } }' })).status).toBe(200)
  })
})

describe('who has no key', () => {
  test.each([undefined, 'cwk_nothing', owner.token, 'x y'])('is told nothing: %s', async (key) => {
    const { status, headers, answer } = await ask(key, { query: '{ me { name } }' })
    expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
    expect(answer.data).toBeUndefined()
  })
})

test.each([
  ['not json', 400],
  [{ query: '' }, 400],
  [{ query: '{ nothing }' }, 400],
  [{ query: '{' }, 400],
  [{ query: `{ ${'me { name } '.repeat(5000)} }` }, 400],
  [[{ query: '{ me { name } }' }], 400],
])('%j is answered %i', async (body, expected) => {
  const { key } = await keyWith(['orders.read'])
  const { status, answer } = await ask(key, body)
  expect([status, answer.errors.length]).toEqual([expected, 1])
})

test.each([
  { query: '{ order(number: "\\u0000") { number } }' },
  { query: 'query ($n: String!) { order(number: $n) { number } }', variables: { n: 'a\0b' } },
  { query: 'query ($n: String!) { order(number: $n) { number } }', variables: { n: 'half \ud83d' } },
])('%j is a mistake of who asks', async (body) => {
  const { key } = await keyWith(['orders.read'])
  const { status, answer } = await ask(key, body)
  expect([status, answer.errors?.[0]?.extensions.code]).toEqual([200, 'BAD_USER_INPUT'])
})

test('only a POST is answered', async () => {
  expect((await ask(undefined, '', 'GET')).status).toBe(405)
})

test('the examples of the documentation do what it says', async () => {
  const { key } = await keyWith(apiScopes)
  const order = await orderForStaff(shop)
  const page = readFileSync('docs/backoffice-api.md', 'utf8')
  const examples = [...page.matchAll(/```graphql\n([\s\S]*?)```/g)].map(([, text = '']) =>
    text.replaceAll('ORDER"', `${order.orderNumber}"`).replaceAll('SKU"', `${fixtures.boot}"`),
  )
  expect(examples.length).toBeGreaterThan(4)
  for (const query of examples) {
    const { status, answer } = await ask(key, { query })
    expect([query, status, answer.errors]).toEqual([query, 200, undefined])
    expect(JSON.stringify(answer.data)).not.toContain('messageKey')
    expect(JSON.stringify(answer.data)).not.toMatch(/:null}$/)
  }
})
