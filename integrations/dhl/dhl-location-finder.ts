import { z } from 'zod'
import { type Weekday, weekdays } from '#kernel/calendar.ts'
import type { OpeningPeriod } from '#kernel/opening-hours.ts'
import { splitStreet } from '#kernel/service-point.ts'
import type { Country } from '#kernel/storefront.ts'
import type { CarrierPoint, PointSearch, ServicePointPort } from '#shop/checkout/service-point-port.ts'
import { createPointsClient } from '../vendor/points-client.ts'
import { closedDays } from './dhl-closures.ts'
import type { DhlConfig } from './dhl-config.ts'

/** A place of DHL's Location Finder (Unified), as far as the shop reads it. */
const placeSchema = z.object({
  location: z.object({
    // Of the parcel service and of the express service, in no order.
    ids: z.array(z.object({ locationId: z.string(), provider: z.string() })).min(1),
    keyword: z.string().nullish(),
    keywordId: z.string().nullish(),
    type: z.string(),
  }),
  name: z.string(),
  distance: z.number().nullish(),
  place: z.object({
    address: z.object({
      countryCode: z.string(),
      postalCode: z.string().nullish(),
      addressLocality: z.string(),
      streetAddress: z.string().nullish(),
    }),
    geo: z.object({ latitude: z.number(), longitude: z.number() }),
    containedInPlace: z.object({ name: z.string() }).nullish(),
  }),
  openingHours: z.array(z.object({ opens: z.string(), closes: z.string(), dayOfWeek: z.string() })).nullish(),
  closurePeriods: z.array(z.object({ fromDate: z.string().nullish(), toDate: z.string().nullish() })).nullish(),
})
type Place = z.infer<typeof placeSchema>
const placesSchema = z.object({ locations: z.array(z.unknown()) }).transform(({ locations }) => locations)

/** Banks, post boxes and letter boxes have types of their own, and a parcel waits at none of them. */
const wireTypes: Readonly<Record<CarrierPoint['locationType'], string>> = {
  packstation: 'locker',
  servicepoint: 'servicepoint',
  postoffice: 'postoffice',
}

/** Below it the service refuses an address. */
const fewestLetters = 3

/** DHL's Location Finder (Unified, v1): packstations, post offices and shops in Germany, and counters elsewhere. */
export function createDhlLocationFinder({
  endpoint,
  apiKey,
  ...config
}: DhlConfig & { readonly apiKey?: string }): ServicePointPort {
  const client = createPointsClient({ vendor: 'dhl', ...config })
  const headers = { Accept: 'application/json', ...(apiKey === undefined ? {} : { 'DHL-API-Key': apiKey }) }

  /** 404 is how the service says that there is nothing. */
  const request = (operation: string, path: string, query: readonly (readonly [string, string | undefined])[] = []) => {
    const url = new URL(`${endpoint}${path}`)
    for (const [name, value] of query) if (value) url.searchParams.append(name, value)
    return { operation, url, headers, expected: [404] }
  }

  async function near(search: PointSearch): Promise<readonly Place[]> {
    const { lat, lng, country, types } = search
    const place = placeOf(search)
    const common = [
      ['countryCode', country],
      ['providerType', 'parcel'],
      // Packstations offer `parcel:pick-up-registered` in place of `parcel:pick-up`; this one word means either.
      ['serviceType', 'parcel:pick-up-all'],
      ...types.map((type) => ['locationType', wireTypes[type]] as const),
      ['limit', '50'],
      ['radius', '25000'],
    ] as const
    if (lat !== undefined && lng !== undefined) {
      const here = [...common, ['latitude', String(lat)], ['longitude', String(lng)]] as const
      return client.list(request('find service points', '/find-by-geo', here), placesSchema, placeSchema)
    }
    if (Object.values(place).join('').length < fewestLetters) return []
    const there = [...common, ...Object.entries(place)]
    return client.list(request('find service points', '/find-by-address', there), placesSchema, placeSchema)
  }

  async function numbered(search: PointSearch, number: string): Promise<readonly Place[]> {
    const { postalCode } = placeOf(search)
    if (!postalCode) return (await near(search)).filter(({ location }) => location.keywordId === number)
    const query = [
      ['keywordId', number],
      ['countryCode', search.country],
      ['postalCode', postalCode],
    ] as const
    const found = await client.one(request('find a numbered point', '/find-by-keyword-id', query), placeSchema)
    return found ? [found] : []
  }

  return {
    async find(search) {
      const { number, country, timeZone, types, limit } = search
      const found = number ? await numbered(search, number) : await near(search)
      return found
        .flatMap((place) => pointOf(place, country, timeZone) ?? [])
        .filter((point) => types.includes(point.locationType))
        .slice(0, limit)
    },

    async byId(id, { country, timeZone }) {
      if (!/^[\w-]{1,40}$/.test(id)) return undefined
      const place = await client.one(request('read a service point', `/locations/${id}`), placeSchema)
      return place && pointOf(place, country, timeZone)
    },
  }
}

