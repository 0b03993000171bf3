import { isRefused, refusedWith } from '#kernel/message-key.ts'
import {
  type ReviewQuery,
  type ReviewSummary,
  ratingOnCards,
  reviewFits,
  reviewOrders,
  reviewSources,
  reviewsOfPage,
  type ShownReview,
} from '#shop/reviews/product-review.ts'
import type { ReviewWritten } from '#shop/reviews/write-review.ts'
import { OrderPieceType, OrderProgressType, orderNotFound, orderOfLink } from './after-order.ts'
import { builder } from './builder.ts'
import { ProductType } from './product-type.ts'
import { mayAsk, withinLimits } from './rate-limits.ts'
import { RefusedType } from './refused.ts'

const ReviewFitEnum = builder.enumType('ReviewFit', { values: reviewFits })
const ReviewOrderEnum = builder.enumType('ReviewOrder', { values: reviewOrders })

const ReviewSourceEnum = builder.enumType('ReviewSource', {
  description: 'Where a review was written: with the shop, or at a service that collects reviews.',
  values: Object.fromEntries(reviewSources.map((value) => [value.replaceAll('-', '_'), { value }])) as Record<
    string,
    { value: (typeof reviewSources)[number] }
  >,
})

export const ProductReviewType = builder.objectRef<ShownReview>('ProductReview').implement({
  description: 'What somebody says of a product, by its source a buyer of the shop or somebody whom a service asked.',
  fields: (t) => ({
    id: t.exposeID('id'),
    stars: t.exposeInt('stars', { description: '1 to 5.' }),
    comfort: t.exposeInt('comfort', { nullable: true, description: '1 to 5.' }),
    quality: t.exposeInt('quality', { nullable: true, description: '1 to 5.' }),
    fit: t.field({ type: ReviewFitEnum, nullable: true, resolve: ({ fit }) => fit }),
    size: t.exposeString('size', { nullable: true, description: 'That was bought.' }),
    source: t.field({ type: ReviewSourceEnum, resolve: ({ source }) => source }),
    isVerified: t.exposeBoolean('isVerified', {
      nullable: true,
      description: 'Whether it is by a buyer: by the shop’s own orders, or as the service says, which may say nothing.',
    }),
    title: t.exposeString('title', { description: 'Empty where there is none.' }),
    text: t.exposeString('text'),
    language: t.string({ description: 'Of the text: `nl`.', resolve: ({ language }) => language }),
    author: t.exposeString('author', { description: 'As they want to be called; empty once they were forgotten.' }),
    writtenAt: t.field({ type: 'DateTime', resolve: ({ writtenAt }) => writtenAt }),
    reply: t.exposeString('reply', { nullable: true, description: 'Of the shop.' }),
    helpful: t.exposeInt('helpful', { description: 'So many found it helpful.' }),
    votes: t.exposeInt('votes', { description: 'Of so many who said so or the opposite.' }),
  }),
})

type SummaryView = ReviewSummary & { readonly productId: string }

const SourceRatingType = builder.objectRef<ReviewSummary['sources'][number]>('SourceRating').implement({
  description: 'What the reviews of one place come to.',
  fields: (t) => ({
    source: t.field({ type: ReviewSourceEnum, resolve: ({ source }) => source }),
    count: t.exposeInt('count'),
    average: t.exposeFloat('average', { description: 'Of 1 to 5 stars, to a tenth.' }),
  }),
})

const ToldRatingType = builder.objectRef<NonNullable<ReviewSummary['told']>>('ToldRating').implement({
  description: 'What search engines are told.',
  fields: (t) => ({
    sources: t.field({ type: [ReviewSourceEnum], resolve: ({ sources }) => [...sources] }),
    count: t.exposeInt('count'),
    average: t.exposeFloat('average', { description: 'Of 1 to 5 stars, to a tenth.' }),
  }),
})

const ReviewSummaryType = builder.objectRef<SummaryView>('ReviewSummary').implement({
  description: 'What all reviews of a model come to, in any colour.',
  fields: (t) => ({
    count: t.exposeInt('count', {
      description: 'Of those that count: 0 where all were written elsewhere and none counts.',
    }),
    average: t.exposeFloat('average', { description: 'Of 1 to 5 stars, to a tenth; 0 where none counts.' }),
    sources: t.field({
      type: [SourceRatingType],
      description: 'What those of each place come to, whether they count or not.',
      resolve: ({ sources }) => [...sources],
    }),
    told: t.field({
      type: ToldRatingType,
      nullable: true,
      description: 'Nothing where there is nothing that search engines are told of.',
      resolve: ({ told }) => told,
    }),
    byStars: t.intList({
      description: 'How many gave 1, 2, 3, 4 and 5 stars.',
      resolve: ({ byStars }) => [...byStars],
    }),
    small: t.int({ description: 'How many found it small.', resolve: ({ byFit }) => byFit.small }),
    normal: t.int({ description: 'How many found its size right.', resolve: ({ byFit }) => byFit.normal }),
    large: t.int({ description: 'How many found it large.', resolve: ({ byFit }) => byFit.large }),
    top: t.field({
      type: [ProductReviewType],
      description: 'Three of them, the most helpful first.',
      resolve: async ({ productId }, _, { shop }) =>
        (await shop.reviewPage(productId, { order: 'helpful', size: null, fit: null, page: 1 })).reviews.slice(0, 3),
    }),
  }),
})

