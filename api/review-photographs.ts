import { refusedWith } from '#kernel/message-key.ts'
import {
  mostReviewPhotographMegabytes,
  mostReviewPhotographs,
  reviewPhotographPath,
} from '#kernel/review-photographs.ts'
import type { FollowedOrder } from '#shop/orders/order-history.ts'
import { reviewStates } from '#shop/reviews/product-review.ts'
import type { PhotographedLine } from '#shop/reviews/product-review-service.ts'
import type { ReviewPhotograph } from '#shop/reviews/review-photograph.ts'
import { OrderPieceType, OrderProgressType, orderNotFound, orderOfLink } from './after-order.ts'
import { builder } from './builder.ts'
import { ProductReviewType } from './product-reviews.ts'
import { withinLimits } from './rate-limits.ts'
import { RefusedType } from './refused.ts'

const ReviewPhotographType = builder.objectRef<ReviewPhotograph>('ReviewPhotograph').implement({
  description: 'A photograph that a buyer sent with a review. The shop looked at it before it was shown.',
  fields: (t) => ({
    url: t.string({
      description: 'JPEG, at the shop’s own address.',
      resolve: ({ id }) => reviewPhotographPath(id, 'large'),
    }),
    smallUrl: t.string({ description: 'A square of it.', resolve: ({ id }) => reviewPhotographPath(id, 'small') }),
    width: t.exposeInt('width', { description: 'In pixels.' }),
    height: t.exposeInt('height', { description: 'In pixels.' }),
  }),
})

builder.objectFields(ProductReviewType, (t) => ({
  photographs: t.field({
    type: [ReviewPhotographType],
    resolve: async ({ id, source }, _, { loaders, shop }) => {
      const { photographs } = shop.reviewRules()
      if (source !== 'own' || !photographs) return []
      return (await loaders.reviewPhotographs.load(id)).filter(({ state }) => state === 'published')
    },
  }),
}))

const ReviewPhotographStateEnum = builder.enumType('ReviewPhotographState', { values: reviewStates })

const SentPhotographType = builder.objectRef<ReviewPhotograph>('SentPhotograph').implement({
  description: 'A photograph as whoever sent it sees it, whatever became of it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    state: t.field({ type: ReviewPhotographStateEnum, resolve: ({ state }) => state }),
    preview: t.string({
      nullable: true,
      description: 'A small square of it, as a data: address; nothing once it is no longer kept.',
      resolve: async ({ id }, _, { shop }) => dataAddress(await shop.keptPhotograph(id, 'small')),
    }),
  }),
})

const dataAddress = (jpeg: Buffer | undefined) => (jpeg ? `data:image/jpeg;base64,${jpeg.toString('base64')}` : null)

type LineView = PhotographedLine & { readonly order: FollowedOrder }

const PhotographedPieceType = builder.objectRef<LineView>('PhotographedPiece').implement({
  description: 'A reviewed piece of an order, and the photographs that came with its review.',
  fields: (t) => ({
    piece: t.field({ type: OrderPieceType, resolve: ({ order, position }) => ({ order, position, quantity: 1 }) }),
    photographs: t.field({ type: [SentPhotographType], resolve: ({ photographs }) => [...photographs] }),
    room: t.exposeInt('room', {
      description: `How many more its review takes, of ${mostReviewPhotographs}. They are posted as a form, each of at most ${mostReviewPhotographMegabytes} MB.`,
    }),
  }),
})

builder.objectFields(OrderProgressType, (t) => ({
  photographed: t.field({
    type: [PhotographedPieceType],
    description: 'Pieces with a review that can have photographs; none where the shop takes no photographs.',
    resolve: async ({ order }, _, { shop }) =>
      (await shop.photographedLines(order)).map((line) => ({ ...line, order })),
  }),
}))

const RemovedPhotographType = builder.objectRef<{ readonly removed: boolean }>('RemovedPhotograph').implement({
  fields: (t) => ({
    removed: t.exposeBoolean('removed', { description: 'Otherwise it was gone, or is kept back by the shop.' }),
  }),
})
const RemovePhotographResultType = builder.unionType('RemovePhotographResult', {
  types: [RemovedPhotographType, RefusedType],
  resolveType: (value) => ('refusals' in value ? RefusedType : RemovedPhotographType),
})

builder.mutationFields((t) => ({
  removeReviewPhotograph: t.field({
    type: RemovePhotographResultType,
    description: 'Whoever sent a photograph with a review takes it back. Safe to repeat.',
    args: { reference: t.arg.string({ required: true }), photograph: t.arg.id({ required: true }) },
    resolve: async (_, { reference, photograph }, context) => {
      const order = await orderOfLink(context, reference)
      if (!order) return orderNotFound
      const answer = await withinLimits(context, 'writeReview', order.email, async () => ({
        removed: await context.shop.removeReviewPhotograph(order.id, photograph),
      }))
      return 'removed' in answer ? answer : refusedWith(...answer.refusals)
    },
  }),
}))
