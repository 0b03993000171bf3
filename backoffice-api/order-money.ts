import { z } from 'zod'
import { moneyGiven } from '#shop/backoffice/money-given.ts'
import { staffOrderRefused } from '#shop/backoffice/order-refusal.ts'
import type { OrderStory } from '#shop/backoffice/order-story.ts'
import { voucherNeedsSecond } from '#shop/loyalty/credit.ts'
import { backofficeBuilder } from './builder.ts'
import { changedTo, changeOrder, pressOf } from './change-order.ts'
import type { BackofficeContext } from './context.ts'
import { defineMoneyApprovable } from './money-approval.ts'
import { isRefusedAnswer, OutcomeType } from './outcome.ts'

const moneyRequest = z.object({
  number: z.string(),
  version: z.int(),
  amount: z.int(),
  reason: z.string(),
  key: z.string(),
})
type MoneyRequest = z.infer<typeof moneyRequest>

const shownMoney = (_: BackofficeContext, { order }: OrderStory, { amount, reason }: MoneyRequest) => ({
  amount,
  currency: order.currency,
  reason,
})

const gift = {
  counted: (_: BackofficeContext, story: OrderStory, { amount }: MoneyRequest) => moneyGiven(story) + amount,
  shown: shownMoney,
}

/** Gives money of an order back, in one of the ways in which staff may. */
const giveMoney =
  (action: 'order.refund' | 'order.voucher', way: 'refundGoodwill' | 'giveVoucher') =>
  (context: BackofficeContext, { number, version, amount, reason, key }: MoneyRequest) =>
    changeOrder(context, number, {
      permission: 'orders.refund',
      needsProof: true,
      action,
      press: key,
      work: async ({ order }) => {
        const press = pressOf(context, order.id, { version, key })
        const answer = await context.shop.staffOrders[way]({ ...press, amount, reason })
        return isRefusedAnswer(answer) ? answer : changedTo({ amount, currency: order.currency, reason })
      },
    })

const refundOrAsk = defineMoneyApprovable(
  'order.refund',
  {
    permission: 'orders.refund',
    request: moneyRequest,
    carryOut: giveMoney('order.refund', 'refundGoodwill'),
  },
  gift,
)

/** What vouchers by hand are worth in a month is decided by two above their own limit, whichever page they are given on. */
const giveVoucherOrAsk = defineMoneyApprovable(
  'order.voucher',
  {
    permission: 'orders.refund',
    request: moneyRequest,
    carryOut: giveMoney('order.voucher', 'giveVoucher'),
  },
  {
    ...gift,
    isOverOther: async ({ shop }, { customer, order: { currency } }, { amount }) =>
      customer !== null &&
      voucherNeedsSecond({ amount, currency }, await shop.givenByHand(customer.id), shop.staffLimits()),
  },
)

backofficeBuilder.mutationFields((t) => ({
  refundOrder: t.field({
    type: OutcomeType,
    description: 'Gives a part of the money back for no piece, as goodwill; never more than can go back still.',
    args: {
      number: t.arg.string(),
      version: t.arg.int(),
      amount: t.arg.int({ description: 'In the smallest unit of the order’s currency.' }),
      reason: t.arg.string(),
      key: t.arg.string({ description: 'The same key again is the same refund.' }),
    },
    resolve: (_, request, context) => refundOrAsk(context, { ...request }),
  }),
  giveOrderVoucher: t.field({
    type: OutcomeType,
    description: 'A voucher in place of money, for somebody with an account.',
    args: {
      number: t.arg.string(),
      version: t.arg.int(),
      amount: t.arg.int({ description: 'In the smallest unit of the order’s currency.' }),
      reason: t.arg.string(),
      key: t.arg.string({ description: 'The same key again is the same voucher.' }),
    },
    resolve: (_, request, context) => giveVoucherOrAsk(context, { ...request }),
  }),
  refundByHand: t.field({
    type: OutcomeType,
    description: 'Customer service gave back what no provider sends.',
    args: { number: t.arg.string(), refundId: t.arg.id() },
    resolve: (_, { number, refundId }, context) =>
      changeOrder(context, number, {
        permission: 'orders.refund',
        needsProof: true,
        action: 'order.refund-by-hand',
        work: async ({ order, progress }) => {
          const refund = progress.refunds.find(({ id, byHand }) => id === refundId && byHand > 0)
          if (!refund || refund.byHandDoneAt !== null) return staffOrderRefused('order-changed-meanwhile')
          await context.shop.paidByHand(refund.id)
          return changedTo({ amount: refund.byHand, currency: order.currency })
        },
      }),
  }),
}))
