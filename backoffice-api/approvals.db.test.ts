import { describe, expect, test } from 'vitest'
import { day } from '#kernel/clock.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { memberOfStaff, staffPlace } from '#test/shop/staff.ts'
import { askAs, staffApi } from '#test/shop/staff-api.ts'
import { orderForStaff, sentParcel } from '#test/shop/staff-order.ts'

const shop = await openTestShop()
const api = staffApi(shop)

type Member = Awaited<ReturnType<typeof memberOfStaff>>
type Outcome = { readonly problems: readonly { readonly messageKey: string }[]; readonly approvalId?: string | null }

async function ask<T>(member: Member, query: string, variables: Readonly<Record<string, unknown>>): Promise<T> {
  return askAs<T>(api, member.token, query, variables)
}

const refund = async (member: Member, number: string, amount: number, key = 'one'): Promise<Outcome> =>
  (
    await ask<{ refundOrder: Outcome }>(
      member,
      `mutation ($number: String!, $amount: Int!, $key: String!) {
        refundOrder(number: $number, version: 1, amount: $amount, reason: "Late", key: $key) {
          approvalId problems { messageKey } } }`,
      { number, amount, key: `${number}-${key}` },
    )
  ).refundOrder

const approve = async (member: Member, id: string) =>
  (
    await ask<{ approveChange: Outcome & { readonly token: string | null } }>(
      member,
      'mutation ($id: ID!) { approveChange(id: $id) { token problems { messageKey } } }',
      { id },
    )
  ).approveChange

const decline = async (member: Member, id: string, reason: string) =>
  (
    await ask<{ declineChange: Outcome }>(
      member,
      'mutation ($id: ID!, $reason: String!) { declineChange(id: $id, reason: $reason) { problems { messageKey } } }',
      { id, reason },
    )
  ).declineChange

const refundsOf = (orderId: string) =>
  shop.db.selectFrom('refunds').select('amount').where('order_id', '=', orderId).execute()
const booksOf = async (objectId: string) =>
  (
    await shop.db
      .selectFrom('staff_audit')
      .select(['action', 'member_name'])
      .where('object_id', '=', objectId)
      .orderBy('id')
      .execute()
  ).map(({ action, member_name: name }) => [action, name])
const key = (messageKey: string) => ({ problems: [{ messageKey }] })
const refusal = (messageKey: string) => ({ refusals: [{ messageKey }] })

/** An order that is worth more than one person may give back. */
const dearOrder = () => orderForStaff(shop, { quantity: 3 })
const [asker, second, third] = [
  await memberOfStaff(shop, ['service']),
  await memberOfStaff(shop, ['finance']),
  await memberOfStaff(shop, ['service']),
]
const [packer, otherPacker] = [await memberOfStaff(shop, ['warehouse']), await memberOfStaff(shop, ['warehouse'])]
const above = 25_001

