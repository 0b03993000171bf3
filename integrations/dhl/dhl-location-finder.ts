import { z } from 'zod'
import { type Weekday, weekdays } from '#kernel/calendar.ts'
import type { OpeningPeriod } from '#kernel/opening-hours.ts'
import { splitStreet } from '#kernel/service-point.ts'
import type { Country } from '#kernel/storefront.ts'
import type { CarrierPoint, PointSearch, ServicePointPort } from '#shop/checkout/service-point-port.ts'
import { closedDays } from './dhl-closures.ts'
import { askDhl, type DhlConfig } from './dhl-http.ts'

/** A place of DHL's Location Finder (Unified), as far as the shop reads it. */
const placeSchema = z.object({
  location: z.object({
    ids: z.array(z.object({ locationId: z.string(), provider: z.string() })),
    keyword: z.string().optional(),
    keywordId: z.string().optional(),
    type: z.string(),
  }),
  name: z.string(),
  distance: z.number().nullish(),
  place: z.object({
    address: z.object({
      countryCode: z.string(),
      postalCode: z.string().default(''),
      addressLocality: z.string(),
      streetAddress: z.string().default(''),
    }),
    geo: z.object({ latitude: z.number(), longitude: z.number() }),
    containedInPlace: z.object({ name: z.string() }).optional(),
  }),
  openingHours: z.array(z.object({ opens: z.string(), closes: z.string(), dayOfWeek: z.string() })).default([]),
  closurePeriods: z.array(z.object({ fromDate: z.string().optional(), toDate: z.string().optional() })).default([]),
})
type Place = z.infer<typeof placeSchema>
const placesSchema = z.object({ locations: z.array(placeSchema).default([]) })

const wireTypes: Readonly<Record<CarrierPoint['locationType'], string>> = {
  packstation: 'locker',
  servicepoint: 'servicepoint',
  postoffice: 'postoffice',
}

/** DHL's Location Finder: packstations, post offices and shops in Germany, and counters elsewhere. */
export function createDhlLocationFinder(config: DhlConfig): ServicePointPort {
  return {
    async find(search) {
      const { lat, lng, number, country } = search
      if (number) {
        const place = placeOf(search)
        const found = await askDhl(
          config,
          `/find-by-keyword-id/${encodeURIComponent(number)}`,
          { countryCode: country, postalCode: place.postalCode },
          placeSchema,
        )
        return found ? [pointOf(found, country, search.timeZone)] : []
      }
      const common = {
        countryCode: country,
        providerType: 'parcel',
        serviceType: 'parcel:pick-up',
        // Places of all kinds are among them; what is not meant is left out afterwards.
        limit: '50',
        radius: '25000',
      }
      const found =
        lat !== undefined && lng !== undefined
          ? await askDhl(
              config,
              '/find-by-geo',
              { ...common, latitude: String(lat), longitude: String(lng) },
              placesSchema,
            )
          : await askDhl(config, '/find-by-address', { ...common, ...placeOf(search) }, placesSchema)
      return (found?.locations ?? [])
        .map((place) => pointOf(place, country, search.timeZone))
        .filter((point) => search.types.includes(point.locationType))
        .slice(0, search.limit)
    },

    async byId(id, { country, timeZone }) {
      if (!/^[\w-]{1,40}$/.test(id)) return undefined
      const place = await askDhl(config, `/find-by-location-id/${encodeURIComponent(id)}`, {}, placeSchema)
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

function pointOf(found: Place, country: Country, timeZone: string): CarrierPoint {
  const { location, place } = found
  const type = (['packstation', 'postoffice', 'servicepoint'] as const).find((one) => wireTypes[one] === location.type)
  const days: Partial<Record<Weekday, OpeningPeriod[]>> = {}
  for (const { dayOfWeek, opens, closes } of found.openingHours) {
    const weekday = weekdays.find((one) => dayOfWeek.toLowerCase().endsWith(one))
    // A locker that never closes says 23:59.
    if (weekday) {
      const until = closes.startsWith('23:59') ? '24:00' : closes.slice(0, 5)
      days[weekday] = [...(days[weekday] ?? []), { opens: opens.slice(0, 5), closes: until }]
    }
  }
  const { street, houseNumber } = splitStreet(place.address.streetAddress)
  return {
    providerId: location.ids[0]?.locationId ?? '',
    provider: 'DHL',
    locationType: type ?? 'servicepoint',
    title: location.keyword && location.keywordId ? `${location.keyword} ${location.keywordId}` : found.name,
    street,
    houseNumber,
    houseNumberAddition: null,
    postcode: place.address.postalCode,
    city: place.address.addressLocality,
    country,
    lat: place.geo.latitude,
    lng: place.geo.longitude,
    distance: found.distance ?? null,
    telephone: null,
    additionalInformation: place.containedInPlace?.name ?? null,
    openingHours:
      found.openingHours.length === 0 ? undefined : { timeZone, days, exceptions: closedDays(found.closurePeriods) },
  }
}
