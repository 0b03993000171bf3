import { Hono } from 'hono'
import { metresBetween } from '#kernel/distance.ts'
import { middleOfCity, type SandboxPoint } from '../vendor/sandbox-point.ts'

/** A place that the sandbox knows. */
export type SendcloudSandboxPoint = SandboxPoint & { readonly carrier: string }

export type SendcloudSandboxOptions = {
  readonly points: readonly SendcloudSandboxPoint[]
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
      return context.json(errors(401, 'authentication_failed', 'Invalid username/password.'), 401)
    }
    return next()
  })

  app.get('/service-points', (context) => {
    const error = errorOf(new URL(context.req.url).searchParams)
    if (error) return context.json(errors(400, 'validation_error', error), 400)
    const query = (name: string) => context.req.query(name) ?? ''
    const country = query('country_code')
    // This account has all carriers that the sandbox knows.
    const carriers = context.req.queries('carrier_code') ?? []
    const types = context.req.queries('general_shop_type') ?? []
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
        : middleOfCity(of, typed)
    const results = centre
      ? of
          .map((point) => ({ point, distance: Math.round(metresBetween(centre, point)) }))
          .filter(({ distance }) => distance <= (Number(query('radius')) || 50_000))
          .sort((a, b) => a.distance - b.distance)
          .slice(0, Number(query('limit')) || 100)
          .map(({ point, distance }) => wirePoint(point, distance))
      : []
    const geocoding = centre
      ? { status: 'partially_matched', precision: 'city', formatted_address: null }
      : { status: 'not_found', precision: null, formatted_address: null }
    return context.json({ data: { results, geocoding: query('latitude') ? null : geocoding } })
  })
  app.get('/service-points/:id', (context) => {
    const point = points.find(({ id }) => id === context.req.param('id'))
    return point
      ? context.json({ data: wirePoint(point) })
      : context.json(errors(404, 'not_found', 'The service point could not be found'), 404)
  })
  return app
}

const errors = (status: number, code: string, detail: string) => ({
  errors: [{ status: String(status), code, detail }],
})

const addressParts = ['address_street', 'address_house_number', 'address_postal_code', 'address_city']
const knownParameters = new Set([
  ...['country_code', 'carrier_code', 'use_integration_carriers', 'general_shop_type', 'radius', 'limit'],
  ...['latitude', 'longitude', 'address', ...addressParts],
])

/** What the service refuses by rules that no description of single parameters can hold. */
function errorOf(query: URLSearchParams): string | undefined {
  const has = (name: string) => query.has(name)
  const unknown = [...query.keys()].find((name) => !knownParameters.has(name))
  if (unknown !== undefined) return `The sandbox knows no ${unknown}`
  if (!/^[A-Z]{2}$/.test(query.get('country_code') ?? '')) return 'country_code is not a valid country code'
  const scopes = [has('carrier_code'), query.get('use_integration_carriers') === 'true']
  if (scopes[0] === scopes[1]) return 'Exactly one of carrier_code and use_integration_carriers must be provided'
  const places = [has('address'), addressParts.some(has), has('latitude') || has('longitude')]
  if (places.filter(Boolean).length > 1) return 'address, address parts and coordinates are mutually exclusive'
  if (has('latitude') !== has('longitude')) return 'latitude and longitude must be provided together'
  if (has('address_house_number') && !has('address_street') && !has('address_postal_code')) {
    return 'address_house_number must be combined with address_street or address_postal_code'
  }
  return undefined
}

/** Carriers as Sendcloud calls them; another one by its code. */
const carrierNames: Readonly<Record<string, string>> = { mondial_relay: 'Mondial Relay', inpost_gb: 'InPost UK' }

function wirePoint(point: SendcloudSandboxPoint, distance?: number) {
  const hours = dayNames.map((name, index) => {
    const periods = point.hours
      .filter(({ weekDay }) => weekDay === index + 1)
      .map(({ from, to }) => ({ start_time: from, end_time: to }))
    return [name, periods.length === 0 ? null : periods] as const
  })
  return {
    id: Number(point.id),
    name: point.name,
    carrier: {
      code: point.carrier,
      name: carrierNames[point.carrier] ?? point.carrier,
      logo_url: null,
      icon_url: null,
    },
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
    position: { latitude: point.lat, longitude: point.lng },
    contact: { email: '', phone: point.kind === 'packstation' ? '' : phoneOf(point) },
    opening_times: Object.fromEntries(hours),
    is_open_tomorrow: true,
    next_open_at: null,
    is_expired: false,
    ...(distance === undefined ? {} : { distance }),
  }
}

/** In ranges that are kept free for stories, so that nobody's telephone rings. */
function phoneOf({ id, country }: SendcloudSandboxPoint): string {
  const last = id.slice(-2).padStart(2, '0')
  if (country === 'FR') return `+33 1 99 00 02 ${last}`
  if (country === 'GB') return `+44 20 7946 00${last}`
  return ''
}
