import { expect, test } from 'vitest'
import { shownAddressLines } from './address-lines.ts'

const base = {
  firstName: 'Sam',
  lastName: 'Jansen',
  zipcode: '1012 AB',
  city: 'Amsterdam',
  street: 'Kalverstraat',
  additionalAddressLine1: '12',
  additionalAddressLine2: 'A',
  phoneNumber: null,
  country: { iso: 'NL', name: 'Nederland' },
}

test('a Dutch address keeps number and addition beside the street', () => {
  expect(shownAddressLines(base)).toEqual(['Sam Jansen', 'Kalverstraat 12 A', '1012 AB Amsterdam', 'Nederland'])
})

test('a Belgian box has its word', () => {
  const belgian = {
    ...base,
    zipcode: '2000',
    city: 'Antwerpen',
    additionalAddressLine2: '3',
    country: { iso: 'BE', name: 'België' },
  }
  expect(shownAddressLines(belgian)[1]).toBe('Kalverstraat 12 bus 3')
  expect(shownAddressLines({ ...belgian, additionalAddressLine2: 'bte 3' })[1]).toBe('Kalverstraat 12 bte 3')
})

test('a British address ends with its postcode', () => {
  const british = {
    ...base,
    street: '12 Mill Lane',
    additionalAddressLine1: null,
    additionalAddressLine2: 'Flat 2',
    zipcode: 'SW1A 1AA',
    city: 'London',
    country: { iso: 'GB', name: 'United Kingdom' },
  }
  expect(shownAddressLines(british)).toEqual([
    'Sam Jansen',
    '12 Mill Lane',
    'Flat 2',
    'London',
    'SW1A 1AA',
    'United Kingdom',
  ])
})
