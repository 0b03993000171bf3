import fc from 'fast-check'
import { expect, test } from 'vitest'
import { displayedStock, enough } from './location-stock.ts'

const shelf = fc.record({
  code: fc.string(),
  name: fc.string(),
  sku: fc.string(),
  qty: fc.nat({ max: 500 }),
})

test('numbers are told as they are', () => {
  fc.assert(
    fc.property(fc.array(shelf), (shelves) => {
      expect(displayedStock(shelves, 'numbers')).toEqual(shelves.map((one) => ({ ...one, exact: true })))
    }),
  )
})

test('where words are told, nobody learns how many there are once there are enough', () => {
  fc.assert(
    fc.property(shelf, fc.integer({ min: enough, max: 500 }), fc.integer({ min: enough, max: 500 }), (one, a, b) => {
      expect(displayedStock([{ ...one, qty: a }], 'words')).toEqual(displayedStock([{ ...one, qty: b }], 'words'))
      const [few] = displayedStock([{ ...one, qty: one.qty % enough }], 'words')
      expect(few).toMatchObject({ qty: one.qty % enough, exact: false })
    }),
  )
})
