import { momentIn, type WithdrawalReceipt } from '#shop/orders/withdrawal.ts'
import { builder } from './builder.ts'
import { withinLimits } from './rate-limits.ts'
import { RefusedType } from './refused.ts'

const WithdrawalReceivedType = builder.objectRef<WithdrawalReceipt>('WithdrawalReceived').implement({
  description: 'That a statement of withdrawal came in, and when; not whether it was accepted.',
  fields: (t) => ({
    reference: t.exposeString('reference'),
    receivedAt: t.field({ type: 'DateTime', resolve: (receipt) => receipt.submittedAt }),
    date: t.string({
      description: 'The day as the storefront writes it.',
      resolve: (receipt, _, { storefront }) => momentIn(storefront, receipt.submittedAt).date,
    }),
    time: t.string({
      description: 'The time there, with its distance from UTC.',
      resolve: (receipt, _, { storefront }) => momentIn(storefront, receipt.submittedAt).time,
    }),
  }),
})
const WithdrawResultType = builder.unionType('WithdrawResult', {
  types: [WithdrawalReceivedType, RefusedType],
  resolveType: (value) => ('refusals' in value ? RefusedType : WithdrawalReceivedType),
})
const WithdrawInput = builder.inputType('WithdrawInput', {
  fields: (t) => ({
    name: t.string({ required: true }),
    email: t.string({ required: true, description: 'Where the acknowledgement goes.' }),
    orderNumber: t.string({ required: true, description: 'Whatever says which order is meant.' }),
    items: t.stringList({ description: 'What is withdrawn from, in the words of the shopper; none means all of it.' }),
    reason: t.string(),
    idempotencyKey: t.string({
      required: true,
      description:
        '16 to 64 letters, digits, - and _, made anew for each statement: the same key is the same statement.',
    }),
  }),
})

builder.queryFields((t) => ({
  withdrawalReceipt: t.field({
    type: WithdrawalReceivedType,
    nullable: true,
    description: 'When the statement of this reference came in; nothing of what it says.',
    args: { reference: t.arg.string({ required: true }) },
    resolve: async (_, { reference }, context) => {
      context.answer.personal = true
      return (await context.shop.withdrawalReceipt(reference)) ?? null
    },
  }),
}))

builder.mutationFields((t) => ({
  withdraw: t.field({
    type: WithdrawResultType,
    description:
      'Withdraws from a contract (Directive 2011/83/EU, article 11a). Statements that come late or name an unknown order are taken and answered alike.',
    args: { input: t.arg({ type: WithdrawInput, required: true }) },
    resolve: (_, { input }, context) =>
      // Its acknowledgement goes to an address that anybody can type.
      withinLimits(context, 'withdraw', input.email, () =>
        context.shop.withdraw(context.storefront, {
          name: input.name,
          email: input.email,
          orderNumber: input.orderNumber,
          items: input.items ?? [],
          reason: input.reason ?? '',
          idempotencyKey: input.idempotencyKey,
          channel: 'guest',
        }),
      ),
  }),
}))
