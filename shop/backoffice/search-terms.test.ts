import fc from 'fast-check'
import { expect, test } from 'vitest'
import { searchTerms } from './search-terms.ts'

test.each([
  ['100023', { number: '100023' }],
  ['sb-100023', { number: '100023' }],
  [' Nadia@Example.org ', { email: 'nadia@example.org' }],
  ['1071 xx', { zipcode: '1071XX' }],
  ['+31 6 1234 5678', { phone: '+31612345678' }],
  ['AB-77-NVY', { article: 'AB-77-NVY' }],
  ['8712345678906', { article: '8712345678906', number: '8712345678906' }],
  ['3SCORD 123456', { tracking: '3SCORD123456' }],
  ['tr_7UhSN1zuXS', { payment: 'tr_7UhSN1zuXS' }],
  ['De Vries', { lastName: 'de vries' }],
])('%j is read as %j', (typed, terms) => {
  expect(searchTerms(typed)).toMatchObject(terms)
})

test('what is too short means nothing, and nothing is too long to be read', () => {
  expect(searchTerms(' 7 ')).toBeUndefined()
  fc.assert(
    fc.property(fc.string({ maxLength: 500 }), (typed) => {
      const terms = searchTerms(typed) ?? {}
      for (const term of Object.values(terms)) expect(term.length).toBeLessThanOrEqual(121)
    }),
  )
})
