import { isPlainObject } from '../../prose/document.ts'
import { type ContentImage, type RichTextBlock, readImage, readRichText, readText } from '../../prose/fields.ts'

/** A look as overviews show it. */
export type LookCard = {
  readonly id: string
  /** The same in every storefront: what a list of liked looks holds. */
  readonly key: string
  /** Its path without the storefront's prefix: `/lookbook/worn-together/`. */
  readonly href: string
  readonly label: string
  /** The sentence that it opens with. */
  readonly line: string
  readonly wide: ContentImage | undefined
  /** For narrow columns; the first picture's other cut when there is no second picture. */
  readonly tall: ContentImage | undefined
  readonly pieces: number
}

export type Look = LookCard & {
  readonly title: string
  readonly text: readonly RichTextBlock[]
  readonly date: string
  readonly skus: readonly string[]
}

type LookDocument = { readonly id: string; readonly uid: string; readonly url: string; readonly data: string }

/** A look out of its document (specification §3); what is missing or odd in it reads as absent. */
export function readLook({ id, uid, url, data }: LookDocument): Look {
  const parsed: unknown = JSON.parse(data)
  const fields = isPlainObject(parsed) ? parsed : {}
  const pictures = groupOf(fields.images).flatMap(({ image }) => readImage(image) ?? [])
  const skus = groupOf(fields.products)
    .map(({ sku }) => readText(sku))
    .filter(Boolean)
  const text = readRichText(fields.text)
  const [wide, second] = pictures
  const label = readText(fields.label) || readText(fields.title)
  return {
    id,
    key: readText(fields.alternate_id) || uid,
    href: `/${url}/`,
    label,
    title: readText(fields.title) || label,
    line: text[0]?.text ?? '',
    text,
    date: readText(fields.date),
    wide,
    tall: second ?? (wide?.narrow && { ...wide, ...wide.narrow }),
    pieces: skus.length,
    skus,
  }
}

/** Only what a card needs travels with an overview. */
export function cardOf({ id, key, href, label, line, wide, tall, pieces }: Look): LookCard {
  return { id, key, href, label, line, wide, tall, pieces }
}

function groupOf(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value.filter(isPlainObject) : []
}
