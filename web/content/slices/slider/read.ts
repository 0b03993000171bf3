import type { LoaderScope } from '#web/loaders.ts'
import type { RawSlice } from '../../../prose/document.ts'
import { readImage, readLink, readRichText, readText } from '../../../prose/fields.ts'

/** Large pictures that take turns. They move by themselves only if the content wants them to. */
export function readSlider({ primary, items }: RawSlice, { t }: Pick<LoaderScope, 't'>) {
  const slides = items.flatMap((item) => {
    const image = readImage(item.image)
    if (!image) return []
    return [
      {
        image,
        eyebrow: readText(item.eyebrow),
        title: readText(item.title),
        text: readRichText(item.text),
        link: readLink(item.link),
        linkLabel: readText(item.link_label),
        theme: item.theme === 'dark' ? ('dark' as const) : ('light' as const),
      },
    ]
  })
  if (slides.length === 0) return undefined
  return {
    title: readText(primary.title) || t('slice.slides'),
    autoplay: primary.autoplay === true && slides.length > 1,
    slides: slides.map((slide, index) => ({
      ...slide,
      place: t('slice.slide', { n: index + 1, total: slides.length }),
    })),
  }
}
