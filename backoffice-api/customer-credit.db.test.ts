import { describe, expect, test } from 'vitest'
import { registerMember } from '#test/shop/member.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { memberOfStaff, staffPlace } from '#test/shop/staff.ts'
import { staffApi } from '#test/shop/staff-api.ts'

const shop = await openTestShop()
const { db } = shop
const api = staffApi(shop)

type Member = Awaited<ReturnType<typeof memberOfStaff>>
type Outcome = {
  readonly problems: readonly { readonly messageKey: string; readonly field: string | null }[]
  readonly approvalId?: string | null
}

async function press(member: Member, mutation: string, variables: Readonly<Record<string, unknown>>): Promise<Outcome> {
  const { data, errors } = await api.execute(
    { query: mutation, variables },
    { sessionToken: member.token, ...staffPlace },
  )
  if (errors) throw new Error(JSON.stringify(errors))
  const [outcome] = Object.values(data as Readonly<Record<string, Outcome>>)
  if (!outcome) throw new Error('Nothing was answered')
  return outcome
}
const outcome = '{ approvalId problems { messageKey field } }'
const points = (
  by: Member,
  number: string,
  amount: number,
  reason = 'A late parcel',
  key: string = crypto.randomUUID(),
) =>
  press(
    by,
    `mutation ($number: String!, $points: Int!, $reason: String!, $key: String!) {
      changeCustomerPoints(number: $number, points: $points, reason: $reason, key: $key) ${outcome} }`,
    { number, points: amount, reason, key },
  )
const voucher = (
  by: Member,
  number: string,
  amount: number,
  reason = 'A late parcel',
  key: string = crypto.randomUUID(),
) =>
  press(
    by,
    `mutation ($number: String!, $amount: Int!, $reason: String!, $key: String!) {
      giveCustomerVoucher(number: $number, amount: $amount, reason: $reason, key: $key) ${outcome} }`,
    { number, amount, reason, key },
  )
const takeBack = (by: Member, number: string, of: string, reason = 'Given by mistake') =>
  press(
    by,
    `mutation ($number: String!, $voucher: String!, $reason: String!) {
      voidCustomerVoucher(number: $number, voucher: $voucher, reason: $reason) ${outcome} }`,
    { number, voucher: of, reason },
  )
const approve = (by: Member, id: string) =>
  press(by, 'mutation ($id: ID!) { approveChange(id: $id) { problems { messageKey field } } }', { id })

const book = async (customerId: string) => (await shop.shop.loyaltyOf({ id: customerId })).entries
const available = async (customerId: string) => (await shop.shop.loyaltyOf({ id: customerId })).available
const vouchersOf = (customerId: string) =>
  db.selectFrom('vouchers').selectAll().where('customer_id', '=', customerId).orderBy('number').execute()
const key = (messageKey: string) => ({ problems: [expect.objectContaining({ messageKey })] })
const done = { problems: [], approvalId: null }

const [nadia, bram] = [await memberOfStaff(shop, ['service']), await memberOfStaff(shop, ['service'])]

describe('points by hand', () => {
  test('stand in the club’s book and in those of staff, with why and by whom, once for each press', async () => {
    const { customer } = await registerMember(shop)
    const before = await available(customer.id)
    const again = crypto.randomUUID()
    const both = await Promise.all([
      points(nadia, customer.number, 120, 'A late parcel', again),
      points(nadia, customer.number, 120, 'A late parcel', again),
    ])
    expect(both).toEqual([done, done])
    expect(await available(customer.id)).toBe(before + 120)
    expect((await book(customer.id))[0]).toMatchObject({ type: 'adjust', points: 120, reason: 'A late parcel' })
    const rows = await db
      .selectFrom('staff_audit')
      .select(['action', 'before', 'after', 'member_name'])
      .where('object_id', '=', customer.number)
      .where('action', '=', 'customer.points')
      .execute()
    expect(rows[0]).toEqual({
      action: 'customer.points',
      before: { points: before },
      after: { points: before + 120, reason: 'A late parcel' },
      member_name: nadia.member.name,
    })
  })

  test('that are enough for a voucher become one, as others do', async () => {
    const { customer } = await registerMember(shop)
    const { voucherPoints } = shop.shop.settings.at(shop.clock.now()).loyalty
    const before = await available(customer.id)
    await points(nadia, customer.number, voucherPoints)
    expect(await available(customer.id)).toBe(before)
    expect(await vouchersOf(customer.id)).toMatchObject([{ status: 'announced' }])
  })

  test('are refused beside their field, and nothing is written', async () => {
    const { customer } = await registerMember(shop)
    const entries = (await book(customer.id)).length
    const had = await available(customer.id)
    expect(await points(nadia, customer.number, 0)).toMatchObject({
      problems: [{ messageKey: 'credit-points-invalid', field: 'points' }],
    })
    expect(await points(nadia, customer.number, 5, ' ')).toMatchObject({
      problems: [{ messageKey: 'credit-reason-required', field: 'reason' }],
    })
    expect(await points(nadia, customer.number, -had - 1)).toMatchObject(key('credit-points-too-many'))
    expect(await points(nadia, 'C-unknown', 5)).toMatchObject(key('staff-not-found'))
    expect((await book(customer.id)).length).toBe(entries)
    expect(await points(nadia, customer.number, -had, 'Asked for it')).toEqual(done)
    expect(await available(customer.id)).toBe(0)
  })

  test('above the limit wait for somebody else, also in small steps', async () => {
    const { customer } = await registerMember(shop)
    const { pointsAbove } = shop.shop.staffLimits()
    expect(await points(nadia, customer.number, pointsAbove - 10)).toEqual(done)
    expect(await points(bram, customer.number, 10)).toEqual(done)
    const had = await available(customer.id)
    const asked = await points(nadia, customer.number, 11)
    expect(asked.approvalId).toEqual(expect.any(String))
    expect(await available(customer.id)).toBe(had)
    expect(await approve(nadia, asked.approvalId ?? '')).toMatchObject(key('approval-own'))
    expect(await approve(bram, asked.approvalId ?? '')).toMatchObject({ problems: [] })
    expect(await available(customer.id)).toBe(had + 11)
  })

  test('need a fresh proof', async () => {
    const { customer } = await registerMember(shop)
    const later = await memberOfStaff(shop, ['service'])
    shop.clock.advance(16 * 60_000)
    expect(await points(later, customer.number, 5)).toMatchObject(key('staff-proof-needed'))
  })
})

