import { z } from 'zod'
import { type Weekday, weekdays } from '#kernel/calendar.ts'
import type { OpeningPeriod } from '#kernel/opening-hours.ts'
import type { Country } from '#kernel/storefront.ts'
import type { CarrierPoint, PointSearch, ServicePointPort } from '#shop/checkout/service-point-port.ts'
import { createPointsClient, type PointsClientOptions } from '../vendor/points-client.ts'

export type SendcloudConfig = Omit<PointsClientOptions, 'vendor'> & {
  /** With its version, without a slash at the end: `https://panel.sendcloud.sc/api/v3`. */
  readonly endpoint: string
  readonly publicKey: string
  readonly secretKey: string
}

/** A place, as far as the shop reads it. Without a position it can't be shown; without a house number it can. */
const pointSchema = z.object({
  id: z.union([z.number(), z.string()]).transform(String),
  name: z.string(),
  carrier: z.object({ code: z.string(), name: z.string().nullish() }),
  general_shop_type: z.string().nullish(),
  address: z.object({
    street: z.string(),
    house_number: z.string().nullish(),
    postal_code: z.string(),
    city: z.string(),
    country_code: z.string(),
  }),
  position: z.object({ latitude: z.number(), longitude: z.number() }),
  contact: z.object({ phone: z.string().nullish() }).nullish(),
  opening_times: z
    .record(z.string(), z.array(z.object({ start_time: z.string(), end_time: z.string() })).nullable())
    .nullish(),
  is_expired: z.boolean().nullish(),
  distance: z.number().nullish(),
})
const listSchema = z
  .object({ data: z.object({ results: z.array(z.unknown()) }) })
  .transform(({ data: { results } }) => results)
const oneSchema = z.object({ data: pointSchema }).transform(({ data }) => data)

const wireTypes: Readonly<Record<CarrierPoint['locationType'], string>> = {
  servicepoint: 'servicepoint',
  packstation: 'locker',
  postoffice: 'post_office',
}

/** Carriers by Sendcloud's codes, in the words of shoppers. */
const carrierNames: Readonly<Record<string, string>> = {
  mondial_relay: 'Mondial Relay',
  inpost_gb: 'InPost',
  dhl: 'DHL',
  postnl: 'PostNL',
  bpost: 'bpost',
}

/** A locker of any other carrier is a counter that never closes: only DHL asks for a customer's number. */
const typesOfPlaces: ReadonlyMap<string | null | undefined, CarrierPoint['locationType']> = new Map([
  ['servicepoint', 'servicepoint'],
  ['locker', 'servicepoint'],
  ['post_office', 'postoffice'],
  // Sendcloud has no word for it yet.
  [null, 'servicepoint'],
  [undefined, 'servicepoint'],
])

/** Places of the carriers that a Sendcloud account works with: one service for Mondial Relay, InPost, PostNL, bpost and others. */
export function createSendcloudPoints({
  endpoint,
  publicKey,
  secretKey,
  ...config
}: SendcloudConfig): ServicePointPort {
  const client = createPointsClient({ vendor: 'sendcloud', ...config })
  const headers = { Accept: 'application/json', Authorization: `Basic ${btoa(`${publicKey}:${secretKey}`)}` }

  return {
    async find(search) {
      const { country, carriers = [], types, limit, timeZone } = search
      const place = placeOf(search)
      if (place.length === 0) return []
      const url = new URL(`${endpoint}/service-points`)
      const query = [
        ['country_code', country],
        // Whose places are meant has to be said in one of two ways.
        ...(carriers.length === 0 ? [['use_integration_carriers', 'true'] as const] : []),
        ...carriers.map((code) => ['carrier_code', code] as const),
        ...types.map((type) => ['general_shop_type', wireTypes[type]] as const),
        ...place,
        ['radius', '25000'],
        ['limit', String(Math.min(200, limit))],
      ] as const
      for (const [name, value] of query) url.searchParams.append(name, value)
      const found = await client.list({ operation: 'find service points', url, headers }, listSchema, pointSchema)
      return found.filter(({ is_expired }) => !is_expired).flatMap((point) => pointOf(point, country, timeZone) ?? [])
    },

    async byId(id, { country, timeZone }) {
      if (!/^[1-9]\d{0,11}$/.test(id)) return undefined
      const url = `${endpoint}/service-points/${id}`
      const request = { operation: 'read a service point', url, headers, expected: [404] }
      const found = await client.one(request, oneSchema)
      return found && !found.is_expired ? pointOf(found, country, timeZone) : undefined
    },
  }
}

/** Either a place on the map, or a line, or parts of an address: the service refuses two of them at once. */
function placeOf(search: PointSearch): readonly (readonly [name: string, value: string])[] {
  const { lat, lng, query, street, zipcode, city } = search
  if (lat !== undefined && lng !== undefined) {
    return [
      ['latitude', String(lat)],
      ['longitude', String(lng)],
    ]
  }
  if (query) return [['address', query]]
  // A house number alone is nowhere.
  const houseNumber = street || zipcode ? search.houseNumber : undefined
  const parts = [
    ['address_street', street],
    ['address_house_number', houseNumber],
    ['address_postal_code', zipcode],
    ['address_city', city],
  ] as const
  return parts.flatMap(([name, value]) => (value ? [[name, value] as const] : []))
}

/** Nothing for a depot, for what Sendcloud adds to its kinds of places, and for a place in another country. */
function pointOf(point: z.infer<typeof pointSchema>, country: Country, timeZone: string): CarrierPoint | undefined {
  const locationType = typesOfPlaces.get(point.general_shop_type)
  if (!locationType || point.address.country_code.toUpperCase() !== country) return undefined
  const days: Partial<Record<Weekday, OpeningPeriod[]>> = {}
  for (const weekday of weekdays) {
    const periods = point.opening_times?.[weekday]
    if (periods) {
      days[weekday] = periods.map((one) => ({ opens: one.start_time.slice(0, 5), closes: one.end_time.slice(0, 5) }))
    }
  }
  return {
    providerId: point.id,
    provider: carrierNames[point.carrier.code] ?? point.carrier.name ?? point.carrier.code,
    locationType,
    title: point.name,
    street: point.address.street,
    houseNumber: point.address.house_number ?? '',
    houseNumberAddition: null,
    postcode: point.address.postal_code,
    city: point.address.city,
    country,
    lat: point.position.latitude,
    lng: point.position.longitude,
    distance: point.distance ?? null,
    telephone: point.contact?.phone || null,
    additionalInformation: null,
    openingHours: Object.keys(days).length === 0 ? undefined : { timeZone, days, exceptions: [] },
  }
}
