import {
  type GraphQLArgument,
  GraphQLBoolean,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  isUnionType,
} from 'graphql'
import { beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '#database/transaction.ts'
import { day } from '#kernel/clock.ts'
import { newCode, newToken } from '#kernel/ids.ts'
import { isRefused } from '#kernel/message-key.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { contextReader } from '#shop/cart/context-store.ts'
import { codeAt } from '#shop/credentials/one-time-codes.ts'
import type { Customer } from '#shop/customers/customer.ts'
import { customerWriter } from '#shop/customers/customer-store.ts'
import type { LoggedIn } from '#shop/customers/log-in.ts'
import { voucherWriter } from '#shop/loyalty/voucher-store.ts'
import { newGiftCode } from '#shop/orders/gift-receipt.ts'
import { orderReference } from '#shop/orders/order.ts'
import { settingsSource } from '#shop/settings/settings-source.ts'
import { soldGiftCard } from '#test/shop/gift-card.ts'
import { soundAddress } from '#test/shop/member.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { settledAnswer, withPasskey, withSecondFactor } from '#test/shop/second-factor.ts'
import { demoSettingsFile, settingsOf, usualSettings } from '#test/shop/settings.ts'
import { apiShopper as newShopper } from '#test/shop/shopper.ts'
import { fixtures } from '#test/shop/small-catalog.ts'
import { softAuthenticator } from '#test/shop/soft-authenticator.ts'
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
  type Who,
} from './authorization.ts'
import { schema } from './schema.ts'

// A shop that is told of wallets answers whoever asks for the session of one.
const payment = { ...demoSettingsFile.payment, wallets: ['applepay'] }
const shop = await openTestShop({ settings: settingsSource(settingsOf({ ...demoSettingsFile, payment })) })
const { db, clock } = shop
const nl = storefrontOf('nl_NL')
const password = 'vermiljoen-lederhaas'

// The table and the schema --------------------------------------------------------------------------------------------

type Operation = { readonly kind: 'query' | 'mutation'; readonly name: string; readonly who: Who }

const rootOf = (kind: Operation['kind']) => {
  const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType()
  return root?.getFields() ?? {}
}
const operations: readonly Operation[] = [
  ...Object.entries(queries).map(([name, who]): Operation => ({ kind: 'query', name, who })),
  ...Object.entries(mutations).map(([name, who]): Operation => ({ kind: 'mutation', name, who })),
]
const forWhom = (who: Who) => operations.filter((operation) => operation.who === who)

/** Type by type, as whom one can get there. */
function waysToTypes(): ReadonlyMap<string, ReadonlySet<Who>> {
  const ways = new Map<string, Set<Who>>()
  const walk = (output: GraphQLOutputType, who: Who): void => {
    const type = getNamedType(output)
    if (isUnionType(type)) for (const member of type.getTypes()) walk(member, who)
    if (!isObjectType(type)) return
    const known = ways.get(type.name) ?? new Set()
    if (known.has(who)) return
    ways.set(type.name, known.add(who))
    for (const field of Object.values(type.getFields())) {
      walk(field.type, askedAnew.includes(`${type.name}.${field.name}`) ? customer : who)
    }
  }
  for (const { kind, name, who } of operations) {
    const field = rootOf(kind)[name]
    if (field) walk(field.type, becomes[name] ?? who)
  }
  return ways
}

/** Whoever shows a login can do what a session or a link lets others do, so it need not be said. */
const said = (ways: ReadonlySet<Who>): readonly Who[] =>
  ways.size > 1 ? [...ways].filter((who) => who !== customer).sort() : [...ways]

describe('the table', () => {
  test.each(['query', 'mutation'] as const)('has a row for every field of the %s type, and no other', (kind) => {
    const rows = Object.keys(kind === 'query' ? queries : mutations)
    expect(rows.toSorted()).toEqual(Object.keys(rootOf(kind)).sort())
  })

  test('has a row for every field of every type that not everybody can reach, and says who can', () => {
    const reached = [...waysToTypes()].filter(([, ways]) => !ways.has(anybody))
    const served = Object.fromEntries(
      reached.map(([name, ways]) => {
        const type = schema.getType(name)
        const names = isObjectType(type) ? Object.keys(type.getFields()) : []
        const whoOf = (field: string) => (askedAnew.includes(`${name}.${field}`) ? [customer] : said(ways))
        return [name, Object.fromEntries(names.map((field) => [field, whoOf(field)]))]
      }),
    )
    expect(types).toEqual(served)
  })

  test('says of no operation that is not there what becomes of whoever asks', () => {
    const names = operations.map(({ name }) => name)
    expect(
      [...Object.keys(becomes), ...Object.keys(insteadOfLoggingIn)].filter((name) => !names.includes(name)),
    ).toEqual([])
  })
})

// Asking --------------------------------------------------------------------------------------------------------------

type Asker = {
  readonly contextToken?: string | undefined
  readonly bearer?: string | undefined
  readonly cookieLogin?: string | undefined
}
type Body = {
  readonly data?: Readonly<Record<string, unknown>> | null
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[]
}
type Answer = Body & { readonly text: string; readonly status: number; readonly caching: string | null }

async function send(request: Request): Promise<Answer> {
  const response = await shop.api.fetch(request)
  const text = await response.text()
  return {
    ...(JSON.parse(text) as Body),
    text,
    status: response.status,
    caching: response.headers.get('cache-control'),
  }
}

