import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readPixels } from './read-pixels.ts'

const square = (width: number, height: number, background: { r: number; g: number; b: number; alpha: number }) =>
  sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer()

test('a picture is made small, and white where it is transparent', async () => {
  const read = await readPixels(await square(400, 600, { r: 0, g: 0, b: 0, alpha: 0 }))
  if ('problem' in read) throw new Error(read.problem)
  expect([read.width, read.height]).toEqual([64, 96])
  expect(read.rgb).toHaveLength(64 * 96 * 3)
  expect(new Set(read.rgb)).toEqual(new Set([255]))
})

test('a grey picture has three parts of each pixel as well', async () => {
  const grey = await sharp(await square(20, 10, { r: 90, g: 90, b: 90, alpha: 1 }))
    .removeAlpha()
    .toColourspace('b-w')
    .png()
    .toBuffer()
  const read = await readPixels(grey)
  if ('problem' in read) throw new Error(read.problem)
  expect(read.rgb).toHaveLength(20 * 10 * 3)
  expect(new Set(read.rgb).size).toBe(1)
})

test('what is no picture, half of one, or far too large a one is said in a sentence and nothing else', async () => {
  const whole = await sharp(await square(300, 300, { r: 200, g: 10, b: 10, alpha: 1 }))
    .flatten()
    .jpeg()
    .toBuffer()
  expect(await readPixels(Buffer.from('<svg'))).toEqual({ problem: 'It is a broken picture, or none', isFinal: true })
  expect(await readPixels('/nowhere/at-all.jpg')).toMatchObject({ isFinal: true })
  expect(await readPixels(whole.subarray(0, whole.length / 2))).toMatchObject({
    problem: 'It is a broken picture, or none',
  })
  expect(await readPixels(whole, { mostPixels: 1000 })).toEqual({
    problem: 'It has more than 0.001 million pixels',
    isFinal: true,
  })
})
