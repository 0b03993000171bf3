import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Country } from '#kernel/storefront.ts'
import { areasOf, createGeocoder, embeddedGeocoder } from './geocoder.ts'

const geocoder = createGeocoder(await readFile(join(import.meta.dirname, 'places.tsv'), 'utf8'))
const found = (typed: string, own: Country = 'NL') => {
  const place = geocoder.find(typed, own)
  return place && `${place.name}, ${place.country}`
}

describe('a place is found', () => {
  test.each([
    ['Utrecht', 'NL', 'Utrecht, NL'],
    ['  utrecht ', 'NL', 'Utrecht, NL'],
    ['den bosch', 'NL', "'s-Hertogenbosch, NL"],
    ['’s-Gravenhage', 'NL', 'Den Haag, NL'],
    ['Luik', 'BE', 'Liège, BE'],
    ['liege', 'BE', 'Liège, BE'],
    ['Cologne', 'FR', 'Köln, DE'],
    ['Muenchen', 'DE', 'München, DE'],
    ['Saint Etienne', 'FR', 'Saint-Étienne, FR'],
    ['Londres', 'FR', 'London, GB'],
  ] as const)('by its name: %s in %s is %s', (typed, own, place) => {
    expect(found(typed, own)).toBe(place)
  })

  test.each([
    ['1013 EZ', 'NL', 'Amsterdam, NL'],
    ['1013ez', 'NL', 'Amsterdam, NL'],
    ['9000', 'BE', 'Gent, BE'],
    ['9000', 'NL', 'Leeuwarden, NL'],
    ['59800', 'FR', 'Lille, FR'],
    ['50667', 'DE', 'Köln, DE'],
    ['D-80331', 'NL', 'München, DE'],
    ['sw1a 1aa', 'GB', 'London, GB'],
    ['M3', 'GB', 'Manchester, GB'],
  ] as const)('by its postcode: %s in %s is %s', (typed, own, place) => {
    expect(found(typed, own)).toBe(place)
  })

  test('at the end of an address', () => {
    expect(found('Oudegracht 411, Utrecht')).toBe('Utrecht, NL')
    expect(found('12 rue de Paris, Lyon', 'FR')).toBe('Lyon, FR')
    expect(found('Nieuwe Binnenweg 96, 3015 BE Rotterdam')).toBe('Rotterdam, NL')
  })

  test('by the beginning of its name, the largest first', () => {
    expect(found('rotte')).toBe('Rotterdam, NL')
    expect(found('haa')).toBe('Haarlem, NL')
  })

  test('in the own country, where more than one has it', () => {
    expect(found('Halle', 'BE')).toBe('Halle, BE')
    expect(found('Halle', 'DE')).toBe('Halle (Saale), DE')
    expect(found('Bergen', 'BE')).toBe('Mons, BE')
  })
})

test('what is no place is none', () => {
  for (const typed of ['', '   ', 'xq', 'qwrtplk', '😀', '000', '<script>', 'x'.repeat(5000)]) {
    expect([typed, found(typed)]).toEqual([typed, undefined])
  }
})

test('whatever is typed is answered', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.constantFrom('NL', 'BE', 'GB'), (typed, own) => {
      const place = geocoder.find(typed, own)
      if (place) expect(Math.abs(place.lat - 51)).toBeLessThan(12)
    }),
    { numRuns: 300 },
  )
})

test.each(['NL', 'BE', 'FR', 'DE', 'GB', 'LU'] as const)(
  'every postcode area of %s has a town that is known',
  (country) => {
    const unknown = areasOf(country).filter(({ town }) => geocoder.find(town, country)?.country !== country)
    expect(unknown).toEqual([])
    expect(areasOf(country).length).toBeGreaterThan(country === 'LU' ? 8 : 75)
  },
)

test('the embedded one reads its places itself', async () => {
  expect(await embeddedGeocoder().find('Gent', 'BE')).toEqual({ name: 'Gent', country: 'BE', lat: 51.05, lng: 3.72 })
})
