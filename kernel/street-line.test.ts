import { expect, test } from 'vitest'
import { locations } from '#demo/catalogue/locations.ts'
import { readServicePoint, servicePointLines } from './service-point.ts'
import { streetLine } from './street-line.ts'

test.each([
  ['FR', 'Rue Esquermoise', '31', null, '31 rue Esquermoise'],
  ['FR', 'Allée des Tanneurs', '4', 'bis', '4 bis allée des Tanneurs'],
  ['LU', 'Rue Chimay', '12', null, '12 rue Chimay'],
  ['BE', 'En Neuvice', '12', null, 'En Neuvice 12'],
  ['NL', 'Kleine Berg', '97', null, 'Kleine Berg 97'],
  ['DE', 'Ehrenstraße', '5', 'a', 'Ehrenstraße 5 a'],
  ['FR', '12 rue de la Clef', '', null, '12 rue de la Clef'],
  ['DE', '', '12', null, '12'],
])('in %s, %s with %s and %s', (country, street, houseNumber, houseNumberAddition, line) => {
  expect(streetLine({ street, houseNumber, houseNumberAddition }, country)).toBe(line)
})

test('every store in France has its number first, in the address of an order too', () => {
  const inFrance = locations.filter(({ country }) => country === 'FR')
  expect(inFrance.length).toBeGreaterThan(0)
  for (const { name, code, street, houseNumber, postcode, city, country } of inFrance) {
    const kept = { provider: 'store', providerId: code, locationType: 'store', title: name, postcode, city, country }
    const point = readServicePoint(JSON.stringify({ ...kept, street, houseNumber }))
    expect(point && servicePointLines(point)[1]).toMatch(new RegExp(`^${houseNumber} \\p{Ll}`, 'u'))
  }
})
