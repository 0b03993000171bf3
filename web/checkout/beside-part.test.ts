import { expect, test } from 'vitest'
import { validationError } from '../forms/validation-errors.ts'
import { besideParts } from './beside-part.ts'

test.each([
  ['zipcode-not-delivered', 'address'],
  ['country-not-delivered', 'address'],
  ['shipping-method-missing', 'shippingMethod'],
  ['service-point-missing', 'shippingMethod'],
  ['payment-method-not-found', 'paymentMethod'],
  ['total-changed', 'goods'],
  ['product-out-of-stock', 'goods'],
  ['voucher-redeemed', 'goods'],
])('%s is said beside %s', (key, field) => {
  expect(besideParts([validationError(key)])).toEqual([validationError(key, field)])
})

test('what has a field of its own keeps it, and what belongs to no part stands above them', () => {
  const errors = [
    validationError('terms-not-accepted', 'termsAccepted'),
    validationError('payment-provider-unavailable'),
  ]
  expect(besideParts(errors)).toEqual(errors)
})
