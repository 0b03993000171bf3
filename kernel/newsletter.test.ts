import { describe, expect, test } from 'vitest'
import {
  listNamed,
  newsletterErrors,
  newsletterIds,
  newsletterList,
  newsletterSource,
  salutationOfGender,
  storefrontInLanguage,
  tidyNewsletterForm,
} from './newsletter.ts'
import { storefrontOf } from './storefront.ts'

describe('the newsletter of a reader', () => {
  test.each([
    ['nl_NL', 'NL', 1, 'NL'],
    ['nl_BE', 'BE', 3, 'BENL'],
    ['fr_BE', 'BE', 4, 'BEFR'],
    ['de_DE', 'DE', 5, 'DE'],
    ['de_DE', 'AT', 5, 'DE'],
    ['fr_FR', 'FR', 6, 'FR'],
    ['de_DE', 'LU', 7, 'DE'],
    ['fr_FR', 'LU', 8, 'FR'],
    ['fr_BE', 'FR', 6, 'FR'],
    ['nl_NL', 'BE', 3, 'BENL'],
    // English has none of its own.
    ['en_GB', 'GB', 1, 'NL'],
    // A pair without one: the storefront's.
    ['nl_NL', 'DE', 1, 'NL'],
    ['nl_BE', 'LU', 3, 'BENL'],
    ['de_DE', 'NL', 5, 'DE'],
  ] as const)('of %s in %s is %i in %s', (code, country, id, language) => {
    expect(newsletterList(storefrontOf(code), country)).toEqual({ id, language })
  })

  test.each(['en_GB', 'nl_NL', 'nl_BE', 'fr_BE', 'fr_FR', 'de_DE'] as const)('of %s is its own', (code) => {
    expect(newsletterList(storefrontOf(code))).toEqual(storefrontOf(code).newsletter)
  })

  test('is named by number and code, if they belong together', () => {
    expect(listNamed(7, 'DE')).toEqual({ id: 7, language: 'DE' })
    expect(listNamed(7, 'FR')).toBeUndefined()
    expect(listNamed(2, 'NL')).toBeUndefined()
    expect(newsletterIds).toEqual([1, 3, 4, 5, 6, 7, 8])
  })
})

test('a reader who changes the language stays in their country where it speaks it', () => {
  expect(storefrontInLanguage('fr', storefrontOf('nl_BE')).code).toBe('fr_BE')
  expect(storefrontInLanguage('fr', storefrontOf('nl_NL')).code).toBe('fr_FR')
  expect(storefrontInLanguage('nl', storefrontOf('nl_BE')).code).toBe('nl_BE')
  expect(storefrontInLanguage('en', storefrontOf('de_DE')).code).toBe('en_GB')
})

test('the mailing service is told where somebody asked', () => {
  expect(newsletterSource('form')).toBe('website')
  expect(newsletterSource('checkout')).toBe('webshop')
  expect(newsletterSource('register')).toBe('loyalty')
  expect(newsletterSource('subscribe')).toBe('webshop')
  expect(newsletterSource('register', { inStore: true })).toBe('loyalty_store')
})

describe('the form', () => {
  const filled = { firstname: 'Sanne', lastname: 'de Wit', gender: 'mrs', email: 'sanne@example.com' }
  const keys = (change: Partial<typeof filled>) =>
    newsletterErrors(tidyNewsletterForm({ ...filled, ...change })).map((one) => `${one.field}: ${one.messageKey}`)

  test('is taken when it is filled in', () => expect(keys({})).toEqual([]))

  test('says all that it lacks at once', () => {
    expect(keys({ firstname: ' ', lastname: '', gender: '', email: '' })).toEqual([
      'gender: salutation-required',
      'firstname: first-name-required',
      'lastname: last-name-required',
      'email: email-required',
    ])
    expect(keys({ email: 'abc', gender: 'x' })).toEqual(['gender: salutation-required', 'email: email-invalid'])
  })

  test('is satisfied when somebody would rather not say', () => {
    expect(keys({ gender: 'none' })).toEqual([])
    expect(salutationOfGender('none')).toBeNull()
    expect(salutationOfGender('mr')).toBe('mr')
  })

  test('has room for a name, not for a novel', () => {
    expect(keys({ lastname: 'x'.repeat(61) })).toEqual(['lastname: field-too-long'])
  })

  test('looks only at the fields that it is given', () => {
    expect(newsletterErrors({ firstname: '' }).map(({ messageKey }) => messageKey)).toEqual(['first-name-required'])
  })
})
