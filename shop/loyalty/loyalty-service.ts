import type { Clock } from '#kernel/clock.ts'
import { hidesReductions, type SalePeriodMode } from '../catalog/sale-period.ts'
import type { MailPort } from '../mail/mail-port.ts'
import type { SenderDetails } from '../mail/mail-sender.ts'
import type { SettingsSource } from '../settings/settings-source.ts'
import type { Transact } from '../transact.ts'
import { changePointsByHand, givenByHand, giveVoucherByHand, voidVoucher } from './credit-by-hand.ts'
import type { LoyaltyReader } from './loyalty-store.ts'
import { reverseFor } from './reverse-points.ts'
import { runLoyaltyJobs } from './run-loyalty-jobs.ts'
import { sendVoucherMail } from './send-voucher-mail.ts'
import { viewLoyalty } from './view-loyalty.ts'
import type { VoucherMailKind } from './voucher-mail.ts'
import type { VoucherReader } from './voucher-store.ts'

type Deps = {
  readonly transact: Transact
  readonly clock: Clock
  readonly settings: SettingsSource
  readonly loyalty: LoyaltyReader
  readonly vouchers: VoucherReader
  readonly salePeriod: SalePeriodMode | undefined
  readonly mail: MailPort
  readonly senderDetails: SenderDetails
}

/** The club: its members' points, and the vouchers made of them. */
export function loyaltyService(deps: Deps) {
  const { transact, clock, settings, loyalty, vouchers, salePeriod } = deps
  return {
    loyaltyOf: (customer: { readonly id: string }) => viewLoyalty(deps, customer),
    /** Vouchers that can be used now, or soon are by the cart that holds them. */
    vouchersOf: (customer: { readonly id: string }) => vouchers.usableOf(customer.id, clock.now()),
    runLoyaltyJobs: () =>
      runLoyaltyJobs({
        transact,
        clock,
        settings,
        loyalty,
        vouchers,
        holdsBack: (storefront, now) => hidesReductions(storefront, now, salePeriod),
      }),
    /** @param keptGoods what was paid for the goods that stay with the shopper, without delivery */
    reverseFor: (orderId: string, keptGoods: number) =>
      transact(['loyalty', 'vouchers'], (repositories) => {
        const now = clock.now()
        return reverseFor(repositories, settings.at(now).loyalty, orderId, keptGoods, now)
      }),
    /** What customer service gives to somebody or takes of them, for a reason. */
    changePointsByHand: (press: Parameters<typeof changePointsByHand>[1]) => changePointsByHand(deps, press),
    giveVoucherByHand: (press: Parameters<typeof giveVoucherByHand>[1]) => giveVoucherByHand(deps, press),
    voidVoucher: (press: Parameters<typeof voidVoucher>[1]) => voidVoucher(deps, press),
    givenByHand: (customerId: string) => givenByHand(deps, customerId),
    mailVoucher: (kind: VoucherMailKind, voucherId: string) => sendVoucherMail(deps, kind, voucherId),
  }
}
