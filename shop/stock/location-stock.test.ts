import fc from 'fast-check'
import { expect, test } from 'vitest'
import { enough, toldStock } from './location-stock.ts'

const shelf = fc.record({
  code: fc.string(),
  name: fc.string(),
  sku: fc.string(),
  qty: fc.nat({ max: 500 }),
})

test('numbers are told as they are', () => {
  fc.assert(
    fc.property(fc.array(shelf), (shelves) => {
      expect(toldStock(shelves, 'numbers')).toEqual(shelves.map((one) => ({ ...one, exact: true })))
    }),
  )
})

test('where words are told, nobody learns how many there are once there are enough', () => {
  fc.assert(
    fc.property(shelf, fc.integer({ min: enough, max: 500 }), fc.integer({ min: enough, max: 500 }), (one, a, b) => {
      expect(toldStock([{ ...one, qty: a }], 'words')).toEqual(toldStock([{ ...one, qty: b }], 'words'))
      const [few] = toldStock([{ ...one, qty: one.qty % enough }], 'words')
      expect(few).toMatchObject({ qty: one.qty % enough, exact: false })
    }),
  )
})
