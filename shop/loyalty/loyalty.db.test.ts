import { beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '#database/transaction.ts'
import { hour } from '#kernel/clock.ts'
import { isEan } from '#kernel/ean.ts'
import { newCode } from '#kernel/ids.ts'
import { type StorefrontCode, storefrontOf } from '#kernel/storefront.ts'
import { registerMember } from '#test/shop/member.ts'
import { openTestShop, type TestShop } from '#test/shop/open-shop.ts'
import { usualSettings } from '#test/shop/settings.ts'
import { apiShopper } from '#test/shop/shopper.ts'
import { fixtures } from '#test/shop/small-catalog.ts'
import type { Customer } from '../customers/customer.ts'
import type { LoggedIn } from '../customers/log-in.ts'
import { redemptionWriter } from './redemption-store.ts'
import { voucherWriter } from './voucher-store.ts'

const rules = usualSettings.loyalty

const shop = await openTestShop()
const { db, clock } = shop

const start = '2026-11-21T10:00:00Z'
/** Three days on the way and a period that ends on 8 December: the points are released the day after. */
const released = '2026-12-09T05:07:00Z'
const issued = '2026-12-23T05:07:00Z'
const password = 'vermiljoen-lederhaas'

const register = (email?: string, store?: StorefrontCode, at: TestShop = shop) => registerMember(at, email, store)

type Bought = { id: string; orderNumber: string; reference: string; pay: () => Promise<void> }

/** Boots at 100.00 each, ordered by somebody who is logged in. */
async function order(login: LoggedIn, quantity = 2, store: StorefrontCode = 'nl_NL'): Promise<Bought> {
  const me = await apiShopper(shop, store, login)
  await me.readyToOrder(fixtures.boot, quantity)
  const { id = '', orderNumber = '', reference = '' } = await me.place()
  const { redirectUrl = '' } = await me.pay(id)
  return {
    id,
    orderNumber,
    reference,
    pay: async () => {
      await shop.decide(redirectUrl, 'paid')
      await me.comeBack(reference)
    },
  }
}

async function buy(login: LoggedIn, quantity = 2, store: StorefrontCode = 'nl_NL'): Promise<Bought> {
  const bought = await order(login, quantity, store)
  await bought.pay()
  return bought
}

const withdraw = (orderNumber: string, more: { email?: string; items?: string[] } = {}) =>
  shop.shop.withdraw(storefrontOf('nl_NL'), {
    name: 'Sanne de Wit',
    email: 'shopper@example.com',
    items: [],
    reason: '',
    channel: 'guest',
    orderNumber,
    idempotencyKey: newCode(),
    ...more,
  })

const club = (customer: Customer) => shop.shop.loyaltyOf(customer)
const types = async (customer: Customer) => (await club(customer)).entries.map(({ type }) => type)
const runClubAt = async (at: string) => {
  clock.moveTo(at)
  await shop.shop.runLoyaltyJobs()
}

/** A voucher that is there, without the shopping and the waiting. */
async function voucherOf({ id, storefrontCode }: Customer) {
  return inTransaction(db, async (tx) => {
    const vouchers = voucherWriter(tx)
    const voucherId = await vouchers.announce({ id, storefrontCode }, rules, clock.now())
    await vouchers.issue(voucherId, rules.voucherMonths, clock.now())
    return tx.selectFrom('vouchers').selectAll().where('id', '=', voucherId).executeTakeFirstOrThrow()
  })
}

const cartOf = async (orderId: string) =>
  (await db.selectFrom('orders').select('cart_id').where('id', '=', orderId).executeTakeFirstOrThrow()).cart_id
const newCart = async () =>
  (
    await db
      .insertInto('carts')
      .values({ store_code: 'nl_NL', created_at: clock.now(), updated_at: clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
const statusOf = async (id: string) =>
  (await db.selectFrom('vouchers').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status

/** As the checkout does it, each in a transaction of its own. */
const till = {
  reserve: (barcode: string | null, cartId: string, customer: Customer, currency: 'EUR' | 'GBP' = 'EUR') =>
    inTransaction(db, (tx) =>
      redemptionWriter(tx).reserve(barcode ?? '', { id: cartId, customerId: customer.id, currency }, clock.now()),
    ),
  heldBy: (cartId: string) => redemptionWriter(db).heldBy(cartId),
  unreserve: (barcode: string | null, cartId: string) => redemptionWriter(db).unreserve(barcode ?? '', cartId),
  redeem: (orderId: string) => inTransaction(db, (tx) => redemptionWriter(tx).redeem(orderId)),
  release: (orderId: string) => inTransaction(db, (tx) => redemptionWriter(tx).release(orderId)),
}

beforeEach(async () => {
  clock.moveTo(start)
  await shop.runJobs()
  shop.mails.length = 0
})

describe('signing up', () => {
  test('gives 50 points at once', async () => {
    const { customer } = await register()
    expect(await club(customer)).toMatchObject({
      available: 50,
      pending: 0,
      pendingUntil: null,
      nextVoucherOn: null,
      entries: [{ type: 'signup', points: 50, state: 'available', orderNumber: null }],
    })
  })

  test('again after leaving gives none within twelve months, and no more is known than a hash', async () => {
    const email = `${newCode().toLowerCase()}@example.com`
    const first = await register(email)
    await buy(first)
    await voucherOf(first.customer)
    expect(await shop.shop.deleteCustomer(first.customer, { password })).toEqual({ deleted: true })
    expect(
      await db.selectFrom('loyalty_entries').selectAll().where('customer_id', '=', first.customer.id).execute(),
    ).toEqual([])
    expect(await db.selectFrom('vouchers').selectAll().where('customer_id', '=', first.customer.id).execute()).toEqual(
      [],
    )
    const left = await db.selectFrom('club_emails').selectAll().execute()
    expect(JSON.stringify(left)).not.toContain(email)

    clock.moveTo('2027-11-21T09:00:00Z')
    const again = await register(email)
    expect((await club(again.customer)).available).toBe(0)
    await shop.shop.deleteCustomer(again.customer, { password })

    await runClubAt('2028-11-21T09:00:01Z')
    expect(await db.selectFrom('club_emails').selectAll().execute()).toEqual([])
    const later = await register(email)
    expect((await club(later.customer)).available).toBe(50)
  })
})

describe('an order', () => {
  test('earns a point for each euro of goods when it is paid, pending until its period has passed', async () => {
    const login = await register()
    const bought = await order(login)
    expect(await club(login.customer)).toMatchObject({ available: 50, pending: 0 })
    await bought.pay()
    expect(await club(login.customer)).toMatchObject({
      available: 50,
      pending: 200,
      pendingUntil: '2026-12-09',
      entries: [{ type: 'earn', points: 200, state: 'pending', orderNumber: bought.orderNumber }, { type: 'signup' }],
    })
  })

  test('earns once, however often its payment is told', async () => {
    const login = await register()
    const bought = await order(login)
    const comeBack = async () => (await apiShopper(shop, 'nl_NL', login)).comeBack(bought.reference)
    await Promise.all([bought.pay(), bought.pay(), bought.pay()])
    await Promise.all([comeBack(), comeBack()])
    expect(await types(login.customer)).toEqual(['earn', 'signup'])
  })

  test('in pounds earns a point for each pound', async () => {
    const login = await register(undefined, 'en_GB')
    await buy(login, 1, 'en_GB')
    expect(await club(login.customer)).toMatchObject({ pending: 100 })
  })

  test('of a guest earns nothing', async () => {
    const before = await db.selectFrom('loyalty_entries').select('id').execute()
    const me = await apiShopper(shop)
    const placed = await me.order(fixtures.boot)
    await shop.decide(placed.redirectUrl, 'paid')
    expect(await me.comeBack(placed.reference)).toMatchObject({ state: 'paid' })
    expect(await db.selectFrom('loyalty_entries').select('id').execute()).toEqual(before)
  })

  test('counts its period from the delivery once that is known', async () => {
    const login = await register()
    const { id } = await buy(login)
    await db.updateTable('orders').set({ delivered_at: '2026-11-30T12:00:00Z' }).where('id', '=', id).execute()
    await runClubAt('2026-12-14T22:00:00Z')
    expect(await club(login.customer)).toMatchObject({ available: 50, pending: 200, pendingUntil: '2026-12-15' })
    await runClubAt('2026-12-14T23:00:00Z')
    expect(await club(login.customer)).toMatchObject({ pending: 0 })
  })
})

describe('points', () => {
  test('are released when the period has passed, by the clock of the storefront', async () => {
    const login = await register()
    await buy(login, 1)
    await runClubAt('2026-12-08T22:59:59Z')
    expect(await club(login.customer)).toMatchObject({ available: 50, pending: 100 })
    await runClubAt('2026-12-08T23:00:00Z')
    expect(await club(login.customer)).toMatchObject({ available: 150, pending: 0, pendingUntil: null })
  })

  test('become a voucher at 200, which is issued after 14 days and valid for six months', async () => {
    const login = await register()
    await buy(login)
    await runClubAt(released)
    expect(await club(login.customer)).toMatchObject({
      available: 50,
      pending: 0,
      nextVoucherOn: '2026-12-23',
      entries: [
        { type: 'convert', points: -200, voucher: null },
        { type: 'release', points: 200 },
        { type: 'earn', points: 200 },
        { type: 'signup', points: 50 },
      ],
    })
    await runClubAt('2026-12-22T05:07:00Z')
    expect(await shop.shop.vouchersOf(login.customer)).toEqual([])
    await shop.runJobs()
    shop.mails.length = 0
    await runClubAt(issued)
    const [voucher, ...more] = await shop.shop.vouchersOf(login.customer)
    expect(more).toEqual([])
    expect(voucher).toMatchObject({
      amount: 1000,
      currency: 'EUR',
      status: 'issued',
      validFrom: '2026-12-23',
      validTo: '2027-06-23',
    })
    expect(isEan(voucher?.barcode ?? '')).toBe(true)
    const after = await club(login.customer)
    expect(after.nextVoucherOn).toBeNull()
    expect(after.entries.map(({ voucher: became }) => became)).toEqual([voucher?.barcode, null, null, null])
    await shop.runJobs()
    expect(shop.mails.map(({ to, key }) => [to, key])).toEqual([
      [login.customer.email, `voucher-issued:${voucher?.id}`],
    ])
  })

  test('of several orders become several vouchers, and what is left stays', async () => {
    const login = await register()
    await buy(login, 4)
    await buy(login, 1)
    await runClubAt(released)
    expect(await club(login.customer)).toMatchObject({ available: 150 })
    await runClubAt(issued)
    expect(await shop.shop.vouchersOf(login.customer)).toHaveLength(2)
  })

  test('are never added up, changed or dropped by hand', async () => {
    const { customer } = await register()
    await expect(
      db.updateTable('loyalty_entries').set({ points: 5000 }).where('customer_id', '=', customer.id).execute(),
    ).rejects.toThrow('append-only')
    await expect(db.deleteFrom('loyalty_entries').where('customer_id', '=', customer.id).execute()).rejects.toThrow(
      'append-only',
    )
  })
})

describe('the club', () => {
  test('run twice at once, and again, does everything once', async () => {
    const logins = await Promise.all(Array.from({ length: 4 }, () => register()))
    for (const login of logins) await buy(login, 4)
    clock.moveTo(released)
    await Promise.all([shop.shop.runLoyaltyJobs(), shop.shop.runLoyaltyJobs()])
    await shop.shop.runLoyaltyJobs()
    for (const { customer } of logins) {
      expect(await types(customer)).toEqual(['convert', 'convert', 'release', 'earn', 'signup'])
      expect(await club(customer)).toMatchObject({ available: 50, pending: 0 })
    }
    clock.moveTo(issued)
    await shop.runJobs()
    shop.mails.length = 0
    await Promise.all([shop.shop.runLoyaltyJobs(), shop.shop.runLoyaltyJobs(), shop.shop.runLoyaltyJobs()])
    await shop.runJobs()
    const barcodes = new Set<string>()
    for (const { customer } of logins) {
      const vouchers = await shop.shop.vouchersOf(customer)
      expect(vouchers).toHaveLength(2)
      for (const { barcode } of vouchers) barcodes.add(barcode)
      expect(shop.mails.filter(({ to }) => to === customer.email)).toHaveLength(2)
    }
    expect(barcodes.size).toBe(8)
  })

  test('goes on when one order can’t be read, and says so', async () => {
    const unreadable = await buy(await register(), 1)
    const login = await register()
    await buy(login, 1)
    const sendTo = (country: string) =>
      db
        .updateTable('orders')
        .set({ shipping_address: JSON.stringify({ country }) })
        .where('id', '=', unreadable.id)
        .execute()
    await sendTo('XX')
    clock.moveTo(released)
    await expect(shop.shop.runLoyaltyJobs()).rejects.toThrow('The club could not do 1 of its steps')
    expect(await club(login.customer)).toMatchObject({ available: 150, pending: 0 })
    await sendTo('NL')
    await shop.shop.runLoyaltyJobs()
  })
})

describe('in the weeks before the Belgian sales', () => {
  test('no voucher is handed out there, in a shop that follows their calendar', async () => {
    const belgian = await openTestShop({ salePeriod: 'calendar' })
    const customers = await Promise.all(
      (['nl_BE', 'nl_NL'] as const).map((store) => register(undefined, store, belgian)),
    )
    belgian.clock.moveTo('2026-12-10T10:00:00Z')
    for (const { customer } of customers) {
      await inTransaction(belgian.db, (tx) => voucherWriter(tx).announce(customer, rules, belgian.clock.now()))
    }
    const vouchersAt = async (at: string) => {
      belgian.clock.moveTo(at)
      await belgian.shop.runLoyaltyJobs()
      const found = await Promise.all(customers.map(({ customer }) => belgian.shop.vouchersOf(customer)))
      return found.map((vouchers) => vouchers.map(({ validFrom }) => validFrom))
    }
    expect(await vouchersAt('2026-12-24T05:07:00Z')).toEqual([[], ['2026-12-24']])
    expect(await vouchersAt('2027-01-04T05:07:00Z')).toEqual([['2027-01-04'], ['2026-12-24']])
  })
})

describe('a withdrawal', () => {
  test('takes the points of its order back before they are released', async () => {
    const login = await register()
    const { orderNumber } = await buy(login)
    const kept = await buy(login, 1)
    await withdraw(orderNumber)
    await runClubAt(released)
    await shop.shop.runLoyaltyJobs()
    expect(await club(login.customer)).toMatchObject({
      available: 150,
      pending: 0,
      entries: [
        { type: 'release', points: 100, orderNumber: kept.orderNumber },
        { type: 'reverse', points: -200, orderNumber },
        { type: 'earn' },
        { type: 'earn' },
        { type: 'signup' },
      ],
    })
  })

  test('of a part gives the points of the rest once it is known what is kept', async () => {
    const login = await register()
    const { id, orderNumber } = await buy(login, 2)
    await withdraw(orderNumber, { items: ['one pair of the boots'] })
    await runClubAt('2026-11-22T05:07:00Z')
    expect(await club(login.customer)).toMatchObject({ available: 50, pending: 0 })
    await shop.shop.reverseFor(id, 10_000)
    expect(await club(login.customer)).toMatchObject({ available: 50, pending: 100 })
    await runClubAt(released)
    expect(await club(login.customer)).toMatchObject({ available: 150, pending: 0 })
  })

  test('is answered by the return, also when that is booked first and everything was kept', async () => {
    const login = await register()
    const { id, orderNumber } = await buy(login, 1)
    await withdraw(orderNumber)
    await shop.shop.reverseFor(id, 10_000)
    await runClubAt(released)
    expect(await club(login.customer)).toMatchObject({ available: 150, pending: 0 })
    expect(await types(login.customer)).toEqual(['release', 'earn', 'signup'])
  })

  test('in somebody else’s name takes nothing: anybody can write down a number', async () => {
    const login = await register()
    const { orderNumber } = await buy(login, 1)
    await withdraw(orderNumber, { email: 'stranger@example.com' })
    await runClubAt(released)
    expect(await club(login.customer)).toMatchObject({ available: 150 })
  })

  test('with the address of the account counts like one with that of the order', async () => {
    const login = await register()
    const { orderNumber } = await buy(login, 1)
    await withdraw(orderNumber, { email: login.customer.email.toUpperCase() })
    await runClubAt(released)
    expect(await club(login.customer)).toMatchObject({ available: 50, pending: 0 })
  })

  test('that comes too late takes nothing', async () => {
    const login = await register()
    const { id, orderNumber } = await buy(login, 1)
    await db.updateTable('orders').set({ delivered_at: '2026-11-23T12:00:00Z' }).where('id', '=', id).execute()
    clock.moveTo('2026-12-08T12:00:00Z')
    await withdraw(orderNumber)
    await shop.shop.runLoyaltyJobs()
    expect(await club(login.customer)).toMatchObject({ available: 150 })
  })
})

describe('a return', () => {
  test('takes points back in proportion, once', async () => {
    const login = await register()
    const { id } = await buy(login, 3)
    await Promise.all([shop.shop.reverseFor(id, 20_050), shop.shop.reverseFor(id, 20_050)])
    expect(await club(login.customer)).toMatchObject({ pending: 200 })
    await shop.shop.reverseFor(id, 0)
    expect(await club(login.customer)).toMatchObject({ pending: 0, pendingUntil: null })
  })

  test('after the release takes a voucher back that was only announced', async () => {
    const login = await register()
    const { id } = await buy(login)
    await runClubAt(released)
    await shop.shop.reverseFor(id, 0)
    expect(await club(login.customer)).toMatchObject({ available: 50, pending: 0, nextVoucherOn: null })
    expect((await types(login.customer)).slice(0, 2)).toEqual(['adjust', 'reverse'])
    await runClubAt(issued)
    expect(await shop.shop.vouchersOf(login.customer)).toEqual([])
  })

  test('after the voucher was issued leaves it, and later points make up for it', async () => {
    const login = await register()
    const { id } = await buy(login)
    await runClubAt(released)
    await runClubAt(issued)
    await shop.shop.reverseFor(id, 0)
    expect(await club(login.customer)).toMatchObject({ available: -150 })
    expect(await shop.shop.vouchersOf(login.customer)).toHaveLength(1)
  })

  test('of an order without points changes nothing', async () => {
    await shop.shop.reverseFor(crypto.randomUUID(), 0)
    await shop.shop.reverseFor('no order', 0)
  })
})

describe('a voucher', () => {
  test('ends with its last day, and its owner hears of it a month before, once', async () => {
    const { customer } = await register()
    const { id } = await voucherOf(customer)
    await runClubAt('2027-04-20T05:07:00Z')
    await shop.runJobs()
    shop.mails.length = 0
    clock.moveTo('2027-04-21T05:07:00Z')
    await Promise.all([shop.shop.runLoyaltyJobs(), shop.shop.runLoyaltyJobs()])
    await shop.shop.runLoyaltyJobs()
    await shop.runJobs()
    expect(shop.mails.map(({ to, key }) => [to, key])).toEqual([[customer.email, `voucher-expiring:${id}`]])
    expect(shop.mails[0]?.text).toContain('21 mei 2027')

    await runClubAt('2027-05-21T21:59:59Z')
    expect(await shop.shop.vouchersOf(customer)).toHaveLength(1)
    clock.moveTo('2027-05-21T22:00:00Z')
    expect(await shop.shop.vouchersOf(customer)).toEqual([])
    expect(await statusOf(id)).toBe('issued')
    await shop.shop.runLoyaltyJobs()
    expect(await statusOf(id)).toBe('expired')
  })

  test('is not mailed about once it was used or its owner has left', async () => {
    const used = await register()
    const { id, barcode } = await voucherOf(used.customer)
    const { id: orderId } = await order(used)
    await till.reserve(barcode, await cartOf(orderId), used.customer)
    await till.redeem(orderId)
    const gone = await register()
    const lost = await voucherOf(gone.customer)
    await shop.shop.deleteCustomer(gone.customer, { password })
    await shop.runJobs()
    shop.mails.length = 0
    await shop.shop.mailVoucher('expiring', id)
    await shop.shop.mailVoucher('issued', lost.id)
    expect(shop.mails).toEqual([])
  })

  test('is held by one cart, redeemed with its order and then used up', async () => {
    const login = await register()
    const { id, barcode } = await voucherOf(login.customer)
    const { id: orderId } = await order(login)
    const cartId = await cartOf(orderId)
    expect(await till.reserve(barcode, cartId, login.customer)).toMatchObject({ reserved: true, voucher: { id } })
    expect(await till.reserve(barcode, cartId, login.customer)).toMatchObject({ reserved: true })
    expect(await till.heldBy(cartId)).toMatchObject([{ id, status: 'reserved' }])
    expect(await shop.shop.vouchersOf(login.customer)).toHaveLength(1)
    expect(await till.redeem(orderId)).toMatchObject([{ id, status: 'redeemed' }])
    expect(await till.redeem(orderId)).toMatchObject([{ id, status: 'redeemed' }])
    await till.release(orderId)
    expect(await statusOf(id)).toBe('redeemed')
    expect(await shop.shop.vouchersOf(login.customer)).toEqual([])
    expect(await till.reserve(barcode, await newCart(), login.customer)).toEqual({ reserved: false, error: 'redeemed' })
  })

  test('comes back when the order fails, or when it is taken out of the cart', async () => {
    const login = await register()
    const { id, barcode } = await voucherOf(login.customer)
    const { id: orderId } = await order(login)
    await till.reserve(barcode, await cartOf(orderId), login.customer)
    await till.release(orderId)
    expect(await statusOf(id)).toBe('issued')
    expect(await till.redeem(orderId)).toEqual([])
    const cartId = await newCart()
    await till.reserve(barcode, cartId, login.customer)
    await till.unreserve(barcode, await newCart())
    expect(await statusOf(id)).toBe('reserved')
    await till.unreserve(barcode, cartId)
    expect(await statusOf(id)).toBe('issued')
  })

  test('wanted by two carts at once goes to one of them', async () => {
    const login = await register()
    for (let round = 0; round < 5; round++) {
      const { id, barcode } = await voucherOf(login.customer)
      const orders = [await order(login), await order(await register())]
      const answers = await Promise.all(
        orders.map(async (one) => till.reserve(barcode, await cartOf(one.id), login.customer)),
      )
      expect(answers.map(({ reserved }) => reserved).sort()).toEqual([false, true])
      expect(answers).toContainEqual({ reserved: false, error: 'in-another-cart' })
      const redeemed = await Promise.all(orders.map((one) => till.redeem(one.id)))
      expect(redeemed.flat().map((voucher) => voucher.id)).toEqual([id])
      expect(redeemed.map((vouchers) => vouchers.length)).toEqual(answers.map(({ reserved }) => (reserved ? 1 : 0)))
    }
  })

  test('is freed after two hours by a cart that became no order, and not by one that waits for its payment', async () => {
    const login = await register()
    const { barcode } = await voucherOf(login.customer)
    await till.reserve(barcode, await newCart(), login.customer)
    const { id: orderId } = await order(login)
    const cartId = await cartOf(orderId)
    clock.advance(2 * hour - 1)
    expect(await till.reserve(barcode, cartId, login.customer)).toEqual({ reserved: false, error: 'in-another-cart' })
    clock.advance(1)
    expect(await till.reserve(barcode, cartId, login.customer)).toMatchObject({ reserved: true })
    clock.advance(3 * hour)
    expect(await till.reserve(barcode, await newCart(), login.customer)).toMatchObject({ reserved: false })
    await runClubAt('2028-01-01T05:07:00Z')
    expect(await till.redeem(orderId)).toHaveLength(1)
  })

  test('that a forgotten cart holds ends all the same', async () => {
    const { customer } = await register()
    const { id, barcode } = await voucherOf(customer)
    await till.reserve(barcode, await newCart(), customer)
    await runClubAt('2027-05-22T05:07:00Z')
    expect(await statusOf(id)).toBe('expired')
    expect(await till.reserve(barcode, await newCart(), customer)).toEqual({ reserved: false, error: 'expired' })
  })

  test('is taken from its owner only, and in the currency in which its points were earned', async () => {
    const { customer } = await register(undefined, 'en_GB')
    const other = await register()
    const { barcode } = await voucherOf(customer)
    const cartId = await newCart()
    expect(await till.reserve(barcode, cartId, other.customer, 'GBP')).toEqual({ reserved: false, error: 'unknown' })
    expect(await till.reserve('2900000000001', cartId, customer)).toEqual({ reserved: false, error: 'unknown' })
    expect(await till.reserve('SALE', cartId, customer)).toEqual({ reserved: false, error: 'unknown' })
    expect(await till.reserve(barcode, cartId, customer, 'EUR')).toEqual({ reserved: false, error: 'other-currency' })
    expect(await till.reserve(barcode, cartId, customer, 'GBP')).toMatchObject({ reserved: true })
  })
})

describe('the account', () => {
  test('shows vouchers by the names of the specification, and points with their order', async () => {
    const login = await register()
    const { barcode, number } = await voucherOf(login.customer)
    const { orderNumber } = await buy(login, 1)
    const me = await apiShopper(shop, 'nl_NL', login)
    expect(
      await me.call(
        '{ vouchers { text barcode waarde currency geldig_tm geldig_vanaf klant kaartnummer maximumAantalProducten miniumPurchaseAmount } }',
      ),
    ).toEqual([
      {
        text: 'Voucher van €\u00a010, geldig t/m 21 mei 2027',
        barcode,
        waarde: 10,
        currency: 'EUR',
        geldig_tm: '2027-05-21',
        geldig_vanaf: '2026-11-21',
        klant: login.customer.number,
        kaartnummer: number,
        maximumAantalProducten: null,
        miniumPurchaseAmount: 0,
      },
    ])
    expect(
      await me.call(
        '{ loyalty { available pending pendingUntil nextVoucherAt nextVoucherOn entries { type points state at orderNumber } } }',
      ),
    ).toEqual({
      available: 50,
      pending: 100,
      pendingUntil: '2026-12-09',
      nextVoucherAt: 200,
      nextVoucherOn: null,
      entries: [
        { type: 'earn', points: 100, state: 'pending', at: '2026-11-21T10:00:00.000Z', orderNumber },
        { type: 'signup', points: 50, state: 'available', at: '2026-11-21T10:00:00.000Z', orderNumber: null },
      ],
    })
  })

  test('can be taken along with its points and vouchers, without keys', async () => {
    const login = await register()
    const { barcode } = await voucherOf(login.customer)
    const { id, orderNumber } = await buy(login, 1)
    const text = await shop.shop.exportCustomer(storefrontOf('nl_NL'), login.customer)
    expect(JSON.parse(text)).toMatchObject({
      points: [
        { type: 'signup', points: 50 },
        { type: 'earn', points: 100, orderNumber },
      ],
      vouchers: [{ barcode, status: 'issued', validTo: '2027-05-21' }],
    })
    expect(text).not.toContain(login.customer.id)
    expect(text).not.toContain(id)
  })

  test.each(['vouchers { barcode }', 'loyalty { available }'])(
    'answers %s to nobody who is not logged in',
    async (field) => {
      const answer = await shop.api.fetch(
        new Request('http://shop.test/graphql', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-store-key': 'nl_NL' },
          body: JSON.stringify({ query: `{ ${field} }` }),
        }),
      )
      expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] })
    },
  )
})
