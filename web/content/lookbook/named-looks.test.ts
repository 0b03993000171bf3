import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lookKeys, looksNamed } from './named-looks.ts'

test('looks are asked for by their keys, fifteen at a time', () => {
  const keys = Array.from({ length: 17 }, (_, at) => `look-${at}`)
  const [first = '', second = '', ...more] = looksNamed(keys)
  expect(more).toEqual([])
  expect(first).toContain('"look-14"]')
  expect(second).toBe('[any(my.lookbook.alternate_id, ["look-15","look-16"])]')
  expect(looksNamed([])).toEqual([])
})

test('whatever a list holds, its conditions are short enough to be asked', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string(), fc.stringMatching(/^[\w-]{1,30}$/))), (keys) => {
      const known = lookKeys(keys)
      expect(new Set(known).size).toBe(known.length)
      for (const condition of looksNamed(known)) expect(condition.length).toBeLessThanOrEqual(530)
    }),
  )
})
