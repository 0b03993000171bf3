import { describe, expect, test } from 'vitest'
import { inTransaction } from '#database/transaction.ts'
import { hour } from '#kernel/clock.ts'
import { openLoyaltyShop } from '#test/shop/loyalty-shop.ts'
import { passwordOfAll } from '#test/shop/member.ts'
import type { Customer } from '../customers/customer.ts'
import { redemptionWriter } from './redemption-store.ts'

const { shop, register, order, runClubAt, voucherOf } = await openLoyaltyShop()
const { db, clock } = shop

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
    await shop.shop.deleteCustomer(gone.customer, { password: passwordOfAll })
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
