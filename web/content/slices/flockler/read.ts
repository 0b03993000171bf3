import type { RawSlice } from '../../document.ts'
import { readImage, readLink, readRichText, readText } from '../../fields.ts'

/** Flockler's own names for a site and for a wall on it. */
const uuid = /^[0-9a-f-]{8,40}$/i

const most = 6

/**
 * A wall of what others post about the shop. The document's own posts are shown to everybody; the live wall follows with
 * consent, where the content names one.
 */
export function readFlockler({ primary, items }: RawSlice) {
  const posts = items.flatMap((item) => {
    const image = readImage(item.image)
    const link = readLink(item.link)
    return image ? [{ image, link, author: readText(item.author), text: readText(item.text) }] : []
  })
  const wall = readWall(primary)
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

function readWall(primary: RawSlice['primary']) {
  const site = readText(primary.site)
  const embed = readText(primary.embed)
  return uuid.test(site) && uuid.test(embed) ? { site, embed } : undefined
}
