import { describe, expect, test } from 'vitest'
import { isEan } from '#kernel/ean.ts'
import { newCode } from '#kernel/ids.ts'
import { openLoyaltyShop, pointsReleased, voucherIssued } from '#test/shop/loyalty-shop.ts'
import { passwordOfAll } from '#test/shop/member.ts'
import { apiShopper } from '#test/shop/shopper.ts'
import { fixtures } from '#test/shop/small-catalog.ts'

const { shop, register, order, buy, club, types, runClubAt, voucherOf } = await openLoyaltyShop()
const { db, clock } = shop

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
    expect(await shop.shop.deleteCustomer(first.customer, { password: passwordOfAll })).toEqual({ deleted: true })
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
    await shop.shop.deleteCustomer(again.customer, { password: passwordOfAll })

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
    await runClubAt(pointsReleased)
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
    await runClubAt(voucherIssued)
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
    await runClubAt(pointsReleased)
    expect(await club(login.customer)).toMatchObject({ available: 150 })
    await runClubAt(voucherIssued)
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
