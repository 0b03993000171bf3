import type { RawSlice } from '../../../prose/document.ts'
import { readImage, readLink, readText } from '../../../prose/fields.ts'

/** More would be a gallery, which is another kind of page. */
const most = 6

/** A set of pictures with what there is to say about each: side by side, or one large and the others beside it. */
export function readImages({ primary, items, variation }: RawSlice) {
  const images = items.flatMap((item) => {
    const image = readImage(item.image)
    return image ? [{ image, caption: readText(item.caption), link: readLink(item.link) }] : []
  })
  if (images.length === 0) return undefined
  const layout = variation === 'mosaic' && images.length > 2 ? ('mosaic' as const) : ('row' as const)
  return { title: readText(primary.title), images: images.slice(0, most), layout }
}
