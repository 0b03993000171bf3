import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { paidForQuantity } from '../fulfilment/quantities.ts'
import type { OrderLine } from '../orders/order.ts'
import { splitLine } from './split-line.ts'

const line = (change: Partial<OrderLine> = {}): OrderLine => ({
  type: 'article',
  sku: '10001.001.38',
  productSku: '10001.001',
  ean: null,
  brand: 'Veldt',
  name: 'Boot',
  size: '38',
  color: 'black',
  image: null,
  quantity: 3,
  regularPrice: 5000,
  unitPrice: 4000,
  total: 12_000,
  discount: 2000,
  taxRate: 2100,
  tax: 1736,
  ...change,
})

describe('a line of which some pieces become something else', () => {
  test('is all of it where all of them do', () => {
    expect(splitLine(line(), 3, 0)).toEqual({ kept: undefined, moved: line() })
  })

  test('leaves the rest at its price', () => {
    const { kept, moved } = splitLine(line(), 1, 0)
    expect(moved).toMatchObject({ quantity: 1, total: 4000, discount: 667, unitPrice: 4000 })
    expect(kept).toMatchObject({ quantity: 2, total: 8000, discount: 1333, unitPrice: 4000 })
  })

  const split = fc
    .record({
      quantity: fc.integer({ min: 2, max: 9 }),
      unitPrice: fc.integer({ min: 0, max: 30_000 }),
      part: fc.double({ min: 0, max: 1, noNaN: true }),
      taxRate: fc.constantFrom(0, 600, 900, 2000, 2100),
    })
    .chain(({ quantity, unitPrice, part, taxRate }) => {
      const total = quantity * unitPrice
      const whole = line({ quantity, unitPrice, total, taxRate, discount: Math.floor(total * part) })
      return fc
        .integer({ min: 0, max: quantity - 2 })
        .chain((behind) =>
          fc
            .integer({ min: 1, max: quantity - behind - 1 })
            .map((moved) => ({ whole: { ...whole, tax: Math.round(total * 0.17) }, moved, behind })),
        )
    })

  test('is worth the same in two parts, to the cent, whatever was taken off it', () => {
    fc.assert(
      fc.property(split, ({ whole, moved: quantity, behind }) => {
        const { kept, moved } = splitLine(whole, quantity, behind)
        for (const amount of ['quantity', 'total', 'discount', 'tax'] as const)
          expect((kept?.[amount] ?? 0) + moved[amount]).toBe(whole[amount])
        expect(moved.total - moved.discount).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('gives what never leaves the price that it had before', () => {
    fc.assert(
      fc.property(split, ({ whole, moved: quantity, behind }) => {
        const { kept } = splitLine(whole, quantity, behind)
        const last = (one: OrderLine) => paidForQuantity(one, one.quantity - behind, one.quantity)
        expect(kept && last(kept)).toBe(last(whole))
      }),
    )
  })
})
