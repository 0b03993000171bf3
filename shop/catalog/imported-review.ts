import type { StorefrontCode } from '#kernel/storefront.ts'

/** Services at which buyers of ours write reviews. */
export const reviewServices = ['trusted-shops'] as const
export type ReviewService = (typeof reviewServices)[number]

/** A review as the service at which it was written tells of it. */
export type ToldReview = {
  readonly source: ReviewService
  /** What it is called there. */
  readonly externalId: string
  /** An SKU of the product or of one of its sizes, or an EAN. */
  readonly reference: string
  readonly storefrontCode: StorefrontCode
  readonly language: string
  readonly stars: number
  readonly title: string
  readonly text: string
  readonly author: string
  /** Whether the service says that it is by a buyer; nothing where it doesn't say. */
  readonly isVerified: boolean | null
  readonly writtenAt: Date
  readonly reply: string | null
}

/** What names a review: the service, and what it is called there. */
export type ReviewKey = Pick<ToldReview, 'source' | 'externalId'>
