import sharp, { type Metadata, type Sharp } from 'sharp'
import type { PictureProblem, PreparedPicture, PreparePicture } from '#shop/pictures/picture-copies-port.ts'

/** More than any camera takes; a file of few bytes may unpack to any number of them. */
const mostPixels = 100_000_000
/** The widest that the storefront shows is 1920, and a product's picture is taller than wide. */
const largest = { width: 2400, height: 3600 }
const read: readonly string[] = ['jpeg', 'png', 'webp', 'gif', 'heif', 'tiff']

/**
 * Makes the shop's copy of a picture: upright, in sRGB, at most 2400 × 3600 pixels, as JPEG, or as WebP where it is transparent. It is
 * drawn anew, so that nothing but the picture is left: no place and no camera, and no page or script that hid in the file.
 */
export const preparePicture: PreparePicture = async (bytes) => {
  try {
    const image = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'truncated', pages: 1 })
    const about = await image.metadata()
    return (await problemOf(about)) ?? (await drawn(image, about))
  } catch (error) {
    return final(sentenceOf(error))
  }
}

async function problemOf({ format, width, height }: Metadata): Promise<PictureProblem | undefined> {
  if (!read.includes(format))
    return final(`It is no picture that the shop takes but ${format}: send JPEG, PNG, WebP or AVIF`)
  if (width * height > mostPixels) return final(tooManyPixels)
  return undefined
}

async function drawn(image: Sharp, { hasAlpha }: Metadata): Promise<PreparedPicture> {
  const upright = image.rotate().resize({ ...largest, fit: 'inside', withoutEnlargement: true })
  const isTransparent = hasAlpha && !(await isOpaque(image))
  const { data, info } = await (isTransparent
    ? upright.webp({ quality: 90 })
    : upright.flatten({ background: '#fff' }).jpeg({ quality: 90 })
  ).toBuffer({ resolveWithObject: true })
  return { bytes: data, format: isTransparent ? 'webp' : 'jpeg', width: info.width, height: info.height }
}

const isOpaque = async (image: Sharp) => (await image.clone().stats()).isOpaque

const tooManyPixels = `It has more than ${mostPixels / 1_000_000} million pixels`

function sentenceOf(error: unknown): string {
  const text = error instanceof Error ? error.message : ''
  if (text.includes('pixel limit')) return tooManyPixels
  if (text.includes('unsupported image format')) return 'It is no picture: send JPEG, PNG, WebP or AVIF'
  return 'It is a broken picture, or half of one'
}

const final = (problem: string): PictureProblem => ({ problem, isFinal: true })
