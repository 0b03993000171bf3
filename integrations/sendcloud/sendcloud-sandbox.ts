import { Hono } from 'hono'
import { metresBetween } from '#kernel/distance.ts'

/** A place that the sandbox knows. */
export type SandboxPoint = {
  readonly id: string
  readonly carrier: string
  readonly kind: 'servicepoint' | 'packstation' | 'postoffice'
  readonly name: string
  readonly street: string
  readonly houseNumber: string
  readonly postcode: string
  readonly city: string
  readonly alsoCalled: readonly string[]
  readonly country: string
  readonly lat: number
  readonly lng: number
  readonly hours: readonly { readonly weekDay: number; readonly from: string; readonly to: string }[]
}

export type SendcloudSandboxOptions = {
  readonly points: readonly SandboxPoint[]
  readonly publicKey: string
  readonly secretKey: string
}

const shopTypes = { servicepoint: 'servicepoint', packstation: 'locker', postoffice: 'post_office' } as const
const dayNames = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

/** Sendcloud's `service-points` (API v3) in miniature, in the same wire format. An address that it can't place is `not_found`. */
export function createSendcloudSandbox({ points, publicKey, secretKey }: SendcloudSandboxOptions): Hono {
  const app = new Hono().basePath('/api/v3')
  const expected = `Basic ${btoa(`${publicKey}:${secretKey}`)}`
  app.use(async (context, next) => {
    if (context.req.header('Authorization') !== expected) {
      return context.json({ errors: [{ status: '401', code: 'authentication_failed' }] }, 401)
    }
    return next()
  })

  app.get('/service-points', (context) => {
    const query = (name: string) => context.req.query(name) ?? ''
    const country = query('country_code')
    if (!/^[A-Z]{2}$/.test(country)) return context.json({ errors: [{ status: '400', code: 'invalid' }] }, 400)
    const carriers = context.req.queries('carrier_code[]') ?? []
    const types = context.req.queries('general_shop_type[]') ?? []
    const of = points.filter(
      (point) =>
        point.country === country &&
        (carriers.length === 0 || carriers.includes(point.carrier)) &&
        (types.length === 0 || types.includes(shopTypes[point.kind])),
    )
    const typed = ['address', 'address_street', 'address_postal_code', 'address_city'].map(query).join(' ')
    const centre =
      query('latitude') && query('longitude')
        ? { lat: Number(query('latitude')), lng: Number(query('longitude')) }
        : middleOf(of, typed)
    const results = centre
      ? of
          .map((point) => ({ point, distance: Math.round(metresBetween(centre, point)) }))
          .filter(({ distance }) => distance <= (Number(query('radius')) || 50_000))
          .sort((a, b) => a.distance - b.distance)
          .slice(0, Number(query('limit')) || 200)
          .map(({ point, distance }) => wirePoint(point, distance))
      : []
    const status = centre ? 'matched' : 'not_found'
    return context.json({ data: { results, geocoding: { status, precision: null, formatted_address: null } } })
  })
  app.get('/service-points/:id', (context) => {
    const point = points.find(({ id }) => id === context.req.param('id'))
    return point
      ? context.json({ data: wirePoint(point) })
      : context.json({ errors: [{ status: '404', code: 'not_found' }] }, 404)
  })
  return app
}

function wirePoint(point: SandboxPoint, distance?: number) {
  const hours = dayNames.map((name, index) => {
    const periods = point.hours
      .filter(({ weekDay }) => weekDay === index + 1)
      .map(({ from, to }) => ({ start_time: from, end_time: to }))
    return [name, periods.length === 0 ? null : periods] as const
  })
  return {
    id: Number(point.id),
    name: point.name,
    carrier: { code: point.carrier },
    carrier_service_point_id: point.id,
    carrier_shop_type: null,
    general_shop_type: shopTypes[point.kind],
    address: {
      street: point.street,
      house_number: point.houseNumber,
      postal_code: point.postcode,
      city: point.city,
      country_code: point.country,
    },
    position: { latitude: String(point.lat), longitude: String(point.lng) },
    contact: { email: null, phone: point.kind === 'packstation' ? null : phoneOf(point) },
    opening_times: Object.fromEntries(hours),
    is_open_tomorrow: true,
    next_open_at: null,
    is_expired: false,
    ...(distance === undefined ? {} : { distance }),
  }
}

/** In ranges that are kept free for stories, so that nobody's telephone rings. */
function phoneOf({ id, country }: SandboxPoint): string | null {
  const last = id.slice(-2).padStart(2, '0')
  if (country === 'FR') return `+33 1 99 00 02 ${last}`
  if (country === 'GB') return `+44 20 7946 00${last}`
  return null
}

/** The middle of the city that is meant by its name or its postcode. */
function middleOf(points: readonly SandboxPoint[], typed: string) {
  const meant = ` ${folded(typed)} `
  const named = points.find(({ city, alsoCalled }) =>
    [city, ...alsoCalled].some((name) => meant.includes(` ${folded(name)} `)),
  )
  const coded = points.find(({ postcode }) => {
    const area = /[a-z]{1,2}\d|\d{2}/.exec(folded(postcode))?.[0]
    return area !== undefined && meant.includes(` ${area}`)
  })
  const there = points.filter(({ city }) => city === (named ?? coded)?.city)
  if (there.length === 0) return undefined
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return { lat: mean(there.map(({ lat }) => lat)), lng: mean(there.map(({ lng }) => lng)) }
}

function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
}
