import { type Colleague, type Mention, mentionedIn } from '#shop/backoffice/mentions.ts'
import { staffOrderRefused } from '#shop/backoffice/order-refusal.ts'
import { backofficeBuilder } from './builder.ts'
import type { BackofficeContext } from './context.ts'
import { reachOf } from './orders.ts'
import { OutcomeType, outcomeOf } from './outcome.ts'
import { actorOf } from './session.ts'

const ColleagueType = backofficeBuilder.objectRef<Colleague>('Colleague').implement({
  description: 'Somebody who can be named in a note of an order, since they see it.',
  fields: (t) => ({ id: t.exposeID('id'), name: t.exposeString('name') }),
})

const MentionType = backofficeBuilder.objectRef<Mention>('Mention').implement({
  description: 'A note that names who asks, until they have done with it.',
  fields: (t) => ({
    id: t.id({ resolve: ({ noteId }) => noteId }),
    order: t.exposeString('orderNumber'),
    author: t.exposeString('author'),
    text: t.exposeString('text'),
    at: t.field({ type: 'DateTime', resolve: ({ at }) => at }),
  }),
})

/** Colleagues who see an order, for who sees it; who asks is none of them. */
export async function colleaguesOf(context: BackofficeContext, number: string): Promise<Colleague[]> {
  const own = actorOf(context).member.id
  const story = await context.shop.staffOrders.orderStory(number, reachOf(context))
  if (!story) return []
  const members = (await context.shop.staff.membersPermitted('orders.read')).filter(({ id }) => id !== own)
  // Most see the same: each reach is asked once.
  const byReach = Map.groupBy(members, ({ storefronts, stores }) => JSON.stringify([storefronts, stores]))
  const seeing = await Promise.all(
    [...byReach.values()].map(async (some) => {
      const [first] = some
      const seen = first ? await context.shop.staffOrders.ordersById([story.order.id], first) : []
      return seen.length > 0 ? some : []
    }),
  )
  return seeing
    .flat()
    .map(({ id, name }) => ({ id, name }))
    .sort((one, other) => one.name.localeCompare(other.name))
}

/** Ids of those whom a note of an order names. Who does not see the order is not named by it. */
export async function mentionsIn(context: BackofficeContext, number: string, text: string): Promise<string[]> {
  return text.includes('@') ? mentionedIn(text, await colleaguesOf(context, number)) : []
}

backofficeBuilder.queryFields((t) => ({
  colleagues: t.field({
    type: [ColleagueType],
    args: { number: t.arg.string({ description: 'Of the order.' }) },
    resolve: (_, { number }, context) => colleaguesOf(context, number),
  }),
  mentions: t.field({
    type: [MentionType],
    description: 'The oldest first; at most 50.',
    resolve: (_, _args, context) => context.shop.staffOrders.mentionsOf(actorOf(context).member.id, reachOf(context)),
  }),
}))

backofficeBuilder.mutationFields((t) => ({
  endMention: t.field({
    type: OutcomeType,
    description: 'Who was named has done with it.',
    args: { note: t.arg.id() },
    resolve: async (_, { note }, context) => {
      const { id } = actorOf(context).member
      const order = await context.shop.staffOrders.orderOfMention(note, id)
      if (!order) return outcomeOf(staffOrderRefused('order-not-found'))
      const answer = await context.shop.staff.perform(actorOf(context), {
        permission: 'orders.read',
        action: 'order.mention-done',
        object: { type: 'order', id: order.id, name: order.number },
        press: note,
        work: async () => {
          await context.shop.staffOrders.endMention(note, id)
          return { result: undefined, before: { mention: 'waiting' }, after: { mention: 'done', note } }
        },
      })
      return outcomeOf(answer, note)
    },
  }),
}))
