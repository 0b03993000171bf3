import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { labDistance, labOfHex } from './cielab.ts'
import { seenIn } from './foreground.ts'
import { colorLikeness, packFeatures, pictureFeatures, shapeLikeness, unpackFeatures } from './picture-features.ts'
import type { Pixels } from './picture-pixels-port.ts'

type Rgb = readonly [number, number, number]
const paper: Rgb = [240, 238, 232]
const oxblood: Rgb = [122, 34, 51]
const navy: Rgb = [30, 45, 90]

/** A picture of so many pixels each way, each of the colour that is said of it. */
function drawn(side: number, colorAt: (x: number, y: number) => Rgb): Pixels {
  const rgb = new Uint8Array(side * side * 3)
  for (let y = 0; y < side; y++) for (let x = 0; x < side; x++) rgb.set(colorAt(x, y), (y * side + x) * 3)
  return { width: side, height: side, rgb }
}

const boot = (color: Rgb, behind: Rgb = paper) =>
  drawn(40, (x, y) =>
    (x >= 12 && x < 20 && y >= 6 && y < 34) || (y >= 26 && y < 34 && x >= 12 && x < 32) ? color : behind,
  )
const slipper = (color: Rgb) => drawn(40, (x, y) => (x >= 4 && x < 36 && y >= 22 && y < 30 ? color : paper))
const turned = ({ width, height, rgb }: Pixels) =>
  drawn(width, (x, y) => {
    const at = (Math.min(y, height - 1) * width + width - 1 - x) * 3
    return [rgb[at] ?? 0, rgb[at + 1] ?? 0, rgb[at + 2] ?? 0]
  })
const shownOf = (pixels: Pixels) => seenIn(pixels).isShown.reduce((sum, one) => sum + one, 0)

describe('what is behind a product', () => {
  test('is left out, with the shadow on it', () => {
    expect(shownOf(boot(oxblood))).toBe(8 * 28 + 8 * 12)
    const shaded = drawn(40, (x, y) => {
      const light = y > 30 ? 238 - (y - 30) * 2 : 238
      return x >= 10 && x < 30 && y >= 10 && y < 30 ? navy : [light, light, light]
    })
    expect(shownOf(shaded)).toBe(20 * 20)
  })

  test('is seen through a handle, and is not what is as white itself', () => {
    const bag = (body: Rgb) =>
      drawn(40, (x, y) => {
        const isHandle = y >= 6 && y < 20 && x >= 10 && x < 30 && !(y >= 8 && x >= 12 && x < 28)
        return isHandle ? navy : y >= 20 && y < 36 && x >= 6 && x < 34 ? body : paper
      })
    const handle = 14 * 20 - 12 * 16
    expect(shownOf(bag(oxblood))).toBe(16 * 28 + handle)
    const outlined = drawn(40, (x, y) => {
      const isOutline = x === 6 || x === 33 || y === 6 || y === 33
      return isOutline && x >= 6 && x <= 33 && y >= 6 && y <= 33 ? navy : paper
    })
    expect(shownOf(outlined)).toBe(28 * 28)
  })

  test('is nothing where there is no even background', () => {
    expect(shownOf(drawn(20, () => paper))).toBe(400)
    expect(shownOf(drawn(20, (x, y) => ((x + y) % 2 === 0 ? navy : paper)))).toBe(400)
  })
})

describe('pictures', () => {
  test('are alike by colour or by shape, each by itself', () => {
    const [red, blue, flat] = [boot(oxblood), boot(navy), slipper(oxblood)].map(pictureFeatures)
    if (!red || !blue || !flat) throw new Error('There are three')
    expect(shapeLikeness(red, blue)).toBeGreaterThan(0.95)
    expect(shapeLikeness(red, flat)).toBeLessThan(0.6)
    expect(colorLikeness(red, flat)).toBeGreaterThan(0.99)
    expect(colorLikeness(red, blue)).toBeLessThan(0.6)
  })

  const part = fc.integer({ min: 0, max: 255 })
  const rgb = fc.tuple(part, part, part)

  test('are like themselves, likewise the other way round, and like their mirror image, and what is kept tells the same', () => {
    const pictures = fc.record({
      side: fc.integer({ min: 1, max: 24 }),
      colors: fc.array(rgb, { minLength: 1, maxLength: 6 }),
    })
    const picture = pictures.map(({ side, colors }) =>
      drawn(side, (x, y) => colors[(x * 7 + y * 3 + ((x * y) % 5)) % colors.length] ?? paper),
    )
    fc.assert(
      fc.property(picture, picture, (one, other) => {
        const [a, b, back] = [pictureFeatures(one), pictureFeatures(other), pictureFeatures(turned(one))]
        expect(colorLikeness(a, a)).toBeCloseTo(1, 5)
        expect(colorLikeness(a, b)).toBe(colorLikeness(b, a))
        expect(shapeLikeness(a, b)).toBe(shapeLikeness(b, a))
        expect(colorLikeness(a, back)).toBeCloseTo(1, 5)
        const kept = unpackFeatures(packFeatures(a))
        if (!kept) throw new Error('It was kept')
        expect(colorLikeness(a, kept)).toBeGreaterThan(0.999)
        expect(Math.abs(shapeLikeness(a, b) - shapeLikeness(kept, b))).toBeLessThan(0.03)
        for (const likeness of [colorLikeness(a, b), shapeLikeness(a, b)]) {
          expect(likeness).toBeGreaterThanOrEqual(0)
          expect(likeness).toBeLessThanOrEqual(1)
        }
      }),
    )
  })

  test('a boot that looks to the other side is the same boot', () => {
    const [boots, back] = [pictureFeatures(boot(navy)), pictureFeatures(turned(boot(navy)))]
    expect(shapeLikeness(boots, back)).toBeGreaterThan(0.98)
  })

  test('other bytes are no features', () => {
    expect(unpackFeatures(new Uint8Array(3))).toBeUndefined()
  })
})

test('CIELAB is what CIE says of black, white and red', () => {
  expect(labOfHex('#000000')?.map(Math.round)).toEqual([0, 0, 0])
  expect(labOfHex('#ffffff')?.map((part) => Math.round(Math.abs(part)))).toEqual([100, 0, 0])
  expect(labOfHex('#ff0000')?.map(Math.round)).toEqual([53, 80, 67])
  expect(labOfHex('red')).toBeUndefined()
  expect(labDistance([0, 0, 0], [100, 0, 0])).toBe(100)
})
