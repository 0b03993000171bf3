import { minute } from '#kernel/clock.ts'
import { refusalOf, refusedWith } from '#kernel/message-key.ts'
import { type StaffMessage, staffMessageStates, stateAt } from '#shop/instore/staff-message.ts'
import { builder } from './builder.ts'
import type { ApiContext } from './context.ts'
import { RefusedType } from './refused.ts'

/** So often one visit asks for something: everybody who comes by presses the same tablet. */
const asks = { most: 12, within: 15 * minute }

const StaffMessageState = builder.enumType('StaffMessageState', {
  description: 'Sent, taken by somebody who comes, done, given up by the shopper, or not taken in time.',
  values: staffMessageStates,
})

const StaffMessageType = builder.objectRef<StaffMessage>('StaffMessage').implement({
  description: 'What a shopper at a tablet asked the staff of its store.',
  fields: (t) => ({
    id: t.exposeID('id'),
    state: t.field({
      type: StaffMessageState,
      resolve: (message, _, { now }) => stateAt(message, now),
    }),
    variantSku: t.string({
      nullable: true,
      description: 'The size to bring; absent where somebody was called.',
      resolve: ({ goods }) => goods?.variantSku ?? null,
    }),
    size: t.string({ nullable: true, resolve: ({ goods }) => goods?.size ?? null }),
    name: t.string({
      nullable: true,
      description: 'Of the product.',
      resolve: ({ goods }) => goods?.productName ?? null,
    }),
    askedAt: t.field({ type: 'DateTime', resolve: ({ askedAt }) => askedAt }),
    endsAt: t.field({
      type: 'DateTime',
      description: 'Nobody is expected to come after it.',
      resolve: ({ endsAt }) => endsAt,
    }),
    undelivered: t.boolean({
      description: 'Whether the store’s screen could not be told so far: better to walk up to somebody.',
      resolve: ({ isUndelivered }) => isUndelivered,
    }),
  }),
})
const StaffMessageResultType = builder.unionType('StaffMessageResult', {
  types: [StaffMessageType, RefusedType],
  resolveType: (value) => ('refusals' in value ? RefusedType : StaffMessageType),
})

const AskStaffInput = builder.inputType('AskStaffInput', {
  fields: (t) => ({
    variantSku: t.string({ description: 'The size to bring; without one somebody is called.' }),
    tablet: t.string({ description: 'Where in the store the tablet stands.' }),
  }),
})

builder.queryFields((t) => ({
  staffMessages: t.field({
    type: [StaffMessageType],
    description: 'What this visit to a store asked its staff lately, newest first; nothing anywhere else.',
    resolve: async (_, __, context) => {
      const visit = visitOf(context)
      return visit === undefined ? [] : context.shop.staffMessages.ofVisit(visit)
    },
  }),
}))

builder.mutationFields((t) => ({
  askStaff: t.field({
    type: StaffMessageResultType,
    description:
      'Has the staff of the tablet’s store bring a size, or come. Asking again while somebody waits for the same is the same message.',
    args: { input: t.arg({ type: AskStaffInput, required: true }) },
    resolve: async (_, { input }, context) => {
      const { shop, storefront, now, identity } = context
      const visit = visitOf(context)
      const session = identity.storeSession
      const store = session === undefined ? undefined : await shop.inStoreLocation(session)
      if (visit === undefined || !store) return refusedWith(refusalOf('staff-not-in-store'))
      if (!(await shop.rateLimits.take([{ key: `askStaff visit ${visit}`, ...asks }], now))) {
        return refusedWith(refusalOf('too-many-requests'))
      }
      return shop.staffMessages.ask(
        { visit, locationCode: store.code },
        { variantSku: input.variantSku ?? undefined, tablet: input.tablet ?? undefined },
        storefront.language,
      )
    },
  }),
  cancelStaffMessage: t.field({
    type: StaffMessageResultType,
    description: 'The shopper needs nobody any more. Repeating it changes nothing.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, context) => {
      const visit = visitOf(context)
      if (visit === undefined) return refusedWith(refusalOf('staff-message-not-found'))
      return context.shop.staffMessages.cancel(visit, String(id))
    },
  }),
}))

/** The visit that asks, which outlives the sessions that follow each other; its answers are nobody else's. */
function visitOf(context: ApiContext): string | undefined {
  context.answer.personal = true
  return context.identity.visit
}