function headersOf({ contextToken, bearer, cookieLogin }: Asker): Record<string, string> {
  const jar = [
    ...(contextToken === undefined ? [] : [`contextToken=${contextToken}`]),
    ...(cookieLogin === undefined ? [] : [`customer_token=${cookieLogin}`]),
  ]
  return {
    accept: 'application/graphql-response+json, application/json',
    'x-store-key': 'nl_NL',
    ...(jar.length === 0 ? {} : { cookie: jar.join('; ') }),
    ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
  }
}

/** Values to fill arguments with: by the name of the operation and the argument, or by the name alone. */
type Given = Readonly<Record<string, unknown>>

function ask({ kind, name }: Operation, given: Given, asker: Asker, method: 'GET' | 'POST' = 'POST'): Promise<Answer> {
  const field = rootOf(kind)[name]
  if (!field) throw new Error(`The schema has no ${name}`)
  const variables = argumentsOf(name, field, given)
  const query = documentOf(kind, field, Object.keys(variables))
  if (method === 'GET') {
    const search = new URLSearchParams({ query, variables: JSON.stringify(variables) })
    return send(new Request(`http://shop.test/graphql?${search}`, { headers: headersOf(asker) }))
  }
  return send(
    new Request('http://shop.test/graphql', {
      method: 'POST',
      headers: { ...headersOf(asker), 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    }),
  )
}

function documentOf(kind: Operation['kind'], field: GraphQLField<unknown, unknown>, given: readonly string[]): string {
  const used = field.args.filter(({ name }) => given.includes(name))
  const declared = used.map(({ name, type }) => `$${name}: ${type}`).join(', ')
  const passed = used.map(({ name }) => `${name}: $${name}`).join(', ')
  const own = `${field.name}${passed && `(${passed})`} ${selectionOf(field.type)}`
  return `${kind} ${declared && `(${declared})`} { ${own} }`
}

/** Everything that the table has rows for; of what everybody may know just enough to tell one from another. */
function selectionOf(output: GraphQLOutputType): string {
  const type = getNamedType(output)
  if (isUnionType(type)) {
    const members = type.getTypes().map((member) => `... on ${member.name} ${selectionOf(member)}`)
    return `{ __typename ${members.join(' ')} }`
  }
  if (!isObjectType(type)) return ''
  if (type.name === 'Refused') return '{ refusals { messageKey } }'
  const rows = types[type.name]
  if (!rows) return type.getFields().id ? '{ __typename id }' : '{ __typename }'
  const inside = Object.values(type.getFields()).map((field) => `${field.name} ${selectionOf(field.type)}`)
  return `{ __typename ${inside.join(' ')} }`
}

function argumentsOf(
  operation: string,
  { args }: { readonly args: readonly GraphQLArgument[] },
  given: Given,
): Record<string, unknown> {
  const filled = args.map((arg) => [arg.name, filledIn(operation, arg, isRequiredArgument(arg), given)] as const)
  return Object.fromEntries(filled.filter(([, value]) => value !== undefined))
}

function filledIn(
  operation: string,
  slot: GraphQLArgument | GraphQLInputField,
  required: boolean,
  given: Given,
): unknown {
  const known = given[`${operation}.${slot.name}`] ?? given[slot.name]
  if (known !== undefined) return known
  const type: GraphQLInputType = getNullableType(slot.type)
  if (isInputObjectType(type)) {
    const parts = Object.values(type.getFields()).map(
      (part) => [part.name, filledIn(operation, part, isRequiredInputField(part), given)] as const,
    )
    const filled = parts.filter(([, value]) => value !== undefined)
    return filled.length > 0 ? Object.fromEntries(filled) : undefined
  }
  if (!required) return undefined
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (type === GraphQLBoolean) return true
  throw new Error(`${operation} asks for ${slot.name}, and this test has nothing to give`)
}

/** What the answer says of somebody. */
const told = ({ text }: Answer, marks: readonly string[]) => marks.filter((mark) => text.includes(mark))

const resultOf = ({ data }: Answer, { name }: Operation): unknown => data?.[name]
const isRefusal = (result: unknown) =>
  typeof result === 'object' && result !== null && '__typename' in result && result.__typename === 'Refused'

// People --------------------------------------------------------------------------------------------------------------

let number = 0
/** Letters that nobody else's name has. */
const newName = () => `Naam${newCode().replace(/[^a-z]/gi, 'x')}`

async function register(): Promise<LoggedIn> {
  number += 1
  const answer = await shop.shop.registerCustomer(nl, undefined, {
    firstName: newName(),
    lastName: newName(),
    email: `customer${number}@example.org`,
    password,
    salutation: 'mrs',
    birthday: { year: 1990, month: 5, day: 21 },
    newsletter: false,
    billingAddress: null,
    storefrontUrl: 'http://shop.test/nl/',
    device: `Firefox ${newName()}`,
  })
  if (isRefused(answer)) throw new Error(JSON.stringify(answer))
  return answer
}

/** One more browser in which a customer is logged in. */
async function anotherLogin({ id }: Customer, device: string): Promise<string> {
  const token = newToken()
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + 7 * day)
  await customerWriter(db).beginSession({ customerId: id, token, device, now, expiresAt })
  return token
}

