import type { DeclineReason, ReviewState } from './product-review.ts'

/** A photograph of a review, without its bytes. */
export type ReviewPhotograph = {
  readonly id: string
  readonly reviewId: string
  /** Staff look at each before it is shown, whatever the settings say of reviews. */
  readonly state: ReviewState
  readonly addedAt: Date
  readonly width: number
  readonly height: number
  readonly declineReason: DeclineReason | null
  /** Whether it is no longer kept: only that there was one. */
  readonly isGone: boolean
}

/** So many photographs may ever come with one review: staff don't look at the fourth try of the same. */
export const mostPhotographsEver = 9

/** How many more photographs a review takes. */
export function roomForPhotographs(all: readonly Pick<ReviewPhotograph, 'state'>[], most: number): number {
  const counted = all.filter(({ state }) => state !== 'declined').length
  return Math.max(0, Math.min(most - counted, mostPhotographsEver - all.length))
}
