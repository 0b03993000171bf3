import { z } from 'zod'
import { type Weekday, weekdays } from '#kernel/calendar.ts'
import type { OpeningPeriod } from '#kernel/opening-hours.ts'
import type { Country } from '#kernel/storefront.ts'
import {
  type CarrierPoint,
  type PointSearch,
  type ServicePointPort,
  ServicePointsUnavailable,
} from '#shop/checkout/service-point-port.ts'
import type { ObserveVendor } from '../vendor/vendor-event.ts'

export type SendcloudConfig = {
  /** With its version, without a slash at the end: `https://panel.sendcloud.sc/api/v3`. */
  readonly endpoint: string
  readonly publicKey: string
  readonly secretKey: string
  readonly fetch?: typeof fetch
  readonly observe?: ObserveVendor | undefined
}

const pointSchema = z.object({
  id: z.union([z.number(), z.string()]).transform(String),
  name: z.string(),
  carrier: z.object({ code: z.string(), name: z.string().optional() }),
  general_shop_type: z.string().nullish(),
  address: z.object({
    street: z.string(),
    house_number: z.string().default(''),
    postal_code: z.string(),
    city: z.string(),
    country_code: z.string(),
  }),
  position: z.object({ latitude: z.coerce.number(), longitude: z.coerce.number() }),
  contact: z.object({ phone: z.string().nullish() }).nullish(),
  opening_times: z
    .record(z.string(), z.array(z.object({ start_time: z.string(), end_time: z.string() })).nullable())
    .nullish(),
  is_expired: z.boolean().default(false),
  distance: z.number().nullish(),
})
const listSchema = z.object({ data: z.object({ results: z.array(pointSchema) }) })
const oneSchema = z.object({ data: pointSchema })

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

const patience = 5000

/** Places of the carriers that a Sendcloud account works with: one service for Mondial Relay, InPost, PostNL, bpost and others. */
export function createSendcloudPoints(config: SendcloudConfig): ServicePointPort {
  const { endpoint, publicKey, secretKey, fetch: ask = fetch } = config
  const authorization = `Basic ${btoa(`${publicKey}:${secretKey}`)}`

  async function get<T>(path: string, query: readonly (readonly [string, string | undefined])[], schema: z.ZodType<T>) {
    const url = new URL(`${endpoint}${path}`)
    for (const [name, value] of query) if (value) url.searchParams.append(name, value)
    let response: Response
    try {
      response = await ask(url, {
        headers: { Accept: 'application/json', Authorization: authorization },
        signal: AbortSignal.timeout(patience),
      })
    } catch (cause) {
      throw new ServicePointsUnavailable('Sendcloud does not answer', { cause })
    }
    if (response.status === 404) return undefined
    if (!response.ok) throw new ServicePointsUnavailable(`Sendcloud answered ${response.status}`)
    const read = schema.safeParse(await response.json().catch(() => undefined))
    if (!read.success)
      throw new ServicePointsUnavailable('Sendcloud answered in a shape that we cannot read', { cause: read.error })
    return read.data
  }

  return {
    async find(search) {
      const found = await get(
        '/service-points',
        [
          ['country_code', search.country],
          ...placeOf(search),
          ...(search.carriers ?? []).map((code) => ['carrier_code[]', code] as const),
          ...search.types.map((type) => ['general_shop_type[]', wireTypes[type]] as const),
          ['radius', '25000'],
          ['limit', String(Math.min(200, search.limit))],
        ],
        listSchema,
      )
      return (found?.data.results ?? [])
        .filter(({ is_expired }) => !is_expired)
        .map((point) => pointOf(point, search.country, search.timeZone))
    },

    async byId(id, { country, timeZone }) {
      if (!/^\d{1,12}$/.test(id)) return undefined
      const found = await get(`/service-points/${id}`, [], oneSchema)
      return found && !found.data.is_expired ? pointOf(found.data, country, timeZone) : undefined
    },
  }
}

function placeOf(search: PointSearch): (readonly [string, string | undefined])[] {
  const { lat, lng, query } = search
  if (lat !== undefined && lng !== undefined) {
    return [
      ['latitude', String(lat)],
      ['longitude', String(lng)],
    ]
  }
  if (query) return [['address', query]]
  return [
    ['address_street', search.street],
    ['address_house_number', search.houseNumber],
    ['address_postal_code', search.zipcode],
    ['address_city', search.city],
  ]
}

function pointOf(point: z.infer<typeof pointSchema>, country: Country, timeZone: string): CarrierPoint {
  const days: Partial<Record<Weekday, OpeningPeriod[]>> = {}
  for (const weekday of weekdays) {
    const periods = point.opening_times?.[weekday]
    if (periods) {
      days[weekday] = periods.map((one) => ({ opens: one.start_time.slice(0, 5), closes: one.end_time.slice(0, 5) }))
    }
  }
  const type = (['servicepoint', 'packstation', 'postoffice'] as const).find(
    (one) => wireTypes[one] === point.general_shop_type,
  )
  return {
    providerId: point.id,
    provider: carrierNames[point.carrier.code] ?? point.carrier.name ?? point.carrier.code,
    // A locker of any other carrier is a counter that never closes: only DHL asks for a customer's number.
    locationType: type === 'postoffice' ? 'postoffice' : 'servicepoint',
    title: point.name,
    street: point.address.street,
    houseNumber: point.address.house_number,
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
