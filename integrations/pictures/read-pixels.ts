import sharp from 'sharp'
import type { PictureProblem } from '#shop/pictures/picture-copies-port.ts'
import { mostSide, type Pixels } from '#shop/similarity/picture-pixels-port.ts'

/** Half of what is taken of a camera: it has to be unpacked beside the shop’s other work. */
const mostPixels = 50_000_000
const mostSeconds = 20

/**
 * A picture made small enough to be looked at, upright and in sRGB. What is transparent is white.
 * @param source the path of its file, or what is in it
 * @param limits for tests
 */
export async function readPixels(
  source: string | Uint8Array,
  limits: { readonly mostPixels: number } = { mostPixels },
): Promise<Pixels | PictureProblem> {
  try {
    const { data, info } = await sharp(source, {
      limitInputPixels: limits.mostPixels,
      failOn: 'truncated',
      pages: 1,
      sequentialRead: true,
    })
      .timeout({ seconds: mostSeconds })
      .rotate()
      .resize({ width: mostSide, height: mostSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    // A grey picture may stay one of a single channel.
    const rgb = info.channels === 3 ? data : tripled(data, info.channels)
    return { width: info.width, height: info.height, rgb: new Uint8Array(rgb) }
  } catch (error) {
    return { problem: sentenceOf(error, limits.mostPixels), isFinal: true }
  }
}

function tripled(data: Uint8Array, channels: number): Uint8Array {
  return Uint8Array.from({ length: (data.length / channels) * 3 }, (_, at) => data[Math.floor(at / 3) * channels] ?? 0)
}

function sentenceOf(error: unknown, most: number): string {
  const text = error instanceof Error ? error.message : ''
  if (text.includes('pixel limit')) return `It has more than ${most / 1_000_000} million pixels`
  if (text.includes('timeout')) return `It takes longer than ${mostSeconds} seconds to unpack`
  return 'It is a broken picture, or none'
}
