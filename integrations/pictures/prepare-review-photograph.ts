import sharp from 'sharp'
import { longestReviewPhotographEdge, smallReviewPhotographEdge } from '#kernel/review-photographs.ts'
import type { PrepareReviewPhotograph } from '#shop/reviews/review-photograph-port.ts'

/** More than most phones take; a small file may unpack to any number of them. */
const mostPixels = 50_000_000
const mostSeconds = 20

/**
 * Draws a photograph anew in two sizes: upright, in sRGB, white where it is transparent. Nothing but the picture is left: no place, no camera,
 * no thumbnail of what was cut away, and no page or script that hid in the file.
 *
 * @returns nothing where it is no whole photograph, or too large to unpack
 */
export const prepareReviewPhotograph: PrepareReviewPhotograph = async (file) => {
  try {
    const edge = longestReviewPhotographEdge
    const { data: large, info } = await sharp(file, {
      limitInputPixels: mostPixels,
      failOn: 'truncated',
      pages: 1,
      sequentialRead: true,
    })
      .timeout({ seconds: mostSeconds })
      .rotate()
      .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer({ resolveWithObject: true })
    const small = await sharp(large)
      .resize({ width: smallReviewPhotographEdge, height: smallReviewPhotographEdge, fit: 'cover' })
      .jpeg({ quality: 75, mozjpeg: true })
      .toBuffer()
    return { large, small, width: info.width, height: info.height }
  } catch {
    return undefined
  }
}
