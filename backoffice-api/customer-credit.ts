import { z } from 'zod'
import { storefrontOf } from '#kernel/storefront.ts'
import type { Customer } from '#shop/customers/customer.ts'
import { pointsNeedSecond, pointsProblem, voucherNeedsSecond, voucherProblem } from '#shop/loyalty/credit.ts'
import { staffRefused } from '#shop/staff/staff-refusal.ts'
import { defineApprovable } from './approvable.ts'
import { backofficeBuilder } from './builder.ts'
import type { BackofficeContext } from './context.ts'
import { changeCustomer, seenCustomer } from './customers.ts'
import { type ChangeOutcome, OutcomeType, outcomeOf } from './outcome.ts'
import { actorOf } from './session.ts'

const keyed = z.object({ number: z.string(), reason: z.string(), key: z.string() })

const pointsOrAsk = defineApprovable('customer.points', {
  permission: 'customers.write',
  request: keyed.extend({ points: z.int() }),
  carryOut: (context, { number, points, reason, key }) =>
    changeCustomer(
      context,
      number,
      { action: 'customer.points', press: key, needsProof: true },
      async ({ id: customerId }) => {
        const press = { customerId, points, reason, key, by: actorOf(context).member.name }
        const answer = await context.shop.changePointsByHand(press)
        if ('refusals' in answer) return answer
        return { result: undefined, before: { points: answer.before }, after: { points: answer.after, reason } }
      },
    ),
})

const voucherOrAsk = defineApprovable('customer.voucher', {
  permission: 'customers.write',
  request: keyed.extend({ amount: z.int() }),
  carryOut: (context, { number, amount, reason, key }) =>
    changeCustomer(
      context,
      number,
      { action: 'customer.voucher', press: key, needsProof: true },
      async ({ id: customerId, storefrontCode }) => {
        const press = { customerId, amount, reason, key, by: actorOf(context).member.name }
        const answer = await context.shop.giveVoucherByHand(press)
        if ('refusals' in answer) return answer
        return {
          result: undefined,
          before: null,
          after: { voucher: answer.voucher, amount, currency: storefrontOf(storefrontCode).currency, reason },
        }
      },
    ),
})

const voidOrAsk = defineApprovable('customer.voucher-void', {
  permission: 'customers.write',
  request: z.object({ number: z.string(), voucher: z.string(), reason: z.string() }),
  carryOut: (context, { number, voucher, reason }) =>
    changeCustomer(context, number, { action: 'customer.voucher-void', needsProof: true }, async (customer) => {
      const press = { customerId: customer.id, voucher, reason, by: actorOf(context).member.name }
      const answer = await context.shop.voidVoucher(press)
      if ('refusals' in answer) return answer
      const { currency } = storefrontOf(customer.storefrontCode)
      return { result: undefined, before: { voucher, amount: answer.amount, currency }, after: { reason } }
    }),
})

/** Asks somebody whom who acts sees; the books and whoever decides know them by their number. */
async function ofCustomer(
  context: BackofficeContext,
  number: string,
  work: (customer: Customer) => Promise<ChangeOutcome>,
): Promise<ChangeOutcome> {
  const customer = await seenCustomer(context, number)
  return customer ? work(customer) : outcomeOf(staffRefused('staff-not-found'))
}

const subjectOf = ({ number, storefrontCode: storefront }: Customer) => ({
  object: { type: 'customer', id: number, name: number },
  storefront,
})

const keyDescription = 'The same key again gives once.'

backofficeBuilder.mutationFields((t) => ({
  changeCustomerPoints: t.field({
    type: OutcomeType,
    description:
      'Gives points, or takes them below zero, for a reason. What passes the limit within thirty days waits for a second person.',
    args: {
      number: t.arg.string(),
      points: t.arg.int(),
      reason: t.arg.string(),
      key: t.arg.string({ description: keyDescription }),
    },
    resolve: (_, request, context) =>
      ofCustomer(context, request.number, async (customer) => {
        const { available } = await context.shop.staffCustomers.pointsOf(customer)
        const problem = pointsProblem(request.points, request.reason, available)
        if (problem) return outcomeOf(problem)
        const given = await context.shop.givenByHand(customer.id)
        return pointsOrAsk(context, {
          ...subjectOf(customer),
          needsSecond: pointsNeedSecond(request.points, given, context.shop.staffLimits()),
          request,
          shown: { points: request.points, reason: request.reason },
        })
      }),
  }),
  giveCustomerVoucher: t.field({
    type: OutcomeType,
    description: 'A voucher that can be used at once, for a reason; its owner gets a mail. Limited as points are.',
    args: {
      number: t.arg.string(),
      amount: t.arg.int({ description: 'In the smallest unit of the currency of their storefront.' }),
      reason: t.arg.string(),
      key: t.arg.string({ description: keyDescription }),
    },
    resolve: (_, request, context) =>
      ofCustomer(context, request.number, async (customer) => {
        const { amount, reason } = request
        const problem = voucherProblem(amount, reason)
        if (problem) return outcomeOf(problem)
        const { currency } = storefrontOf(customer.storefrontCode)
        const given = await context.shop.givenByHand(customer.id)
        return voucherOrAsk(context, {
          ...subjectOf(customer),
          needsSecond: voucherNeedsSecond({ amount, currency }, given, context.shop.staffLimits()),
          request,
          shown: { amount, currency, reason },
        })
      }),
  }),
  voidCustomerVoucher: t.field({
    type: OutcomeType,
    description: 'Takes a voucher back that nobody used and that lies in no cart, for a reason.',
    args: { number: t.arg.string(), voucher: t.arg.string({ description: 'Its number.' }), reason: t.arg.string() },
    resolve: (_, request, context) =>
      ofCustomer(context, request.number, async (customer) => {
        const { vouchers } = await context.shop.staffCustomers.recordsOf(customer)
        const voucher = vouchers.find(({ number, status }) => number === request.voucher && status === 'issued')
        if (!voucher) return { problems: [{ messageKey: 'credit-voucher-gone' }] }
        if (request.reason.trim() === '')
          return { problems: [{ messageKey: 'credit-reason-required', field: 'reason' }] }
        const { amount, currency } = voucher
        const given = await context.shop.givenByHand(customer.id)
        return voidOrAsk(context, {
          ...subjectOf(customer),
          needsSecond: voucherNeedsSecond({ amount, currency }, given, context.shop.staffLimits()),
          request,
          shown: { voucher: voucher.number, amount, currency, reason: request.reason },
        })
      }),
  }),
}))
