import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupedBy } from './grouped-by.ts'

test('values stand together by their key, as the language itself groups them', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -9, max: 9 })), (values) => {
      const keyOf = (value: number) => Math.abs(value)
      expect([...groupedBy(values, keyOf)]).toEqual([...Map.groupBy(values, keyOf)])
    }),
  )
})
