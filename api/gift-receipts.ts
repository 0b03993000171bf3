import { isRefused, type Refused, refusedWith } from '#kernel/message-key.ts'
import { isContactOnly } from '#shop/orders/address.ts'
import { writtenGiftCode } from '#shop/orders/gift-receipt.ts'
import type { FollowedOrder } from '#shop/orders/order-history.ts'
import {
  AnnounceReturnInput,
  AnnounceReturnResultType,
  type FollowedView,
  OrderPieceType,
  OrderReturnType,
  orderNotFound,
  orderPiecesOf,
} from './after-order.ts'
import { builder } from './builder.ts'
import type { ApiContext } from './context.ts'
import { ExchangeChoiceType, ExchangePiecesInput, returnableOf } from './exchanges.ts'
import { mayAsk, withinLimits } from './rate-limits.ts'

type GiftView = FollowedView & { readonly code: string }

const GiftReceiptType = builder.objectRef<GiftView>('GiftReceipt').implement({
  description: 'What somebody was given: nothing of whoever gave it, of what it cost, or of where it went.',
  fields: (t) => ({
    code: t.string({ description: 'As it is printed.', resolve: ({ code }) => writtenGiftCode(code) }),
    pieces: t.field({
      type: [OrderPieceType],
      resolve: ({ order }) =>
        order.lines.flatMap(({ type, quantity }, position) =>
          type === 'article' ? [{ order, position, quantity }] : [],
        ),
    }),
    returnsUntil: t.string({
      nullable: true,
      description: 'The last day of the period; nothing while something is on its way.',
      resolve: ({ order, progress }, _, { shop }) =>
        progress.parcels.length === 0 ? null : (shop.returnsUntil(order, progress) ?? null),
    }),
    returnsOver: t.boolean({
      resolve: async ({ order, progress }, _, { shop }) => (await shop.returnOffer(order, progress)).isOver,
    }),
    returnsByPost: t.boolean({
      description: 'Whether there can be a label, which is mailed to whoever ordered.',
      resolve: ({ order }) => !isContactOnly(order.billingAddress),
    }),
    returnable: t.field({
      type: [OrderPieceType],
      description: 'What can be sent back: once it has arrived, until the period is over.',
      resolve: async ({ order, progress }, _, { shop }) =>
        orderPiecesOf(order, (await shop.returnOffer(order, progress)).pieces),
    }),
    exchangeChoices: t.field({
      type: [ExchangeChoiceType],
      description: 'Other sizes and colours for what has arrived; nothing that is sold out.',
      resolve: async (view, _, context) => {
        const choices = await context.shop.exchangeOffer(view.order, await returnableOf(view, context))
        return choices.map((choice) => ({ ...choice, order: view.order }))
      },
    }),
    returns: t.field({
      type: [OrderReturnType],
      description: 'What was announced to come back, by whomever.',
      resolve: ({ order, progress }) => progress.returns.map((announced) => ({ order, announced })),
    }),
  }),
})

/** What a code opens in the storefront where its order was placed; nothing for one that is guessed, or after too many guesses. */
async function giftOf(context: ApiContext, code: string): Promise<{ code: string; order: FollowedOrder } | undefined> {
  context.answer.personal = true
  if (!(await mayAsk(context, 'giftReceipt'))) return undefined
  const gift = await context.shop.orderOfGift(code)
  return gift?.order.storefrontCode === context.storefront.code ? gift : undefined
}

builder.queryFields((t) => ({
  giftReceipt: t.field({
    type: GiftReceiptType,
    nullable: true,
    description: 'Nothing for a code that is none, whose days are over, or after too many tries.',
    args: { code: t.arg.string({ required: true, description: 'As somebody typed it.' }) },
    resolve: async (_, { code }, context) => {
      const gift = await giftOf(context, code)
      return gift ? { ...gift, progress: await context.loaders.progress.load(gift.order.id) } : null
    },
  }),
}))

const announced = (answer: { readonly reference: string } | Refused) =>
  isRefused(answer) ? refusedWith(...answer.refusals) : { reference: answer.reference }

builder.mutationFields((t) => ({
  returnGift: t.field({
    type: AnnounceReturnResultType,
    description: 'Announces that something that was given comes back: its money goes the way it came, to whoever paid.',
    args: { code: t.arg.string({ required: true }), input: t.arg({ type: AnnounceReturnInput, required: true }) },
    resolve: async (_, { code, input }, context) => {
      const gift = await giftOf(context, code)
      if (!gift) return orderNotFound
      const work = () => context.shop.announceReturn({ orderId: gift.order.id, ...input })
      return announced(await withinLimits(context, 'announceReturn', gift.code, work))
    },
  }),
  exchangeGift: t.field({
    type: AnnounceReturnResultType,
    description:
      'Exchanges something that was given for another size or colour, which goes to where the present went. The order that is sent is not told of: it names who gave it.',
    args: { code: t.arg.string({ required: true }), input: t.arg({ type: ExchangePiecesInput, required: true }) },
    resolve: async (_, { code, input }, context) => {
      const gift = await giftOf(context, code)
      if (!gift) return orderNotFound
      const work = () => context.shop.exchangeOrder({ orderId: gift.order.id, ...input })
      return announced(await withinLimits(context, 'exchangePieces', gift.code, work))
    },
  }),
}))
