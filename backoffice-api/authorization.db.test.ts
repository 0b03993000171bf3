import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { seesEverything } from '#kernel/staff-reach.ts'
import { isPermitted } from '#shop/staff/permissions.ts'
import { type StaffRole, staffRoles } from '#shop/staff/staff-member.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { memberOfStaff, staffPassword, staffPlace } from '#test/shop/staff.ts'
import { idleMachine } from '#test/shop/staff-machine.ts'
import { operationOf, rootFieldsOf } from '#test/shop/staff-operation.ts'
import { orderForStaff } from '#test/shop/staff-order.ts'
import { type Admitted, staffMutations, staffQueries } from './authorization.ts'
import { createBackofficeApi } from './create-backoffice-api.ts'

const shop = await openTestShop()
const retried: (string | undefined)[] = []
const reported: unknown[] = []
const api = createBackofficeApi({
  shop: shop.shop,
  machine: {
    ...idleMachine(),
    failedJobs: async () => [],
    retryFailedJobs: async (queue) => {
      retried.push(queue)
      return 0
    },
    keepFile: async () => '/nowhere/prices.csv',
    uploadPath: async () => undefined,
    removeUpload: async () => undefined,
  },
  report: (error) => reported.push(error),
})
const order = await orderForStaff(shop)

type Operation = { readonly kind: 'query' | 'mutation'; readonly name: string; readonly admitted: Admitted }
const operations: readonly Operation[] = [
  ...Object.entries(staffQueries).map(([name, admitted]) => ({ kind: 'query' as const, name, admitted })),
  ...Object.entries(staffMutations).map(([name, admitted]) => ({ kind: 'mutation' as const, name, admitted })),
]
/** Values that mean something, by the name of the argument; the rest is filled by its type. */
const given: Readonly<Record<string, unknown>> = {
  number: order.orderNumber,
  id: crypto.randomUUID(),
  'approveImport.id': 1,
  'undoImport.id': 1,
  'import.id': 1,
  refundId: crypto.randomUUID(),
  language: 'NL',
  'logIn.email': 'nobody@shop.test',
  amount: 1,
}

const ask = (operation: Operation, sessionToken: string | undefined) =>
  api.execute(operationOf(api.schema, operation, given), { sessionToken, ...staffPlace })

const codesOf = ({ errors }: Awaited<ReturnType<typeof ask>>) => errors?.map(({ code }) => code) ?? []

describe('the table', () => {
  test.each(['query', 'mutation'] as const)('has a row for every field of the %s type, and no other', (kind) => {
    const rows = operations.filter((one) => one.kind === kind).map(({ name }) => name)
    expect(rows.toSorted()).toEqual(Object.keys(rootFieldsOf(api.schema, kind)).sort())
  })

  test('lets nobody change anything without a session but to begin one', () => {
    const open = operations.filter(({ kind, admitted }) => kind === 'mutation' && admitted === 'anybody')
    expect(open.map(({ name }) => name).sort()).toEqual([
      'acceptByPasskey',
      'acceptInvitation',
      'beginByPasskey',
      'beginPasskeyLogIn',
      'beginSignIn',
      'finishSignIn',
      'logIn',
      'logInByPasskey',
      'logOut',
    ])
  })
})

describe('nobody', () => {
  test.each(operations.filter(({ admitted }) => admitted !== 'anybody'))('is refused $name', async (operation) => {
    const answer = await ask(operation, undefined)
    expect(codesOf(answer)).toEqual(['LOG_IN_NEEDED'])
  })

  test('is told nothing by what anybody may ask', async () => {
    const me = await ask({ kind: 'query', name: 'me', admitted: 'anybody' }, undefined)
    expect(me.data).toEqual({ me: null })
    const invitation = await ask({ kind: 'query', name: 'invitation', admitted: 'anybody' }, undefined)
    expect(invitation.data).toEqual({ invitation: null })
  })
})

describe.each(staffRoles)('as %s', (role: StaffRole) => {
  const theirs = operations.filter(({ kind, admitted }) => kind === 'query' || admitted !== 'anybody')

  test('every field is answered or refused as the table says; what is done has its row in the books, and what is refused has none', async () => {
    const { actor, token } = await memberOfStaff(shop, [role])
    for (const operation of theirs) {
      const { admitted, name } = operation
      const isAllowed = admitted === 'anybody' || admitted === 'staff' || isPermitted(actor, admitted)
      const before = await rowsOf(actor.member.id)
      const answer = await ask(operation, token)
      expect([name, codesOf(answer).includes('NOT_PERMITTED')]).toEqual([name, !isAllowed])
      const isDone = operation.kind === 'mutation' && isWithoutProblems(answer, name) && !withoutARow.includes(name)
      expect([name, await rowsOf(actor.member.id)]).toEqual([name, isDone ? before + 1 : before])
    }
    expect(reported).toEqual([])
  })

  test('orders of storefronts that are not theirs are not there', async () => {
    const { token } = await memberOfStaff(shop, [role], ['de_DE'])
    for (const name of ['order', 'orders', 'searchOrders'] as const) {
      const answer = await ask({ kind: 'query', name, admitted: 'orders.read' }, token)
      expect(JSON.stringify(answer.data ?? null)).not.toContain(order.id)
      if (name === 'order' && !codesOf(answer).length) expect(answer.data).toEqual({ order: null })
    }
  })
})

