import { isPlainObject } from '../../prose/document.ts'
import { type ContentImage, readImage, readLink, readText } from '../../prose/fields.ts'

export type Video =
  /** One of the shop's own, played by the browser. */
  | { readonly kind: 'file'; readonly url: string; readonly captions: string | undefined }
  /** Somebody else's: nothing is asked of them before the visitor wants to see it. */
  | {
      readonly kind: 'hosted'
      readonly provider: 'YouTube' | 'Vimeo'
      /** The player, without cookies as far as its provider can do without. */
      readonly player: string
      /** Where the film can be seen on the provider's own pages. */
      readonly page: string
    }

export type ShownVideo = { readonly video: Video; readonly poster: ContentImage | undefined; readonly title: string }

/** A film of its own file, or one of YouTube or Vimeo; nothing else is played. */
export function readVideo(fields: Readonly<Record<string, unknown>>): ShownVideo | undefined {
  const video = readFile(fields.file, fields.captions) ?? readEmbed(fields.video)
  return video && { video, poster: readImage(fields.poster), title: readText(fields.video_title ?? fields.title) }
}

function readFile(file: unknown, captions: unknown): Video | undefined {
  const url = readLink(file)
  if (!url || !/\.(?:mp4|webm)$/.test(pathOf(url))) return undefined
  const track = readLink(captions)
  return { kind: 'file', url, captions: track && /\.vtt$/.test(pathOf(track)) ? track : undefined }
}

/** A field of the kind Embed, or the address as text. */
function readEmbed(value: unknown): Video | undefined {
  const address = isPlainObject(value) ? value.embed_url : value
  const url = typeof address === 'string' ? URL.parse(address) : null
  if (url?.protocol !== 'https:') return undefined
  const youTube = idOfYouTube(url)
  if (youTube) {
    return {
      kind: 'hosted',
      provider: 'YouTube',
      player: `https://www.youtube-nocookie.com/embed/${youTube}?autoplay=1&rel=0`,
      page: `https://www.youtube.com/watch?v=${youTube}`,
    }
  }
  const vimeo = /^(?:www\.|player\.)?vimeo\.com$/.test(url.hostname) && /^\/(?:video\/)?(\d+)/.exec(url.pathname)?.[1]
  if (!vimeo) return undefined
  return {
    kind: 'hosted',
    provider: 'Vimeo',
    player: `https://player.vimeo.com/video/${vimeo}?autoplay=1&dnt=1`,
    page: `https://vimeo.com/${vimeo}`,
  }
}

function idOfYouTube(url: URL): string | undefined {
  const host = url.hostname.replace(/^(?:www\.|m\.)/, '')
  const path = /^\/(?:embed\/|shorts\/)?([\w-]{6,20})$/.exec(url.pathname)?.[1]
  if (host === 'youtu.be') return path
  if (host !== 'youtube.com' && host !== 'youtube-nocookie.com') return undefined
  const asked = url.searchParams.get('v')
  return url.pathname === '/watch' ? (asked && /^[\w-]{6,20}$/.test(asked) ? asked : undefined) : path
}

function pathOf(url: string): string {
  return url.split(/[?#]/)[0] ?? ''
}