const productId = async (sku: string) => {
  const found = (await shop.shop.catalog.productIdsBySku([sku])).get(sku)
  if (!found) throw new Error(`No product ${sku}`)
  return found
}

type Somebody = {
  readonly login: LoggedIn
  readonly marks: readonly string[]
  /** Ids of what is theirs, each such that the operation could succeed. */
  readonly things: Given
}

/** A customer with something of everything that a customer can have. */
async function settledCustomer(): Promise<Somebody> {
  const login = await register()
  const { id, firstName, lastName } = login.customer
  const factors = await factorsOf(login)
  const street = newName()
  for (const city of ['Amsterdam', 'Utrecht']) {
    await shop.shop.addAddress(nl, login.customer, { ...soundAddress, firstName, lastName, street, city })
  }
  const book = await shop.shop.addressBook(login.customer)
  const [first, second] = ['Amsterdam', 'Utrecht'].map((city) => book.find((address) => address.city === city))
  await anotherLogin(login.customer, `Safari ${newName()}`)
  const liked = await productId(fixtures.handbag)
  await shop.shop.addToWishlist(login.customer, [liked])

  const me = await newShopper(shop, 'nl_NL', login)
  await me.add(fixtures.boot)
  await me.giveAddress({ firstName, street })
  await me.choosePayment()
  const { id: orderId = '', orderNumber = '', reference = '' } = await me.place()
  const { redirectUrl = '' } = await me.pay(orderId)
  await shop.decide(redirectUrl, 'paid')
  await me.comeBack(reference)
  const invoice = await sent(orderId, orderNumber)
  await me.add(fixtures.reduced)
  await inTransaction(db, async (tx) => {
    const vouchers = voucherWriter(tx)
    const voucherId = await vouchers.announce({ id, storefrontCode: 'nl_NL' }, usualSettings.loyalty, clock.now())
    await vouchers.issue(voucherId, 6, clock.now())
  })

  const emailLink = newToken()
  await customerWriter(db).addEmailLink({
    customerId: id,
    email: login.customer.email,
    token: emailLink,
    expiresAt: new Date(clock.now().getTime() + 7 * day),
  })

  const rows = await db.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const sessions = await db.selectFrom('customer_sessions').selectAll().where('customer_id', '=', id).execute()
  const vouchers = await db.selectFrom('vouchers').selectAll().where('customer_id', '=', id).execute()
  const other = sessions.find(({ device }) => device.startsWith('Safari'))
  if (!first || !second || !other) throw new Error('Not settled')
  return {
    login,
    marks: [
      ...[id, rows.number, rows.email, rows.email_token, firstName, lastName, street],
      ...[first.id, second.id, liked, orderId, orderNumber, reference, invoice],
      ...sessions.flatMap((session) => [session.id, session.device]),
      ...vouchers.flatMap((voucher) => [voucher.number, voucher.barcode ?? '?']),
      ...[login.customerToken, login.contextToken],
      ...factors.marks,
    ],
    things: {
      ...factors.things,
      id: second.id,
      'endSession.id': other.id,
      productId: liked,
      'addToWishlist.productId': await productId(fixtures.reduced),
      emailToken: rows.email_token,
      'orderInvoice.number': invoice,
      'confirmEmail.hash': emailLink,
    },
  }
}

/** Passkeys and codes of somebody, with what each operation about them is given so that it succeeds. */
async function factorsOf({ customer: owner, customerToken, contextToken }: LoggedIn) {
  const sessionId = (await shop.shop.customerOf(customerToken))?.sessionId ?? ''
  const session = { sessionId, contextToken }
  const { secret, recoveryCodes } = await withSecondFactor(shop, owner, { password, session })
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = recoveryCodes
  const phone = await withPasskey(shop, owner, { password, code: first, name: newName() })
  const { options } = settledAnswer(await shop.shop.beginPasskey(owner, { password, code: second }))
  const laptop = softAuthenticator({ origin: 'http://shop.test' })
  const moved = settledAnswer(await shop.shop.beginSecondFactor(owner, { password, code: third }))
  return {
    marks: [phone.id, secret, moved.secret, fifth],
    things: {
      code: fourth,
      'confirmSecondFactor.code': codeAt(moved.secret, clock.now()),
      'removePasskey.id': phone.id,
      'addPasskey.name': newName(),
      'addPasskey.answer': JSON.stringify(laptop.create(options)),
    },
  }
}

/** Has an order sent, and answers with the number of its invoice. */
async function sent(orderId: string, order: string): Promise<string> {
  const parcel = { parcel: 'P', carrier: 'PostNL', trackingCode: null, trackingUrl: null, lines: null }
  await shop.shop.applyWarehouseEvent({ type: 'shipped', order, at: clock.now(), ...parcel })
  await shop.runJobs()
  const [invoice] = await shop.shop.invoicesOf([orderId])
  if (!invoice) throw new Error('No invoice')
  return invoice.number
}

/** A guest's order that was paid. */
async function paidOrder(street: string) {
  const me = await newShopper(shop)
  await me.add(fixtures.boot)
  await me.giveAddress({ street })
  await me.choosePayment()
  const { id = '', orderNumber = '', reference = '' } = await me.place()
  await shop.decide((await me.pay(id)).redirectUrl ?? '', 'paid')
  await me.comeBack(reference)
  return { id, orderNumber, reference }
}

