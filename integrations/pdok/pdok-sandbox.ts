import { Hono } from 'hono'
import type { SandboxStreet } from '../vendor/sandbox-street.ts'

/** Parameters that the service knows; version 3.1 refuses any other. */
const known = new Set(['q', 'fq', 'fl', 'rows', 'start', 'sort', 'df', 'lat', 'lon', 'wt'])

const standardFields = 'id,weergavenaam,type,score'

/** The Locatieserver of PDOK in miniature: `/free` with a filter by type, postcode and house number. */
export function createPdokSandbox({ streets }: { readonly streets: readonly SandboxStreet[] }): Hono {
  const app = new Hono()
  app.get('/free', (context) => {
    const query = context.req.query()
    const unknown = Object.keys(query).filter((name) => !known.has(name))
    if (unknown.length > 0) return context.json({ error: `unknown parameter ${unknown[0]}` }, 400)
    const filter = new Map(
      (query.fq ?? '').split(' AND ').flatMap((part) => {
        const [name, value] = part.split(':')
        return name && value ? [[name, value] as const] : []
      }),
    )
    const number = Number(filter.get('huisnummer'))
    const found = streets.filter(
      ({ zipcode, from, to }) =>
        filter.get('type') === 'adres' && zipcode === filter.get('postcode') && number >= from && number <= to,
    )
    const fields = (query.fl ?? standardFields).split(',')
    const docs = found.map((street) => {
      const doc = docOf(street, number)
      return Object.fromEntries(fields.flatMap((name) => (name in doc ? [[name, doc[name]]] : [])))
    })
    const start = Number(query.start ?? 0)
    const page = docs.slice(start, start + Number(query.rows ?? 10))
    return context.json({
      response: { numFound: docs.length, start, maxScore: docs.length > 0 ? 9.5 : 0, numFoundExact: true, docs: page },
    })
  })
  return app
}

function docOf({ street, zipcode, city }: SandboxStreet, number: number): Readonly<Record<string, unknown>> {
  return {
    type: 'adres',
    bron: 'BAG',
    id: `adr-${zipcode.toLowerCase()}${number}`,
    weergavenaam: `${street} ${number}, ${zipcode} ${city}`,
    straatnaam: street,
    huisnummer: number,
    huis_nlt: String(number),
    postcode: zipcode,
    woonplaatsnaam: city,
    gemeentenaam: city,
    score: 9.5,
  }
}
