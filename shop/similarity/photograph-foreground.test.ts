import { expect, test } from 'vitest'
import { seenInPhotograph } from './photograph-foreground.ts'
import type { Pixels } from './picture-pixels-port.ts'

type Rgb = readonly [number, number, number]
const oxblood: Rgb = [122, 34, 51]
const side = 60

function drawn(colorAt: (x: number, y: number) => Rgb): Pixels {
  const rgb = new Uint8Array(side * side * 3)
  for (let y = 0; y < side; y++) for (let x = 0; x < side; x++) rgb.set(colorAt(x, y), (y * side + x) * 3)
  return { width: side, height: side, rgb }
}
const isThing = (x: number, y: number) => x >= 18 && x < 42 && y >= 22 && y < 40
/** How much of the thing was found, and how much beside it, as shares of its size. */
function told(pixels: Pixels) {
  const seen = seenInPhotograph(pixels)
  if (!seen) return undefined
  let [inside, beside] = [0, 0]
  for (const [at, shown] of seen.isShown.entries()) {
    if (shown === 0) continue
    if (isThing(at % side, Math.floor(at / side))) inside++
    else beside++
  }
  return { inside: inside / (24 * 18), beside: beside / (24 * 18) }
}

test('an even background is left out, and the gaps between planks are no thing', () => {
  const wall = told(drawn((x, y) => (isThing(x, y) ? oxblood : [190, 195, 200])))
  expect(wall).toEqual({ inside: 1, beside: 0 })
  const planks = told(
    drawn((x, y) => (isThing(x, y) ? oxblood : x % 20 === 0 && y < 4 ? [60, 40, 30] : [196, 156, 108])),
  )
  expect(planks).toEqual({ inside: 1, beside: 0 })
})

test('of a wall above a floor that have nothing in common a thing in the middle is told', () => {
  const found = told(drawn((x, y) => (isThing(x, y) ? oxblood : y < 29 ? [150, 175, 200] : [205, 190, 60])))
  expect(found?.inside).toBeGreaterThan(0.8)
  expect(found?.beside).toBeLessThan(0.3)
})

test('where there is no thing none is made up', () => {
  expect(told(drawn(() => [150, 175, 200]))).toBeUndefined()
  const weave = (x: number, y: number): Rgb => ((x >> 1) % 2 === (y >> 1) % 2 ? [90, 90, 95] : [160, 160, 165])
  expect(told(drawn(weave))).toBeUndefined()
})

test('a picture of a pixel or a line is nothing', () => {
  expect(seenInPhotograph({ width: 1, height: 1, rgb: new Uint8Array(3) })).toBeUndefined()
  expect(seenInPhotograph({ width: 90, height: 1, rgb: new Uint8Array(270) })).toBeUndefined()
})
