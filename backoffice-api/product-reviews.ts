import { seesStorefront } from '#kernel/staff-reach.ts'
import { staffOrderRefused } from '#shop/backoffice/order-refusal.ts'
import {
  type DeclineReason,
  declineReasons,
  type ReviewState,
  reviewSources,
  reviewStates,
} from '#shop/reviews/product-review.ts'
import type { ReviewForStaff } from '#shop/reviews/staff-review-store.ts'
import type { Changed } from '#shop/staff/perform-as-staff.ts'
import { backofficeBuilder, enumValues } from './builder.ts'
import type { BackofficeContext } from './context.ts'
import { reachOf } from './orders.ts'
import { type ChangeOutcome, OutcomeType, outcomeOf } from './outcome.ts'
import { actorOf } from './session.ts'

export const ReviewStateType = backofficeBuilder.enumType('ReviewState', { values: enumValues(reviewStates) })
export const DeclineReasonType = backofficeBuilder.enumType('DeclineReason', { values: enumValues(declineReasons) })

const ReviewSourceType = backofficeBuilder.enumType('ReviewSource', { values: enumValues(reviewSources) })

export const StaffReviewType = backofficeBuilder.objectRef<ReviewForStaff>('StaffReview').implement({
  description: 'What a buyer says of a product.',
  fields: (t) => ({
    id: t.exposeID('id'),
    sku: t.exposeString('sku', { description: 'Of the product.' }),
    source: t.field({
      type: ReviewSourceType,
      description: 'Where it was written: with the shop, or at a service that collects reviews.',
      resolve: ({ source }) => source,
    }),
    isVerified: t.exposeBoolean('isVerified', {
      nullable: true,
      description: 'Whether it is by a buyer: by an order of the shop, or as the service says, which may say nothing.',
    }),
    order: t.string({
      nullable: true,
      description: 'The number of the order; nothing for a review of another service.',
      resolve: ({ orderNumber }) => orderNumber,
    }),
    storefront: t.string({ resolve: ({ storefrontCode }) => storefrontCode }),
    language: t.string({ resolve: ({ language }) => language }),
    size: t.exposeString('size', { nullable: true }),
    stars: t.exposeInt('stars'),
    comfort: t.exposeInt('comfort', { nullable: true }),
    quality: t.exposeInt('quality', { nullable: true }),
    fit: t.string({ nullable: true, description: 'small, normal or large.', resolve: ({ fit }) => fit }),
    title: t.exposeString('title', { description: 'Empty where there is none.' }),
    text: t.exposeString('text'),
    author: t.exposeString('author'),
    isSecond: t.exposeBoolean('isSecond', {
      description: 'Whether it follows one that was kept back: there is no third.',
    }),
    state: t.field({ type: ReviewStateType, resolve: ({ state }) => state }),
    writtenAt: t.field({ type: 'DateTime', resolve: ({ writtenAt }) => writtenAt }),
    declineReason: t.field({
      type: DeclineReasonType,
      nullable: true,
      resolve: ({ declineReason }) => declineReason,
    }),
    reply: t.exposeString('reply', { nullable: true, description: 'Of the shop, for everybody to read.' }),
    helpful: t.exposeInt('helpful'),
    votes: t.exposeInt('votes'),
  }),
})

/** Reviews are of the whole shop: whoever is narrowed to some stores sees none. */
async function reviewsSeen(context: BackofficeContext, state: ReviewState): Promise<readonly ReviewForStaff[]> {
  const reach = reachOf(context)
  if (reach.stores !== 'all') return []
  return context.shop.reviewsInState(state, reach.storefronts)
}

backofficeBuilder.queryFields((t) => ({
  waitingReviews: t.field({
    type: 'Int',
    description: 'How many reviews nobody has read yet, or have photographs that nobody has looked at.',
    resolve: (_, _args, context) => {
      const { stores, storefronts } = reachOf(context)
      return stores === 'all' ? context.shop.countWaitingReviews(storefronts) : 0
    },
  }),
  productReviews: t.field({
    type: [StaffReviewType],
    description:
      'At most 100: of those that wait the oldest first, of others the newest. One that is shown waits as well while a photograph with it does.',
    args: { state: t.arg({ type: ReviewStateType }) },
    resolve: async (_, { state }, context) => [...(await reviewsSeen(context, state))],
  }),
}))

