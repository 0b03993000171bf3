import type { RawSlice } from '../../../prose/document.ts'
import { readImage, readLink, readRichText, readText } from '../../../prose/fields.ts'

/** A brand with its picture and its story; on a dark ground if the content chose the variation for it. */
export function readBrandingBlock({ primary, variation }: RawSlice) {
  const image = readImage(primary.image)
  const title = readText(primary.title)
  if (!image || !title) return undefined
  return {
    image,
    title,
    brand: readText(primary.brand),
    text: readRichText(primary.text),
    link: readLink(primary.link),
    linkLabel: readText(primary.link_label),
    ground: variation === 'dark' ? ('dark' as const) : ('light' as const),
  }
}
