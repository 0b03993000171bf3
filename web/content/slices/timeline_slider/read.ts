import type { RawSlice } from '../../../prose/document.ts'
import { readImage, readLink, readText } from '../../../prose/fields.ts'

/** Years with what happened in them, in the order of the content. */
export function readTimelineSlider({ primary, items }: RawSlice) {
  const moments = items.flatMap((item) => {
    const year = readText(item.year)
    const label = readText(item.label)
    return year && label ? [{ year, label, image: readImage(item.image), link: readLink(item.link) }] : []
  })
  return moments.length > 0 ? { title: readText(primary.title), moments } : undefined
}
