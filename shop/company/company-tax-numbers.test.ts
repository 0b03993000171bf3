import { expect, test } from 'vitest'
import { demoCompany } from '#test/shop/company.ts'
import { companyTaxNumbers } from './company-tax-numbers.ts'
import { toFillIn } from './places-to-fill-in.ts'

test('customs read numbers without blanks and dots, each with the country that gave it', () => {
  expect(companyTaxNumbers(demoCompany)).toEqual([
    { name: 'VAT', country: 'NL', number: 'NL000000917B00' },
    { name: 'VAT', country: 'GB', number: 'GB000000917' },
    { name: 'VAT', country: 'BE', number: 'BE0000000917' },
    { name: 'VAT', country: 'FR', number: 'FR00000000917' },
    { name: 'VAT', country: 'DE', number: 'DE000000917' },
    { name: 'EORI', country: 'NL', number: 'NL000000917' },
  ])
})

test('what is still to be filled in is told to nobody', () => {
  const open = { ...demoCompany, vatNumber: toFillIn('the VAT number'), registrations: {}, eoriNumber: undefined }
  expect(companyTaxNumbers(open)).toEqual([])
})
