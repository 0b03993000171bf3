import { stat } from 'node:fs/promises'
import { readPixels } from '#integrations/pictures/read-pixels.ts'
import type { PicturePixels } from '#shop/similarity/picture-pixels-port.ts'
import type { Pictures } from './pictures.ts'

/** Larger files are no pictures of products. */
const mostBytes = 60_000_000

/** What the shop’s pictures look like, read from where they lie. */
export function picturePixelsOf(pictures: Pick<Pictures, 'find' | 'known'>): PicturePixels {
  const urlOf = (reference: string) => pictures.find(reference)?.url
  return {
    // A path holds the hash of what lies there.
    versionOf: urlOf,
    read: async (reference) => {
      const picture = pictures.known(nameIn(urlOf(reference) ?? ''))
      if (!picture) return { problem: 'It is not here any more', isFinal: true }
      try {
        const source = await picture.read()
        const bytes = typeof source === 'string' ? (await stat(source)).size : source.byteLength
        if (bytes > mostBytes) return { problem: `Its file has more than ${mostBytes / 1_000_000} MB`, isFinal: true }
        return await readPixels(source)
      } catch (error) {
        // The store of pictures may be back by the next night.
        return { problem: error instanceof Error ? error.message : String(error), isFinal: false }
      }
    },
  }
}

/** `/images/packshots/ankle-0.1f2e3d4c` is `packshots/ankle-0`. */
const nameIn = (url: string) => /^\/images\/(.+)\.[0-9a-f]{8}$/.exec(url)?.[1] ?? ''