/** The service asks for the parts of an address; what was typed in one line is taken apart, the city last. */
function placeOf({ query, zipcode, city, street }: PointSearch) {
  if (!query) return { postalCode: zipcode, addressLocality: city, streetAddress: street }
  const postalCode = /\b\d{5}\b/.exec(query)?.[0]
  const rest = query
    .replace(postalCode ?? '', '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const [streetAddress, locality] = rest.includes(',')
    ? rest.split(',', 2)
    : [rest.split(' ').slice(0, -1).join(' '), rest.split(' ').at(-1)]
  return { postalCode, addressLocality: locality?.trim(), streetAddress: streetAddress?.trim() }
}

/** Nothing for a place at which no parcel waits, or that lies in another country. */
function pointOf(found: Place, country: Country, timeZone: string): CarrierPoint | undefined {
  const { location, place } = found
  const type = (['packstation', 'postoffice', 'servicepoint'] as const).find((one) => wireTypes[one] === location.type)
  if (!type || place.address.countryCode.toUpperCase() !== country) return undefined
  const openingHours = found.openingHours ?? []
  const days: Partial<Record<Weekday, OpeningPeriod[]>> = {}
  for (const { dayOfWeek, opens, closes } of openingHours) {
    const weekday = weekdays.find((one) => dayOfWeek.toLowerCase().endsWith(one))
    // A locker that never closes says 23:59.
    if (weekday) {
      const until = closes.startsWith('23:59') ? '24:00' : closes.slice(0, 5)
      days[weekday] = [...(days[weekday] ?? []), { opens: opens.slice(0, 5), closes: until }]
    }
  }
  const { street, houseNumber } = splitStreet(place.address.streetAddress ?? '')
  return {
    providerId: (location.ids.find(({ provider }) => provider === 'parcel') ?? location.ids[0])?.locationId ?? '',
    provider: 'DHL',
    locationType: type,
    title: titleOf(found, type),
    street,
    houseNumber,
    houseNumberAddition: null,
    postcode: place.address.postalCode ?? '',
    city: place.address.addressLocality,
    country,
    lat: place.geo.latitude,
    lng: place.geo.longitude,
    distance: found.distance ?? null,
    telephone: null,
    additionalInformation: place.containedInPlace?.name ?? null,
    openingHours:
      openingHours.length === 0 ? undefined : { timeZone, days, exceptions: closedDays(found.closurePeriods ?? []) },
  }
}

/** A packstation's stands in the address, where DHL wants it as 'Packstation 158'; the service says 'DHL Packstation', too. */
function titleOf({ location: { keyword, keywordId }, name }: Place, type: CarrierPoint['locationType']): string {
  if (!keywordId) return name
  if (type === 'packstation') return `Packstation ${keywordId}`
  return keyword ? `${keyword} ${keywordId}` : name
}
