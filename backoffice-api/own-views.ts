import type { StaffView } from '#shop/backoffice/staff-view-store.ts'
import { backofficeBuilder } from './builder.ts'
import { isRefusedAnswer, OutcomeType, outcomeOf } from './outcome.ts'
import { actorOf } from './session.ts'

const OwnViewType = backofficeBuilder.objectRef<StaffView>('OwnView').implement({
  description: 'A list of orders with its filters, under a name that whoever asks gave it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    query: t.exposeString('query', { description: 'What stands behind /orders? in its address.' }),
  }),
})

backofficeBuilder.queryFields((t) => ({
  ownViews: t.field({
    type: [OwnViewType],
    resolve: (_, _args, context) => context.shop.staffOrders.viewsOf(actorOf(context).member.id),
  }),
}))

backofficeBuilder.mutationFields((t) => ({
  keepView: t.field({
    type: OutcomeType,
    description: 'Keeps a list under a name; one of the same name makes room for it.',
    args: { name: t.arg.string(), query: t.arg.string() },
    resolve: async (_, { name, query }, context) => {
      const actor = actorOf(context)
      const known = (await context.shop.staffOrders.viewsOf(actor.member.id)).find((view) => view.name === name.trim())
      const answer = await context.shop.staff.perform(actor, {
        permission: 'orders.read',
        action: 'view.keep',
        object: { type: 'view', id: actor.member.id, name },
        work: async () => {
          const kept = await context.shop.staffOrders.keepView(actor.member.id, { name, query })
          return isRefusedAnswer(kept)
            ? kept
            : { result: undefined, before: known ? { query: known.query } : null, after: { query } }
        },
      })
      return outcomeOf(answer)
    },
  }),
  removeView: t.field({
    type: OutcomeType,
    description: 'A list of one’s own that is no longer wanted.',
    args: { id: t.arg.id() },
    resolve: async (_, { id }, context) => {
      const actor = actorOf(context)
      const known = (await context.shop.staffOrders.viewsOf(actor.member.id)).find((view) => view.id === id)
      // The press came twice, or the list is somebody else's: nothing is changed, and nobody is said to have.
      if (!known) return { problems: [] }
      const answer = await context.shop.staff.perform(actor, {
        permission: 'orders.read',
        action: 'view.remove',
        object: { type: 'view', id: actor.member.id, name: known.name },
        work: async () => {
          await context.shop.staffOrders.removeView(actor.member.id, id)
          return { result: undefined, before: { query: known.query }, after: null }
        },
      })
      return outcomeOf(answer)
    },
  }),
}))
