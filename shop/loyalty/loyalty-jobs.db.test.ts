import { describe, expect, test } from 'vitest'
import { inTransaction } from '#database/transaction.ts'
import { openLoyaltyShop, pointsReleased, voucherIssued } from '#test/shop/loyalty-shop.ts'
import { registerMember } from '#test/shop/member.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { usualSettings } from '#test/shop/settings.ts'
import { voucherWriter } from './voucher-store.ts'

const { shop, register, buy, club, types } = await openLoyaltyShop()
const { db, clock } = shop

describe('the club', () => {
  test('run twice at once, and again, does everything once', async () => {
    const logins = await Promise.all(Array.from({ length: 4 }, () => register()))
    for (const login of logins) await buy(login, 4)
    clock.moveTo(pointsReleased)
    await Promise.all([shop.shop.runLoyaltyJobs(), shop.shop.runLoyaltyJobs()])
    await shop.shop.runLoyaltyJobs()
    for (const { customer } of logins) {
      expect(await types(customer)).toEqual(['convert', 'convert', 'release', 'earn', 'signup'])
      expect(await club(customer)).toMatchObject({ available: 50, pending: 0 })
    }
    clock.moveTo(voucherIssued)
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
    clock.moveTo(pointsReleased)
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
      (['nl_BE', 'nl_NL'] as const).map((store) => registerMember(belgian, undefined, store)),
    )
    belgian.clock.moveTo('2026-12-10T10:00:00Z')
    for (const { customer } of customers) {
      await inTransaction(belgian.db, (tx) =>
        voucherWriter(tx).announce(customer, usualSettings.loyalty, belgian.clock.now()),
      )
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
