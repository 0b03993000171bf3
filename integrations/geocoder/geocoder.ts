import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Country } from '#kernel/storefront.ts'
import type { Geocoder, Place } from '#shop/stores/geocoder-port.ts'
import { otherNames } from './other-names.ts'
import { postcodeAreas } from './postcode-areas.ts'

/** The geocoder of the markets, 21,000 towns; read when it is first asked. */
export function embeddedGeocoder(): Geocoder {
  let read: Promise<ReturnType<typeof createGeocoder>> | undefined
  return {
    find: async (typed, own) => {
      read ??= readFile(join(import.meta.dirname, 'places.tsv'), 'utf8').then(createGeocoder)
      return (await read).find(typed, own)
    },
  }
}

/** @param text a line for each town: country, name, latitude and longitude between tabs; of each country the largest first */
export function createGeocoder(text: string): { find(typed: string, own: Country): Place | undefined } {
  const countries = readCountries(text)
  const areas = readAreas(countries)

  return {
    find(typed: string, own: Country) {
      const order = [own, ...[...countries.keys()].filter((country) => country !== own)]
      const words = folded(typed.slice(0, longest)).split(' ').filter(Boolean)
      return byPostcode(typed, order) ?? byName(words, order) ?? byBeginning(words.join(' '), order)
    },
  }

  function byPostcode(typed: string, order: readonly Country[]): Place | undefined {
    for (const country of order) {
      const area = postcodeShapes[country]?.exec(typed.slice(0, longest).toUpperCase())?.[1]
      const place = area === undefined ? undefined : areas.get(country)?.get(area)
      if (place) return place
    }
    return undefined
  }

  /** The longest row of words that is a town's name, and of those the last: addresses end with their towns. */
  function byName(words: readonly string[], order: readonly Country[]): Place | undefined {
    for (let length = Math.min(words.length, 6); length > 0; length--) {
      for (let from = words.length - length; from >= 0; from--) {
        const name = words.slice(from, from + length).join(' ')
        for (const country of order) {
          const place = countries.get(country)?.get(name)
          if (place) return place
        }
      }
    }
    return undefined
  }

  /** Who types 'utre' and presses Enter means the largest town that begins so. */
  function byBeginning(begun: string, order: readonly Country[]): Place | undefined {
    if (begun.length < 3) return undefined
    for (const country of order) {
      for (const [name, place] of countries.get(country) ?? []) if (name.startsWith(begun)) return place
    }
    return undefined
  }
}

/** More of a text than this is no place. */
const longest = 120

/** What a postcode looks like in a line of text, and its part that names the area. */
const postcodeShapes: Readonly<Partial<Record<Country, RegExp>>> = {
  NL: /(?:^|[\s,])([1-9]\d)\d\d(?:\s?[A-Z]{2})?(?=$|[\s,])/,
  BE: /(?:^|[\s,]|B-)([1-9]\d)\d\d(?=$|[\s,])/,
  FR: /(?:^|[\s,]|F-)(\d\d)\d{3}(?=$|[\s,])/,
  DE: /(?:^|[\s,]|D-)(\d\d)\d{3}(?=$|[\s,])/,
  GB: /(?:^|[\s,])([A-Z]{1,2})\d[A-Z\d]?(?:\s?\d[A-Z]{2})?(?=$|[\s,])/,
  LU: /(?:^|[\s,]|L-)([1-9])\d{3}(?=$|[\s,])/,
}

/** Towns by folded name. A `Map` keeps the order, the largest first. */
function readCountries(text: string): ReadonlyMap<Country, ReadonlyMap<string, Place>> {
  const countries = new Map<Country, Map<string, Place>>()
  for (const line of text.split('\n')) {
    const [country, name, lat, lng] = line.split('\t')
    if (!country || !name) continue
    const places = countries.get(country as Country) ?? new Map<string, Place>()
    countries.set(country as Country, places)
    const key = folded(name)
    if (!places.has(key)) places.set(key, { name, country: country as Country, lat: Number(lat), lng: Number(lng) })
  }
  for (const [country, places] of countries) {
    for (const [name, ...others] of otherNames[country] ?? []) {
      const place = places.get(folded(name))
      for (const other of others) if (place) places.set(folded(other), place)
    }
  }
  return countries
}

function readAreas(
  countries: ReadonlyMap<Country, ReadonlyMap<string, Place>>,
): ReadonlyMap<Country, ReadonlyMap<string, Place>> {
  return new Map(
    [...countries].map(([country, places]) => [
      country,
      new Map(
        areasOf(country).flatMap(({ code, town }) => {
          const place = places.get(folded(town))
          return place ? [[code, place] as const] : []
        }),
      ),
    ]),
  )
}

/** The areas of a country, each with its town: `10-12 Brussel` is three of them. */
export function areasOf(country: Country): { readonly code: string; readonly town: string }[] {
  return (postcodeAreas[country] ?? '').split(',').flatMap((entry) => {
    const [, first = '', last = first, town = ''] = /^\s*(\w+)(?:-(\w+))?\s+(.+?)\s*$/s.exec(entry) ?? []
    if (first === last) return first === '' ? [] : [{ code: first, town }]
    const codes = Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => String(Number(first) + index))
    return codes.map((code) => ({ code, town }))
  })
}

function folded(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/^(?:'s|'t)[\s-]/g, 's ')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
}
