import type { RawSlice } from '../../../prose/document.ts'
import { readText } from '../../../prose/fields.ts'
import { readVideo } from '../video.ts'
import { type Translator, videoMessages } from '../video-messages.ts'

const most = 4

/** Films, one or several; `wide` shows each as wide as the page. */
export function readVideos({ primary, items, variation }: RawSlice, scope: Translator) {
  const videos = items.flatMap((item) => {
    const video = readVideo(item)
    return video ? [{ ...video, text: readText(item.text), words: videoMessages(scope, video) }] : []
  })
  if (videos.length === 0) return undefined
  const wide = variation === 'wide' || videos.length === 1
  return { title: readText(primary.title), videos: videos.slice(0, most), wide }
}
