import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Lab } from './cielab.ts'
import { colorDifference } from './color-difference.ts'

/** Of the test data that Sharma, Wu and Dalal published with the formula: hues across zero, greys, blues, and what is nearly black. */
test.each<readonly [Lab, Lab, number]>([
  [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
  [[50, 3.1571, -77.2803], [50, 0, -82.7485], 2.8615],
  [[50, -1.1848, -84.8006], [50, 0, -82.7485], 1],
  [[50, 0, 0], [50, -1, 2], 2.3669],
  [[50, 2.49, -0.001], [50, -2.49, 0.0009], 7.1792],
  [[50, 2.49, -0.001], [50, -2.49, 0.0011], 7.2195],
  [[50, 2.5, 0], [50, 0, -2.5], 4.3065],
  [[50, 2.5, 0], [73, 25, -18], 27.1492],
  [[50, 2.5, 0], [56, -27, -3], 31.903],
  [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
  [[63.0109, -31.0961, -5.8663], [62.8187, -29.7946, -4.0864], 1.263],
  [[90.8027, -2.0831, 1.441], [91.1528, -1.6435, 0.0447], 1.4441],
  [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
])('CIEDE2000 of %j and %j is what was published', (one, other, expected) => {
  expect(colorDifference(one, other)).toBeCloseTo(expected, 4)
})

const side = fc.double({ min: -80, max: 80, noNaN: true })
const lab = fc.tuple(fc.double({ min: 0, max: 100, noNaN: true }), side, side)

test('a colour differs from itself by nothing, from another as that one from it, and by less where lightness counts less', () => {
  fc.assert(
    fc.property(lab, lab, (one, other) => {
      expect(colorDifference(one, one)).toBe(0)
      expect(colorDifference(one, other)).toBeGreaterThanOrEqual(0)
      expect(colorDifference(one, other)).toBeCloseTo(colorDifference(other, one), 6)
      expect(colorDifference(one, other, 2)).toBeLessThanOrEqual(colorDifference(one, other) + 1e-9)
    }),
  )
})