const ReviewPageType = builder
  .objectRef<{ reviews: ShownReview[]; total: number; sizes: string[] }>('ReviewPage')
  .implement({
    fields: (t) => ({
      reviews: t.field({ type: [ProductReviewType], resolve: ({ reviews }) => reviews }),
      total: t.exposeInt('total', { description: 'On all pages.' }),
      pages: t.int({ resolve: ({ total }) => Math.ceil(total / reviewsOfPage) }),
      isChecked: t.boolean({
        description: 'Whether the shop reads a review before it is shown.',
        resolve: (_, __, { shop }) => shop.reviewRules().checked,
      }),
      takesPhotographs: t.boolean({
        description: 'Whether photographs can come with a review.',
        resolve: (_, __, { shop }) => shop.reviewRules().photographs,
      }),
      sizes: t.stringList({ description: 'Of which there are reviews.', resolve: ({ sizes }) => sizes }),
    }),
  })

/** A page behind this one is asked for by no shopper. */
const mostPages = 500

const ProductRatingType = builder.objectRef<NonNullable<ReturnType<typeof ratingOnCards>>>('ProductRating').implement({
  description: 'What reviews of a model come to, as lists show it.',
  fields: (t) => ({
    average: t.exposeFloat('average', { description: 'Of 1 to 5 stars, to a tenth.' }),
    count: t.exposeInt('count', { description: 'Of so many reviews.' }),
  }),
})

builder.objectFields(ProductType, (t) => ({
  rating: t.field({
    type: ProductRatingType,
    nullable: true,
    description: 'Nothing while fewer have reviewed it than the retailer wants for an average.',
    resolve: async ({ id }, _, { loaders, shop }) =>
      ratingOnCards(await loaders.reviewSummary.load(id), shop.reviewRules().minimumOnCards) ?? null,
  }),
  reviewSummary: t.field({
    type: ReviewSummaryType,
    nullable: true,
    description: 'Nothing while nobody has said anything.',
    resolve: async ({ id }, _, { loaders }) => {
      const summary = await loaders.reviewSummary.load(id)
      return summary ? { ...summary, productId: id } : null
    },
  }),
  reviews: t.field({
    type: ReviewPageType,
    nullable: true,
    description: 'What buyers of the model say of it; nothing where the shop has no reviews.',
    args: {
      order: t.arg({ type: ReviewOrderEnum, defaultValue: 'helpful' }),
      size: t.arg.string(),
      fit: t.arg({ type: ReviewFitEnum }),
      page: t.arg.int({ defaultValue: 1 }),
    },
    resolve: async ({ id }, { order, size, fit, page }, { shop }) => {
      if (!shop.reviewRules().offered) return null
      const query: ReviewQuery = {
        order: order ?? 'helpful',
        size: size ?? null,
        fit: fit ?? null,
        page: Math.min(mostPages, Math.max(1, page ?? 1)),
      }
      const [found, sizes] = await Promise.all([shop.reviewPage(id, query), shop.reviewedSizes(id)])
      return { ...found, sizes }
    },
  }),
}))

builder.objectFields(OrderProgressType, (t) => ({
  reviewable: t.field({
    type: [OrderPieceType],
    description: 'One piece of each product that arrived and that its buyer has said nothing of.',
    resolve: async ({ order, progress }, _, { shop }) =>
      order.cancelled
        ? []
        : (await shop.reviewableOf(order, progress)).map((position) => ({ order, position, quantity: 1 })),
  }),
}))

const ReviewWrittenType = builder.objectRef<ReviewWritten>('ReviewWritten').implement({
  fields: (t) => ({
    isPublished: t.exposeBoolean('isPublished', { description: 'Otherwise it is read by the shop first.' }),
    takesPhotographs: t.boolean({
      description: 'Whether photographs can come with it.',
      resolve: (_, __, { shop }) => shop.reviewRules().photographs,
    }),
  }),
})
const WriteReviewResultType = builder.unionType('WriteReviewResult', {
  types: [ReviewWrittenType, RefusedType],
  resolveType: (value) => ('refusals' in value ? RefusedType : ReviewWrittenType),
})
const WriteReviewInputType = builder.inputType('WriteReviewInput', {
  fields: (t) => ({
    position: t.int({ required: true, description: 'The reviewed line’s place in the order.' }),
    stars: t.int({ required: true, description: '1 to 5.' }),
    comfort: t.int({ description: '1 to 5.' }),
    quality: t.int({ description: '1 to 5.' }),
    fit: t.field({ type: ReviewFitEnum }),
    text: t.string({ required: true }),
    author: t.string({ required: true, description: 'As they want to be called.' }),
  }),
})

builder.mutationFields((t) => ({
  writeReview: t.field({
    type: WriteReviewResultType,
    description: 'A buyer says what they think of a product that arrived; once for each product of an order.',
    args: {
      reference: t.arg.string({ required: true }),
      input: t.arg({ type: WriteReviewInputType, required: true }),
    },
    resolve: async (_, { reference, input }, context) => {
      const order = await orderOfLink(context, reference)
      if (!order) return orderNotFound
      const { comfort = null, quality = null, fit = null, ...typed } = input
      const review = { ...typed, comfort, quality, fit, orderId: order.id }
      const answer = await withinLimits(context, 'writeReview', order.email, () => context.shop.writeReview(review))
      return isRefused(answer) ? refusedWith(...answer.refusals) : answer
    },
  }),
  voteReview: t.field({
    type: 'Boolean',
    description: 'Says whether a review was helpful, once for each voice. Whether it was counted.',
    args: { review: t.arg.id({ required: true }), helpful: t.arg.boolean({ required: true }) },
    resolve: async (_, { review, helpful }, context) => {
      context.answer.personal = true
      // A session costs nothing to begin, a network does: of those that can be told apart each has one voice.
      const voter = context.network ?? context.identity.contextToken
      if (voter === undefined || !(await mayAsk(context, 'voteReview'))) return false
      return context.shop.voteReview(review, voter, helpful)
    },
  }),
}))
