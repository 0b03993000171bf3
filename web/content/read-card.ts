import { isPlainObject } from '../prose/document.ts'
import { type ContentImage, readImage, readText } from '../prose/fields.ts'

/** A document as overviews show it, whatever it is about. */
export type ContentCard = {
  readonly id: string
  /** Its path without the storefront's prefix. */
  readonly href: string
  readonly title: string
  readonly image: ContentImage | undefined
}

/** What a card is read from. */
export type CardDocument = { readonly id: string; readonly url: string; readonly data: string }

/** A card out of its document, with the fields for what else it says; what is missing or odd in it reads as absent. */
export function readCard({ id, url, data }: CardDocument): {
  readonly card: ContentCard
  readonly fields: Readonly<Record<string, unknown>>
} {
  const parsed: unknown = JSON.parse(data)
  const fields = isPlainObject(parsed) ? parsed : {}
  return { card: { id, href: `/${url}/`, title: readText(fields.title), image: readImage(fields.image) }, fields }
}
