import { catalogTag, storesTag } from '#kernel/cache-tags.ts'
import { daysBetween, localTime, type Weekday, weekdays } from '#kernel/calendar.ts'
import { placeIn } from '#kernel/local-names.ts'
import { refusalOf, refusedWith } from '#kernel/message-key.ts'
import { comingExceptions, type OpeningPeriod, weekOn } from '#kernel/opening-hours.ts'
import { packstationNumberMost } from '#kernel/service-point.ts'
import type { Cart } from '#shop/cart/cart.ts'
import { asksForCustomerNumber, shippingMethods } from '#shop/cart/shipping-methods.ts'
import type { ServicePoint } from '#shop/checkout/service-point.ts'
import { ServicePointsUnavailable } from '#shop/checkout/service-point-port.ts'
import type { StorePickupOffer } from '#shop/checkout/store-pickup-offer.ts'
import type { ShippingMethod } from '#shop/settings/delivery-settings.ts'
import type { Store } from '#shop/stores/store.ts'
import type { StoreNear } from '#shop/stores/stores-near.ts'
import { builder } from './builder.ts'
import { viewFor } from './cart.ts'
import { CountryType } from './content.ts'
import { type ApiContext, shopperOf } from './context.ts'
import { badInput } from './limits.ts'
import { OpeningMomentType, OpenStateType, openStateOf } from './open-state.ts'
import { RefusedType } from './refused.ts'
import { regionName } from './region-names.ts'

const WeekdayEnum = builder.enumType('Weekday', { values: weekdays })
const OpeningPeriodType = builder.objectRef<OpeningPeriod>('OpeningPeriod').implement({
  description: "From and until, as HH:MM by the store's own clock.",
  fields: (t) => ({ opens: t.exposeString('opens'), closes: t.exposeString('closes') }),
})
const OpeningDayType = builder.objectRef<{ day: Weekday; periods: readonly OpeningPeriod[] }>('OpeningDay').implement({
  description: 'A weekday; without periods it is closed.',
  fields: (t) => ({
    day: t.field({ type: WeekdayEnum, resolve: ({ day }) => day }),
    periods: t.field({ type: [OpeningPeriodType], resolve: ({ periods }) => [...periods] }),
  }),
})
const OpeningDayExceptionType = builder
  .objectRef<{ date: string; periods: readonly OpeningPeriod[] }>('OpeningDayException')
  .implement({
    description: 'A day that differs from its weekday; without periods it is closed.',
    fields: (t) => ({
      date: t.field({ type: 'Date', resolve: ({ date }) => date }),
      periods: t.field({ type: [OpeningPeriodType], resolve: ({ periods }) => [...periods] }),
    }),
  })

/** A store of ours, or a place of a carrier's: one model for all. */
export type PointView = (Store | StoreNear | ServicePoint) & { readonly offer?: OfferView | undefined }

const isStore = (point: Store | StoreNear | ServicePoint): point is Store | StoreNear => 'code' in point

/** An offer, and by whose clock its moment is told. */
export type OfferView = StorePickupOffer & { readonly timeZone: string }

export const StorePickupOfferType = builder.objectRef<OfferView>('StorePickupOffer').implement({
  description: 'When the cart can be collected in a store.',
  fields: (t) => ({
    hasAll: t.exposeBoolean('hasAll', { description: 'Whether all of it lies there now.' }),
    readyAt: t.field({ type: 'DateTime', description: 'By when it is ready.', resolve: ({ readyAt }) => readyAt }),
    ready: t.field({
      type: OpeningMomentType,
      description: 'The same by the clock of the store.',
      resolve: ({ readyAt, timeZone }, _, { now }) => {
        const { date, time } = localTime(readyAt, timeZone)
        return { date, time, daysAhead: daysBetween(localTime(now, timeZone).date, date) }
      },
    }),
  }),
})

