import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { storefrontOf } from '#kernel/storefront.ts'
import { usualSettings } from '#test/shop/settings.ts'
import { shippingMethods } from '../cart/shipping-methods.ts'
import { creditedTaxes, linesOf, reverseLines, taxesOf, totalOf } from '../invoices/invoice.ts'
import type { Order, OrderLine } from '../orders/order.ts'
import { noProgress, orderType, type Progress } from './progress.ts'
import { orderedQuantities, paidForQuantity, type Quantities, quantitiesOf, quantitiesWithout } from './quantities.ts'
import { captureFor, type GoneBefore, refundFor } from './refund.ts'

const line = (change: Partial<OrderLine>): OrderLine => ({
  type: 'article',
  sku: 'sku',
  productSku: 'product',
  ean: null,
  brand: null,
  name: 'Boot',
  size: '38',
  color: 'black',
  image: null,
  quantity: 1,
  regularPrice: 0,
  unitPrice: change.total ?? 0,
  total: 0,
  discount: 0,
  taxRate: 2100,
  tax: 0,
  ...change,
})

const address = { country: 'NL' } as Order['shippingAddress']

function order(lines: readonly OrderLine[], shippingTotal: number) {
  const goods = lines.filter(({ type }) => type === 'article').reduce((sum, { total }) => sum + total, 0)
  const total = lines.reduce((sum, one) => sum + (one.type === 'discount' ? 0 : one.total - one.discount), 0)
  return { lines, shippingTotal, subtotal: goods, total, storefrontCode: 'nl_NL' as const, shippingAddress: address }
}

const nothing: GoneBefore = {
  shipped: quantitiesOf([]),
  missing: quantitiesOf([]),
  returned: quantitiesOf([]),
  costs: 0,
}
const methods = shippingMethods(usualSettings, storefrontOf('nl_NL'))
const refundOf = (
  one: Parameters<typeof refundFor>[0],
  reason: 'missing' | 'returned',
  pieces: Quantities,
  before: GoneBefore,
) => refundFor(one, reason, pieces, before, methods)
const delivery = (total: number) => line({ type: 'delivery', sku: 'delivery', total })

describe('what goes back', () => {
  test('of two pairs of €60 with €10 off is €55 for the one that is returned', () => {
    const two = order([line({ total: 6000, discount: 500 }), line({ sku: 'b', total: 6000, discount: 500 })], 0)
    expect(
      refundOf(two, 'returned', quantitiesOf([[0, 1]]), { ...nothing, shipped: orderedQuantities(two.lines) }),
    ).toEqual({
      amount: 5500,
      costs: 0,
    })
  })

  test('of a part leaves the delivery paid; of the whole it brings it back', () => {
    const one = order([line({ total: 3000 }), line({ sku: 'b', total: 2000 }), delivery(495)], 495)
    const shipped = orderedQuantities(one.lines)
    const first = refundOf(one, 'returned', quantitiesOf([[0, 1]]), { ...nothing, shipped })
    expect(first).toEqual({ amount: 3000, costs: 0 })
    const last = refundOf(one, 'returned', quantitiesOf([[1, 1]]), {
      ...nothing,
      shipped,
      returned: quantitiesOf([[0, 1]]),
    })
    expect(last).toEqual({ amount: 2495, costs: 495 })
  })

  test('of dearer delivery is the standard one, unless nothing ever left', () => {
    const evening = order([line({ total: 3000 }), delivery(695)], 695)
    const all = orderedQuantities(evening.lines)
    expect(refundOf(evening, 'returned', all, { ...nothing, shipped: all })).toEqual({ amount: 3495, costs: 495 })
    expect(refundOf(evening, 'missing', all, nothing)).toEqual({ amount: 3695, costs: 695 })
  })

  test('three pieces for 100.00 go back as 33.34, 33.33 and 33.33', () => {
    const three = line({ quantity: 3, total: 10_000 })
    expect([0, 1, 2].map((at) => paidForQuantity(three, at, at + 1))).toEqual([3334, 3333, 3333])
  })
})

const orders = fc
  .record({
    lines: fc.array(
      fc.record({
        quantity: fc.integer({ min: 1, max: 6 }),
        price: fc.integer({ min: 1, max: 40_000 }),
        off: fc.double({ min: 0, max: 1, noNaN: true }),
      }),
      { minLength: 1, maxLength: 6 },
    ),
    shipping: fc.constantFrom(0, 495, 695),
    wrapping: fc.constantFrom(0, 395),
    rates: fc.array(fc.constantFrom(2100, 0), { minLength: 6, maxLength: 6 }),
  })
  .map(({ lines, shipping, wrapping, rates }) =>
    order(
      [
        ...lines.map(({ quantity, price, off }, index) =>
          line({
            sku: String(index),
            quantity,
            unitPrice: price,
            total: price * quantity,
            discount: Math.floor(price * quantity * off),
            taxRate: rates[index] ?? 2100,
          }),
        ),
        ...(wrapping === 0 ? [] : [line({ type: 'transaction_costs', sku: 'wrapping', total: wrapping })]),
        delivery(shipping),
      ],
      shipping,
    ),
  )

/** Takes the pieces of an order in random handfuls. */
function handfuls(all: Quantities, picks: readonly number[]): Quantities[] {
  const parts: Quantities[] = []
  let left = all
  for (const pick of picks) {
    if (left.size === 0) break
    const part = quantitiesOf(
      [...left].map(([position, quantity]) => [position, Math.min(quantity, (pick + position) % 3)]),
    )
    if (part.size === 0) continue
    parts.push(part)
    left = quantitiesWithout(left, part)
  }
  return left.size === 0 ? parts : [...parts, left]
}

