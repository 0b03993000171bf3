import { expect, test } from 'vitest'
import example from '#demo/company.json' with { type: 'json' }
import { defaultStorefront, storefronts } from '#kernel/storefront.ts'
import { meridian } from '#test/shop/company.ts'
import { readCompany } from './company.ts'
import { companyNames, companyPlaceholders } from './company-placeholders.ts'

const errorsOf = (change: object) => {
  const read = readCompany({ ...example, ...change })
  return 'errors' in read ? read.errors : []
}
const withContact = (change: object) => ({
  contacts: { ...example.contacts, de_DE: { ...example.contacts.de_DE, ...change } },
})

test('the example that comes with the shop is a company', () => {
  expect(errorsOf({})).toEqual([])
})

test('every mistake is told at once, with its place', () => {
  expect(errorsOf({ name: ' ', vatNumber: undefined, ...withContact({ email: 'service at home' }) })).toEqual([
    'name must not be empty',
    'vatNumber is missing or of the wrong kind',
    'contacts.de_DE.email must be an e-mail address',
  ])
  expect(readCompany('Cordwainer')).toEqual({ errors: ['the file is missing or of the wrong kind'] })
})

test('a slip in a name is no way to leave something out', () => {
  expect(errorsOf({ mediator: {} })).toEqual(['the file Unrecognized key: "mediator"'])
})

test.each(['+49 180 5 123456', '+31 900 1234', '+33 899 123456', '+44 909 8790000', '+32 903 12345'])(
  'nobody is made to call %s, which costs extra',
  (phone) => {
    expect(errorsOf(withContact({ phone }))).toEqual([
      'contacts.de_DE.phone must not cost more than a usual call (Directive 2011/83, article 21)',
    ])
  },
)

test('a number is written so that it can be dialled from everywhere', () => {
  expect(errorsOf(withContact({ phone: '0221 4710 917' }))).toEqual([
    'contacts.de_DE.phone must be written internationally, with a + and the calling code of its country, such as +31 20 123 45 67',
  ])
})

test('French law wants a mediator named', () => {
  expect(errorsOf({ mediators: {} })).toEqual([
    'mediators must name one for FR (code de la consommation, article L. 616-1)',
  ])
})

test('the British storefront is given a number that is a UK VAT number', () => {
  const withNumber = (GB: string) => errorsOf({ registrations: { GB } })
  expect(withNumber('GB 123 4567 89')).toEqual([])
  expect(withNumber('GB123456789001')).toEqual([])
  expect(withNumber('GBGD001')).toEqual([])
  for (const wrong of ['soon', 'GB 123', 'NL123456789B01', 'GB 12345678901']) {
    expect(withNumber(wrong).join()).toContain('must name a UK VAT number for GB')
  }
})

test('there is a word for every name, in every storefront', () => {
  for (const storefront of storefronts) {
    const messages = companyPlaceholders(meridian, storefront)
    expect(Object.keys(messages).toSorted()).toEqual(companyNames.toSorted())
    // A company at home in Germany has no second number there, and no packaging number where none is asked for.
    const empty = companyNames.filter((name) => messages[name] === '')
    expect(empty).toEqual(storefront.country === 'DE' ? ['company.localNumber', 'fictitious'] : ['fictitious'])
  }
})

test('England has the Dutch contact details and every other country its own', () => {
  const { en_GB, ...own } = example.contacts
  expect(en_GB).toMatchObject({ phone: own.nl_NL.phone, email: own.nl_NL.email })
  expect(new Set(Object.values(own).map(({ phone }) => phone)).size).toBe(5)
  expect(new Set(Object.values(own).map(({ email }) => email)).size).toBe(5)
})

test('the company itself answers for what nobody else is named for', () => {
  const { host: _, publicationDirector: __, ...alone } = meridian
  const messages = companyPlaceholders(alone, defaultStorefront)
  expect(messages['host.name']).toBe('Meridian Shoes GmbH')
  expect(messages['host.address']).toBe('Längengrad 0, 10115 Berlin, Germany')
  expect(messages['company.publicationDirector']).toBe('Ada Meridian')
})

test.each(['NL123456789', 'GB123456789000', 'XI123456789000'])('%s is an EORI number', (eoriNumber) =>
  expect(errorsOf({ eoriNumber })).toEqual([]),
)

test.each(['123456789', 'NL', 'nl123456789', 'NL 123456789', 'NL1234567890123456'])('%s is none', (eoriNumber) =>
  expect(errorsOf({ eoriNumber })).toEqual([
    'eoriNumber must be two letters of a country and up to 15 more letters and digits',
  ]),
)