describe('a refund above the limit', () => {
  test('changes nothing until somebody else agrees, and then happens once, in both names', async () => {
    const order = await dearOrder()
    const { approvalId, problems } = await refund(asker, order.orderNumber, above)
    expect(problems).toEqual([])
    expect(await refundsOf(order.id)).toEqual([])
    expect(await approve(asker, approvalId ?? '')).toMatchObject(key('approval-own'))
    const both = await Promise.all([approve(second, approvalId ?? ''), approve(third, approvalId ?? '')])
    expect(both.flatMap((one) => one.problems)).toEqual([{ messageKey: 'approval-gone' }])
    expect(await refundsOf(order.id)).toEqual([{ amount: above }])
    const books = await booksOf(order.id)
    expect(books.map(([action]) => action)).toEqual(['approval.ask', 'order.refund', 'approval.approve'])
    expect(books[0]?.[1]).toBe(asker.member.name)
    expect(books[1]?.[1]).toBe(books[2]?.[1])
    expect(books[1]?.[1]).not.toBe(asker.member.name)
  })

  test('is asked for once however often it is pressed, and one below it needs nobody', async () => {
    const order = await dearOrder()
    const [one, other] = [await refund(asker, order.orderNumber, above), await refund(asker, order.orderNumber, above)]
    expect(one.approvalId).toBe(other.approvalId)
    expect((await refund(asker, order.orderNumber, 25_000, 'two')).approvalId).toBeNull()
    expect(await refundsOf(order.id)).toEqual([{ amount: 25_000 }])
    // What was true when it was asked for is looked at again.
    expect(await approve(second, one.approvalId ?? '')).toMatchObject(key('order-changed-meanwhile'))
    expect(await refundsOf(order.id)).toEqual([{ amount: 25_000 }])
  })

  test('can be declined with a reason, taken back by who asked, and is over after a week', async () => {
    const order = await dearOrder()
    const id = (await refund(asker, order.orderNumber, above)).approvalId ?? ''
    expect(await decline(second, id, ' ')).toMatchObject(key('field-required'))
    expect(await decline(second, id, 'Not that much')).toMatchObject({ problems: [] })
    expect(await approve(third, id)).toMatchObject(key('approval-gone'))
    const again = (await refund(asker, order.orderNumber, above)).approvalId ?? ''
    expect(again).not.toBe(id)
    expect(await decline(asker, again, '')).toMatchObject({ problems: [] })
    const rows = await shop.db
      .selectFrom('staff_approvals')
      .select(['state', 'request'])
      .where('object_id', '=', order.id)
      .orderBy('asked_at')
      .execute()
    expect(rows).toEqual([
      { state: 'declined', request: {} },
      { state: 'withdrawn', request: {} },
    ])
  })

  test('waits for nobody who has no such permission or sees another storefront', async () => {
    const order = await dearOrder()
    const id = (await refund(asker, order.orderNumber, above)).approvalId ?? ''
    const [packer, german] = [
      await memberOfStaff(shop, ['warehouse']),
      await memberOfStaff(shop, ['service'], ['de_DE']),
    ]
    expect(await approve(packer, id)).toMatchObject(key('staff-not-permitted'))
    expect(await approve(german, id)).not.toMatchObject({ problems: [] })
    const list = async (member: Member) =>
      (await ask<{ approvals: { id: string }[] }>(member, '{ approvals { id } }', {})).approvals.map((one) => one.id)
    expect(await list(packer)).not.toContain(id)
    expect(await list(german)).not.toContain(id)
    expect(await list(second)).toContain(id)
    expect(await refundsOf(order.id)).toEqual([])
  })

  test('that waits longer than a week is carried out by nobody', async () => {
    const order = await dearOrder()
    const id = (await refund(asker, order.orderNumber, above)).approvalId ?? ''
    const late = await memberOfStaff(shop, ['finance'])
    await shop.db
      .updateTable('staff_approvals')
      .set({ expires_at: new Date(shop.clock.now().getTime() - day) })
      .where('id', '=', id)
      .execute()
    expect(await approve(late, id)).toMatchObject(key('approval-gone'))
    const again = (await refund(asker, order.orderNumber, above)).approvalId
    expect(again).not.toBe(id)
  })
})

