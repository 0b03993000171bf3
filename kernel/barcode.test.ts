import { BinaryBitmap, Code128Reader, HybridBinarizer, RGBLuminanceSource } from '@zxing/library'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { code128Bars, quietZone } from './barcode.ts'

/** Reads it as a scanner does: from a picture of grey points. */
function scanned(text: string): string {
  const [scale, height] = [3, 40]
  const { width, bars } = code128Bars(text)
  const picture = new Uint8ClampedArray(width * scale * height).fill(255)
  for (let y = 0; y < height; y++) {
    for (const { from, width: wide } of bars) {
      picture.fill(0, y * width * scale + from * scale, y * width * scale + (from + wide) * scale)
    }
  }
  const source = new RGBLuminanceSource(picture, width * scale, height)
  return new Code128Reader().decode(new BinaryBitmap(new HybridBinarizer(source))).getText()
}

test.each(['C500001', '2900000000018', 'A', 'x~!'])('%s is read by a scanner', (text) => {
  expect(scanned(text)).toBe(text)
})

test('so is whatever stands on a member’s card', () => {
  const cards = fc.string({
    unit: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-'),
    minLength: 1,
    maxLength: 24,
  })
  fc.assert(fc.property(cards, (text) => scanned(text) === text))
})

test('there is light on both sides, and nothing but ASCII gets in', () => {
  const { width, bars } = code128Bars('C1')
  expect(bars[0]?.from).toBe(quietZone)
  expect(bars.at(-1)).toEqual({ from: width - quietZone - 2, width: 2 })
  expect(() => code128Bars('é')).toThrow(RangeError)
})
