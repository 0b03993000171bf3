import type { PlannedLabel } from '#shop/backoffice/label-plan.ts'
import { staffOrderRefused } from '#shop/backoffice/order-refusal.ts'
import { backofficeBuilder } from './builder.ts'
import { changedTo, changeOrder } from './change-order.ts'
import { chosenPieces, PiecesInput } from './order-changes.ts'
import { ParcelLabelType } from './order-story.ts'
import { ListedOrderType, reachOf } from './orders.ts'
import { type ChangeOutcome, OutcomeType, outcomeOf } from './outcome.ts'
import { PrintedPaperType } from './packing.ts'

const permission = 'orders.fulfil'

const PlannedLabelType = backofficeBuilder.objectRef<PlannedLabel>('PlannedLabel').implement({
  description: 'What decides whether a label is made for an order when many are labelled at once.',
  fields: (t) => ({
    order: t.field({ type: ListedOrderType, resolve: ({ order }) => order }),
    makesLabels: t.boolean({
      description: 'Whether labels can be had for what leaves.',
      resolve: (_, _args, { shop }) => shop.staffOrders.makesLabels(),
    }),
    isPaid: t.exposeBoolean('isPaid'),
    isPacked: t.exposeBoolean('isPacked', { description: 'Whether nothing of it is left to pack.' }),
    isCollected: t.exposeBoolean('isCollected', { description: 'Whether it is collected in a store.' }),
    customsLacks: t.stringList({
      description: 'Article numbers without the tariff code or country of origin that customs ask for where it goes.',
      resolve: ({ customsLacks }) => [...customsLacks],
    }),
    parcels: t.exposeInt('parcels', { description: 'How many have left.' }),
    label: t.field({
      type: ParcelLabelType,
      nullable: true,
      description: 'The label that waits for its parcel.',
      resolve: ({ label }) => label ?? null,
    }),
  }),
})

backofficeBuilder.queryFields((t) => ({
  labelPlan: t.field({
    type: [PlannedLabelType],
    description: 'Of the first 100 orders that are named and seen, as they are named.',
    args: { numbers: t.arg.stringList() },
    resolve: async (_, { numbers }, context) => [
      ...(await context.shop.staffOrders.planLabels(numbers, reachOf(context))),
    ],
  }),
  parcelLabel: t.field({
    type: PrintedPaperType,
    nullable: true,
    description: 'A label to print; null also once it was erased.',
    args: { number: t.arg.string(), label: t.arg.id() },
    resolve: async (_, { number, label }, context) => {
      const story = await context.shop.staffOrders.orderStory(number, reachOf(context))
      const pdf = story && (await context.shop.staffOrders.labelFile(story.order.id, label))
      return pdf ? { name: `${number}.pdf`, pdf } : null
    },
  }),
}))

backofficeBuilder.mutationFields((t) => ({
  makeParcelLabel: t.field({
    type: OutcomeType,
    description: 'Has a label made for what lies in the box; the one that waits already where there is one.',
    args: {
      number: t.arg.string(),
      pieces: t.arg({ type: [PiecesInput], required: false }),
      parcelsSeen: t.arg.int({ description: 'How many had left on the page where this was pressed.' }),
    },
    resolve: async (_, { number, pieces, parcelsSeen }, context): Promise<ChangeOutcome> => {
      const { staffOrders } = context.shop
      const story = await staffOrders.orderStory(number, reachOf(context))
      if (!story) return outcomeOf(staffOrderRefused('order-not-found'))
      // The carrier is waited for before anything is held.
      const label = await staffOrders.askForLabel(story, { pieces: chosenPieces(pieces), parcelsSeen })
      if ('refusals' in label) return outcomeOf(label)
      if ('kept' in label) return outcomeOf(label, story.order.id)
      const { carrier, trackingCode, reference } = label
      return changeOrder(context, number, {
        permission,
        action: 'order.label',
        press: reference,
        work: async ({ order }) => {
          await staffOrders.keepLabel(order.id, label)
          return changedTo({ carrier, trackingCode })
        },
      })
    },
  }),
  cancelParcelLabel: t.field({
    type: OutcomeType,
    description: 'Calls a label off that no parcel has taken along.',
    args: { number: t.arg.string(), label: t.arg.id() },
    resolve: async (_, { number, label }, context): Promise<ChangeOutcome> => {
      const { staffOrders } = context.shop
      const story = await staffOrders.orderStory(number, reachOf(context))
      if (!story) return outcomeOf(staffOrderRefused('order-not-found'))
      const off = await staffOrders.callLabelOff(story, label)
      if ('refusals' in off) return outcomeOf(off)
      const { id, carrier, trackingCode } = off
      return changeOrder(context, number, {
        permission,
        action: 'order.label-cancelled',
        press: id,
        work: async () => {
          await staffOrders.cancelLabel(id)
          return changedTo({ carrier, trackingCode })
        },
      })
    },
  }),
}))
