import { describe, expect, test } from 'vitest'
import { hour } from '#kernel/clock.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { registerMember } from '#test/shop/member.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { addresses } from '#test/shop/shopper.ts'
import { fixtures } from '#test/shop/small-catalog.ts'
import type { CallerOrder } from './place-for-caller.ts'

const shop = await openTestShop()
const { staffOrders } = shop.shop
const author = { id: crypto.randomUUID(), name: 'Nadia' }
const storefront = storefrontOf('nl_NL')
const { countryIso, firstName, lastName, street, zipcode, city } = addresses.nl_NL as Record<string, string> &
  CallerOrder['address']

const wanted = (change: Partial<CallerOrder> = {}): CallerOrder => ({
  items: [{ referencedId: fixtures.boot, quantity: 1 }],
  email: 'caller@example.com',
  address: { countryIso, firstName, lastName, street, additionalAddressLine1: '12', zipcode, city },
  shippingMethod: null,
  paymentMethod: 'ideal',
  comment: null,
  termsRead: true,
  expectedTotal: null,
  ...change,
})
const place = (change: Partial<CallerOrder> = {}) => staffOrders.placeForCaller(storefront, wanted(change), author)

/** What a caller hears first. */
async function totalOf(change: Partial<CallerOrder> = {}): Promise<number> {
  const answer = await place(change)
  if (!('refusals' in answer)) throw new Error('It was placed')
  const [why] = answer.refusals
  expect(why?.messageKey).toBe('caller-total')
  return Number(why && 'name' in why ? why.name : 0)
}

describe('an order for a caller', () => {
  test('costs what the shop says, leaves no traces before its caller agreed, and a mail brings the link to pay it', async () => {
    const before = await shop.stockOf(fixtures.boot)
    const expectedTotal = await totalOf()
    expect(expectedTotal).toBeGreaterThanOrEqual(10_000)
    expect(await shop.stockOf(fixtures.boot)).toBe(before)
    const placed = await place({ expectedTotal })
    if ('refusals' in placed) throw new Error(JSON.stringify(placed))
    expect(await shop.stockOf(fixtures.boot)).toBe(before - 1)
    await shop.runJobs()
    const mail = shop.mails.find(({ key }) => key.includes(placed.id))
    expect(mail).toMatchObject({ to: 'caller@example.com' })
    expect(mail?.text).toMatch(/\?order=/)
    // Nobody began to pay within the time of the checkout; the link works for longer.
    shop.clock.advance(hour)
    await shop.shop.sweepPayments()
    expect((await shop.shop.order(placed.id))?.state).toBe('open')
    shop.clock.advance(50 * hour)
    await shop.shop.sweepPayments()
    expect((await shop.shop.order(placed.id))?.state).toBe('failed')
    expect(await shop.stockOf(fixtures.boot)).toBe(before)
  })

  test('is refused beside its fields, and with another total than the caller heard', async () => {
    const bad = await place({ email: 'nobody', address: { ...wanted().address, zipcode: '99' } })
    expect(bad).toMatchObject({ refusals: [{ field: 'email' }, { field: 'billingAddress.zipcode' }] })
    expect(await place({ items: [{ referencedId: fixtures.soldOut, quantity: 1 }] })).toMatchObject({
      refusals: [{ messageKey: 'product-out-of-stock' }],
    })
    expect(await place({ expectedTotal: 1 })).toMatchObject({ refusals: [{ messageKey: 'caller-total' }] })
    const expectedTotal = await totalOf()
    expect(await place({ expectedTotal, termsRead: false })).toMatchObject({
      refusals: [{ messageKey: 'caller-total' }],
    })
  })
})

describe('an order for a caller with an account', () => {
  const account = async (email: string, isConfirmed: boolean) => {
    const { customer } = await registerMember(shop, email)
    return { id: customer.id, email: customer.email, emailConfirmedAt: isConfirmed ? shop.clock.now() : null }
  }

  test('is theirs', async () => {
    const mine = { account: await account('sanne@example.com', true), email: ' Sanne@example.com' }
    const placed = await place({ ...mine, expectedTotal: await totalOf(mine) })
    if ('refusals' in placed) throw new Error(JSON.stringify(placed))
    const row = await shop.db.selectFrom('orders').select('customer_id').where('id', '=', placed.id).executeTakeFirst()
    expect(row).toEqual({ customer_id: mine.account.id })
  })

  test('is refused where nobody has shown that the address is theirs, or where it has another one', async () => {
    const strange = { account: await account('strange@example.com', false), email: 'strange@example.com' }
    expect(await place(strange)).toMatchObject({
      refusals: [{ messageKey: 'caller-account-unconfirmed', field: 'email' }],
    })
    const other = { account: await account('other@example.com', true), email: 'caller@example.com' }
    expect(await place(other)).toMatchObject({
      refusals: [{ messageKey: 'caller-account-email', name: 'other@example.com' }],
    })
  })
})
