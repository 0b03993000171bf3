import { createHash } from 'node:crypto'
import sharp from 'sharp'

export type ImageFormat = 'avif' | 'webp' | 'jpeg'

/** AVIF at the lowest efforts but one is made in the time of WebP, and still smaller. */
const encoders = {
  avif: { quality: 55, effort: 1 },
  webp: { quality: 78, effort: 3 },
  jpeg: { quality: 80, mozjpeg: true },
} as const

/** What `resizeImage` does before it encodes. Whoever changes that counts on: pictures that are kept are made again then. */
const steps = 1

const recipes: Readonly<Record<ImageFormat, string>> = {
  avif: recipeOf('avif'),
  webp: recipeOf('webp'),
  jpeg: recipeOf('jpeg'),
}

function recipeOf(format: ImageFormat): string {
  const all = JSON.stringify([steps, format, encoders[format]])
  return createHash('sha256').update(all).digest('hex').slice(0, 8)
}

/** Which picture, how wide and as what. */
export type ImageMade = {
  /** With `/` between its folders. */
  readonly name: string
  /** Of what is in the original. */
  readonly hash: string
  readonly width: number
  readonly format: ImageFormat
}

/** Tells apart all that one picture's resized bytes depend on, for HTTP. */
export const etagOf = ({ hash, width, format }: ImageMade): string => `"${hash}-${width}-${recipes[format]}-${format}"`

/** The name of a file with a resized picture: it holds all that its bytes depend on. */
export const imageFileName = ({ name, hash, width, format }: ImageMade): string =>
  `${name.replaceAll('/', '~')}.${hash}.${width}.${recipes[format]}.${format}`

/**
 * The picture upright, in a width that is not larger than its own.
 * @param original its bytes, or the path of its file
 * @throws when it can't be decoded
 */
export async function resizeImage(original: string | Uint8Array, width: number, format: ImageFormat): Promise<Buffer> {
  const image = sharp(original).rotate().resize({ width, withoutEnlargement: true })
  switch (format) {
    case 'avif':
      return image.avif(encoders.avif).toBuffer()
    case 'webp':
      return image.webp(encoders.webp).toBuffer()
    case 'jpeg':
      return image.flatten({ background: '#fff' }).jpeg(encoders.jpeg).toBuffer()
  }
}
