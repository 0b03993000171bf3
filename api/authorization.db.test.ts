import { isObjectType, isRequiredArgument } from 'graphql'
import { beforeAll, describe, expect, test } from 'vitest'
import { day } from '#kernel/clock.ts'
import { newToken } from '#kernel/ids.ts'
import type { LoggedIn } from '#shop/customers/log-in.ts'
import { settingsSource } from '#shop/settings/settings-source.ts'
import {
  type GivenValues,
  isRefusedResult,
  marksTold,
  type OperationAnswer,
  type OperationAsker,
  operationAsker,
  operationResult,
} from '#test/shop/authorization/ask-operation.ts'
import { rowsOfCustomer } from '#test/shop/authorization/customer-rows.ts'
import {
  type MarkedCustomer,
  plainCustomer,
  registerMarked,
  settledCustomer,
  typedBy,
  unprovenAskers,
} from '#test/shop/authorization/customers.ts'
import {
  answersWithoutMarks,
  chosenByGuest,
  guestInCheckout,
  type MarkedGuest,
  rowsOfGuest,
} from '#test/shop/authorization/guests.ts'
import { type LinksOfShop, linksOfShop } from '#test/shop/authorization/links.ts'
import {
  type GuardedOperation,
  guardedOperations,
  operationFields,
  operationsFor,
  waysSaid,
  waysToTypes,
} from '#test/shop/authorization/operations.ts'
import { passwordOfAll } from '#test/shop/member.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { demoSettingsFile, settingsOf } from '#test/shop/settings.ts'
import { fixtures } from '#test/shop/small-catalog.ts'
import {
  anybody,
  askedAnew,
  becomes,
  customer,
  insteadOfLoggingIn,
  linkHolder,
  mutations,
  queries,
  shopper,
  types,
} from './authorization.ts'
import { schema } from './schema.ts'

// A shop that is told of wallets answers whoever asks for the session of one.
const payment = { ...demoSettingsFile.payment, wallets: ['applepay'] }
const shop = await openTestShop({ settings: settingsSource(settingsOf({ ...demoSettingsFile, payment })) })
const { clock } = shop
const ask = operationAsker(shop)

let people: { readonly owner: MarkedCustomer; readonly stranger: MarkedCustomer; readonly deleted: LoggedIn }
let given: LinksOfShop
beforeAll(async () => {
  const deleted = await registerMarked(shop)
  await shop.shop.deleteCustomer(deleted.customer, { password: passwordOfAll })
  people = { owner: await settledCustomer(shop), stranger: await plainCustomer(shop), deleted }
  given = await linksOfShop(shop)
})

describe('the table', () => {
  test.each(['query', 'mutation'] as const)('has a row for every field of the %s type, and no other', (kind) => {
    const rows = Object.keys(kind === 'query' ? queries : mutations)
    expect(rows.toSorted()).toEqual(Object.keys(operationFields(kind)).sort())
  })

  test('has a row for every field of every type that not everybody can reach, and says who can', () => {
    const reached = [...waysToTypes()].filter(([, ways]) => !ways.has(anybody))
    const served = Object.fromEntries(
      reached.map(([name, ways]) => {
        const type = schema.getType(name)
        const names = isObjectType(type) ? Object.keys(type.getFields()) : []
        const whoOf = (field: string) => (askedAnew.includes(`${name}.${field}`) ? [customer] : waysSaid(ways))
        return [name, Object.fromEntries(names.map((field) => [field, whoOf(field)]))]
      }),
    )
    expect(types).toEqual(served)
  })

  test('says of no operation that is not there what becomes of whoever asks', () => {
    const names = guardedOperations.map(({ name }) => name)
    expect(
      [...Object.keys(becomes), ...Object.keys(insteadOfLoggingIn)].filter((name) => !names.includes(name)),
    ).toEqual([])
  })
})