type ReviewChange = {
  readonly action: string
  readonly work: (review: ReviewForStaff) => Promise<Changed<unknown> | ReturnType<typeof staffOrderRefused>>
}

/** Changes a review that whoever acts sees, in one transaction with the row of who did what. */
export async function changeReview(
  context: BackofficeContext,
  id: string,
  change: ReviewChange,
): Promise<ChangeOutcome> {
  const reach = reachOf(context)
  const review = reach.stores === 'all' ? await context.shop.reviewForStaff(id) : undefined
  if (!review || !seesStorefront(reach, review.storefrontCode)) return outcomeOf(staffOrderRefused('review-not-found'))
  const answer = await context.shop.staff.perform<unknown, ReturnType<typeof staffOrderRefused>>(actorOf(context), {
    permission: 'customers.write',
    action: change.action,
    object: { type: 'review', id, name: review.sku },
    work: () => change.work(review),
  })
  return outcomeOf(answer, id)
}

const notFound = () => staffOrderRefused('review-not-found')

/** What is wrong with the words for whoever is told of a decision. */
export const explanationRefused = (why: 'law-required' | 'too-long') =>
  staffOrderRefused(why === 'law-required' ? 'review-law-required' : 'review-explanation-too-long', {
    field: 'explanation',
  })

backofficeBuilder.mutationFields((t) => ({
  publishReview: t.field({
    type: OutcomeType,
    description: 'Shows a review on the pages of its product.',
    args: {
      review: t.arg.id(),
      photographs: t.arg.idList({
        required: false,
        description: 'Of those that wait with it these are shown too: whoever decides names what they have seen.',
      }),
    },
    resolve: (_, { review, photographs }, context) =>
      changeReview(context, review, {
        action: 'review.publish',
        work: async ({ id, source }) => {
          const decide = source === 'own' ? context.shop.decideReview : context.shop.decideImportedReview
          const before = await decide(id, { state: 'published', photographs: photographs ?? [] })
          if (typeof before !== 'object') return notFound()
          const after = { state: 'published', ...(photographs?.length ? { photographs } : {}) }
          return { result: undefined, before: { state: before.state }, after }
        },
      }),
  }),
  declineReview: t.field({
    type: OutcomeType,
    description:
      'Keeps a review from the pages, or takes it away. Its opinion is no reason. Whoever wrote it is mailed why, but for a review of another service.',
    args: {
      review: t.arg.id(),
      reason: t.arg({ type: DeclineReasonType }),
      explanation: t.arg.string({
        required: false,
        description: 'The passage, or the law that it breaks, for whoever wrote it to read. UNLAWFUL needs it.',
      }),
    },
    resolve: (_, { review, reason, explanation }, context) =>
      changeReview(context, review, {
        action: 'review.decline',
        work: async ({ id, source }) => {
          const decide = source === 'own' ? context.shop.decideReview : context.shop.decideImportedReview
          const before = await decide(id, {
            state: 'declined',
            reason: reason as DeclineReason,
            explanation: explanation ?? '',
          })
          if (before === 'law-required' || before === 'too-long') return explanationRefused(before)
          if (!before) return notFound()
          // The books don’t repeat the explanation: it may quote what is private.
          return { result: undefined, before: { state: before.state }, after: { state: 'declined', reason } }
        },
      }),
  }),
  replyToReview: t.field({
    type: OutcomeType,
    description:
      'Answers a review for everybody to read; an empty text takes an earlier answer away. One of another service is answered there.',
    args: { review: t.arg.id(), text: t.arg.string() },
    resolve: (_, { review, text }, context) =>
      changeReview(context, review, {
        action: 'review.reply',
        work: async ({ id }) => {
          const before = await context.shop.replyToReview(id, text)
          if (before === 'too-long') return staffOrderRefused('review-reply-too-long', { field: 'text' })
          return before
            ? { result: undefined, before: { reply: before.reply }, after: { reply: text.trim() } }
            : notFound()
        },
      }),
  }),
}))
