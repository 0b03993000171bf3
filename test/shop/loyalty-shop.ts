import { beforeEach } from 'vitest'
import { newCode } from '#kernel/ids.ts'
import { type StorefrontCode, storefrontOf } from '#kernel/storefront.ts'
import type { Customer } from '#shop/customers/customer.ts'
import type { LoggedIn } from '#shop/customers/log-in.ts'
import type { settingsSource } from '#shop/settings/settings-source.ts'
import { issuedVoucher, registerMember } from './member.ts'
import { openTestShop } from './open-shop.ts'
import { apiShopper } from './shopper.ts'
import { fixtures } from './small-catalog.ts'

const start = '2026-11-21T10:00:00Z'
/** Three days on the way and a period that ends on 8 December: the points are released the day after. */
export const pointsReleased = '2026-12-09T05:07:00Z'
/** Two weeks after that, when a voucher of them is handed out. */
export const voucherIssued = '2026-12-23T05:07:00Z'

type BoughtByMember = { id: string; orderNumber: string; reference: string; pay: () => Promise<void> }

type OpenSettings = ReturnType<typeof settingsSource>

/** A shop with a club, in which each test begins on the same day with an empty letterbox. */
export async function openLoyaltyShop(settings?: OpenSettings) {
  const shop = await openTestShop(settings ? { settings } : {})
  const { clock } = shop

  beforeEach(async () => {
    clock.moveTo(start)
    await shop.runJobs()
    shop.mails.length = 0
  })

  const register = (email?: string, store?: StorefrontCode) => registerMember(shop, email, store)

  /** Boots at 100.00 each, ordered by somebody who is logged in. */
  async function order(login: LoggedIn, quantity = 2, store: StorefrontCode = 'nl_NL'): Promise<BoughtByMember> {
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

  async function buy(login: LoggedIn, quantity = 2, store: StorefrontCode = 'nl_NL'): Promise<BoughtByMember> {
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
  const voucherOf = (customer: Customer) => issuedVoucher(shop, customer)

  return { shop, register, order, buy, withdraw, club, types, runClubAt, voucherOf }
}
