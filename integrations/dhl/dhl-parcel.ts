import { z } from 'zod'
import { type Weekday, weekdays } from '#kernel/calendar.ts'
import type { OpeningPeriod } from '#kernel/opening-hours.ts'
import type { Country } from '#kernel/storefront.ts'
import type { CarrierPoint, PointSearch, ServicePointPort } from '#shop/checkout/service-point-port.ts'
import { closedDays } from './dhl-closures.ts'
import { askDhl, type DhlConfig } from './dhl-http.ts'

/** `parcel-shop-locations` of DHL eCommerce in the Benelux, as far as the shop reads it. */
const shopSchema = z.object({
  id: z.string(),
  shopType: z.string(),
  name: z.string(),
  address: z.object({
    countryCode: z.string(),
    postalCode: z.string().optional(),
    zipCode: z.string().optional(),
    city: z.string(),
    street: z.string(),
    number: z.string().default(''),
    addition: z.string().nullish(),
  }),
  geoLocation: z.object({ latitude: z.number(), longitude: z.number() }),
  distance: z.number().nullish(),
  openingTimes: z.array(z.object({ timeFrom: z.string(), timeTo: z.string(), weekDay: z.number() })).default([]),
  closurePeriods: z.array(z.object({ fromDate: z.string().optional(), toDate: z.string().optional() })).default([]),
})
type Shop = z.infer<typeof shopSchema>

const types: Readonly<Record<string, CarrierPoint['locationType']>> = {
  parcelShop: 'servicepoint',
  packStation: 'packstation',
  postOffice: 'postoffice',
}

/** Counters of DHL eCommerce in the Netherlands, Belgium and Luxembourg. The service is open to everybody. */
export function createDhlParcelPoints(config: DhlConfig): ServicePointPort {
  return {
    async find(search) {
      // Lockers are among them; what is not meant is left out afterwards.
      const limit = '50'
      const { lat, lng } = search
      const found =
        lat !== undefined && lng !== undefined
          ? await askDhl(
              config,
              `/parcel-shop-locations/${search.country}/by-geo`,
              { latitude: String(lat), longitude: String(lng), limit },
              z.array(shopSchema),
            )
          : await askDhl(
              config,
              `/parcel-shop-locations/${search.country}`,
              { ...placeOf(search), limit },
              z.array(shopSchema),
            )
      return (found ?? [])
        .map((shop) => pointOf(shop, search.country, search.timeZone))
        .filter((point) => search.types.includes(point.locationType))
        .slice(0, search.limit)
    },

    async byId(id, { country, timeZone }) {
      if (!/^[\w-]{1,40}$/.test(id)) return undefined
      const shop = await askDhl(config, `/parcel-shop-locations/${country}/${encodeURIComponent(id)}`, {}, shopSchema)
      return shop && pointOf(shop, country, timeZone)
    },
  }
}

function placeOf({ query, zipcode, city, houseNumber }: PointSearch): Record<string, string | undefined> {
  return query ? { q: query } : { postalCode: zipcode?.replaceAll(' ', ''), city, houseNumber }
}

function pointOf(shop: Shop, country: Country, timeZone: string): CarrierPoint {
  const days: Partial<Record<Weekday, OpeningPeriod[]>> = {}
  for (const { weekDay, timeFrom, timeTo } of shop.openingTimes) {
    const weekday = weekdays[weekDay - 1]
    if (weekday) days[weekday] = [...(days[weekday] ?? []), { opens: timeFrom.slice(0, 5), closes: timeTo.slice(0, 5) }]
  }
  const { address } = shop
  return {
    providerId: shop.id,
    provider: 'DHL',
    locationType: types[shop.shopType] ?? 'servicepoint',
    title: shop.name,
    street: address.street,
    houseNumber: address.number,
    houseNumberAddition: address.addition || null,
    postcode: address.postalCode ?? address.zipCode ?? '',
    city: address.city,
    country,
    lat: shop.geoLocation.latitude,
    lng: shop.geoLocation.longitude,
    distance: shop.distance ?? null,
    telephone: null,
    additionalInformation: null,
    openingHours:
      shop.openingTimes.length === 0 ? undefined : { timeZone, days, exceptions: closedDays(shop.closurePeriods) },
  }
}
