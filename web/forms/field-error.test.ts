import { expect, test } from 'vitest'
import { fieldError } from './field-error.ts'

test.each([
  ['email', '', 'NL', 'email-required'],
  ['email', 'sanne@', 'NL', 'email-invalid'],
  ['email', 'sanne@example.com', 'NL', undefined],
  ['billingAddress.phoneNumber', '', 'NL', undefined],
  ['billingAddress.phoneNumber', 'abc', 'NL', 'phone-invalid'],
  ['billingAddress.zipcode', '1012ab', 'NL', undefined],
  ['billingAddress.zipcode', '1012ab', 'BE', 'zipcode-invalid'],
  ['shippingAddress.zipcode', '', 'DE', 'zipcode-required'],
  ['billingAddress.additionalAddressLine2', 'achter', 'NL', 'house-number-addition-too-long'],
  ['billingAddress.additionalAddressLine2', 'II hg', 'BE', undefined],
  ['billingAddress.additionalAddressLine1', ' ', 'DE', 'house-number-required'],
  ['billingAddress.additionalAddressLine1', 'abc', 'NL', 'house-number-required'],
  ['billingAddress.additionalAddressLine1', '12a', 'NL', undefined],
  ['billingAddress.additionalAddressLine1', '', 'FR', undefined],
  ['billingAddress.firstName', '', 'FR', 'first-name-required'],
  ['billingAddress.lastName', '', 'FR', 'last-name-required'],
  ['billingAddress.city', 'Lyon', 'FR', undefined],
  ['billingAddress.salutation', '', 'FR', undefined],
] as const)('leaving %s with %j in %s', (name, typed, country, error) => {
  expect(fieldError(name, typed, country)).toBe(error)
})

test('a postcode that is not delivered to is an error where a parcel would go to it', () => {
  expect(fieldError('shippingAddress.zipcode', '97400', 'FR', true)).toBe('zipcode-not-delivered')
  expect(fieldError('billingAddress.zipcode', '97400', 'FR', false)).toBeUndefined()
  expect(fieldError('billingAddress.zipcode', '9740', 'FR', false)).toBe('zipcode-invalid')
})
