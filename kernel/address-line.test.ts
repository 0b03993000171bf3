import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { splitAddressLine } from './address-line.ts'
import { type Country, countries } from './storefront.ts'

const split = (street: string, country: Country, houseNumber = '', addition = '') => {
  const found = splitAddressLine({ street, houseNumber, addition }, country)
  return [found.street, found.houseNumber, found.addition]
}

describe('a street with its number in one field', () => {
  test.each<[Country, string, string, string, string]>([
    ['NL', 'Damrak 12', 'Damrak', '12', ''],
    ['NL', 'Keizersgracht 123-II', 'Keizersgracht', '123', 'II'],
    ['NL', 'Keizersgracht 123 III', 'Keizersgracht', '123', 'III'],
    ['NL', 'Kerkstraat 5a', 'Kerkstraat', '5', 'a'],
    ['NL', 'Kerkstraat 5 bis', 'Kerkstraat', '5', 'bis'],
    ['NL', 'Kerkstraat 5 - 3', 'Kerkstraat', '5', '3'],
    ['NL', 'Kerkstraat 5 hs', 'Kerkstraat', '5', 'hs'],
    ['NL', 'Kerkstraat 5 boven', 'Kerkstraat', '5 boven', ''],
    ['NL', 'Dorpsstraat 12 bus 3', 'Dorpsstraat', '12', '3'],
    ['NL', '2e Jan Steenstraat 12', '2e Jan Steenstraat', '12', ''],
    ['NL', 'Plein 1944 5', 'Plein 1944', '5', ''],
    ['NL', "  's-Gravenweg   12 ", "'s-Gravenweg", '12', ''],
    ['BE', 'Dorpsstraat 12 bus 3', 'Dorpsstraat', '12', '3'],
    ['BE', 'Dorpsstraat 12, bus 3', 'Dorpsstraat', '12', '3'],
    ['BE', 'Rue Neuve 12A bte 4B', 'Rue Neuve', '12A', '4B'],
    ['BE', '12 rue Neuve boîte 4', 'rue Neuve', '12', '4'],
    ['BE', '12, avenue Louise', 'avenue Louise', '12', ''],
    ['BE', 'Meir 8/3', 'Meir', '8', '3'],
    ['BE', '11 Novemberlaan 5', '11 Novemberlaan', '5', ''],
    ['DE', 'Hauptstr. 5', 'Hauptstr.', '5', ''],
    ['DE', 'Hauptstr.5', 'Hauptstr.', '5', ''],
    ['DE', 'Hauptstraße 5 a', 'Hauptstraße', '5 a', ''],
    ['DE', 'Am Markt 7-9', 'Am Markt', '7-9', ''],
    ['DE', 'Straße des 17. Juni 135', 'Straße des 17. Juni', '135', ''],
    ['DE', 'Hauptstraße 5, Hinterhaus', 'Hauptstraße', '5', 'Hinterhaus'],
    ['DE', 'Hauptstraße 5 c/o Meyer', 'Hauptstraße', '5', 'c/o Meyer'],
    ['AT', 'Mariahilfer Straße 5/3/12', 'Mariahilfer Straße', '5/3/12', ''],
    ['DE', '12 rue de la Paix', 'rue de la Paix', '12', ''],
  ])('in %s: %s', (country, line, ...parts) => {
    expect(split(line, country)).toEqual(parts)
  })

  test.each<[Country, string]>([
    ['FR', '12 rue de la Paix'],
    ['GB', '221B Baker Street'],
    ['LU', '5, Grand-Rue'],
    ['NL', 'Plein 1944'],
    ['NL', 'Laan 1940-1945'],
    ['NL', 'Damrak'],
    ['NL', '1e Constantijn Huygensstraat'],
    ['BE', '11 Novemberlaan'],
    ['DE', 'Straße 42'],
    ['DE', 'Straße des 17. Juni'],
    ['DE', '12'],
  ])('in %s stays one: %s', (country, line) => {
    expect(split(line, country)).toEqual([line, '', ''])
  })

  test('is not told twice where the number was filled into its own field too', () => {
    expect(split('Hauptstr. 5', 'DE', '5')).toEqual(['Hauptstr.', '5', ''])
    expect(split('Damrak 12 A', 'NL', '12', 'A')).toEqual(['Damrak', '12', 'A'])
    expect(split('Damrak 12 A', 'NL', '12')).toEqual(['Damrak', '12', 'A'])
    expect(split('Damrak 12 A', 'NL', '12A')).toEqual(['Damrak', '12A', ''])
    expect(split('Meir 8 bus 3', 'BE', '8', '3')).toEqual(['Meir', '8', '3'])
  })

  test('stays as it is beside another number', () => {
    expect(split('Plein 1944', 'NL', '5')).toEqual(['Plein 1944', '5', ''])
    expect(split('Straße des 17. Juni 135', 'DE', '7')).toEqual(['Straße des 17. Juni 135', '7', ''])
  })

  test('keeps an addition of its own field', () => {
    expect(split('Damrak 12', 'NL', '', 'A')).toEqual(['Damrak', '12', 'A'])
    expect(split('Damrak 12-II', 'NL', '', 'A')).toEqual(['Damrak', '12 II', 'A'])
  })
})

const country = fc.constantFrom(...countries)
const typed = fc.oneof(fc.string(), fc.stringMatching(/^[A-Za-zéß '.,/-]{0,20} ?\d{0,5} ?[a-zI]{0,5}$/))

describe('for whatever was typed', () => {
  const signs = (text: string) => [...text.replaceAll(/[^\p{L}\p{N}]/gu, '')].toSorted().join('')

  test('no sign is lost but the word for a box, and none is added', () => {
    fc.assert(
      fc.property(country, typed, (where, street) => {
        fc.pre(!/\b(?:bus|bte|bo[iî]te|box)\b/iu.test(street))
        expect(signs(split(street, where).join(''))).toBe(signs(street))
      }),
    )
  })

  test('what was split is not split any further', () => {
    fc.assert(
      fc.property(country, typed, typed, typed, (where, street, houseNumber, addition) => {
        const once = splitAddressLine({ street, houseNumber, addition }, where)
        expect(splitAddressLine(once, where)).toEqual(once)
      }),
    )
  })

  test('a street and its number are found again', () => {
    const street = fc.stringMatching(/^[A-Z][a-z]{3,10}(?:straat|gracht|kade|gasse|dreef)$/)
    const number = fc.integer({ min: 1, max: 99_999 }).map(String)
    fc.assert(
      fc.property(fc.constantFrom<Country>('NL', 'BE', 'DE', 'AT'), street, number, (where, name, digits) => {
        expect(split(`${name} ${digits}`, where)).toEqual([name, digits, ''])
        expect(split(`${name} ${digits}`, where, digits)).toEqual([name, digits, ''])
      }),
    )
  })

  test('a number that was typed stays, and so does an addition', () => {
    fc.assert(
      fc.property(
        country,
        typed,
        fc.stringMatching(/^\d{1,4}$/),
        fc.stringMatching(/^[a-z]{1,4}$/),
        (where, street, n, more) => {
          expect(split(street, where, n, more).slice(1)).toEqual([n, more])
        },
      ),
    )
  })

  test('long lines take no time', () => {
    for (const line of [
      `${'a '.repeat(50_000)}1`,
      `${'1-'.repeat(60)}x`,
      `a${' '.repeat(130)}1`,
      `${'a,'.repeat(65)}1`,
    ]) {
      const from = performance.now()
      for (const where of countries) split(line, where)
      expect(performance.now() - from).toBeLessThan(50)
    }
  })
})
