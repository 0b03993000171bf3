import type { RawSlice } from '../../../prose/document.ts'
import { readImage, readLink, readRichText, readText } from '../../../prose/fields.ts'

export function readHero({ primary }: RawSlice) {
  const image = readImage(primary.image)
  if (!image) return undefined
  return {
    image,
    eyebrow: readText(primary.eyebrow),
    title: readText(primary.title),
    text: readRichText(primary.text),
    link: readLink(primary.link),
    linkLabel: readText(primary.link_label),
    theme: primary.theme === 'dark' ? ('dark' as const) : ('light' as const),
  }
}
