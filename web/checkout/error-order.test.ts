import { expect, test } from 'vitest'
import { faultLabel } from './error-label.ts'
import { inFormOrder } from './error-order.ts'
import { fault } from './validation-errors.ts'

const faults = ['shippingAddress.city', 'billingAddress.street', 'billingAddress.zipcode', 'email', undefined].map(
  (field) => fault('field-required', field),
)

test('a summary follows the page: postcode before street in the Netherlands', () => {
  const shown = { billingAddress: 'NL', shippingAddress: 'NL' } as const
  expect(inFormOrder(faults, shown).map(({ field }) => field)).toEqual([
    undefined,
    'email',
    'billingAddress.zipcode',
    'billingAddress.street',
    'shippingAddress.city',
  ])
})

test('and after it in Germany', () => {
  const shown = { billingAddress: 'DE', shippingAddress: 'NL' } as const
  const fields = inFormOrder(faults, shown).map(({ field }) => field)
  expect(fields.indexOf('billingAddress.street')).toBeLessThan(fields.indexOf('billingAddress.zipcode'))
})

test('a sentence that names no field is told with its label', () => {
  expect(faultLabel(fault('field-too-long', 'billingAddress.street'), 'GB')).toBe('address.line1')
  expect(faultLabel(fault('name-invalid', 'billingAddress.lastName'), 'NL')).toBe('address.lastName')
  expect(faultLabel(fault('street-required', 'billingAddress.street'), 'NL')).toBeUndefined()
  expect(faultLabel(fault('something-went-wrong'), 'NL')).toBeUndefined()
})
