import { isRecord } from '#kernel/is-record.ts'
import type { PicturePort } from '../catalog/picture-port.ts'

/** Pictures that an editor chose get the size that they have; what the shop doesn't have stays as it is. */
export function measurePictures(value: unknown, pictures: Pick<PicturePort, 'find'>): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => measurePictures(one, pictures))
  if (!isRecord(value)) return value
  const measured = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, measurePictures(one, pictures)]))
  const name = 'dimensions' in value ? pictureNameIn(value.url) : undefined
  const known = name === undefined ? undefined : pictures.find(name)
  return known ? { ...measured, dimensions: { width: known.width, height: known.height } } : measured
}

/** `scenes/home-women` of `/images/scenes/home-women`. */
export function pictureNameIn(url: unknown): string | undefined {
  return typeof url === 'string' ? /^\/images\/([a-z0-9-]+\/[a-z0-9-]+)$/.exec(url)?.[1] : undefined
}