const picks = fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 8 })

describe('whatever an order goes through', () => {
  test('its parcels collect exactly what it costs, in any number of them', () => {
    fc.assert(
      fc.property(orders, picks, (one, chosen) => {
        const parcels = handfuls(orderedQuantities(one.lines), chosen)
        const sum = parcels.reduce((so, parcel, index) => so + captureFor(one, parcel, parcels.slice(0, index)), 0)
        expect(sum).toBe(one.total)
      }),
      { numRuns: 2000 },
    )
  })

  test('what comes back in parts is what was paid, up to the dearer part of its delivery, and never more', () => {
    fc.assert(
      fc.property(orders, picks, (one, chosen) => {
        const all = orderedQuantities(one.lines)
        let before: GoneBefore = { ...nothing, shipped: all }
        let sum = 0
        for (const part of handfuls(all, chosen)) {
          const back = refundOf(one, 'returned', part, before)
          expect(back.amount).toBeGreaterThanOrEqual(0)
          sum += back.amount
          before = {
            ...before,
            returned: quantitiesOf([...before.returned, ...part]),
            costs: before.costs + back.costs,
          }
        }
        const standard = one.subtotal >= 7500 ? 0 : 495
        expect(one.total - sum).toBe(Math.max(0, one.shippingTotal - standard))
      }),
      { numRuns: 2000 },
    )
  })

  test('pieces that leave and pieces that are missing share what was paid, in any order of events', () => {
    fc.assert(
      fc.property(orders, picks, fc.array(fc.boolean(), { minLength: 20, maxLength: 20 }), (one, chosen, leaves) => {
        const all = orderedQuantities(one.lines)
        let before = nothing
        let collected = 0
        let missing = 0
        const parcels: Quantities[] = []
        handfuls(all, chosen).forEach((part, index) => {
          if (leaves[index]) {
            collected += captureFor(one, part, parcels)
            parcels.push(part)
            before = { ...before, shipped: quantitiesOf([...before.shipped, ...part]) }
          } else {
            const back = refundOf(one, 'missing', part, before)
            missing += back.amount
            before = {
              ...before,
              missing: quantitiesOf([...before.missing, ...part]),
              costs: before.costs + back.costs,
            }
          }
        })
        expect(collected + missing).toBe(one.total)
      }),
      { numRuns: 2000 },
    )
  })

  test('its credit notes mirror its invoice to the cent, per rate, when everything has come back', () => {
    fc.assert(
      fc.property(orders, picks, (one, chosen) => {
        const all = orderedQuantities(one.lines)
        const priced = (from: Quantities, pieces: Quantities) =>
          [...pieces].flatMap(([position, quantity]) => {
            const own = one.lines[position]
            const start = from.get(position) ?? 0
            return own ? [{ position, quantity, gross: paidForQuantity(own, start, start + quantity) }] : []
          })
        const costs = one.lines.filter(({ type }) => type !== 'article').reduce((sum, { total }) => sum + total, 0)
        const invoice = linesOf(one, { pieces: priced(quantitiesOf([]), all), costs })
        expect(totalOf(invoice)).toBe(one.total)
        let before = quantitiesOf([])
        const credited: ReturnType<typeof linesOf> = []
        const taxes = new Map<number, number>()
        const parts = handfuls(all, chosen)
        parts.forEach((part, index) => {
          const lines = reverseLines(
            linesOf(one, { pieces: priced(before, part), costs: index === parts.length - 1 ? costs : 0 }),
          )
          for (const { rate, tax } of creditedTaxes(lines, credited)) taxes.set(rate, (taxes.get(rate) ?? 0) + tax)
          credited.push(...lines)
          before = quantitiesOf([...before, ...part])
        })
        expect(totalOf(credited)).toBe(-one.total || 0)
        for (const { rate, tax } of taxesOf(invoice)) expect((taxes.get(rate) ?? 0) + tax).toBe(0)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('the type of an order', () => {
  const two = order([line({ total: 3000, quantity: 2 }), line({ sku: 'b', total: 2000 })], 0)
  const left = (...pairs: [number, number][]) => ({ pieces: quantitiesOf(pairs) }) as Progress['parcels'][number]
  const back = (...pairs: [number, number][]) =>
    ({ pieces: quantitiesOf(pairs), received: quantitiesOf(pairs) }) as Progress['returns'][number]
  const announced = (...pairs: [number, number][]) =>
    ({ pieces: quantitiesOf(pairs), received: null }) as Progress['returns'][number]
  const missing = (...pairs: [number, number][]) =>
    ({ reason: 'missing', pieces: quantitiesOf(pairs) }) as Progress['refunds'][number]
  const whole: [number, number][] = [
    [0, 2],
    [1, 1],
  ]

  test.each<[string, Partial<Progress>, 'sale' | 'return']>([
    ['of which nothing left', {}, 'sale'],
    ['that left', { parcels: [left(...whole)] }, 'sale'],
    ['of which a part came back', { parcels: [left(...whole)], returns: [back([0, 2])] }, 'sale'],
    ['that is announced to come back', { parcels: [left(...whole)], returns: [announced(...whole)] }, 'sale'],
    ['of which another parcel is to come', { parcels: [left([0, 2])], returns: [back([0, 2])] }, 'sale'],
    [
      'that came back in two parcels',
      { parcels: [left(...whole)], returns: [back([0, 1]), back([0, 1], [1, 1])] },
      'return',
    ],
    [
      'whose rest was missing',
      { parcels: [left([0, 2])], returns: [back([0, 2])], refunds: [missing([1, 1])] },
      'return',
    ],
  ])('%s', (_, progress, type) => expect(orderType(two, { ...noProgress, ...progress })).toBe(type))
})