/** Somebody who never asked for anything. */
async function plainCustomer(): Promise<Somebody> {
  const login = await register()
  return { login, marks: [login.customer.id, login.customer.firstName, login.customer.email], things: {} }
}

/** What somebody types who names other people's things. */
const typedBy = ({ login: { customer: asker } }: Somebody, things: Given): Given => ({
  ...soundAddress,
  firstName: asker.firstName,
  lastName: asker.lastName,
  'updateCustomer.lastName': `${asker.lastName}x`,
  email: `${newCode()}@example.org`,
  password,
  newPassword: 'een nieuwe lange zin',
  newPasswordConfirm: 'een nieuwe lange zin',
  ...things,
})

/** Everything of a customer that the database holds. */
async function rowsOf({ id }: Customer) {
  const own = (table: 'addresses' | 'customer_sessions' | 'vouchers' | 'orders') =>
    db.selectFrom(table).selectAll().where('customer_id', '=', id).orderBy('id').execute()
  type OfFactors =
    | 'customer_passkeys'
    | 'customer_challenges'
    | 'customer_second_factors'
    | 'customer_recovery_codes'
    | 'customer_login_steps'
  const ofCustomer = (table: OfFactors) => db.selectFrom(table).selectAll().where('customer_id', '=', id)
  return {
    customers: await db.selectFrom('customers').selectAll().where('id', '=', id).execute(),
    passkeys: await ofCustomer('customer_passkeys').orderBy('id').execute(),
    challenges: await ofCustomer('customer_challenges').orderBy('challenge_hash').execute(),
    secondFactor: await ofCustomer('customer_second_factors').execute(),
    recoveryCodes: await ofCustomer('customer_recovery_codes').orderBy('code_hash').execute(),
    loginSteps: await ofCustomer('customer_login_steps').orderBy('token_hash').execute(),
    addresses: await own('addresses'),
    sessions: await own('customer_sessions'),
    mailedLinks: await db.selectFrom('email_links').selectAll().where('customer_id', '=', id).orderBy('hash').execute(),
    wishlist: await db
      .selectFrom('wishlist_items')
      .selectAll()
      .where('customer_id', '=', id)
      .orderBy('product_id')
      .execute(),
    consents: await db.selectFrom('consents').selectAll().where('customer_id', '=', id).orderBy('id').execute(),
    points: await db.selectFrom('loyalty_entries').selectAll().where('customer_id', '=', id).orderBy('id').execute(),
    vouchers: await own('vouchers'),
    orders: await own('orders'),
    // Not by what token it is opened: a session is given another one when somebody logs in.
    contexts: await db
      .selectFrom('contexts')
      .select([
        'id',
        'cart_id',
        'email',
        'billing_address_id',
        'shipping_address_id',
        'shipping_method',
        'last_order_id',
      ])
      .where('customer_id', '=', id)
      .orderBy('id')
      .execute(),
    cart: await db
      .selectFrom('cart_lines')
      .selectAll()
      .where('cart_id', 'in', (build) => build.selectFrom('contexts').select('cart_id').where('customer_id', '=', id))
      .orderBy('id')
      .execute(),
  }
}

// The customer alone --------------------------------------------------------------------------------------------------

const unproven = {
  'nobody, who shows nothing': async () => ({}),
  'nobody, who shows the customer’s session alone': async ({ login }) => ({ contextToken: login.contextToken }),
  'nobody, who shows the session as a login': async ({ login }) => ({ bearer: login.contextToken }),
  'nobody, who made a login up': async () => ({ bearer: newToken() }),
  'somebody who logged out': async ({ login }) => {
    const bearer = await anotherLogin(login.customer, 'Chrome, Windows')
    await shop.shop.logOut(bearer)
    return { contextToken: login.contextToken, bearer }
  },
} as const satisfies Record<string, (owner: Somebody) => Promise<Asker>>

let people: { readonly owner: Somebody; readonly stranger: Somebody; readonly deleted: LoggedIn }
let given: Awaited<ReturnType<typeof links>>
beforeAll(async () => {
  const deleted = await register()
  await shop.shop.deleteCustomer(deleted.customer, { password })
  people = { owner: await settledCustomer(), stranger: await plainCustomer(), deleted }
  given = await links()
})

describe.each(forWhom(customer))('$name is the customer’s alone:', (operation) => {
  let owner: Somebody
  let stranger: Somebody
  beforeAll(async () => {
    // Who only reads leaves everything as it was for the next one.
    owner = operation.kind === 'query' ? people.owner : await settledCustomer()
    stranger = operation.kind === 'query' ? people.stranger : await plainCustomer()
  })

  const isTurnedAway = async (asker: Asker) => {
    const before = await rowsOf(owner.login.customer)
    const answer = await ask(operation, typedBy(owner, owner.things), asker)
    expect(told(answer, owner.marks)).toEqual([])
    const instead = insteadOfLoggingIn[operation.name]
    if (instead === 'nothing') expect(answer.data).toEqual({ [operation.name]: null })
    else if (instead) expect(answer.text).toContain(`"messageKey":"${instead}"`)
    else expect([answer.status, answer.errors?.[0]?.extensions?.code]).toEqual([401, 'UNAUTHENTICATED'])
    expect(answer.caching).toBe('private, no-store')
    expect(await rowsOf(owner.login.customer)).toEqual(before)
  }

  test.each(Object.keys(unproven) as (keyof typeof unproven)[])('%s is turned away', async (name) => {
    await isTurnedAway(await unproven[name](owner))
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
      const before = await rowsOf(owner.login.customer)
      const { contextToken } = session === 'the customer’s session' ? owner.login : stranger.login
      const asker = { contextToken, bearer: stranger.login.customerToken }
      const answer = await ask(operation, typedBy(stranger, owner.things), asker)
      expect(told(answer, owner.marks)).toEqual([])
      expect(await rowsOf(owner.login.customer)).toEqual(before)
    },
  )

  test('the customer gets it', async () => {
    const { contextToken, customerToken } = owner.login
    const before = await rowsOf(owner.login.customer)
    const answer = await ask(operation, typedBy(owner, owner.things), { contextToken, bearer: customerToken })
    expect(answer.errors).toBeUndefined()
    expect(isRefusal(resultOf(answer, operation))).toBe(false)
    if (!answer.text.includes('"success":true')) expect(told(answer, owner.marks)).not.toEqual([])
    expect(answer.caching).toBe('private, no-store')
    // What others were kept from would have worked, and would have been seen.
    if (operation.kind === 'mutation') expect(await rowsOf(owner.login.customer)).not.toEqual(before)
  })
})

