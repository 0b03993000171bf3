import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { usualSettings } from '#test/shop/settings.ts'
import { addedQuantity, isDeliveredFree, quantityError } from './cart.ts'
import { shippingMethods, shippingPrice } from './shipping-methods.ts'

const terms = fc
  .record({
    minPurchase: fc.integer({ min: 1, max: 12 }),
    purchaseSteps: fc.integer({ min: 1, max: 6 }),
    more: fc.integer({ min: 0, max: 40 }),
  })
  .map(({ minPurchase, purchaseSteps, more }) => ({ minPurchase, purchaseSteps, maxPurchase: minPurchase + more }))

describe('a quantity', () => {
  test('may be bought when it is the least or whole steps above it, up to the most, and nothing else may', () => {
    fc.assert(
      fc.property(terms, fc.integer({ min: -5, max: 80 }), (size, quantity) => {
        const error = quantityError(quantity, { ...size, availableStock: 1000 })
        const isStep = (quantity - size.minPurchase) % size.purchaseSteps === 0
        const isRight = quantity >= size.minPurchase && quantity <= size.maxPurchase && isStep
        expect(error === undefined).toBe(isRight)
      }),
    )
  })

  test('that is put in by one press can be bought, and so can one press more, as far as the most', () => {
    fc.assert(
      fc.property(terms, (size) => {
        const stocked = { ...size, availableStock: 1000 }
        const first = addedQuantity(1, 0, size)
        expect(quantityError(first, stocked)).toBeUndefined()
        const second = first + addedQuantity(1, first, size)
        expect(quantityError(second, stocked)).toBe(second > size.maxPurchase ? 'quantity-above-maximum' : undefined)
      }),
    )
  })

  test('is the one that was asked for where that is enough', () => {
    expect(addedQuantity(3, 0, { minPurchase: 1, purchaseSteps: 1 })).toBe(3)
    expect(addedQuantity(1, 4, { minPurchase: 1, purchaseSteps: 1 })).toBe(1)
  })
})

describe('delivery', () => {
  const free = { product: { shippingFree: true } }
  const dear = { product: { shippingFree: false } }

  test('costs nothing for nothing but products that are delivered so, by whichever way', () => {
    expect([[free], [free, free]].map(isDeliveredFree)).toEqual([true, true])
    expect([[], [dear], [free, dear]].map(isDeliveredFree)).toEqual([false, false, false])
    for (const method of shippingMethods(usualSettings, { code: 'en_GB' }))
      expect(shippingPrice(method, 1000, true)).toBe(0)
    expect(shippingMethods(usualSettings, { code: 'en_GB' }).map((method) => shippingPrice(method, 1000))).toEqual([
      495, 995, 295,
    ])
  })
})