describe('vouchers by hand', () => {
  test('can be used at once and are mailed, once for each press, with their reason for colleagues', async () => {
    const by = await memberOfStaff(shop, ['service'])
    const { customer } = await registerMember(shop)
    const again = crypto.randomUUID()
    expect(await voucher(by, customer.number, 1250, 'Wrong size sent', again)).toEqual(done)
    expect(await voucher(by, customer.number, 1250, 'Wrong size sent', again)).toEqual(done)
    const [given, ...others] = await vouchersOf(customer.id)
    expect(others).toEqual([])
    expect(given).toMatchObject({ amount: 1250, currency: 'EUR', status: 'issued', given_reason: 'Wrong size sent' })
    await shop.runJobs()
    expect(shop.mails.some(({ to, text }) => to === customer.email && text.includes(`${given?.barcode}`))).toBe(true)
  })

  test('above the limit wait, and one that is taken back counts as well', async () => {
    const [one, other] = [await memberOfStaff(shop, ['service']), await memberOfStaff(shop, ['service'])]
    const { customer } = await registerMember(shop)
    const limit = shop.shop.staffLimits().vouchersAbove.EUR ?? 0
    expect((await voucher(one, customer.number, limit + 1)).approvalId).toEqual(expect.any(String))
    expect(await vouchersOf(customer.id)).toEqual([])
    expect(await voucher(one, customer.number, limit)).toEqual(done)
    const [given] = await vouchersOf(customer.id)
    const asked = await takeBack(one, customer.number, `${given?.number}`)
    expect(asked.approvalId).toEqual(expect.any(String))
    expect(await approve(other, asked.approvalId ?? '')).toMatchObject({ problems: [] })
    expect(await vouchersOf(customer.id)).toMatchObject([
      { status: 'void', voided_reason: 'Given by mistake', voided_by: other.member.name },
    ])
  })

  test('are taken back while nobody uses them, and never twice or from somebody else', async () => {
    const by = await memberOfStaff(shop, ['service'])
    const [{ customer }, { customer: stranger }] = [await registerMember(shop), await registerMember(shop)]
    await voucher(by, customer.number, 1000)
    const [given] = await vouchersOf(customer.id)
    const number = `${given?.number}`
    expect(await takeBack(by, stranger.number, number)).toMatchObject(key('credit-voucher-gone'))
    expect(await takeBack(by, customer.number, number, ' ')).toMatchObject(key('credit-reason-required'))
    await db.updateTable('vouchers').set({ status: 'reserved' }).where('number', '=', number).execute()
    expect(await takeBack(by, customer.number, number)).toMatchObject(key('credit-voucher-gone'))
    await db.updateTable('vouchers').set({ status: 'issued' }).where('number', '=', number).execute()
    expect(await takeBack(by, customer.number, number)).toEqual(done)
    expect(await takeBack(by, customer.number, number)).toMatchObject(key('credit-voucher-gone'))
  })
})

test('the page of somebody has all that is known of them, with how each consent stands', async () => {
  const { customer } = await registerMember(shop)
  const { data } = await api.execute(
    {
      query: `query ($number: String!) { customer(number: $number) {
        pointsBook { points reason } consentStandings { purpose decision wordingVersion }
        consents { purpose form storefront language wordingVersion } mails { subject } vouchers { number }
        reservations { number } awaited { article } wishlist { sku } favouriteStores approvals { id } } }`,
      variables: { number: customer.number },
    },
    { sessionToken: nadia.token, ...staffPlace },
  )
  expect(data).toMatchObject({
    customer: {
      consentStandings: [{ purpose: 'terms', decision: 'given', wordingVersion: '2026-11' }],
      consents: [
        { purpose: 'terms', form: 'register', storefront: 'nl_NL', language: 'nl', wordingVersion: '2026-11' },
      ],
    },
  })
})
