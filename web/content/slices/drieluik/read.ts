import type { RawSlice } from '../../../prose/document.ts'
import { readImage, readLink, readRichText, readText } from '../../../prose/fields.ts'

export function readDrieluik({ primary, items }: RawSlice) {
  const panels = items.flatMap((item) => {
    const image = readImage(item.image)
    if (!image) return []
    return [
      {
        image,
        title: readText(item.title),
        text: readRichText(item.text),
        link: readLink(item.link),
        linkLabel: readText(item.link_label),
      },
    ]
  })
  return panels.length > 0 ? { title: readText(primary.title), panels: panels.slice(0, 3) } : undefined
}