describe('what counts as a refund', () => {
  const voucher = async (number: string, amount: number, version = 1): Promise<Outcome> =>
    (
      await ask<{ giveOrderVoucher: Outcome }>(
        asker,
        `mutation ($number: String!, $version: Int!, $amount: Int!, $key: String!) {
          giveOrderVoucher(number: $number, version: $version, amount: $amount, reason: "Late", key: $key) {
            approvalId problems { messageKey } } }`,
        { number, version, amount, key: `${number}-voucher` },
      )
    ).giveOrderVoucher

  test('a voucher does, and several small gifts are one large one', async () => {
    const [one, other] = [await dearOrder(), await dearOrder()]
    expect((await voucher(one.orderNumber, above)).approvalId).not.toBeNull()
    expect((await refund(asker, other.orderNumber, above - 2)).approvalId).toBeNull()
    expect((await voucher(other.orderNumber, 2, 2)).approvalId).not.toBeNull()
    // That a guest gets none is said by whoever would give it at once.
    expect(await voucher(other.orderNumber, 1, 2)).toMatchObject(key('order-voucher-needs-account'))
  })

  test('and a press can’t foretell the version of another at the same time', async () => {
    const order = await dearOrder()
    expect(await voucher(order.orderNumber, 1, 2)).toMatchObject(key('order-changed-meanwhile'))
  })

  const returned = async (order: { readonly orderNumber: string }, quantity: number, more: object = {}) =>
    (
      await ask<{ takeReturnIn: Outcome }>(
        packer,
        `mutation ($number: String!, $version: Int!, $reference: String, $quantity: Int!, $key: String!) {
          takeReturnIn(number: $number, version: $version, reference: $reference, key: $key, pieces: [
            { position: 0, quantity: $quantity, reason: TOO_SMALL, condition: AS_NEW }]) {
            approvalId problems { messageKey } } }`,
        { number: order.orderNumber, version: 1, quantity, key: crypto.randomUUID(), ...more },
      )
    ).takeReturnIn
  const sentOrder = async () => {
    const order = await dearOrder()
    await order.tell(sentParcel())
    await order.tell({ type: 'delivered', parcel: null })
    return order
  }

  test('a dear return that nobody announced waits for a second person, however it is split', async () => {
    const [whole, split] = [await sentOrder(), await sentOrder()]
    const { approvalId } = await returned(whole, 3)
    expect(await refundsOf(whole.id)).toEqual([])
    expect(await approve(otherPacker, approvalId ?? '')).toMatchObject({ problems: [] })
    expect(await refundsOf(whole.id)).toHaveLength(1)

    expect((await returned(split, 1)).approvalId).toBeNull()
    expect((await returned(split, 2, { version: 2 })).approvalId).not.toBeNull()
    expect(await refundsOf(split.id)).toHaveLength(1)
  })

  const announce = async (order: { readonly id: string }, quantity: number) => {
    const pieces = [{ position: 0, quantity }]
    const announced = await shop.shop.announceReturn({
      orderId: order.id,
      pieces,
      way: 'post',
      idempotencyKey: crypto.randomUUID(),
    })
    if ('refusals' in announced) throw new Error(JSON.stringify(announced))
    return announced.reference
  }

  test('one that its shopper announced does not, and what lies there beyond it does', async () => {
    const whole = await sentOrder()
    expect(await returned(whole, 3, { reference: await announce(whole, 3) })).toEqual({
      approvalId: null,
      problems: [],
    })
    expect(await refundsOf(whole.id)).toHaveLength(1)
    const dearPart = await orderForStaff(shop, { quantity: 4 })
    await dearPart.tell(sentParcel())
    await dearPart.tell({ type: 'delivered', parcel: null })
    expect((await returned(dearPart, 4, { reference: await announce(dearPart, 1) })).approvalId).not.toBeNull()
    expect(await refundsOf(dearPart.id)).toEqual([])
  })
})

