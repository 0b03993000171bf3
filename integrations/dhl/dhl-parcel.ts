import { z } from 'zod'
import { type Weekday, weekdays } from '#kernel/calendar.ts'
import type { OpeningPeriod } from '#kernel/opening-hours.ts'
import type { Country } from '#kernel/storefront.ts'
import type { CarrierPoint, PointSearch, ServicePointPort } from '#shop/checkout/service-point-port.ts'
import { createPointsClient } from '../vendor/points-client.ts'
import { closedDays } from './dhl-closures.ts'
import type { DhlConfig } from './dhl-config.ts'

/** `parcel-shop-locations` of DHL eCommerce in the Benelux, as far as the shop reads it. */
const shopSchema = z.object({
  id: z.string(),
  shopType: z.string(),
  name: z.string(),
  address: z.object({
    countryCode: z.string(),
    // Either of them has been seen.
    zipCode: z.string().nullish(),
    postalCode: z.string().nullish(),
    city: z.string(),
    street: z.string(),
    number: z.string().nullish(),
    addition: z.string().nullish(),
  }),
  geoLocation: z.object({ latitude: z.number(), longitude: z.number() }),
  distance: z.number().nullish(),
  openingTimes: z.array(z.object({ timeFrom: z.string(), timeTo: z.string(), weekDay: z.number() })).nullish(),
  closurePeriods: z.array(z.object({ fromDate: z.string().nullish(), toDate: z.string().nullish() })).nullish(),
})
type Shop = z.infer<typeof shopSchema>

/** A place of any other type is none at which a shopper finds a parcel. */
const types: ReadonlyMap<string, CarrierPoint['locationType']> = new Map([
  ['parcelShop', 'servicepoint'],
  ['packStation', 'packstation'],
  ['locker', 'packstation'],
  ['postOffice', 'postoffice'],
])

/** Counters of DHL eCommerce in the Netherlands, Belgium and Luxembourg. The service is open to everybody. */
export function createDhlParcelPoints({ endpoint, ...config }: DhlConfig): ServicePointPort {
  const client = createPointsClient({ vendor: 'dhl-parcel', ...config })
  const request = (operation: string, path: string, query: Readonly<Record<string, string | undefined>> = {}) => {
    const url = new URL(`${endpoint}/parcel-shop-locations/${path}`)
    for (const [name, value] of Object.entries(query)) if (value) url.searchParams.set(name, value)
    return { operation, url, headers: { Accept: 'application/json' }, expected: [404] }
  }

  return {
    async find(search) {
      const { lat, lng, country, timeZone, types: wanted, limit } = search
      const here = lat !== undefined && lng !== undefined
      const place = here ? { latitude: String(lat), longitude: String(lng) } : placeOf(search)
      if (!Object.values(place).some(Boolean)) return []
      const found = await client.list(
        // Lockers are among them; what is not meant is left out afterwards.
        request('find service points', here ? `${country}/by-geo` : country, { ...place, limit: '50' }),
        z.array(z.unknown()),
        shopSchema,
      )
      return found
        .flatMap((shop) => pointOf(shop, country, timeZone) ?? [])
        .filter((point) => wanted.includes(point.locationType))
        .slice(0, limit)
    },

    async byId(id, { country, timeZone }) {
      if (!/^[\w-]{1,40}$/.test(id)) return undefined
      const shop = await client.one(request('read a service point', `${country}/${id}`), shopSchema)
      return shop && pointOf(shop, country, timeZone)
    },
  }
}

function placeOf({ query, zipcode, city, houseNumber }: PointSearch): Readonly<Record<string, string | undefined>> {
  return query ? { q: query } : { zipCode: zipcode?.replaceAll(' ', ''), city, houseNumber }
}

/** Nothing for a place at which no parcel waits, or that lies in another country. */
function pointOf(shop: Shop, country: Country, timeZone: string): CarrierPoint | undefined {
  const locationType = types.get(shop.shopType)
  if (!locationType || shop.address.countryCode.toUpperCase() !== country) return undefined
  const openingTimes = shop.openingTimes ?? []
  const days: Partial<Record<Weekday, OpeningPeriod[]>> = {}
  for (const { weekDay, timeFrom, timeTo } of openingTimes) {
    const weekday = weekdays[weekDay - 1]
    if (weekday) days[weekday] = [...(days[weekday] ?? []), { opens: timeFrom.slice(0, 5), closes: timeTo.slice(0, 5) }]
  }
  const { address } = shop
  return {
    providerId: shop.id,
    provider: 'DHL',
    locationType,
    title: shop.name,
    street: address.street,
    houseNumber: address.number ?? '',
    houseNumberAddition: address.addition || null,
    postcode: address.zipCode ?? address.postalCode ?? '',
    city: address.city,
    country,
    lat: shop.geoLocation.latitude,
    lng: shop.geoLocation.longitude,
    distance: shop.distance ?? null,
    telephone: null,
    additionalInformation: null,
    openingHours:
      openingTimes.length === 0 ? undefined : { timeZone, days, exceptions: closedDays(shop.closurePeriods ?? []) },
  }
}
