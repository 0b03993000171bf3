import { type Context, Hono } from 'hono'
import { metresBetween } from '#kernel/distance.ts'
import { foldedText, middleOfCity, type SandboxPoint } from '../vendor/sandbox-point.ts'

/** A place that the sandbox knows; ids are unique within a country. */
export type DhlSandboxPoint = SandboxPoint & {
  /** Of a packstation: '158'. */
  readonly number?: string | undefined
}

/**
 * Two services of DHL in miniature, in their wire formats: `/parcel-shop-locations` of the Benelux, and the Location Finder
 * under `/location-finder/v1`. It knows the places that it is given, and measures from the middle of the city that is meant.
 */
export function createDhlSandbox({ points }: { readonly points: readonly DhlSandboxPoint[] }): Hono {
  const app = new Hono()
  const number = (text: string | undefined) => (text === undefined || text === '' ? undefined : Number(text))
  const near = (
    context: Context,
    country: string,
    place: readonly (string | undefined)[],
    isMeant: (point: DhlSandboxPoint) => boolean = () => true,
  ) => {
    const of = points.filter((point) => point.country === country)
    const latitude = number(context.req.query('latitude'))
    const longitude = number(context.req.query('longitude'))
    const centre =
      latitude !== undefined && longitude !== undefined ? { lat: latitude, lng: longitude } : centreOf(of, place)
    if (!centre) return []
    const radius = number(context.req.query('radius')) ?? 25_000
    return of
      .filter(isMeant)
      .map((point) => ({ point, distance: Math.round(metresBetween(centre, point)) }))
      .filter(({ distance }) => distance <= radius)
      .sort((a, b) => a.distance - b.distance)
      .slice(0, number(context.req.query('limit')) ?? 15)
  }

  app.get('/parcel-shop-locations/:country/by-geo', (context) =>
    context.json(near(context, context.req.param('country'), []).map(asShop)),
  )
  app.get('/parcel-shop-locations/:country/:id', (context) => {
    const { country, id } = context.req.param()
    const point = points.find((one) => one.country === country && shopId(one) === id)
    return point ? context.json(asShop({ point })) : context.json({ key: 'not_found' }, 404)
  })
  app.get('/parcel-shop-locations/:country', (context) => {
    const place = [context.req.query('q'), context.req.query('zipCode'), context.req.query('city')]
    return context.json(near(context, context.req.param('country'), place).map(asShop))
  })

  const finder = new Hono()
  finder.use(async (context, next) => {
    if (!context.req.header('DHL-API-Key')) {
      return context.json({ status: 401, title: 'Unauthorized', detail: 'Unauthorized for given resource.' }, 401)
    }
    return next()
  })
  const places = (context: Context, place: readonly (string | undefined)[]) => {
    const country = context.req.query('countryCode') ?? ''
    const services = context.req.queries('serviceType') ?? []
    const types = context.req.queries('locationType') ?? []
    const isMeant = (point: DhlSandboxPoint) =>
      (types.length === 0 || types.includes(placeTypes[point.kind])) &&
      services.every((service) => servicesOf(point).some((one) => isService(one, service)))
    return context.json({ locations: near(context, country, place, isMeant).map(asPlace) })
  }
  finder.get('/find-by-geo', (context) =>
    ['latitude', 'longitude'].every((name) => context.req.query(name))
      ? places(context, [])
      : context.json(invalid, 400),
  )
  finder.get('/find-by-address', (context) => {
    const place = ['postalCode', 'addressLocality', 'streetAddress'].map((name) => context.req.query(name) ?? '')
    const isEnough = context.req.query('countryCode') && place.join('').length >= 3
    return isEnough ? places(context, place) : context.json(invalid, 400)
  })
  finder.get('/locations/:id', (context) => {
    const point = points.find((one) => placeId(one) === context.req.param('id'))
    return point ? context.json(asPlace({ point })) : context.json(missing, 404)
  })
  finder.get('/find-by-keyword-id', (context) => {
    const { keywordId, countryCode, postalCode } = context.req.query()
    if (!keywordId || !countryCode || !postalCode) return context.json(invalid, 400)
    const point = points.find(
      (one) =>
        one.number === keywordId && one.country === countryCode && one.postcode.startsWith(postalCode.slice(0, 2)),
    )
    return point ? context.json(asPlace({ point })) : context.json(missing, 404)
  })
  app.route('/location-finder/v1', finder)
  return app
}

