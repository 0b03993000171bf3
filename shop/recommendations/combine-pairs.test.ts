import fc from 'fast-check'
import { expect, test } from 'vitest'
import { combinePairs } from './combine-pairs.ts'

const pair = (productId: string, otherId: string, score: number) => ({ productId, otherId, score })

test('what stands beside most of several products comes first', () => {
  const pairs = [
    pair('boot', 'bag', 0.3),
    pair('boot', 'wax', 0.4),
    pair('belt', 'bag', 0.2),
    pair('belt', 'boot', 0.9),
  ]
  expect(combinePairs(['boot', 'belt'], pairs)).toEqual(['bag', 'wax'])
  expect(combinePairs(['boot'], pairs)).toEqual(['wax', 'bag'])
  expect(combinePairs([], pairs)).toEqual([])
})

test('nothing stands there twice, and none of what was asked for', () => {
  const id = fc.constantFrom('a', 'b', 'c', 'd', 'e')
  const pairs = fc.array(fc.record({ productId: id, otherId: id, score: fc.double({ min: 0, max: 1, noNaN: true }) }))
  fc.assert(
    fc.property(fc.array(id), pairs, (asked, some) => {
      const found = combinePairs(asked, some)
      expect(new Set(found).size).toBe(found.length)
      const own = new Set<string>(asked)
      expect(found.filter((one) => own.has(one))).toEqual([])
    }),
  )
})
