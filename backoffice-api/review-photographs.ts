import { reviewPhotographSizes } from '#kernel/review-photographs.ts'
import { seesStorefront } from '#kernel/staff-reach.ts'
import { staffOrderRefused } from '#shop/backoffice/order-refusal.ts'
import type { DeclineReason } from '#shop/reviews/product-review.ts'
import type { ReviewPhotograph } from '#shop/reviews/review-photograph.ts'
import { backofficeBuilder, enumValues } from './builder.ts'
import type { BackofficeContext } from './context.ts'
import { reachOf } from './orders.ts'
import { type ChangeOutcome, OutcomeType } from './outcome.ts'
import {
  changeReview,
  DeclineReasonType,
  explanationRefused,
  ReviewStateType,
  StaffReviewType,
} from './product-reviews.ts'

const PhotographSizeType = backofficeBuilder.enumType('PhotographSize', { values: enumValues(reviewPhotographSizes) })

const StaffPhotographType = backofficeBuilder.objectRef<ReviewPhotograph>('StaffReviewPhotograph').implement({
  description: 'A photograph that came with a review.',
  fields: (t) => ({
    id: t.exposeID('id'),
    state: t.field({ type: ReviewStateType, resolve: ({ state }) => state }),
    width: t.exposeInt('width', { description: 'In pixels.' }),
    height: t.exposeInt('height', { description: 'In pixels.' }),
    declineReason: t.field({
      type: DeclineReasonType,
      nullable: true,
      resolve: ({ declineReason }) => declineReason,
    }),
    isGone: t.exposeBoolean('isGone', {
      description: 'Whether it was kept back so long ago that only its row is left.',
    }),
  }),
})

backofficeBuilder.objectFields(StaffReviewType, (t) => ({
  photographs: t.field({
    type: [StaffPhotographType],
    description: 'In the order in which they came.',
    resolve: async ({ id, source }, _, { shop }) =>
      source === 'own' ? [...((await shop.reviewPhotographs([id])).get(id) ?? [])] : [],
  }),
}))

backofficeBuilder.queryFields((t) => ({
  reviewPhotograph: t.field({
    type: 'String',
    nullable: true,
    description: 'The JPEG of a photograph, as base64; nothing where it is no longer kept.',
    args: { photograph: t.arg.id(), size: t.arg({ type: PhotographSizeType }) },
    resolve: async (_, { photograph, size }, context) => {
      const seen = await photographSeen(context, photograph)
      return (seen && (await context.shop.keptPhotograph(seen.id, size))?.toString('base64')) ?? null
    },
  }),
}))

/** A photograph with a review that whoever asks sees. */
async function photographSeen(context: BackofficeContext, id: string): Promise<ReviewPhotograph | undefined> {
  const reach = reachOf(context)
  const photograph = reach.stores === 'all' ? await context.shop.photographById(id) : undefined
  const review = photograph && (await context.shop.reviewForStaff(photograph.reviewId))
  return review && seesStorefront(reach, review.storefrontCode) ? photograph : undefined
}

const notFound = () => staffOrderRefused('review-photograph-not-found')

/** Decides of a photograph, in one transaction with the row of who did what to its review. */
async function decidePhotograph(
  context: BackofficeContext,
  id: string,
  decision: Parameters<typeof context.shop.decideReviewPhotograph>[1],
): Promise<ChangeOutcome> {
  const seen = await photographSeen(context, id)
  return changeReview(context, seen?.reviewId ?? '', {
    action: decision.state === 'published' ? 'review.photograph.publish' : 'review.photograph.decline',
    work: async () => {
      const before = await context.shop.decideReviewPhotograph(id, decision)
      if (before === 'law-required' || before === 'too-long') return explanationRefused(before)
      if (!before) return notFound()
      // The books don’t repeat the explanation: it may quote what is private.
      const reason = decision.state === 'declined' ? { reason: decision.reason } : {}
      return {
        result: undefined,
        before: { photograph: id, state: before.state },
        after: { photograph: id, state: decision.state, ...reason },
      }
    },
  })
}

backofficeBuilder.mutationFields((t) => ({
  publishReviewPhotograph: t.field({
    type: OutcomeType,
    description: 'Shows a photograph with its review.',
    args: { photograph: t.arg.id() },
    resolve: (_, { photograph }, context) => decidePhotograph(context, photograph, { state: 'published' }),
  }),
  declineReviewPhotograph: t.field({
    type: OutcomeType,
    description: 'Keeps a photograph from the pages, or takes it away. Whoever sent it is mailed why.',
    args: {
      photograph: t.arg.id(),
      reason: t.arg({ type: DeclineReasonType }),
      explanation: t.arg.string({
        required: false,
        description: 'What exactly, or the law that it breaks, for whoever sent it to read. UNLAWFUL needs it.',
      }),
    },
    resolve: (_, { photograph, reason, explanation }, context) =>
      decidePhotograph(context, photograph, {
        state: 'declined',
        reason: reason as DeclineReason,
        explanation: explanation ?? '',
      }),
  }),
}))