describe('another customer', () => {
  test.each(['GetOrderHistory', 'getOrderHistory'])(
    'finds no order by the customer’s e-mail token: %s',
    async (name) => {
      const { owner } = people
      const stranger = await settledCustomer()
      const operation: Operation = { kind: 'query', name, who: customer }
      const asked = (emailToken: unknown, { login }: Somebody) =>
        ask(operation, { emailToken }, { contextToken: login.contextToken, bearer: login.customerToken })
      expect((await asked(owner.things.emailToken, stranger)).data).toEqual({
        [name]: { __typename: 'OrderHistory', count: 0, orders: [] },
      })
      expect((await asked(stranger.things.emailToken, stranger)).data).toMatchObject({ [name]: { count: 1 } })
    },
  )

  test('who logs in where the customer’s login ran out gets a cart and a checkout of their own', async () => {
    const owner = await settledCustomer()
    const stranger = await plainCustomer()
    const before = await rowsOf(owner.login.customer)
    const answer = await ask(
      { kind: 'mutation', name: 'login', who: anybody },
      { username: stranger.login.customer.email, password },
      { contextToken: owner.login.contextToken },
    )
    const { token: bearer = '', contextToken = '' } = resultOf(answer, {
      kind: 'mutation',
      name: 'login',
      who: anybody,
    }) as {
      token?: string
      contextToken?: string
    }
    const getContext: Operation = { kind: 'query', name: 'getContext', who: shopper }
    const context = await ask(getContext, {}, { contextToken, bearer })
    expect(context.text).toContain(stranger.login.customer.email)
    expect(told(context, owner.marks)).toEqual([])
    await ask(
      { kind: 'mutation', name: 'addToCart', who: shopper },
      { items: [{ referencedId: fixtures.handbag, type: 'product', quantity: 1 }] },
      { contextToken, bearer },
    )
    expect(await rowsOf(owner.login.customer)).toEqual(before)
    // And the session that was left there opens nothing any more.
    const left = await ask(getContext, { token: owner.login.contextToken }, {})
    expect(left.data).toEqual({ getContext: null })
  })
})

describe('a session names its customer', () => {
  const getContext: Operation = { kind: 'query', name: 'getContext', who: shopper }
  const customerIn = async (asker: Asker) => {
    const answer = await ask(getContext, {}, asker)
    const context = resultOf(answer, getContext) as { customer: { email: string } | null }
    return context.customer?.email
  }

  test('to the customer, to whoever else is logged in as themselves, and to nobody else', async () => {
    const { contextToken, customerToken, customer: owner } = (await plainCustomer()).login
    const stranger = (await plainCustomer()).login
    expect(await customerIn({ contextToken, bearer: customerToken })).toBe(owner.email)
    expect(await customerIn({ contextToken, bearer: stranger.customerToken })).toBe(stranger.customer.email)
    expect(await customerIn({ contextToken })).toBeUndefined()
    expect(await customerIn({ contextToken, bearer: contextToken })).toBeUndefined()
    await shop.shop.logOut(customerToken)
    expect(await customerIn({ contextToken, bearer: customerToken })).toBeUndefined()
  })
})

// Holders of a context token ------------------------------------------------------------------------------------------

/** A guest in the middle of the checkout, with an order that waits for its payment and more in the cart. */
async function guest(): Promise<{ token: string; marks: readonly string[]; things: Given }> {
  number += 1
  const me = await newShopper(shop)
  const street = newName()
  const email = `guest${number}@example.org`
  const firstName = newName()
  await me.readyToOrder(fixtures.boot)
  await me.call(
    'mutation ($email: String, $address: AddressInput) { setShippingAddress(email: $email, billingAddress: $address, shippingAddress: $address) { __typename } }',
    { email, address: { ...soundAddress, firstName, street } },
  )
  const { id = '', orderNumber = '', reference = '' } = await me.place()
  await me.add(fixtures.reduced)
  const { code } = await soldGiftCard(shop)
  const context = await contextReader(db).find(me.token, clock.now())
  const { items } = await me.cart()
  // The boot first, whose other size is asked for: which line was copied first is nobody's promise.
  const lines = items
    .toSorted((a, b) => Number(b.referencedId === fixtures.boot) - Number(a.referencedId === fixtures.boot))
    .map(({ id }) => id)
  const { billingAddressId, shippingAddressId } = context ?? {}
  if (!billingAddressId || !shippingAddressId || !lines[0]) throw new Error('Not in the checkout')
  return {
    token: me.token,
    marks: [
      me.token,
      street,
      email,
      firstName,
      billingAddressId,
      shippingAddressId,
      ...lines,
      id,
      orderNumber,
      reference,
    ],
    things: {
      ids: lines,
      'updateCartItem.id': lines[0],
      'changeCartItemSize.id': lines[0],
      'saveForLater.id': lines[0],
      'moveToCart.id': lines[0],
      'updateShippingAddress.id': billingAddressId,
      'buyAgain.reference': reference,
      'registerAfterOrder.reference': reference,
      'chooseGiftCard.code': code,
    },
  }
}

