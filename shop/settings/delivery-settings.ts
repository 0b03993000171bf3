import { z } from 'zod'
import { weekdays } from '#kernel/calendar.ts'
import { knownCountries } from '#kernel/country.ts'
import { locationTypes } from '#kernel/service-point.ts'
import { storefrontCodes } from '#kernel/storefront.ts'
import { type At, datedValue } from './dated.ts'
import { saysThat } from './settings-problems.ts'
import { cents, id, isTimeZone, text, translatedText } from './values.ts'

const country = z.enum(knownCountries)
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, saysThat('time'))
const days = z.array(z.enum(weekdays)).min(1)

/** Days on which the carrier delivers, counted from the day on which a parcel left: `[1, 1]` is the next one. */
const transitDays = z
  .tuple([z.int().min(0).max(60), z.int().min(0).max(60)])
  .refine(([least, most]) => least <= most, saysThat('transit'))

/** When a carrier fetches parcels, how long they travel, and on which days it brings them. */
const schedule = z.strictObject({
  from: country.describe('Where the parcels leave: its public holidays are free there.'),
  timeZone: z.string().refine(isTimeZone, saysThat('time-zone')),
  cutOff: time.describe('What is ordered before this time of a day on which parcels leave, leaves that day.'),
  dispatchDays: days,
  home: country.describe('The country that transitDays are meant for.'),
  transitDays,
  transitDaysAbroad: transitDays.optional(),
  deliveryDays: days,
  window: z.strictObject({ from: time, to: time }).optional(),
})

/** Where a parcel can be collected, and whom to ask for the places. */
const pickup = z.strictObject({
  source: z
    .enum(['store', 'dhl-parcel', 'dhl', 'sendcloud'])
    .describe('store: the stores of the shop; the others are services outside.'),
  types: z.array(z.enum(locationTypes)).min(1),
  carriers: z.array(text).optional().describe('Of a service that speaks for several carriers: which are meant.'),
})

const shippingMethod = z
  .strictObject({
    id,
    carrier: text,
    description: translatedText.describe('What is special about it: In the evening.'),
    type: z.enum(['home', 'pickup']).describe('pickup: to a store, a pickup point or a locker.'),
    pickup: pickup.optional(),
    offered: datedValue(z.boolean()).optional().describe('Always, where nothing is said.'),
    shippingOption: text
      .optional()
      .describe(
        'Which of the label service’s ways its parcels go, by its code, such as postnl:standard; the first that leads there where nothing is said.',
      ),
    price: datedValue(cents),
    freeFrom: datedValue(cents.nullable())
      .optional()
      .describe('From this subtotal on delivery is free; null or absent: never.'),
    countries: z.array(country).min(1).describe('To which the carrier goes.'),
    schedule: schedule.optional().describe('When it comes; a store says itself when an order is ready.'),
  })
  .refine(({ type, pickup: where }) => (type === 'pickup') === (where !== undefined), {
    path: ['pickup'],
    message: saysThat('pickup-places'),
  })

const methodsOfStorefront = z
  .array(shippingMethod)
  .min(1, saysThat('no-method'))
  .superRefine((methods, context) => {
    const seen = new Set<string>()
    methods.forEach(({ id: name }, index) => {
      if (seen.has(name)) context.addIssue({ code: 'custom', path: [index, 'id'], params: { twice: name } })
      seen.add(name)
    })
  })

export const deliverySettings = z.strictObject({
  methods: z
    .strictObject(
      Object.fromEntries(storefrontCodes.map((code) => [code, methodsOfStorefront])) as Record<
        (typeof storefrontCodes)[number],
        typeof methodsOfStorefront
      >,
    )
    .describe(
      'The ways in which each storefront delivers, in the order in which they are offered. Belgium asks for two at least (Code of economic law, article VI.45/2).',
    ),
  pieceWeight: z
    .int()
    .min(10)
    .max(30_000)
    .default(1000)
    .describe('What a piece in its box weighs, in grams: close enough for every carrier’s class.'),
  supplyDays: z
    .strictObject({
      centre: z.int().min(0).max(60),
      stores: z.int().min(0).max(60),
      supplier: z.int().min(0).max(60),
    })
    .describe(
      'Days on which parcels leave that pass until all of an order lies at the distribution centre, by where the slowest part of it comes from.',
    ),
})

export type DeliverySettings = At<z.output<typeof deliverySettings>>
export type ShippingMethod = DeliverySettings['methods'][(typeof storefrontCodes)[number]][number]
/** Where the parcels of a method can be collected. */
export type PickupPlaces = NonNullable<ShippingMethod['pickup']>
export type DeliverySchedule = NonNullable<ShippingMethod['schedule']>
export type SupplySchedule = keyof DeliverySettings['supplyDays']