/** What somebody does with their own log-in stands in their sessions, and in no books. */
const ofOwnAccount = [
  'prove',
  'beginPasskeyProof',
  'beginPasskey',
  'endSession',
  'changeLanguage',
  'changeMentionMails',
]
/** And of a list that is not there nothing is removed. */
const withoutARow = [...ofOwnAccount, 'removeView']

function isWithoutProblems({ data }: Awaited<ReturnType<typeof ask>>, name: string): boolean {
  const answered = (data as Readonly<Record<string, { readonly problems?: readonly unknown[] } | null>> | null)?.[name]
  return answered?.problems?.length === 0
}

async function rowsOf(memberId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from staff_audit where member_id = ${memberId}::uuid`.execute(shop.db)
  return rows[0]?.count ?? 0
}

describe('a session', () => {
  test('begins by a log-in, whose token comes out beside the data, and ends by a log-out', async () => {
    const nadia = await memberOfStaff(shop, ['service'])
    const query = `mutation ($email: String!, $password: String!, $code: String!) {
      logIn(email: $email, password: $password, code: $code) { problems { messageKey } } }`
    const variables = { email: nadia.email, password: staffPassword, code: nadia.nextCode() }
    const { sessionToken } = await api.execute({ query, variables }, {})
    expect(sessionToken).toMatch(/^[\w-]{43}$/)
    const me = await api.execute({ query: '{ me { name } }' }, { sessionToken: sessionToken ?? '' })
    expect(me.data).toEqual({ me: { name: nadia.member.name } })
    const out = await api.execute({ query: 'mutation { logOut { id } }' }, { sessionToken: sessionToken ?? '' })
    expect(out.sessionToken).toBeNull()
    expect((await api.execute({ query: '{ me { name } }' }, { sessionToken: sessionToken ?? '' })).data).toEqual({
      me: null,
    })
  })
})

describe('changes of an order', () => {
  const books = () =>
    shop.db.selectFrom('staff_audit').selectAll().where('object_type', '=', 'order').orderBy('id', 'desc').execute()

  test('need a fresh proof where money leaves', async () => {
    const nadia = await memberOfStaff(shop, ['service'])
    const fresh = await orderForStaff(shop)
    shop.clock.advance(16 * 60_000)
    const query = 'mutation ($number: String!) { cancelOrder(number: $number) { problems { messageKey } } }'
    const answer = await api.execute(
      { query, variables: { number: fresh.orderNumber } },
      { sessionToken: nadia.token, ...staffPlace },
    )
    expect(answer.data).toEqual({ cancelOrder: { problems: [{ messageKey: 'staff-proof-needed' }] } })
    expect((await fresh.row()).state).toBe('paid')
  })

  test('stand in the books with who made them; what the shop refuses does not', async () => {
    const nadia = await memberOfStaff(shop, ['service'])
    const fresh = await orderForStaff(shop)
    const cancel = () =>
      api.execute(
        {
          query: 'mutation ($number: String!) { cancelOrder(number: $number) { problems { messageKey } } }',
          variables: { number: fresh.orderNumber },
        },
        { sessionToken: nadia.token, ...staffPlace },
      )
    expect((await cancel()).data).toEqual({ cancelOrder: { problems: [] } })
    expect((await fresh.row()).state).toBe('cancelled')
    const [row] = await books()
    expect(row).toMatchObject({
      member_id: nadia.member.id,
      action: 'order.cancel',
      object_name: fresh.orderNumber,
      before: { state: 'paid' },
      after: { state: 'cancelled' },
      ...staffPlace,
    })
    const parcel = await api.execute(
      {
        query: `mutation ($number: String!) { sendParcel(number: $number, carrier: "DHL", parcelsSeen: 0) { problems { messageKey } } }`,
        variables: { number: fresh.orderNumber },
      },
      { sessionToken: nadia.token, ...staffPlace },
    )
    expect(parcel.data).toEqual({ sendParcel: { problems: [{ messageKey: 'order-not-paid' }] } })
    expect((await books())[0]).toEqual(row)
  })

  test('a parcel that two people send at once is one', async () => {
    const [one, other] = [await memberOfStaff(shop, ['warehouse']), await memberOfStaff(shop, ['warehouse'])]
    const fresh = await orderForStaff(shop)
    const send = (sessionToken: string) =>
      api.execute(
        {
          query: `mutation ($number: String!) { sendParcel(number: $number, carrier: "DHL", parcelsSeen: 0) { problems { messageKey } } }`,
          variables: { number: fresh.orderNumber },
        },
        { sessionToken, ...staffPlace },
      )
    await Promise.all([send(one.token), send(other.token)])
    const story = await shop.shop.staffOrders.orderStory(fresh.id, seesEverything)
    expect(story?.progress.parcels).toHaveLength(1)
  })
})