const chosen: Given = {
  ...soundAddress,
  items: [{ referencedId: fixtures.handbag, type: 'product', quantity: 1 }],
  quantity: 2,
  'changeCartItemSize.referencedId': fixtures.lastItem,
  'beginWalletSession.validationUrl': 'https://apple-pay-gateway.apple.com/paymentservices/startSession',
  'updatePaymentMethod.id': 'creditcard',
  'updateShippingMethod.id': 'postnl',
  'setServicePoint.type': 'store-pickup',
  'setPickupContact.email': 'shopper@example.com',
  'setPickupContact.firstName': 'Sanne',
  'setPickupContact.lastName': 'de Wit',
  providerId: 'AMS',
  clientId: '123456789.1700000000',
  userAgent: 'Mozilla/5.0 (X11)',
  'registerAfterOrder.password': 'een korte zin',
  'chooseGiftCard.code': '0000-0000-0000-0000',
  'registerAfterOrder.storefrontUrl': 'http://shop.test/nl/',
  termsAccepted: true,
  withdrawalRead: true,
}

async function rowsOfGuest(token: string) {
  const { id, cartId, billingAddressId, shippingAddressId } = (await contextReader(db).find(token, clock.now())) ?? {}
  const ids = [billingAddressId, shippingAddressId].filter((one) => typeof one === 'string')
  return {
    context: await db
      .selectFrom('contexts')
      .selectAll()
      .where('id', '=', id ?? '')
      .execute(),
    cart: await db
      .selectFrom('cart_lines')
      .selectAll()
      .where('cart_id', '=', cartId ?? '')
      .orderBy('id')
      .execute(),
    addresses: await db.selectFrom('addresses').selectAll().where('id', 'in', ids).orderBy('id').execute(),
  }
}

describe.each(forWhom(shopper))('$name is for whoever holds the session’s token:', (operation) => {
  const token = rootOf(operation.kind)[operation.name]?.args.find(({ name }) => name === 'token')
  // Where a token has to be given, none is an empty one.
  const none: Given = token && isRequiredArgument(token) ? { token: '' } : {}
  let owner: Awaited<ReturnType<typeof guest>>
  beforeAll(async () => {
    owner = await guest()
  })

  test.each<[string, () => Promise<{ given: Given; asker: Asker }>]>([
    ['nobody with no token', async () => ({ given: none, asker: {} })],
    ['nobody with a made-up token', async () => ({ given: { token: newToken() }, asker: {} })],
    [
      'another shopper',
      async () => {
        const other = await guest()
        return { given: { token: other.token }, asker: { contextToken: other.token } }
      },
    ],
    [
      'a customer with a login alone',
      async () => ({ given: none, asker: { bearer: people.stranger.login.customerToken } }),
    ],
  ])('%s gets nothing of it, and changes nothing of it', async (_, someone) => {
    const { given: shown, asker } = await someone()
    const before = await rowsOfGuest(owner.token)
    const answer = await ask(operation, { ...chosen, ...owner.things, ...shown }, asker)
    expect(told(answer, owner.marks)).toEqual([])
    expect(answer.errors).toBeUndefined()
    expect(answer.caching).toBe('private, no-store')
    expect(await rowsOfGuest(owner.token)).toEqual(before)
  })

  test('its holder gets it', async () => {
    const answer = await ask(operation, { ...chosen, ...owner.things, token: owner.token }, {})
    expect(answer.errors).toBeUndefined()
    const result = resultOf(answer, operation)
    expect(isRefusal(result)).toBe(false)
    // What can be chosen from names nobody.
    if (Array.isArray(result)) expect(result).not.toEqual([])
    else if (operation.name === 'getPaymentOptions')
      expect(result).toMatchObject({ methods: expect.arrayContaining([expect.anything()]) })
    // Its own card is nothing of the checkout's.
    else if (operation.name === 'chooseGiftCard') expect(result).toMatchObject({ ending: expect.any(String) })
    // The same for every session: whether anything was ordered in one is nobody's.
    else if (operation.name === 'withdrawMeasuring') expect(result).toMatchObject({ success: true })
    // Apple's word about the shop, for whoever has a session.
    else if (operation.name === 'beginWalletSession')
      expect(result).toMatchObject({ session: expect.stringContaining('merchantSessionIdentifier') })
    else expect(told(answer, owner.marks)).not.toEqual([])
  })
})

// Holders of a reference or link --------------------------------------------------------------------------------------

/** Another size of the article that guests order here. */
const otherSize = '10001.001.41'

