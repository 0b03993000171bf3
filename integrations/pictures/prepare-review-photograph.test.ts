import sharp from 'sharp'
import { expect, test } from 'vitest'
import { prepareReviewPhotograph } from './prepare-review-photograph.ts'

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a33' } }).jpeg()

test('a photograph is turned upright, made smaller, and loses where and by which camera it was taken', async () => {
  const taken = await plain(4000, 2000)
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '52/1 22/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  expect((await sharp(taken).metadata()).exif?.toString('latin1')).toContain('Camera')
  const made = await prepareReviewPhotograph(taken)
  expect(made).toMatchObject({ width: 800, height: 1600 })
  for (const [file, width, height] of [
    [made?.large, 800, 1600],
    [made?.small, 240, 240],
  ] as const) {
    const about = await sharp(file).metadata()
    expect(about).toMatchObject({ format: 'jpeg', width, height, space: 'srgb' })
    expect([about.exif, about.icc, about.iptc, about.xmp, about.orientation]).toEqual(Array(5).fill(undefined))
  }
})

test('a small one stays as large as it is', async () => {
  expect(await prepareReviewPhotograph(await plain(300, 200).toBuffer())).toMatchObject({ width: 300, height: 200 })
})

test('a transparent one is white where nothing was, and a grey one has colours', async () => {
  const nothing = sharp({ create: { width: 8, height: 8, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
  const made = await prepareReviewPhotograph(await nothing.png().toBuffer())
  expect([...(await sharp(made?.large).raw().toBuffer()).subarray(0, 3)]).toEqual([255, 255, 255])
  const grey = await prepareReviewPhotograph(await plain(8, 8).greyscale().toBuffer())
  expect((await sharp(grey?.large).metadata()).channels).toBe(3)
})

test('what is no whole photograph, or unpacks to too much, is none', async () => {
  const whole = await plain(600, 400).toBuffer()
  const bomb = await sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  for (const file of [Buffer.from('no picture'), whole.subarray(0, whole.length / 2), bomb, Buffer.alloc(0)])
    expect(await prepareReviewPhotograph(file)).toBeUndefined()
})
