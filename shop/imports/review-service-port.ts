import type { ReviewService } from '../catalog/imported-review.ts'

/** A product review as the service at which it was written tells of it now, in whatever state it is there. */
export type ServiceReview = {
  /** What it is called there. */
  readonly id: string
  /** What the service calls the shop of a storefront. */
  readonly channel: string
  readonly changedAt: Date
  /** Whether the service shows it: neither refused nor looked at still. */
  readonly isApproved: boolean
  /** What the shop told the service of the product; nothing where the service doesn't say. */
  readonly product: { readonly sku: string; readonly gtin: string } | undefined
  /** From 1 to 5. */
  readonly stars: number
  readonly title: string
  readonly text: string
  /** As the shop may show it: a first name, and of the last one the first letter. */
  readonly author: string
  /** By its code, with a country or without: `nl_NL`; empty where the service doesn't say. */
  readonly language: string
  /** Whether the service says that it is by a buyer; nothing where it doesn't say. */
  readonly isVerified: boolean | null
  readonly writtenAt: Date
  readonly reply: string | null
}

/** The reviews that were changed last. */
export type LastChanged = {
  /** As the service sent them: the last change first, if it keeps its word. */
  readonly reviews: readonly ServiceReview[]
  /** Whether there are no others. */
  readonly isAll: boolean
}

/** A service at which buyers write product reviews. */
export type ReviewServicePort = {
  readonly source: ReviewService
  /**
   * The product reviews of channels that were changed last, as many as the service tells at once.
   * @throws ReviewServiceUnavailable
   */
  lastChanged(channels: readonly string[]): Promise<LastChanged>
  /**
   * All product reviews of channels, some at a time. One may come twice, where another was written meanwhile.
   * @throws ReviewServiceUnavailable
   */
  allReviews(channels: readonly string[]): AsyncIterable<readonly ServiceReview[]>
}

/** The service can't be asked now, or answered what can't be read; nothing was changed. */
export class ReviewServiceUnavailable extends Error {
  override readonly name = 'ReviewServiceUnavailable'
}
