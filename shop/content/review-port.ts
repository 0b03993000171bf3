/** What shoppers gave a shop, on the average and how many did. */
export type Rating = {
  /** From 1 to 5. */
  readonly average: number
  readonly count: number
}

/** What a page says of it; the address is where the reviews can be read, and how they are verified. */
export type ReviewStats = {
  readonly averageRating: number
  readonly reviewCount: number
  readonly viewReviewUrl: string
}

/** Whoever collects reviews of the shop. */
export type ReviewPort = {
  /**
   * Of the last year, as it may be shown in public; nothing while there is none.
   * @param channel what the shop of a country is called there
   * @throws ReviewsUnavailable
   */
  rating(channel: string): Promise<Rating | undefined>
}

/** Nobody can say now what reviews there are. */
export class ReviewsUnavailable extends Error {
  override readonly name = 'ReviewsUnavailable'
}
