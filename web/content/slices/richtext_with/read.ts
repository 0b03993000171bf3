import type { RawSlice } from '../../../prose/document.ts'
import { readImage, readLink, readRichText, readText } from '../../../prose/fields.ts'
import { readButton } from '../button/read.ts'
import { readVideo } from '../video.ts'
import type { Translator } from '../video-messages.ts'
import { videoMessages } from '../video-messages.ts'

/** Text with what the variation says beside it: a picture, a film or a button. Without that it is text alone. */
export function readRichtextWith(slice: RawSlice, scope: Translator) {
  const { primary, variation } = slice
  const text = readRichText(primary.text)
  if (text.length === 0) return undefined
  return {
    text,
    beside: readBeside(slice, scope),
    side: primary.side === 'left' ? ('left' as const) : ('right' as const),
    wide: variation === 'withButton',
  }
}

function readBeside(slice: RawSlice, scope: Translator) {
  const { primary, variation } = slice
  if (variation === 'withButton') {
    const button = readButton(slice)
    return button && { kind: 'button' as const, ...button }
  }
  if (variation === 'withVideo') {
    const video = readVideo(primary)
    return video && { kind: 'video' as const, ...video, words: videoMessages(scope, video) }
  }
  const image = readImage(primary.image)
  if (!image) return undefined
  return { kind: 'image' as const, image, caption: readText(primary.caption), link: readLink(primary.link) }
}
