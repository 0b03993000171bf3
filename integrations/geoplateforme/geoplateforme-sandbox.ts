import { Hono } from 'hono'
import { type SandboxStreet, wordsOf } from '../vendor/sandbox-street.ts'

/** The geocoder of the Géoplateforme in miniature: `/search` by the beginnings of words, with a number before the street. */
export function createGeoplateformeSandbox({ streets }: { readonly streets: readonly SandboxStreet[] }): Hono {
  const app = new Hono()
  app.get('/search', (context) => {
    const { q = '', postcode, limit = '10' } = context.req.query()
    if (q.length < 3 || q.length > 200) {
      return context.json({ code: 400, message: 'Parse query failed', detail: ['q: between 3 and 200 chars'] }, 400)
    }
    const words = wordsOf(q)
    const number = /^\d+$/.test(words[0] ?? '') ? Number(words.shift()) : undefined
    const features = streets
      .filter((street) => postcode === undefined || street.zipcode === postcode)
      .filter((street) => {
        const own = wordsOf(`${street.street} ${street.zipcode} ${street.city}`)
        return words.length > 0 && words.every((word) => own.some((one) => one.startsWith(word)))
      })
      .map((street) => featureOf(street, number))
    return context.json({
      type: 'FeatureCollection',
      features: features.slice(0, Math.min(50, Number(limit))),
      query: q,
    })
  })
  return app
}

function featureOf({ street, zipcode, city, from, to }: SandboxStreet, number: number | undefined) {
  const isHouse = number !== undefined && number >= from && number <= to
  const name = isHouse ? `${number} ${street}` : street
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [2.33, 48.87] },
    properties: {
      label: `${name} ${zipcode} ${city}`,
      score: 0.9,
      ...(isHouse && { housenumber: String(number) }),
      id: `${zipcode}_${wordsOf(street).join('')}${isHouse ? `_${number}` : ''}`,
      name,
      postcode: zipcode,
      citycode: zipcode,
      city,
      context: city,
      type: isHouse ? 'housenumber' : 'street',
      importance: 0.6,
      street,
      x: 650894.4,
      y: 6863363.33,
      _type: 'address',
    },
  }
}
