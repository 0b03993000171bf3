/** A picture as the storefront links it. */
export type CatalogPicture = {
  /** Path with a hash of the contents, without a width: `/images/packshots/ankle-0.1f2e3d4c`. Append `?w=`. */
  readonly url: string
  /** Of the original, in pixels. */
  readonly width: number
  readonly height: number
}

/** Where the shop's pictures are. Knows every picture from the start, so it answers at once. */
export type PicturePort = {
  /** @param name folder and name without an ending: `packshots/ankle-0` */
  find(name: string): CatalogPicture | undefined
  /** @param name folder and name without an ending; gives the path of the film: `/videos/turns/sneaker-0.1f2e3d4c.mp4` */
  film(name: string): string | undefined
}
