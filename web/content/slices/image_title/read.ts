import type { RawSlice } from '../../../prose/document.ts'
import { readImage, readLink, readRichText, readText } from '../../../prose/fields.ts'

export function readImageTitle({ primary }: RawSlice) {
  const image = readImage(primary.image)
  if (!image) return undefined
  return {
    image,
    title: readText(primary.title),
    text: readRichText(primary.text),
    link: readLink(primary.link),
    linkLabel: readText(primary.link_label),
    side: primary.side === 'right' ? ('right' as const) : ('left' as const),
  }
}
