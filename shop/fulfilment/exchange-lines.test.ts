import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { OrderLine } from '../orders/order.ts'
import { exchangeLines } from './exchange-lines.ts'
import { noQuantities, paidForQuantity, quantitiesOf } from './quantities.ts'

const line = (change: Partial<OrderLine> = {}): OrderLine => ({
  type: 'article',
  sku: '10001.001.41',
  productSku: '10001.001',
  ean: null,
  brand: 'Veldt',
  name: 'Boot',
  size: '41',
  color: 'black',
  image: null,
  quantity: 1,
  regularPrice: 12_000,
  unitPrice: 10_000,
  total: 10_000,
  discount: 0,
  taxRate: 2100,
  tax: 1736,
  ...change,
})

describe('the order that takes the place of what comes back', () => {
  test('costs what was paid for it, with its tax, and delivery that would have gone back', () => {
    const replacement = { position: 0, quantity: 1, line: line({ discount: 1500 }) }
    const goods = exchangeLines([replacement], noQuantities, { amount: 8995, costs: 495 }, 'PostNL')
    expect(goods).toMatchObject({ subtotal: 8500, shippingTotal: 495, total: 8995, taxTotal: 1561 })
    expect(goods.lines).toMatchObject([
      { type: 'article', unitPrice: 8500, total: 8500, discount: 0, tax: 1475 },
      { type: 'delivery', name: 'PostNL', total: 495, tax: 86 },
    ])
  })

  test('is worth less where a part of the price was given back before', () => {
    const replacement = { position: 0, quantity: 1, line: line() }
    expect(exchangeLines([replacement], noQuantities, { amount: 7000, costs: 0 }, '').subtotal).toBe(7000)
  })

  test('adds up to the cent, whatever comes back of what, and however it was reduced', () => {
    const lines = fc
      .record({
        quantity: fc.integer({ min: 1, max: 6 }),
        unitPrice: fc.integer({ min: 1, max: 30_000 }),
        part: fc.double({ min: 0, max: 1, noNaN: true }),
        taxRate: fc.constantFrom(600, 900, 2100),
      })
      .chain(({ quantity, unitPrice, part, taxRate }) =>
        fc.record({
          line: fc.constant(
            line({
              quantity,
              unitPrice,
              taxRate,
              total: quantity * unitPrice,
              discount: Math.floor(quantity * unitPrice * part),
            }),
          ),
          before: fc.integer({ min: 0, max: quantity - 1 }),
        }),
      )
    fc.assert(
      fc.property(fc.array(lines, { minLength: 1, maxLength: 4 }), fc.integer({ min: 0, max: 2000 }), (all, costs) => {
        const before = quantitiesOf(all.map((one, position) => [position, one.before] as const))
        const replacements = all.map((one, position) => ({
          position,
          quantity: one.line.quantity - one.before,
          line: one.line,
        }))
        const worth = replacements.reduce(
          (sum, one) => sum + paidForQuantity(one.line, one.line.quantity - one.quantity, one.line.quantity),
          0,
        )
        const goods = exchangeLines(replacements, before, { amount: worth + costs, costs }, 'DHL')
        const sum = (of: (one: OrderLine) => number) => goods.lines.reduce((whole, one) => whole + of(one), 0)
        expect(sum(({ total }) => total)).toBe(goods.total)
        expect(sum(({ tax }) => tax)).toBe(goods.taxTotal)
        for (const one of goods.lines) expect(one.total).toBe(one.unitPrice * one.quantity)
      }),
    )
  })
})
