import { expect, test } from 'vitest'
import { deliveryPromise } from './delivery-promise.ts'

const centre = { sku: 'a', atCentre: 3, anywhere: 3 }
const storeOnly = { sku: 'b', atCentre: 0, anywhere: 1 }

test('all sizes at the distribution centre arrive in 1 to 3 days', () => {
  expect(deliveryPromise(['a'], [centre])).toEqual({ min: 1, max: 3 })
})

test('a size that only a store has makes it 3 to 5 days', () => {
  expect(deliveryPromise(['a', 'b'], [centre, storeOnly])).toEqual({ min: 3, max: 5 })
})

test('more sizes than the distribution centre has, and no promise: 5 to 8 days', () => {
  expect(deliveryPromise(['a', 'c'], [centre])).toEqual({ min: 5, max: 8 })
})

test('two of the same size are one size', () => {
  expect(deliveryPromise(['a', 'a'], [centre])).toEqual({ min: 1, max: 3 })
})
