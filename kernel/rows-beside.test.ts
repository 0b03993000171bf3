import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isEnoughBeside, notYetBeside } from './rows-beside.ts'

const row = fc.array(fc.constantFrom(...'abcdefgh'), { maxLength: 8 })
const same = (one: string) => one

test('a further row shows all that was found, in its order, but for what stands already', () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 3 }), row, (rows, found) => {
      const further = notYetBeside(rows, found, same)
      expect(further).toEqual(found.filter((one) => !rows.some((before) => before.includes(one))))
    }),
  )
})

test('four stand for enough, in however many rows', () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 3 }), (rows) => {
      expect(isEnoughBeside(rows)).toBe(rows.flat().length >= 4)
      // What is enough stays enough, whatever comes to it.
      if (isEnoughBeside(rows)) expect(isEnoughBeside([...rows, ['z']])).toBe(true)
    }),
  )
})