describe.each(operationsFor(customer))('$name is the customer’s alone:', (operation) => {
  let owner: MarkedCustomer
  let stranger: MarkedCustomer
  beforeAll(async () => {
    // Who only reads leaves everything as it was for the next one.
    owner = operation.kind === 'query' ? people.owner : await settledCustomer(shop)
    stranger = operation.kind === 'query' ? people.stranger : await plainCustomer(shop)
  })

  const isTurnedAway = async (asker: OperationAsker) => {
    const before = await rowsOfCustomer(shop, owner.login.customer)
    const answer = await ask(operation, typedBy(owner, owner.things), asker)
    expect(marksTold(answer, owner.marks)).toEqual([])
    const instead = insteadOfLoggingIn[operation.name]
    if (instead === 'nothing') expect(answer.data).toEqual({ [operation.name]: null })
    else if (instead) expect(answer.text).toContain(`"messageKey":"${instead}"`)
    else expect([answer.status, answer.errors?.[0]?.extensions?.code]).toEqual([401, 'UNAUTHENTICATED'])
    expect(answer.caching).toBe('private, no-store')
    expect(await rowsOfCustomer(shop, owner.login.customer)).toEqual(before)
  }

  test.each(Object.entries(unprovenAskers))('%s is turned away', async (_, show) => {
    await isTurnedAway(await show(shop, owner))
  })

  test('somebody whose account was deleted is turned away', () =>
    isTurnedAway({ bearer: people.deleted.customerToken }))

  // Logging out ends what is left of a login, also of one whose time is over.
  if (operation.name !== 'logout') {
    test('the customer is turned away seven days after logging in', async () => {
      const { contextToken, customerToken } = owner.login
      const before = clock.now()
      clock.advance(7 * day)
      await isTurnedAway({ contextToken, bearer: customerToken }).finally(() => clock.moveTo(before))
    })
  }

  test.each(['the customer’s session', 'a session of their own'])(
    'another customer with %s gets nothing of it, and changes nothing of it',
    async (session) => {
      const before = await rowsOfCustomer(shop, owner.login.customer)
      const { contextToken } = session === 'the customer’s session' ? owner.login : stranger.login
      const asker = { contextToken, bearer: stranger.login.customerToken }
      const answer = await ask(operation, typedBy(stranger, owner.things), asker)
      expect(marksTold(answer, owner.marks)).toEqual([])
      expect(await rowsOfCustomer(shop, owner.login.customer)).toEqual(before)
    },
  )

  test('the customer gets it', async () => {
    const { contextToken, customerToken } = owner.login
    const before = await rowsOfCustomer(shop, owner.login.customer)
    const answer = await ask(operation, typedBy(owner, owner.things), { contextToken, bearer: customerToken })
    expect(answer.errors).toBeUndefined()
    expect(isRefusedResult(operationResult(answer, operation))).toBe(false)
    if (!answer.text.includes('"success":true')) expect(marksTold(answer, owner.marks)).not.toEqual([])
    expect(answer.caching).toBe('private, no-store')
    // What others were kept from would have worked, and would have been seen.
    if (operation.kind === 'mutation') expect(await rowsOfCustomer(shop, owner.login.customer)).not.toEqual(before)
  })
})

describe('another customer', () => {
  test.each(['GetOrderHistory', 'getOrderHistory'])(
    'finds no order by the customer’s e-mail token: %s',
    async (name) => {
      const { owner } = people
      const stranger = await settledCustomer(shop)
      const operation: GuardedOperation = { kind: 'query', name, who: customer }
      const asked = (emailToken: unknown, { login }: MarkedCustomer) =>
        ask(operation, { emailToken }, { contextToken: login.contextToken, bearer: login.customerToken })
      expect((await asked(owner.things.emailToken, stranger)).data).toEqual({
        [name]: { __typename: 'OrderHistory', count: 0, orders: [] },
      })
      expect((await asked(stranger.things.emailToken, stranger)).data).toMatchObject({ [name]: { count: 1 } })
    },
  )

  test('who logs in where the customer’s login ran out gets a cart and a checkout of their own', async () => {
    const owner = await settledCustomer(shop)
    const stranger = await plainCustomer(shop)
    const before = await rowsOfCustomer(shop, owner.login.customer)
    const login: GuardedOperation = { kind: 'mutation', name: 'login', who: anybody }
    const typed = { username: stranger.login.customer.email, password: passwordOfAll }
    const answer = await ask(login, typed, { contextToken: owner.login.contextToken })
    const { token: bearer = '', contextToken = '' } = operationResult(answer, login) as {
      token?: string
      contextToken?: string
    }
    const getContext: GuardedOperation = { kind: 'query', name: 'getContext', who: shopper }
    const context = await ask(getContext, {}, { contextToken, bearer })
    expect(context.text).toContain(stranger.login.customer.email)
    expect(marksTold(context, owner.marks)).toEqual([])
    await ask(
      { kind: 'mutation', name: 'addToCart', who: shopper },
      { items: [{ referencedId: fixtures.handbag, type: 'product', quantity: 1 }] },
      { contextToken, bearer },
    )
    expect(await rowsOfCustomer(shop, owner.login.customer)).toEqual(before)
    // And the session that was left there opens nothing any more.
    const left = await ask(getContext, { token: owner.login.contextToken }, {})
    expect(left.data).toEqual({ getContext: null })
  })
})

describe('a session names its customer', () => {
  const getContext: GuardedOperation = { kind: 'query', name: 'getContext', who: shopper }
  const customerIn = async (asker: OperationAsker) => {
    const answer = await ask(getContext, {}, asker)
    const context = operationResult(answer, getContext) as { customer: { email: string } | null }
    return context.customer?.email
  }

  test('to the customer, to whoever else is logged in as themselves, and to nobody else', async () => {
    const { contextToken, customerToken, customer: owner } = (await plainCustomer(shop)).login
    const stranger = (await plainCustomer(shop)).login
    expect(await customerIn({ contextToken, bearer: customerToken })).toBe(owner.email)
    expect(await customerIn({ contextToken, bearer: stranger.customerToken })).toBe(stranger.customer.email)
    expect(await customerIn({ contextToken })).toBeUndefined()
    expect(await customerIn({ contextToken, bearer: contextToken })).toBeUndefined()
    await shop.shop.logOut(customerToken)
    expect(await customerIn({ contextToken, bearer: customerToken })).toBeUndefined()
  })
})