const invalid = { status: 400, title: 'Bad request', detail: 'A required parameter is missing.' }
const missing = { status: 404, title: 'No result found', detail: 'No result found for the given query.' }

const shopId = ({ country, id }: DhlSandboxPoint) => `8004-${country}-${id}`
const placeId = ({ id }: DhlSandboxPoint) => `8003-${id}`

type Found = { readonly point: DhlSandboxPoint; readonly distance?: number }

function asShop({ point, distance }: Found) {
  return {
    id: shopId(point),
    harmonisedId: shopId(point),
    psfKey: point.id,
    shopType: { servicepoint: 'parcelShop', packstation: 'packStation', postoffice: 'postOffice' }[point.kind],
    name: point.name,
    keyword: '',
    address: {
      countryCode: point.country,
      zipCode: point.postcode,
      postalCode: point.postcode,
      city: point.city,
      street: point.street,
      number: point.houseNumber,
      addition: '',
      isBusiness: true,
    },
    geoLocation: { latitude: point.lat, longitude: point.lng },
    ...(distance === undefined ? {} : { distance }),
    openingTimes: point.hours.map(({ weekDay, from, to }) => ({ timeFrom: from, timeTo: to, weekDay })),
    closurePeriods: [],
    serviceTypes: ['pick-up', 'parcel-last-mile'],
  }
}

const placeTypes = { servicepoint: 'servicepoint', packstation: 'locker', postoffice: 'postoffice' } as const

/** A packstation hands over to customers that DHL knows, and to nobody else. */
const servicesOf = ({ kind }: DhlSandboxPoint) =>
  kind === 'packstation'
    ? ['parcel:pick-up-registered', 'parcel:drop-off-unregistered']
    : ['parcel:pick-up', 'parcel:drop-off']

/** Whether a service is the one that is asked for; `-all` stands for its whole family, and is never answered. */
const isService = (offered: string, asked: string) =>
  asked.endsWith('-all') ? offered.startsWith(asked.slice(0, -'-all'.length)) : offered === asked

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

function asPlace({ point, distance }: Found) {
  return {
    url: `/locations/${placeId(point)}`,
    location: {
      ids: [{ locationId: placeId(point), provider: 'parcel' }],
      ...(point.number === undefined ? {} : { keyword: 'Packstation', keywordId: point.number }),
      type: placeTypes[point.kind],
    },
    name: point.name,
    ...(distance === undefined ? {} : { distance }),
    place: {
      address: {
        countryCode: point.country,
        postalCode: point.postcode,
        addressLocality: point.city,
        streetAddress: `${point.street} ${point.houseNumber}`,
      },
      geo: { latitude: point.lat, longitude: point.lng },
    },
    openingHours: point.hours.map(({ weekDay, from, to }) => ({
      opens: `${from}:00`,
      closes: to === '24:00' ? '23:59:00' : `${to}:00`,
      dayOfWeek: `http://schema.org/${dayNames[weekDay - 1]}`,
    })),
    closurePeriods: [],
    serviceTypes: servicesOf(point),
    averageCapacityDayOfWeek: [],
  }
}

/** The middle of the city that is meant by its name, its postcode or one of its streets. */
function centreOf(points: readonly DhlSandboxPoint[], place: readonly (string | undefined)[]) {
  const typed = place.map((part) => part ?? '').join(' ')
  return middleOfCity(points, typed, ({ street }, meant) => meant.includes(` ${foldedText(street)} `))
}
