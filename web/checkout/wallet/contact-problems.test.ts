import { expect, test } from 'vitest'
import { translateOf } from '../shop.fixture.tsx'
import { contactProblems } from './contact-problems.ts'

const t = translateOf('nl_NL')
const refused = (messageKey: string, field?: string) => ({ messageKey, field, message: messageKey })

test('each part of a contact that isn’t taken has its part of the sheet, in the shopper’s language', () => {
  const errors = [
    refused('zipcode-invalid', 'billingAddress.zipcode'),
    refused('house-number-required', 'billingAddress.additionalAddressLine1'),
    refused('country-not-delivered', 'billingAddress.countryIso'),
    refused('last-name-required', 'billingAddress.lastName'),
    refused('email-invalid', 'email'),
  ]
  const problems = contactProblems(errors, false, t)
  expect(problems.map(({ of, field }) => `${of} ${field}`)).toEqual([
    'shipping postalCode',
    'shipping addressLines',
    'shipping countryCode',
    'shipping name',
    'shipping emailAddress',
  ])
  for (const [index, { message }] of problems.entries()) {
    expect(message).not.toBe('')
    expect(message).not.toBe(errors[index]?.messageKey)
  }
})

test('who is billed elsewhere is told in which of the two it is', () => {
  const errors = [refused('city-required', 'billingAddress.city'), refused('city-required', 'shippingAddress.city')]
  expect(contactProblems(errors, true, t).map(({ of }) => of)).toEqual(['billing', 'shipping'])
})

test('what isn’t of a contact is nothing that a sheet could mend', () => {
  const errors = [refused('payment-failed'), refused('terms-not-accepted', 'termsAccepted'), refused('total-changed')]
  expect(contactProblems(errors, false, t)).toEqual([])
})
