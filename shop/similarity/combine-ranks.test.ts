import fc from 'fast-check'
import { expect, test } from 'vitest'
import { combineRanks } from './combine-ranks.ts'

test('what stands in most lists, and highest up, comes first', () => {
  expect(combineRanks([['a', 'b', 'c']])).toEqual(['a', 'b', 'c'])
  expect(
    combineRanks([
      ['a', 'b'],
      ['c', 'b'],
    ]),
  ).toEqual(['b', 'a', 'c'])
  expect(combineRanks([])).toEqual([])
})

test('everything stands there once, whichever list comes first', () => {
  const list = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'))
  fc.assert(
    fc.property(fc.array(list), (lists) => {
      const combined = combineRanks(lists)
      expect(new Set(combined)).toEqual(new Set(lists.flat()))
      expect(new Set(combined).size).toBe(combined.length)
    }),
  )
})
