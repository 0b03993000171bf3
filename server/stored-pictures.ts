import { minute } from '#kernel/clock.ts'
import type { CatalogPicture } from '#shop/catalog/picture-port.ts'
import { type PictureFiles, pictureFileName } from '#shop/pictures/picture-copies-port.ts'
import type { PictureReader, StoredPicture } from '#shop/pictures/picture-store.ts'
import type { KnownPicture } from './pictures.ts'

/** Under this folder of `/images/` lie pictures that came from elsewhere, by their hash. */
const folder = 'stored/'

/** Longer than any transaction that keeps pictures: one may commit after another that bears a later moment. */
const overlap = minute

/** Pictures that came by address or by upload, as every node has them in mind: some 150 bytes each. */
export type StoredPictures = {
  find(reference: string): CatalogPicture | undefined
  /** By the name that a URL holds. */
  known(name: string): KnownPicture | undefined
  /** What they are called by those who show them. */
  names(): readonly string[]
  /** Learns of what came since. */
  refresh(): Promise<void>
}

export async function openStoredPictures(
  reader: Pick<PictureReader, 'storedSince'>,
  files: PictureFiles,
): Promise<StoredPictures> {
  const byReference = new Map<string, StoredPicture>()
  const byHash = new Map<string, StoredPicture>()
  let last: Date | undefined

  const refresh = async () => {
    const since = last && new Date(last.getTime() - overlap)
    for (const { changedAt, ...picture } of await reader.storedSince(since)) {
      byReference.set(picture.reference, picture)
      byHash.set(picture.hash, picture)
      if (last === undefined || changedAt > last) last = changedAt
    }
  }
  await refresh()

  return {
    refresh,
    names: () => [...byReference.keys()],
    find: (reference) => {
      const found = byReference.get(reference)
      return found && catalogPicture(found)
    },
    known: (name) => {
      const found = name.startsWith(folder) ? byHash.get(name.slice(folder.length)) : undefined
      if (!found) return undefined
      const { hash, format } = found
      const read = async () => {
        const bytes = await files.get(pictureFileName(hash, format))
        if (!bytes) throw new Error(`The picture ${pictureFileName(hash, format)} is not where PICTURES_URL says`)
        return bytes
      }
      return { ...catalogPicture(found), name, hash: hash.slice(0, 8), read }
    },
  }
}

const catalogPicture = ({ hash, width, height }: StoredPicture): CatalogPicture => ({
  url: `/images/${folder}${hash}.${hash.slice(0, 8)}`,
  width,
  height,
})