/** The code of a present that has arrived. */
async function presentOf(street: string): Promise<string> {
  const order = await paidOrder(street)
  await sent(order.id, order.orderNumber)
  await shop.shop.applyWarehouseEvent({ type: 'delivered', order: order.orderNumber, at: clock.now(), parcel: null })
  const code = newGiftCode()
  await db.insertInto('gift_receipts').values({ order_id: order.id, code, created_at: clock.now() }).execute()
  return code
}

/** An order that lies ready in a store. */
async function orderInStore(street: string) {
  const order = await paidOrder(street)
  const now = clock.now()
  const moments = { expected_at: now, ready_at: now, kept_until: new Date(now.getTime() + 7 * day) }
  const pickup = { order_id: order.id, code: newCode().slice(0, 8), location_code: 'AMS', ...moments }
  await db.insertInto('store_pickups').values(pickup).execute()
  return order
}

/** An order that arrived, and a repair that was asked for it and for which the shop names another price. */
async function repairedOrder(street: string) {
  const order = await paidOrder(street)
  await sent(order.id, order.orderNumber)
  await shop.shop.applyWarehouseEvent({ type: 'delivered', order: order.orderNumber, at: clock.now(), parcel: null })
  const footwear = JSON.stringify({ upper: ['leather'], lining: ['leather'], sole: ['other'] })
  await db.updateTable('products').set({ footwear }).where('sku', '=', '10001.001').execute()
  const asked = { orderId: order.id, ...repairAsked, idempotencyKey: newCode() }
  const requested = await shop.shop.requestRepair(asked)
  if (isRefused(requested)) throw new Error(JSON.stringify(requested))
  await shop.shop.proposeRepairPrice(requested.code, 7500)
  return { ...order, code: requested.code }
}
const repairAsked = { position: 0, service: 'resole', location: 'AMS', way: 'bring', text: '' } as const

