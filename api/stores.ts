import {
  comingExceptions,
  daysBetween,
  localTime,
  type OpeningPeriod,
  type OpenState,
  openState,
  type Weekday,
  weekdays,
} from '#kernel/opening-hours.ts'
import type { Store } from '#shop/stores/store.ts'
import { builder } from './builder.ts'
import { CountryType } from './content.ts'
import { countryName } from './region-words.ts'

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
const OpeningMomentType = builder
  .objectRef<{ date: string; time: string; daysAhead: number }>('OpeningMoment')
  .implement({
    fields: (t) => ({
      date: t.field({ type: 'Date', resolve: ({ date }) => date }),
      time: t.exposeString('time'),
      daysAhead: t.exposeInt('daysAhead', { description: '0 is today, 1 tomorrow.' }),
    }),
  })
const OpenStateType = builder.objectRef<OpenState & { today: string }>('OpenState').implement({
  description: 'Whether a store is open now: until when, or when it opens again within two weeks.',
  fields: (t) => ({
    open: t.exposeBoolean('open'),
    until: t.string({ nullable: true, resolve: (state) => (state.open ? state.until : null) }),
    opens: t.field({
      type: OpeningMomentType,
      nullable: true,
      resolve: (state) =>
        state.open || !state.opens ? null : { ...state.opens, daysAhead: daysBetween(state.today, state.opens.date) },
    }),
  }),
})

export const ServicePointType = builder.objectRef<Store>('ServicePoint').implement({
  description: 'A place that shoppers can go to: one of our stores.',
  fields: (t) => ({
    id: t.id({ resolve: (store) => store.code }),
    code: t.exposeString('code'),
    reference: t.exposeString('reference', { description: 'What the store is called in its address.' }),
    locationType: t.string({ resolve: () => 'store' }),
    title: t.exposeString('title'),
    street: t.exposeString('street'),
    houseNumber: t.exposeString('houseNumber'),
    postcode: t.exposeString('postcode'),
    city: t.exposeString('city'),
    country: t.field({
      type: CountryType,
      resolve: ({ country }, _, { storefront }) => ({ iso: country, name: countryName(country, storefront.iso) }),
    }),
    lat: t.exposeFloat('lat'),
    lng: t.exposeFloat('lng'),
    telephone: t.exposeString('telephone'),
    timeZone: t.string({
      nullable: true,
      description: 'Whose clock the opening hours are read by.',
      resolve: ({ openingHours }) => openingHours?.timeZone ?? null,
    }),
    openingDays: t.field({
      type: [OpeningDayType],
      description: 'Monday to Sunday; empty where the hours are unknown.',
      resolve: ({ openingHours }) =>
        openingHours ? weekdays.map((day) => ({ day, periods: openingHours.days[day] ?? [] })) : [],
    }),
    openingDayExceptions: t.field({
      type: [OpeningDayExceptionType],
      description: 'From today on, the nearest first.',
      resolve: ({ openingHours }, _, { now }) => (openingHours ? [...comingExceptions(openingHours, now)] : []),
    }),
    openState: t.field({
      type: OpenStateType,
      nullable: true,
      resolve: ({ openingHours }, _, { now }) =>
        openingHours ? { ...openState(openingHours, now), today: localTime(now, openingHours.timeZone).date } : null,
    }),
  }),
})

builder.queryFields((t) => ({
  stores: t.field({
    type: [ServicePointType],
    description: "Our stores: those of the storefront's own country first.",
    resolve: async (_, __, { shop, storefront, tags }) => {
      tags.add('catalog')
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
      tags.add('catalog')
      return (await shop.stores.byReference(reference)) ?? null
    },
  }),
}))
