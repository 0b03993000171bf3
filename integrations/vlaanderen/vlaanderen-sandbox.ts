import { Hono } from 'hono'
import { type SandboxStreet, wordsOf } from '../vendor/sandbox-street.ts'

/** The Geolocation service of Digitaal Vlaanderen in miniature: `/Location` by the beginnings of words, with a number behind the street. */
export function createVlaanderenSandbox({ streets }: { readonly streets: readonly SandboxStreet[] }): Hono {
  const app = new Hono()
  app.get('/Location', (context) => {
    const words = wordsOf(context.req.query('q') ?? '')
    const zipcode = words.find((word) => /^\d{4}$/.test(word))
    const number = Number(words.find((word) => /^\d{1,3}$/.test(word)))
    const names = words.filter((word) => !/^\d+$/.test(word))
    const found = streets.filter((street) => {
      const own = wordsOf(`${street.street} ${street.city}`)
      const isMeant = names.length > 0 && names.every((word) => own.some((one) => one.startsWith(word)))
      return isMeant && (zipcode === undefined || street.zipcode === zipcode)
    })
    const results = found.map((street, index) => resultOf(street, number, index))
    return context.json({ LocationResult: results.slice(0, Math.min(5, Number(context.req.query('c') ?? 1))) })
  })
  return app
}

function resultOf({ street, zipcode, city, from, to }: SandboxStreet, number: number, index: number) {
  const isHouse = number >= from && number <= to
  const point = { Lat_WGS84: 51.05, Lon_WGS84: 3.72, X_Lambert72: 104_600.1, Y_Lambert72: 194_100.2 }
  return {
    Municipality: city,
    Zipcode: zipcode,
    Thoroughfarename: street,
    Housenumber: isHouse ? String(number) : null,
    ID: String(1000 + index),
    FormattedAddress: `${street}${isHouse ? ` ${number}` : ''}, ${zipcode} ${city}`,
    Location: point,
    LocationType: isHouse ? 'crab_huisnummer_afgeleidVanGebouw' : 'crab_straat',
    BoundingBox: { LowerLeft: point, UpperRight: point },
  }
}
