import { expect, test } from 'vitest'
import {
  dhlCustomerNumberError,
  packstationName,
  readServicePoint,
  servicePointLines,
  splitStreet,
} from './service-point.ts'

const station = {
  provider: 'DHL',
  providerId: '8003-1',
  locationType: 'packstation',
  title: 'Packstation 101',
  street: 'Ehrenstraße',
  houseNumber: '12',
  postcode: '50672',
  city: 'Köln',
  country: 'DE',
  dhlCustomerNumber: '12345678',
}

test('a place that an address keeps is read with the lines of its envelope', () => {
  const kept = readServicePoint(JSON.stringify(station))
  expect(kept && servicePointLines(kept)).toEqual(['12345678', 'Packstation 101', '50672 Köln'])
})

test.each([null, undefined, '', '{', '7', 'null', '{}', JSON.stringify({ ...station, locationType: 'moon' })])(
  '%j is no place',
  (json) => {
    expect(readServicePoint(json)).toBeUndefined()
  },
)

test.each([
  ['', 'dhl-customer-number-required'],
  ['   ', 'dhl-customer-number-required'],
  ['12345', 'dhl-customer-number-invalid'],
  ['12345678901', 'dhl-customer-number-invalid'],
  ['1234 5678', undefined],
  ['123456', undefined],
  ['abc123456', 'dhl-customer-number-invalid'],
])('DHL’s customer number %j: %s', (typed, error) => {
  expect(dhlCustomerNumberError(typed)).toBe(error)
})

test.each([
  ['Charles-de-Gaulle-Str. 20', 'Charles-de-Gaulle-Str.', '20'],
  ['Ehrenstraße 9a', 'Ehrenstraße', '9a'],
  ['Straße des 17. Juni 135', 'Straße des 17. Juni', '135'],
  ['Am Markt', 'Am Markt', ''],
])('%j is a street and its number', (text, street, houseNumber) => {
  expect(splitStreet(text)).toEqual({ street, houseNumber })
})

test.each([
  ['Packstation 101', 'Packstation 101'],
  ['DHL Packstation Nr. 227', 'Packstation 227'],
  ['Packstation 158 Köln Hbf', 'Packstation 158'],
  ['Paketbox am Markt', 'Paketbox am Markt'],
])('%s is addressed as %s', (title, name) => {
  expect(packstationName(title)).toBe(name)
})
