import type { RawSlice } from '../../../prose/document.ts'
import { readImage, readLink, readText } from '../../../prose/fields.ts'

export function readCategorySlider({ primary, items }: RawSlice) {
  const categories = items.flatMap((item) => {
    const image = readImage(item.image)
    const link = readLink(item.link)
    return image && link ? [{ image, link, label: readText(item.label) }] : []
  })
  return categories.length > 0 ? { title: readText(primary.title), categories } : undefined
}
