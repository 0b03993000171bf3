import type { Cents } from '#kernel/money.ts'
import { changeHeldOrder, type OrderChangeDeps, type OrderChangeDone, type VersionedPress } from './hold-order.ts'
import { type StaffOrderRefused, staffOrderRefused } from './order-refusal.ts'

/** Longest that the reason of money is. */
export const longestReason = 200

/**
 * Gives a voucher for an order in place of money, to whoever has an account. It takes something off what they buy next, so that the order's
 * own invoice stays as it is; all vouchers of an order together are never worth more than it was.
 *
 * @param amount in cents
 */
export async function giveVoucher(
  deps: OrderChangeDeps,
  { amount, reason, ...press }: VersionedPress & { readonly amount: Cents; readonly reason: string },
): Promise<OrderChangeDone | StaffOrderRefused> {
  const why = reason.trim().slice(0, longestReason)
  if (!Number.isSafeInteger(amount) || amount <= 0)
    return staffOrderRefused('order-amount-invalid', { field: 'amount' })
  if (why === '') return staffOrderRefused('order-reason-required', { field: 'reason' })
  return changeHeldOrder<'jobs' | 'loyalty' | 'vouchers', StaffOrderRefused>(
    deps,
    press,
    ['jobs', 'loyalty', 'vouchers'],
    'voucher',
    async ({ order, repositories }) => {
      if (order.paidAt === null) return staffOrderRefused('order-not-paid')
      const bought = await repositories.orders.lockByCart(order.cartId)
      const member = bought?.customerId ? await repositories.loyalty.lock(bought.customerId) : undefined
      if (!member) return staffOrderRefused('order-voucher-needs-account')
      const given = await repositories.orderChanges.vouchersGiven(order.id)
      if (amount > order.total - given) return staffOrderRefused('order-refund-too-high', { field: 'amount' })
      const now = deps.clock.now()
      const { voucherMonths: months } = deps.settings.at(now).loyalty
      const byHand = { reason: why, by: press.author.name, key: `order-${press.idempotencyKey}` }
      const voucherId = await repositories.vouchers.give(
        member,
        { amount, currency: order.currency, months, byHand },
        now,
      )
      await repositories.jobs.mailVoucher('issued', voucherId)
      return { voucherId, amount, reason: why }
    },
  )
}
