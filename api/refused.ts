import type { MessageKey, Refused } from '#kernel/message-key.ts'
import { builder } from './builder.ts'

type RefusalShape = { messageKey: MessageKey; field?: string; name?: string }

const RefusalType = builder.objectRef<RefusalShape>('Refusal').implement({
  description:
    'Why the shop declined. `messageKey` is from a closed list; `field` names the input that it belongs beside.',
  fields: (t) => ({
    messageKey: t.exposeString('messageKey'),
    field: t.string({ nullable: true, resolve: (refusal) => refusal.field ?? null }),
    name: t.string({ nullable: true, resolve: (refusal) => refusal.name ?? null }),
    message: t.string({
      description: 'English, for developers; shoppers are shown the translation of the key.',
      resolve: (refusal) => refusal.messageKey.replaceAll('-', ' ') + (refusal.name ? `: ${refusal.name}` : ''),
    }),
  }),
})

export const RefusedType = builder.objectRef<Refused>('Refused').implement({
  description: 'The operation was declined and nothing changed.',
  fields: (t) => ({
    refusals: t.field({
      type: [RefusalType],
      resolve: (refused, _, { answer }) => {
        if (refused.refusals.some(({ messageKey }) => messageKey === 'cart-busy')) answer.busy = true
        return [...refused.refusals]
      },
    }),
  }),
})