describe('who may do what', () => {
  const change = async (owner: Member, of: Member, roles: readonly string[], name = of.member.name) =>
    (
      await ask<{ changeMember: Outcome }>(
        owner,
        `mutation ($id: ID!, $version: Int!, $name: String!, $roles: [StaffRole!]!) {
          changeMember(id: $id, version: $version, name: $name, language: NL, roles: $roles) {
            approvalId problems { messageKey } } }`,
        { id: of.member.id, version: of.member.version, name, roles },
      )
    ).changeMember
  const rolesOf = async ({ member }: Member) =>
    (await shop.db.selectFrom('staff_members').select('roles').where('id', '=', member.id).executeTakeFirstOrThrow())
      .roles

  test('is decided by one owner while there is one, and by two from then on', async () => {
    const owner = await memberOfStaff(shop)
    const one = await memberOfStaff(shop, ['reader'])
    expect(await change(owner, one, ['SERVICE'])).toEqual({ approvalId: null, problems: [] })
    expect(await rolesOf(one)).toEqual(['service'])

    const other = await memberOfStaff(shop)
    const two = await memberOfStaff(shop, ['reader'])
    const { approvalId } = await change(owner, two, ['OWNER'])
    expect(await rolesOf(two)).toEqual(['reader'])
    expect(await approve(owner, approvalId ?? '')).toMatchObject(key('approval-own'))
    expect(await approve(other, approvalId ?? '')).toMatchObject({ problems: [] })
    expect(await rolesOf(two)).toEqual(['owner'])
  })

  test('is not lost by one owner to the other: who is to be shut out has to agree, or a third', async () => {
    const small = await openTestShop()
    const smallApi = staffApi(small)
    const press = async (by: Member, mutation: string, variables: Readonly<Record<string, unknown>>) => {
      const { data, errors } = await smallApi.execute(
        { query: mutation, variables },
        { sessionToken: by.token, ...staffPlace },
      )
      if (errors) throw new Error(JSON.stringify(errors))
      return Object.values(data as Readonly<Record<string, Outcome>>)[0]
    }
    const about = (name: string) => `mutation ($id: ID!, $version: Int!) {
      ${name}(id: $id, version: $version) { problems { messageKey } ${name === 'logOutMember' ? '' : 'approvalId'} } }`
    const stateOf = async ({ member }: Member) =>
      (await small.shop.staff.allMembers()).find(({ id }) => id === member.id)
    const now = async (of: Member) => ({ id: of.member.id, version: (await stateOf(of))?.version })
    const agree = 'mutation ($id: ID!) { approveChange(id: $id) { problems { messageKey } } }'
    const refuse = 'mutation ($id: ID!) { declineChange(id: $id, reason: "No") { problems { messageKey } } }'

    const [one, other] = [await memberOfStaff(small), await memberOfStaff(small)]
    const asked = await press(one, about('suspendMember'), await now(other))
    expect(asked?.approvalId).toEqual(expect.any(String))
    expect(await stateOf(other)).toMatchObject({ state: 'active', roles: ['owner'] })
    expect(await press(one, agree, { id: asked?.approvalId })).toMatchObject(key('approval-own'))
    // Who it is about doesn't stay by saying no; what protects at once needs nobody.
    expect(await press(other, refuse, { id: asked?.approvalId })).toMatchObject(key('approval-about-you'))
    expect(await press(one, about('logOutMember'), await now(other))).toEqual({ problems: [] })
    expect(await other.actorNow()).toBeUndefined()

    const third = await memberOfStaff(small)
    expect(await press(third, agree, { id: asked?.approvalId })).toEqual({ problems: [] })
    expect(await stateOf(other)).toMatchObject({ state: 'suspended' })
    // Letting an owner in again makes one: two people once more.
    const back = await press(one, about('resumeMember'), await now(other))
    expect(await stateOf(other)).toMatchObject({ state: 'suspended' })
    expect(await press(third, agree, { id: back?.approvalId })).toEqual({ problems: [] })
    expect(await stateOf(other)).toMatchObject({ state: 'active' })

    // One of the last two may leave by agreeing, and nobody by agreeing as the last.
    const leaving = await press(one, about('suspendMember'), await now(third))
    expect(await press(third, agree, { id: leaving?.approvalId })).toEqual({ problems: [] })
    expect(await stateOf(third)).toMatchObject({ state: 'suspended' })
    expect(await small.shop.staff.suspendByCommand(other.email)).toEqual({ suspended: true })
    expect(await small.shop.staff.suspendByCommand(one.email)).toMatchObject(refusal('staff-last-owner'))
    // Somebody who decides nothing about staff is suspended by one.
    const packer = await memberOfStaff(small, ['warehouse'])
    expect(await press(one, about('suspendMember'), await now(packer))).toEqual({ problems: [], approvalId: null })
    expect(await stateOf(packer)).toMatchObject({ state: 'suspended' })
  })

  test('but not what somebody is called', async () => {
    const owner = await memberOfStaff(shop)
    const one = await memberOfStaff(shop, ['reader'])
    expect(await change(owner, one, ['READER'], 'Another name')).toEqual({ approvalId: null, problems: [] })
  })

  test('somebody new begins by a link that the second person is shown', async () => {
    const [owner, other] = [await memberOfStaff(shop), await memberOfStaff(shop)]
    const { inviteMember } = await ask<{ inviteMember: Outcome & { token: string | null } }>(
      owner,
      `mutation { inviteMember(name: "New", email: "new@shop.test", language: NL, roles: [READER]) {
        token approvalId problems { messageKey } } }`,
      {},
    )
    expect(inviteMember.token).toBeNull()
    const { token } = await approve(other, inviteMember.approvalId ?? '')
    expect(await shop.shop.staff.invitation(token ?? '')).toMatchObject({ member: { email: 'new@shop.test' } })
  })
})