/** One of each link that the shop gives out, and links of the same form that it never gave out. */
async function links(): Promise<{ readonly real: Given; readonly madeUp: Given; readonly person: readonly string[] }> {
  number += 1
  const email = `reader${number}@example.org`
  const street = newName()
  const me = await newShopper(shop)
  await me.readyToOrder(fixtures.boot)
  await me.giveAddress({ street })
  const { id: orderId = '', orderNumber = '', reference = '' } = await me.place()
  const withdrawn = await shop.shop.withdraw(nl, {
    name: 'Sanne de Wit',
    email,
    orderNumber,
    items: [],
    reason: street,
    idempotencyKey: newCode(),
    channel: 'guest',
  })
  const cancelled = await paidOrder(street)
  const kept = await paidOrder(street)
  await sent(kept.id, kept.orderNumber)
  await shop.shop.applyWarehouseEvent({ type: 'delivered', order: kept.orderNumber, at: clock.now(), parcel: null })
  const exchanged = await paidOrder(street)
  await sent(exchanged.id, exchanged.orderNumber)
  const [priced, calledOff] = [await repairedOrder(street), await repairedOrder(street)]
  const toRepair = await repairedOrder(street)
  const waiting = await orderInStore(street)
  await shop.shop.cancelRepair({ orderId: toRepair.id, code: toRepair.code })
  const givenBack = await presentOf(street)
  const givenOn = await presentOf(street)
  await shop.setStock(otherSize, 9, 'AMS')
  const { customer: owner } = await register()
  await shop.runJobs()
  const giftCard = await soldGiftCard(shop)
  shop.mails.length = 0
  await shop.shop.sendPasswordRecoveryMail(nl, { email: owner.email, storefrontUrl: 'http://shop.test/nl/' })
  const form = { firstname: 'Sanne', lastname: 'de Wit', gender: 'mrs', source: 'website' }
  await shop.shop.subscribeToNewsletter(nl, { ...form, email })
  await shop.shop.addStockAlert(nl, { sku: fixtures.boot, email, newsletter: false })
  const who = { email, firstName: 'Noor', lastName: 'Zwart' }
  await shop.setStock(fixtures.boot, 9, 'AMS')
  const reserved = await shop.shop.reservations.reserve(nl, {
    key: crypto.randomUUID(),
    sku: fixtures.boot,
    location: 'AMS',
    ...who,
  })
  const putAside = await shop.shop.reservations.reserve(nl, {
    key: crypto.randomUUID(),
    sku: fixtures.boot,
    location: 'AMS',
    ...who,
    email: `waiting-${email}`,
  })
  if (isRefused(reserved) || isRefused(putAside)) throw new Error('Nothing was reserved')
  await db.updateTable('reservations').set({ put_aside_at: clock.now() }).where('token', '=', putAside.token).execute()
  await shop.runJobs()
  const mailed = (to: string, path: RegExp) => path.exec(shop.mails.find((mail) => mail.to === to)?.text ?? '')?.[1]
  const { customer: coded } = await register()
  const { nextCode } = await withSecondFactor(shop, coded, { password })
  const asked = await shop.shop.logIn(nl, undefined, { username: coded.email, password, device: 'Safari' })
  const passwordLink = mailed(owner.email, /finish\/([\w-]{43})\//)
  const confirmLink = mailed(email, /bevestigen\/([\w-]{43})\//)
  // Of an address that nothing is known of: the link opens what its owner's own mail asked for.
  const dataLink = newToken()
  const expiresAt = new Date(clock.now().getTime() + day)
  await customerWriter(db).addDataLink({ email: `curious${number}@example.org`, token: dataLink, expiresAt })
  const member = await db
    .selectFrom('newsletter_members')
    .select('settings_token')
    .where('email', '=', email)
    .executeTakeFirst()
  const alert = await db.selectFrom('stock_alerts').select('token').where('email', '=', email).executeTakeFirst()
  const browser = shop.push.subscribe()
  await shop.shop.addPushAlert(nl, { sku: fixtures.boot, subscription: browser })
  if (!('step' in asked)) throw new Error('No code is asked for')
  if (isRefused(withdrawn) || !passwordLink || !confirmLink || !member || !alert) throw new Error('A link is missing')
  const urls = {
    finishUrl: 'http://shop.test/nl/checkout/success/',
    errorUrl: 'http://shop.test/nl/checkout/payment/',
    newPassword: 'een nieuwe lange zin',
    newPasswordConfirm: 'een nieuwe lange zin',
    pieces: [{ position: 0, quantity: 1 }],
    'exchangePieces.idempotencyKey': newCode(),
    'exchangeGift.idempotencyKey': newCode(),
    'exchangeGift.pieces': [{ position: 0, quantity: 1, sku: otherSize }],
    'returnGift.idempotencyKey': newCode(),
    'exchangePieces.pieces': [{ position: 0, quantity: 1, sku: otherSize }],
    idempotencyKey: newCode(),
    'requestRepair.position': 0,
    'requestRepair.service': 'resole',
    'requestRepair.location': 'AMS',
    'requestRepair.text': '',
    'requestRepair.idempotencyKey': newCode(),
    'acceptRepairPrice.price': 7500,
    'writeReview.position': 0,
    'writeReview.stars': 5,
    'writeReview.text': 'Warm',
    'writeReview.author': 'Noor',
  }
  return {
    real: {
      ...urls,
      reference,
      'cancelOrder.reference': cancelled.reference,
      'announceReturn.reference': kept.reference,
      'requestRepair.reference': toRepair.reference,
      'acceptRepairPrice.reference': priced.reference,
      'acceptRepairPrice.code': priced.code,
      'cancelRepair.reference': calledOff.reference,
      'cancelRepair.code': calledOff.code,
      'writeReview.reference': kept.reference,
      'exchangePieces.reference': exchanged.reference,
      code: givenBack,
      'exchangeGift.code': givenOn,
      'giftCardBalance.code': giftCard.code,
      'giftCardSale.reference': giftCard.reference,
      orderId,
      'withdrawalReceipt.reference': withdrawn.reference,
      'isPasswordLink.hash': passwordLink,
      'resetPassword.hash': passwordLink,
      'confirmLogin.step': asked.step,
      'confirmLogin.code': nextCode(),
      'guestData.hash': dataLink,
      hash: member.settings_token,
      'reservation.hash': reserved.token,
      'cancelReservation.hash': reserved.token,
      'tellReservationArrival.hash': putAside.token,
      'tellPickupArrival.reference': waiting.reference,
      'stockAlerts.hash': alert.token,
      'endStockAlerts.hash': alert.token,
      endpoint: browser.endpoint,
      'followOrderByPush.subscription': shop.push.subscribe(),
      token: confirmLink,
    },
    madeUp: {
      ...urls,
      reference: orderReference({ number: orderNumber, deepLinkCode: newCode() }),
      orderId: crypto.randomUUID(),
      'withdrawalReceipt.reference': 'W-00000-00000',
      'giftCardSale.reference': newCode(),
      code: newGiftCode(),
      'confirmLogin.step': newToken(),
      'acceptRepairPrice.code': 'S-00000000',
      'cancelRepair.code': 'S-00000000',
      hash: newToken(),
      token: newToken(),
      endpoint: 'https://fcm.googleapis.com/fcm/send/made-up',
      'followOrderByPush.subscription': shop.push.subscribe(),
    },
    person: [street, 'shopper@example.com', owner.email],
  }
}

describe.each(forWhom(linkHolder))('$name is for whoever holds the reference or link:', (operation) => {
  const opens = (answer: Answer) => {
    const result = resultOf(answer, operation)
    return result !== null && result !== false && !isRefusal(result)
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
    if (becomes[operation.name] !== customer) expect(told(answer, given.person)).toEqual([])
  })
})

// Browsers and caches -------------------------------------------------------------------------------------------------

describe('a browser', () => {
  const addresses: Operation = { kind: 'query', name: 'addresses', who: customer }
  const getCustomer: Operation = { kind: 'query', name: 'getCustomer', who: customer }
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
      expect(told(await ask(getCustomer, {}, asker), [login.customer.email])).not.toEqual([])
    }
  })
})

describe('no cache keeps', () => {
  let session: Awaited<ReturnType<typeof guest>>
  beforeAll(async () => {
    session = await guest()
  })

  test.each(operations.filter(({ kind, who }) => kind === 'query' && who !== anybody))('$name', async (operation) => {
    const { contextToken, customerToken } = people.owner.login
    const asker = operation.who === customer ? { contextToken, bearer: customerToken } : { contextToken: session.token }
    const things = operation.who === linkHolder ? given.real : people.owner.things
    const answer = await ask(operation, things, asker, 'GET')
    expect([answer.errors, answer.status, answer.caching]).toEqual([undefined, 200, 'private, no-store'])
  })
})
