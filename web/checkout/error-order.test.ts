import { expect, test } from 'vitest'
import { validationError } from '../forms/validation-errors.ts'
import { errorLabel } from './error-label.ts'
import { inFormOrder } from './error-order.ts'

const errors = ['shippingAddress.city', 'billingAddress.street', 'billingAddress.zipcode', 'email', undefined].map(
  (field) => validationError('field-required', field),
)

test('a summary follows the page: postcode before street in the Netherlands', () => {
  const shown = { billingAddress: 'NL', shippingAddress: 'NL' } as const
  expect(inFormOrder(errors, shown).map(({ field }) => field)).toEqual([
    undefined,
    'email',
    'billingAddress.zipcode',
    'billingAddress.street',
    'shippingAddress.city',
  ])
})

test('and after it in Germany', () => {
  const shown = { billingAddress: 'DE', shippingAddress: 'NL' } as const
  const fields = inFormOrder(errors, shown).map(({ field }) => field)
  expect(fields.indexOf('billingAddress.street')).toBeLessThan(fields.indexOf('billingAddress.zipcode'))
})

test('a sentence that names no field is told with its label', () => {
  expect(errorLabel(validationError('field-too-long', 'billingAddress.street'), 'GB')).toBe('address.line1')
  expect(errorLabel(validationError('name-invalid', 'billingAddress.lastName'), 'NL')).toBe('address.lastName')
  expect(errorLabel(validationError('street-required', 'billingAddress.street'), 'NL')).toBeUndefined()
  expect(errorLabel(validationError('something-went-wrong'), 'NL')).toBeUndefined()
})
