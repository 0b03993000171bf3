import { isPlainObject } from '../../prose/document.ts'
import { type ContentImage, readImage, readText } from '../../prose/fields.ts'

/** A brand as overviews show it. */
export type BrandCard = {
  readonly id: string
  /** Its path without the storefront's prefix. */
  readonly href: string
  readonly title: string
  readonly tagline: string
  readonly image: ContentImage | undefined
}

/** A brand out of its document; what is missing or odd in it reads as absent. */
export function readBrand({
  id,
  url,
  data,
}: {
  readonly id: string
  readonly url: string
  readonly data: string
}): BrandCard {
  const parsed: unknown = JSON.parse(data)
  const fields = isPlainObject(parsed) ? parsed : {}
  return {
    id,
    href: `/${url}/`,
    title: readText(fields.title),
    tagline: readText(fields.tagline),
    image: readImage(fields.image),
  }
}
