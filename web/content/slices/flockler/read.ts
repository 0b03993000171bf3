import type { LoaderScope } from '#web/loaders.ts'
import type { RawSlice } from '../../../prose/document.ts'
import { readImage, readLink, readRichText, readText } from '../../../prose/fields.ts'

/** Flockler's own names for a wall. */
const uuid = /^[0-9a-f-]{8,40}$/i

const most = 6

/**
 * A wall of what others post about the shop. The document's own posts are shown to everybody; the live wall comes to those who ask
 * for it and agreed to third parties, where the content names one of the site that the settings know.
 */
export function readFlockler({ primary, items }: RawSlice, scope: LoaderScope) {
  const posts = items.flatMap((item) => {
    const image = readImage(item.image)
    const link = readLink(item.link)
    return image ? [{ image, link, author: readText(item.author), text: readText(item.text) }] : []
  })
  const wall = readWall(primary, scope)
  if (posts.length === 0 && !wall) return undefined
  return {
    title: readText(primary.title),
    text: readRichText(primary.text),
    link: readLink(primary.link),
    linkLabel: readText(primary.link_label),
    posts: posts.slice(0, most),
    wall,
  }
}

function readWall(primary: RawSlice['primary'], { thirdParties, t, to }: LoaderScope) {
  const known = thirdParties?.flockler
  const site = readText(primary.site)
  const embed = readText(primary.embed)
  if (!known || !uuid.test(embed) || (site !== '' && site !== known.site)) return undefined
  return {
    url: known.url,
    site: known.site,
    embed,
    show: t('slice.wall_show'),
    consent: t('slice.wall_consent'),
    settings: t('slice.video_settings'),
    settingsPath: to('cookieSettings'),
  }
}
