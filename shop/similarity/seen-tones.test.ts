import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Tone } from '#kernel/color-wheel.ts'
import { toneHex, tones } from '#kernel/tones.ts'
import { labOfHex } from './cielab.ts'
import { colorDifference } from './color-difference.ts'
import { packFeatures, pictureFeatures } from './picture-features.ts'
import { seenTones } from './seen-tones.ts'

type Rgb = readonly [number, number, number]
const paper: Rgb = [240, 238, 232]
const rgbOf = (tone: Tone): Rgb => {
  const part = (at: number) => Number.parseInt(toneHex(tone).slice(at, at + 2), 16)
  return [part(1), part(3), part(5)]
}

/** A thing before paper, of which the upper part, as large as is said, has one colour and the rest another. */
function thing(upper: Rgb, lower: Rgb = upper, share = 1) {
  const side = 48
  const rgb = new Uint8Array(side * side * 3)
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const isThing = x >= 8 && x < 40 && y >= 8 && y < 40
      const color = isThing ? (y < 8 + 32 * share ? upper : lower) : paper
      rgb.set(color, (y * side + x) * 3)
    }
  }
  return pictureFeatures({ width: side, height: side, rgb })
}

const gradesOf = (...drawn: Parameters<typeof thing>) =>
  new Map(seenTones(thing(...drawn).colors).map(({ tone, grade }) => [tone, grade]))
const lab = (tone: Tone) => labOfHex(toneHex(tone)) ?? [0, 0, 0]

describe('a colour of the wheel', () => {
  // What is as light as the paper is told from it by its outline, which is drawn here by nothing.
  test.each(tones.filter((tone) => tone !== 'white'))('is most of what is %s and nothing else', (tone) => {
    expect(gradesOf(rgbOf(tone)).get(tone)).toBe(3)
  })

  test('is seen with its neighbours, and with nothing that looks otherwise', () => {
    for (const tone of tones) {
      for (const other of gradesOf(rgbOf(tone)).keys())
        expect([tone, other, colorDifference(lab(tone), lab(other), 2) < 16]).toEqual([tone, other, true])
    }
  })

  test('is some of a thing that has another one besides, and not what is behind it', () => {
    const two = gradesOf(rgbOf('navy'), rgbOf('camel'), 0.75)
    expect([two.get('navy'), two.get('camel'), two.get('cream'), two.get('red')]).toEqual([3, 1, undefined, undefined])
    expect(gradesOf(rgbOf('navy'), rgbOf('camel'), 0.9).get('camel')).toBeUndefined()
  })
})

test('the same is seen in what is kept of a picture, and nothing in nothing', () => {
  const part = fc.integer({ min: 0, max: 255 })
  const rgb = fc.tuple(part, part, part)
  fc.assert(
    fc.property(rgb, rgb, fc.double({ min: 0, max: 1, noNaN: true }), (one, other, share) => {
      const features = thing(one, other, share)
      const kept = new Set(seenTones(packFeatures(features)).map(({ tone }) => tone))
      // What is at the edge of a grade may be on either side of it once it is kept in bytes.
      for (const { tone, grade } of seenTones(features.colors)) if (grade > 1) expect(kept).toContain(tone)
    }),
    { numRuns: 50 },
  )
  expect(seenTones(new Uint8Array(197))).toEqual([])
  expect(seenTones([])).toEqual([])
})
