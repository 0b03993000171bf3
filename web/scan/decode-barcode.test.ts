import fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { withCheckDigit } from '#kernel/ean.ts'
import { eanPhotograph, eanPicture } from '#test/shop/ean-picture.ts'
import { decodeBarcode, grayOf } from './decode-barcode.ts'

async function read(file: Buffer, isThorough: boolean): Promise<string | undefined> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return decodeBarcode(
    { gray: grayOf(new Uint8ClampedArray(data)), width: info.width, height: info.height },
    { isThorough },
  )
}

const anyEan = fc
  .array(fc.integer({ min: 0, max: 9 }), { minLength: 12, maxLength: 12 })
  .map((digits) => withCheckDigit(digits.join('')))

test('any EAN is read as it is printed', async () => {
  await fc.assert(
    fc.asyncProperty(anyEan, async (ean) => {
      expect(await read(await eanPicture(ean).png().toBuffer(), false)).toBe(ean)
    }),
    { numRuns: 20 },
  )
})

test.each([-8, 0, 5, 180])('a photograph of a box is read, turned by %i degrees', async (turned) => {
  expect(await read(await eanPhotograph('8712345678906', { turned }), true)).toBe('8712345678906')
})

test('a picture without a barcode says nothing', async () => {
  const noise = sharp({
    create: {
      width: 300,
      height: 200,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
  expect(await read(await noise.png().toBuffer(), true)).toBeUndefined()
})

test('what is transparent is paper, and colours are as bright as they look', () => {
  expect([...grayOf(new Uint8ClampedArray([0, 0, 0, 0, 0, 0, 0, 255, 255, 255, 255, 255, 0, 255, 0, 255]))]).toEqual([
    255, 0, 255, 150,
  ])
})
