import fc from 'fast-check'
import { expect, test } from 'vitest'
import { storesWithAll } from './cart-in-stores.ts'

const shelf = (code: string, sku: string, qty: number, exact = true) => ({
  code,
  name: `In ${code}`,
  abroad: false,
  sku,
  qty,
  exact,
})
const codes = (stores: readonly { code: string }[]) => stores.map(({ code }) => code)

test('a store has the cart when it has enough of everything in it', () => {
  const stock = [shelf('A', 'x', 2), shelf('A', 'y', 1), shelf('B', 'x', 5), shelf('B', 'y', 0), shelf('C', 'x', 1)]
  expect(codes(storesWithAll([{ sku: 'x', quantity: 2 }], stock, undefined))).toEqual(['A', 'B'])
  const both = [
    { sku: 'x', quantity: 1 },
    { sku: 'y', quantity: 1 },
  ]
  expect(codes(storesWithAll(both, stock, undefined))).toEqual(['A'])
  // Two lines of one size are one wish.
  expect(
    codes(
      storesWithAll(
        [both[0], both[0], both[0]].flatMap((line) => line ?? []),
        stock,
        undefined,
      ),
    ),
  ).toEqual(['B'])
  expect(storesWithAll([], stock, undefined)).toEqual([])
})

test('the store of a tablet is named first; where words are told, enough is enough', () => {
  const stock = [shelf('A', 'x', 5, false), shelf('B', 'x', 5, false), shelf('C', 'x', 4, false)]
  expect(codes(storesWithAll([{ sku: 'x', quantity: 7 }], stock, 'B'))).toEqual(['B', 'A'])
})

test('more in the cart never means more stores', () => {
  const line = fc.record({ sku: fc.constantFrom('x', 'y', 'z'), quantity: fc.integer({ min: 1, max: 4 }) })
  const shelves = fc.array(
    fc.record({
      code: fc.constantFrom('A', 'B', 'C'),
      name: fc.constant('N'),
      abroad: fc.boolean(),
      sku: fc.constantFrom('x', 'y', 'z'),
      qty: fc.nat({ max: 6 }),
      exact: fc.constant(true),
    }),
  )
  fc.assert(
    fc.property(fc.array(line, { minLength: 1 }), line, shelves, (lines, another, stock) => {
      const before = codes(storesWithAll(lines, stock, undefined))
      const after = codes(storesWithAll([...lines, another], stock, undefined))
      expect(before).toEqual(expect.arrayContaining(after))
    }),
  )
})