export const ServicePointType = builder.objectRef<PointView>('ServicePoint').implement({
  description: 'A place that shoppers can go to: one of our stores, or where a carrier keeps parcels.',
  fields: (t) => ({
    id: t.id({ resolve: (point) => (isStore(point) ? point.code : point.providerId) }),
    code: t.string({ resolve: (point) => (isStore(point) ? point.code : point.providerId) }),
    reference: t.string({
      description: 'What the store is called in its address.',
      resolve: (point) => (isStore(point) ? point.reference : point.providerId),
    }),
    providerId: t.id({
      description: "The carrier's own id of it.",
      resolve: (point) => (isStore(point) ? point.code : point.providerId),
    }),
    provider: t.string({ resolve: (point, _, { shop }) => (isStore(point) ? shop.company.tradeName : point.provider) }),
    locationType: t.string({
      description: 'store, servicepoint, packstation or postoffice.',
      resolve: (point) => (isStore(point) ? 'store' : point.locationType),
    }),
    title: t.string({ resolve: (point, _, { storefront }) => placeIn(point, storefront.language).title }),
    street: t.string({ resolve: (point, _, { storefront }) => placeIn(point, storefront.language).street }),
    houseNumber: t.exposeString('houseNumber'),
    houseNumberAddition: t.string({
      nullable: true,
      resolve: (point) => (isStore(point) ? null : point.houseNumberAddition),
    }),
    postcode: t.exposeString('postcode'),
    city: t.string({ resolve: (point, _, { storefront }) => placeIn(point, storefront.language).city }),
    country: t.field({
      type: CountryType,
      resolve: ({ country }, _, { storefront }) => ({ iso: country, name: regionName(country, storefront.iso) }),
    }),
    lat: t.exposeFloat('lat'),
    lng: t.exposeFloat('lng'),
    distance: t.int({
      nullable: true,
      description: 'Metres from where was searched.',
      resolve: (point) => ('distance' in point ? point.distance : null),
    }),
    telephone: t.string({ resolve: ({ telephone }) => telephone ?? '' }),
    additionalInformation: t.string({
      nullable: true,
      resolve: (point) => (isStore(point) ? null : point.additionalInformation),
    }),
    pickup: t.field({
      type: StorePickupOfferType,
      nullable: true,
      description: 'Of our stores, where they were asked for to collect the cart.',
      resolve: ({ offer }) => offer ?? null,
    }),
    timeZone: t.string({
      nullable: true,
      description: 'Whose clock the opening hours are read by.',
      resolve: ({ openingHours }) => openingHours?.timeZone ?? null,
    }),
    openingDays: t.field({
      type: [OpeningDayType],
      description: 'Monday to Sunday; empty where the hours are unknown.',
      resolve: ({ openingHours }, _, { now }) => {
        if (!openingHours) return []
        const week = weekOn(openingHours, localTime(now, openingHours.timeZone).date)
        return weekdays.map((day) => ({ day, periods: week[day] ?? [] }))
      },
    }),
    openingDayExceptions: t.field({
      type: [OpeningDayExceptionType],
      description: 'From today on, the nearest first.',
      resolve: ({ openingHours }, _, { now }) => (openingHours ? [...comingExceptions(openingHours, now)] : []),
    }),
    openState: t.field({
      type: OpenStateType,
      nullable: true,
      resolve: ({ openingHours }, _, { now }) => (openingHours ? openStateOf(openingHours, now) : null),
    }),
  }),
})

const FoundServicePointsType = builder
  .objectRef<{ readonly points: readonly PointView[]; readonly place?: string | undefined }>('FoundServicePoints')
  .implement({
    fields: (t) => ({
      points: t.field({
        type: [ServicePointType],
        description: 'The nearest first.',
        resolve: ({ points }) => [...points],
      }),
      place: t.string({
        nullable: true,
        description: 'The town that was understood, where stores were searched by words.',
        resolve: ({ place }) => place ?? null,
      }),
    }),
  })
const ServicePointsResultType = builder.unionType('ServicePointsResult', {
  types: [FoundServicePointsType, RefusedType],
  resolveType: (value) => ('refusals' in value ? RefusedType : FoundServicePointsType),
})

