import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { preparePicture } from './prepare-picture.ts'

const drawn = (width: number, height: number, alpha = 1) =>
  sharp({ create: { width, height, channels: 4, background: { r: 120, g: 60, b: 20, alpha } } })

async function prepared(bytes: Uint8Array) {
  const copy = await preparePicture(bytes)
  if ('problem' in copy) throw new Error(copy.problem)
  return copy
}

const problemWith = async (bytes: Uint8Array) => {
  const copy = await preparePicture(bytes)
  return 'problem' in copy ? copy : undefined
}

/** A PNG of any size in a hundred bytes: one colour, and a promise of how many rows. */
function pngOf(width: number, height: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const head = Buffer.alloc(4)
    head.writeUInt32BE(data.length)
    const body = Buffer.concat([Buffer.from(name), data])
    const sum = Buffer.alloc(4)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([head, body, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(width + 1))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

describe('the shop’s copy of a picture', () => {
  test('is upright, of at most 2400 × 3600 pixels, and tells nothing of where it was taken', async () => {
    const original = await drawn(5000, 3000)
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 4/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const copy = await prepared(original)
    expect(copy).toMatchObject({ format: 'jpeg', width: 2160, height: 3600 })
    const about = await sharp(copy.bytes).metadata()
    expect(about).toMatchObject({ format: 'jpeg', width: 2160, height: 3600 })
    expect([about.exif, about.orientation, about.xmp, about.iptc]).toEqual([undefined, undefined, undefined, undefined])
    expect((await sharp(original).metadata()).exif).toBeDefined()
  })

  test('is WebP where it is transparent, and JPEG where it only could be', async () => {
    expect(await prepared(await drawn(40, 60, 0).png().toBuffer())).toMatchObject({ format: 'webp', width: 40 })
    expect(await prepared(await drawn(40, 60).png().toBuffer())).toMatchObject({ format: 'jpeg', width: 40 })
  })

  test.each(['webp', 'avif', 'gif', 'tiff'] as const)('is made of %s too', async (format) => {
    expect(await prepared(await drawn(30, 40).toFormat(format).toBuffer())).toMatchObject({ width: 30, height: 40 })
  })

  test('keeps nothing that hid behind the picture', async () => {
    const hiding = Buffer.concat([await drawn(30, 40).jpeg().toBuffer(), Buffer.from('<script>alert(1)</script>')])
    expect(Buffer.from((await prepared(hiding)).bytes).includes('<script>')).toBe(false)
  })
})

describe('no copy is made', () => {
  test.each([
    [
      'a drawing that may hold scripts',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      /svg/,
    ],
    ['a page', Buffer.from('<!doctype html><title>404</title>'), /It is no picture/],
    ['nothing', Buffer.alloc(0), /broken|no picture/],
    ['more pixels than a camera takes', pngOf(30_000, 30_000), /more than 100 million pixels/],
  ])('of %s', async (_, bytes, sentence) => {
    expect(await problemWith(bytes)).toEqual({ problem: expect.stringMatching(sentence), isFinal: true })
  })

  test('of half a picture', async () => {
    const whole = await sharp({
      create: {
        width: 600,
        height: 600,
        channels: 3,
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
        background: '#000',
      },
    })
      .jpeg()
      .toBuffer()
    expect(await problemWith(whole.subarray(0, whole.length / 2))).toMatchObject({ isFinal: true })
    expect(await problemWith(whole)).toBeUndefined()
  })
})
