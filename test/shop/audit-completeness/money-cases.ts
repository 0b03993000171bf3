import { registerMember } from '../member.ts'
import { apiShopper, type PlacedOrder } from '../shopper.ts'
import { fixtures } from '../small-catalog.ts'
import { orderForStaff } from '../staff-order.ts'
import type { AuditCases } from './audit-case.ts'
import type { AuditOffice } from './audit-office.ts'
import { inBooks, pressOn, refundByHandOwed } from './audited-orders.ts'

/** An order that its shopper pays once it has come. */
async function orderPaidLater({ shop }: AuditOffice) {
  const me = await apiShopper(shop)
  await me.add(fixtures.boot, 2)
  await me.giveAddress({ phoneNumber: '+31612345678' })
  await me.choosePayment('klarna')
  const placed = (await me.place()) as PlacedOrder
  const { redirectUrl = '' } = await me.pay(placed.id)
  await shop.decide(redirectUrl, 'authorized')
  await me.comeBack(placed.reference)
  await shop.runJobs()
  return placed
}

/** Money and what stands for it, given back for an order. */
export const moneyAuditCases: AuditCases = {
  refundOrder: {
    action: 'order.refund',
    prepare: async (office) => {
      const order = await orderForStaff(office.shop)
      const given = { amount: 500, reason: 'Late' }
      return { input: { ...pressOn(office, order), ...given }, object: inBooks(order), after: given }
    },
  },
  giveOrderVoucher: {
    action: 'order.voucher',
    prepare: async (office) => {
      const { customer } = await registerMember(office.shop)
      const order = await orderForStaff(office.shop)
      const { db } = office.shop
      await db.updateTable('orders').set({ customer_id: customer.id }).where('id', '=', order.id).execute()
      const given = { amount: 500, reason: 'Late' }
      return { input: { ...pressOn(office, order), ...given }, object: inBooks(order), after: given }
    },
  },
  refundByHand: {
    action: 'order.refund-by-hand',
    prepare: async (office) => {
      const order = await orderPaidLater(office)
      const refundId = await refundByHandOwed(office, order)
      return { input: { number: order.orderNumber, refundId }, object: inBooks(order), after: { amount: 10_000 } }
    },
  },
}