describe.each(operationsFor(shopper))('$name is for whoever holds the session’s token:', (operation) => {
  const token = operationFields(operation.kind)[operation.name]?.args.find(({ name }) => name === 'token')
  // Where a token has to be given, none is an empty one.
  const none: GivenValues = token && isRequiredArgument(token) ? { token: '' } : {}
  let owner: MarkedGuest
  beforeAll(async () => {
    owner = await guestInCheckout(shop)
  })

  test.each<[string, () => Promise<{ given: GivenValues; asker: OperationAsker }>]>([
    ['nobody with no token', async () => ({ given: none, asker: {} })],
    ['nobody with a made-up token', async () => ({ given: { token: newToken() }, asker: {} })],
    [
      'another shopper',
      async () => {
        const other = await guestInCheckout(shop)
        return { given: { token: other.token }, asker: { contextToken: other.token } }
      },
    ],
    [
      'a customer with a login alone',
      async () => ({ given: none, asker: { bearer: people.stranger.login.customerToken } }),
    ],
  ])('%s gets nothing of it, and changes nothing of it', async (_, someone) => {
    const { given: shown, asker } = await someone()
    const before = await rowsOfGuest(shop, owner.token)
    const answer = await ask(operation, { ...chosenByGuest, ...owner.things, ...shown }, asker)
    expect(marksTold(answer, owner.marks)).toEqual([])
    expect(answer.errors).toBeUndefined()
    expect(answer.caching).toBe('private, no-store')
    expect(await rowsOfGuest(shop, owner.token)).toEqual(before)
  })

  test('its holder gets it', async () => {
    const answer = await ask(operation, { ...chosenByGuest, ...owner.things, token: owner.token }, {})
    expect(answer.errors).toBeUndefined()
    const result = operationResult(answer, operation)
    expect(isRefusedResult(result)).toBe(false)
    const unmarked = answersWithoutMarks[operation.name]
    // What can be chosen from names nobody.
    if (Array.isArray(result)) expect(result).not.toEqual([])
    else if (unmarked) expect(result).toMatchObject(unmarked)
    else expect(marksTold(answer, owner.marks)).not.toEqual([])
  })
})

describe.each(operationsFor(linkHolder))('$name is for whoever holds the reference or link:', (operation) => {
  const opens = (answer: OperationAnswer) => {
    const result = operationResult(answer, operation)
    return result !== null && result !== false && !isRefusedResult(result)
  }
  test('one that was made up opens nothing, logged in or not', async () => {
    const { contextToken, customerToken } = people.stranger.login
    for (const asker of [{}, { contextToken, bearer: customerToken }]) {
      const answer = await ask(operation, given.madeUp, asker)
      expect(answer.errors).toBeUndefined()
      expect(opens(answer)).toBe(false)
      expect(answer.caching).toBe('private, no-store')
    }
  })

  test('its holder gets it, and no address with it', async () => {
    const answer = await ask(operation, given.real, {})
    expect(answer.errors).toBeUndefined()
    expect(opens(answer)).toBe(true)
    if (becomes[operation.name] !== customer) expect(marksTold(answer, given.person)).toEqual([])
  })
})

describe('a browser', () => {
  const addresses: GuardedOperation = { kind: 'query', name: 'addresses', who: customer }
  const getCustomer: GuardedOperation = { kind: 'query', name: 'getCustomer', who: customer }
  let login: LoggedIn
  beforeAll(async () => {
    login = people.stranger.login
  })

  test('with a login and no session is logged out', async () => {
    const asker = { cookieLogin: login.customerToken }
    expect((await ask(addresses, {}, asker)).status).toBe(401)
    expect((await ask(getCustomer, {}, asker)).data).toEqual({ getCustomer: null })
  })

  test('with a login and a session is logged in, and a program with a login is', async () => {
    for (const asker of [
      { cookieLogin: login.customerToken, contextToken: login.contextToken },
      { bearer: login.customerToken },
    ]) {
      expect((await ask(addresses, {}, asker)).data).toEqual({ addresses: [] })
      expect(marksTold(await ask(getCustomer, {}, asker), [login.customer.email])).not.toEqual([])
    }
  })
})

describe('no cache keeps', () => {
  let session: MarkedGuest
  beforeAll(async () => {
    session = await guestInCheckout(shop)
  })

  test.each(guardedOperations.filter(({ kind, who }) => kind === 'query' && who !== anybody))(
    '$name',
    async (operation) => {
      const { contextToken, customerToken } = people.owner.login
      const asker =
        operation.who === customer ? { contextToken, bearer: customerToken } : { contextToken: session.token }
      const things = operation.who === linkHolder ? given.real : people.owner.things
      const answer = await ask(operation, things, asker, 'GET')
      expect([answer.errors, answer.status, answer.caching]).toEqual([undefined, 200, 'private, no-store'])
    },
  )
})
