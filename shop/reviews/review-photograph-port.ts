/** A photograph as the shop keeps it, in two sizes: upright JPEG, without anything that a camera or a phone wrote. */
export type PreparedReviewPhotograph = {
  readonly large: Uint8Array
  readonly small: Uint8Array
  /** Of the large one, in pixels. */
  readonly width: number
  readonly height: number
}

/** Draws what was sent anew; nothing where it is no whole photograph, or too large to unpack. */
export type PrepareReviewPhotograph = (file: Uint8Array) => Promise<PreparedReviewPhotograph | undefined>
