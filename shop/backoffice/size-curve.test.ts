import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type SizeCount, sizeCurves, sizeGroups } from './size-curve.ts'

const count = (size: string, pieces: number, available: number, group: SizeCount['group'] = 'women-shoes') => ({
  group,
  size,
  pieces,
  available,
})

test('a size is told by its share of what is sold and of what lies there, in the order of sizes', () => {
  expect(sizeCurves([count('40', 1, 30), count('38', 3, 10), count('9', 0, 0)])).toEqual([
    { ...count('9', 0, 0), soldShare: 0, stockShare: 0 },
    { ...count('38', 3, 10), soldShare: 75, stockShare: 25 },
    { ...count('40', 1, 30), soldShare: 25, stockShare: 75 },
  ])
})

test('a group of which nothing was sold has no curve, and one without stock no share of it', () => {
  expect(sizeCurves([count('38', 0, 10), count('42', 2, 0, 'men-shoes')])).toEqual([
    { ...count('42', 2, 0, 'men-shoes'), soldShare: 100, stockShare: undefined },
  ])
})

test('the shares of a group come to all of it', () => {
  const counts = fc.uniqueArray(
    fc.record({
      group: fc.constantFrom(...sizeGroups),
      size: fc.integer({ min: 30, max: 60 }).map(String),
      pieces: fc.nat(1000),
      available: fc.nat(1000),
    }),
    { selector: ({ group, size }) => `${group} ${size}` },
  )
  fc.assert(
    fc.property(counts, (all) => {
      for (const points of Map.groupBy(sizeCurves(all), ({ group }) => group).values()) {
        // Each is rounded to a tenth.
        const slack = points.length * 0.05 + 1e-9
        expect(Math.abs(points.reduce((sum, { soldShare }) => sum + soldShare, 0) - 100)).toBeLessThanOrEqual(slack)
      }
    }),
  )
})
