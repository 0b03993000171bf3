import type { QuestionReceived } from '#shop/orders/ask-question.ts'
import { builder } from './builder.ts'
import { withinLimits } from './rate-limits.ts'
import { RefusedType } from './refused.ts'

const QuestionReceivedType = builder.objectRef<QuestionReceived>('QuestionReceived').implement({
  fields: (t) => ({ email: t.exposeString('email', { description: 'Where the answer goes.' }) }),
})
const AskResultType = builder.unionType('AskResult', {
  types: [QuestionReceivedType, RefusedType],
  resolveType: (value) => ('refusals' in value ? RefusedType : QuestionReceivedType),
})
const QuestionInput = builder.inputType('QuestionInput', {
  fields: (t) => ({
    name: t.string({ required: true }),
    email: t.string({ required: true, description: 'Where the answer goes.' }),
    text: t.string({ required: true }),
    idempotencyKey: t.string({
      required: true,
      description: '16 to 64 letters, digits, - and _, made anew for each question: the same key is the same question.',
    }),
  }),
})

builder.mutationFields((t) => ({
  askQuestion: t.field({
    type: AskResultType,
    description: 'Passes a question on to customer service, which answers by e-mail.',
    args: { input: t.arg({ type: QuestionInput, required: true }) },
    resolve: (_, { input }, context) =>
      withinLimits(context, 'askQuestion', input.email, () => context.shop.askQuestion(context.storefront, input)),
  }),
}))
