import { isRefused, refusedWith } from '#kernel/message-key.ts'
import type { ExchangeChoice } from '#shop/fulfilment/exchange-choices.ts'
import type { ExchangeAnnounced } from '#shop/fulfilment/exchange-order.ts'
import { isNone, noQuantities } from '#shop/fulfilment/quantities.ts'
import { type FollowedView, OrderProgressType, orderNotFound, orderOfLink, ReturnWayEnum } from './after-order.ts'
import { builder } from './builder.ts'
import type { ApiContext } from './context.ts'
import { withinLimits } from './rate-limits.ts'
import { RefusedType } from './refused.ts'

export const ExchangeChoiceType = builder
  .objectRef<ExchangeChoice & Pick<FollowedView, 'order'>>('ExchangeChoice')
  .implement({
    description: 'What a piece of a line can be exchanged for now, at the price that was paid.',
    fields: (t) => ({
      position: t.exposeInt('position', { description: 'The line’s place in the order.' }),
      sku: t.string({ description: 'Of the size.', resolve: ({ variant }) => variant.sku }),
      size: t.string({ resolve: ({ variant }) => variant.size }),
      color: t.string({ resolve: ({ product }) => product.color.name }),
      isOtherColor: t.boolean({
        resolve: ({ order, position, product }) => order.lines[position]?.productSku !== product.sku,
      }),
    }),
  })

export const returnableOf = async ({ order, progress }: FollowedView, { shop }: ApiContext) =>
  order.cancelled || !shop.offersExchanges() ? noQuantities : (await shop.returnOffer(order, progress)).pieces

builder.objectFields(OrderProgressType, (t) => ({
  exchangeable: t.boolean({
    description: 'Whether something can be exchanged: what has arrived, until the period of returns is over.',
    resolve: async (view, _, context) => !isNone(await returnableOf(view, context)),
  }),
  exchangeChoices: t.field({
    type: [ExchangeChoiceType],
    description:
      'Other sizes and colours for what has arrived, while the period of returns lasts; nothing that is sold out.',
    resolve: async (view, _, context) => {
      const { order } = view
      const choices = await context.shop.exchangeOffer(order, await returnableOf(view, context))
      return choices.map((choice) => ({ ...choice, order }))
    },
  }),
}))

const ExchangeAnnouncedType = builder.objectRef<ExchangeAnnounced>('ExchangeAnnounced').implement({
  fields: (t) => ({
    reference: t.exposeString('reference', { description: 'Of the return, which the shopper shows: `R-7K3M9Q2X`.' }),
    order: t.exposeString('order', { description: 'The reference of the order that is sent.' }),
  }),
})
const ExchangePiecesResultType = builder.unionType('ExchangePiecesResult', {
  types: [ExchangeAnnouncedType, RefusedType],
  resolveType: (value) => ('refusals' in value ? RefusedType : ExchangeAnnouncedType),
})
const ExchangedPieceInput = builder.inputType('ExchangedPieceInput', {
  fields: (t) => ({
    position: t.int({ required: true }),
    quantity: t.int({ required: true }),
    sku: t.string({ required: true, description: 'Of the size that is sent instead.' }),
  }),
})
export const ExchangePiecesInput = builder.inputType('ExchangePiecesInput', {
  fields: (t) => ({
    pieces: t.field({ type: [ExchangedPieceInput], required: true }),
    way: t.field({ type: ReturnWayEnum, required: true }),
    idempotencyKey: t.string({ required: true, description: 'Made anew for each form.' }),
  }),
})

builder.mutationFields((t) => ({
  exchangePieces: t.field({
    type: ExchangePiecesResultType,
    description:
      'Exchanges what arrived for other sizes or colours: they are reserved at once, at the price that was paid, and a return is announced.',
    args: {
      reference: t.arg.string({ required: true }),
      input: t.arg({ type: ExchangePiecesInput, required: true }),
    },
    resolve: async (_, { reference, input }, context) => {
      const order = await orderOfLink(context, reference)
      if (!order) return orderNotFound
      const answer = await withinLimits(context, 'exchangePieces', order.email, () =>
        context.shop.exchangeOrder({ orderId: order.id, ...input }),
      )
      return isRefused(answer) ? refusedWith(...answer.refusals) : answer
    },
  }),
}))
