import { builder } from './builder.ts'
import { asCustomer, CustomerResultType } from './customers.ts'
import { withinLimits } from './rate-limits.ts'
import { codeArgument, proofOf } from './second-factor.ts'

builder.mutationFields((t) => ({
  endSession: t.field({
    type: CustomerResultType,
    description:
      'Logs one of the customer’s own browsers out. Another one than that which asks needs the password, and a code where codes are asked for.',
    args: {
      id: t.arg.id({ required: true }),
      password: t.arg.string({
        description: 'Absent: refused as `password-required`, unless it is the browser that asks.',
      }),
      code: t.arg.string(codeArgument),
    },
    resolve: (_, { id, ...typed }, context) =>
      asCustomer(context, async (customer) => {
        const current = (await context.login())?.sessionId
        const end = async () => {
          const answer = await context.shop.endSession(customer, { id, current, ...proofOf(typed) })
          return typeof answer === 'boolean' ? customer : answer
        }
        return id === current ? end() : withinLimits(context, 'changeLogin', customer.email, end)
      }),
  }),
}))