builder.queryFields((t) => ({
  findServicePoints: t.field({
    type: ServicePointsResultType,
    description:
      'Our stores (type `store`), or where a parcel of a shipping method of type pickup can wait, near a place or an address.',
    args: {
      type: t.arg.id({ required: true, description: 'The shipping method, or `store` for all of our stores.' }),
      token: t.arg.string({ description: 'Whose cart is to be collected: our stores say when it would be ready.' }),
      query: t.arg.string({ description: 'Street and city, or a postcode, in one line.' }),
      number: t.arg.string({ description: 'The number of a packstation.' }),
      zipcode: t.arg.string(),
      city: t.arg.string(),
      street: t.arg.string(),
      houseNumber: t.arg.string(),
      lat: t.arg.float(),
      lng: t.arg.float(),
      limit: t.arg.int(),
    },
    resolve: async (_, { type, token, ...typed }, context) => {
      const { shop, settings, storefront, answer, tags } = context
      assertOnEarth(typed)
      if (type === 'store') {
        tags.add(catalogTag)
        tags.add(storesTag)
        const { query, zipcode, city, lat, lng, limit } = typed
        return shop.findStores(storefront, {
          query: query ?? undefined,
          zipcode: zipcode ?? undefined,
          city: city ?? undefined,
          lat: lat ?? undefined,
          lng: lng ?? undefined,
          limit: limit ?? undefined,
        })
      }
      answer.personal = true
      const method = shippingMethods(settings, storefront).find(({ id }) => id === type)
      if (!method?.pickup) return refusedWith(refusalOf('shipping-method-not-found', { field: 'type' }))
      const where = Object.fromEntries(
        Object.entries(typed).flatMap(([name, value]) => {
          const read = typeof value === 'string' ? value.trim().slice(0, 120) : value
          return read === null || read === undefined || read === '' ? [] : [[name, read]]
        }),
      )
      const packstations = asksForCustomerNumber(method)
      if (String(where.number ?? '').length > packstationNumberMost) {
        return refusedWith(
          refusalOf('packstation-number-too-long', { field: 'number', name: String(packstationNumberMost) }),
        )
      }
      try {
        const points = await shop.findServicePoints(storefront, method, where)
        if (points.length > 0) return { points: await withOffers(context, token, method, points) }
        return refusedWith(
          refusalOf(packstations ? 'packstations-not-found' : 'service-points-not-found', { field: 'query' }),
        )
      } catch (error) {
        if (error instanceof ServicePointsUnavailable) return refusedWith(refusalOf('service-points-unavailable'))
        throw error
      }
    },
  }),
  stores: t.field({
    type: [ServicePointType],
    description: "Our stores: those of the storefront's own country first.",
    resolve: async (_, __, { shop, storefront, tags }) => {
      tags.add(catalogTag)
      tags.add(storesTag)
      const stores = await shop.stores.all()
      const own = stores.filter(({ country }) => country === storefront.country)
      return [...own, ...stores.filter((store) => !own.includes(store))]
    },
  }),
  store: t.field({
    type: ServicePointType,
    nullable: true,
    args: { reference: t.arg.string({ required: true }) },
    resolve: async (_, { reference }, { shop, tags }) => {
      tags.add(catalogTag)
      tags.add(storesTag)
      return (await shop.stores.byReference(reference)) ?? null
    },
  }),
}))

/** Our stores, each with when the cart would be ready there. */
async function withOffers(
  context: ApiContext,
  token: string | null | undefined,
  { pickup }: ShippingMethod,
  points: readonly ServicePoint[],
): Promise<readonly PointView[]> {
  const shopper = pickup?.source === 'store' ? await shopperOf(context, token) : undefined
  if (!shopper) return points
  const { cart } = await viewFor(context, shopper, '')
  const codes = points.map(({ providerId }) => providerId)
  const offers = await storeOffers(context, cart, codes)
  const offered = points.map((point) => ({ ...point, offer: offers.get(point.providerId) }))
  // Where nobody has said where they are, what is ready soonest stands first.
  if (points.some(({ distance }) => distance !== null)) return offered
  return offered.toSorted((a, b) => Number(b.offer?.hasAll ?? false) - Number(a.offer?.hasAll ?? false))
}

/** When stores would have a cart ready, by their codes. */
export async function storeOffers(
  { shop, storefront }: Pick<ApiContext, 'shop' | 'storefront'>,
  { items }: Pick<Cart, 'items'>,
  codes: readonly string[],
): Promise<ReadonlyMap<string, OfferView>> {
  const wanted = items.map(({ variant, quantity }) => ({ sku: variant.sku, quantity }))
  const zones = new Map((await shop.stores.all()).map(({ code, openingHours }) => [code, openingHours?.timeZone]))
  const offers = await shop.storePickupOffers(storefront, wanted, codes)
  return new Map(
    [...offers].map(([code, offer]) => [code, { ...offer, timeZone: zones.get(code) ?? storefront.timeZone }]),
  )
}

/** @throws GraphQLError for a place that is nowhere: no distance leads there */
function assertOnEarth({
  lat,
  lng,
}: {
  readonly lat?: number | null | undefined
  readonly lng?: number | null | undefined
}): void {
  if (Math.abs(lat ?? 0) > 90) throw badInput('lat is a latitude, from -90 to 90')
  if (Math.abs(lng ?? 0) > 180) throw badInput('lng is a longitude, from -180 to 180')
}
