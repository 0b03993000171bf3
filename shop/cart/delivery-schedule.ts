import { addDays, type Day, instantOf, localTime, type Weekday, weekdayOf } from '#kernel/calendar.ts'
import type { DeliveryPromiseGiven } from '#kernel/delivery-date.ts'
import { isPublicHoliday } from '#kernel/public-holidays.ts'
import type { Country } from '#kernel/storefront.ts'

/** When a carrier fetches parcels, how long they travel, and on which days it brings them. */
export type DeliverySchedule = {
  /** Where the parcels leave: its holidays are free there, and its clock counts. */
  readonly from: Country
  readonly timeZone: string
  /** What is ordered before this time of a day on which parcels leave, leaves that day. */
  readonly cutOff: string
  readonly dispatchDays: readonly Weekday[]
  /** Days on which the carrier delivers, from the day on which a parcel left: `[1, 1]` is the next one. */
  readonly transitDays: readonly [number, number]
  /** The same to countries other than the one that the method is meant for. */
  readonly transitDaysAbroad?: readonly [number, number]
  readonly home: Country
  readonly deliveryDays: readonly Weekday[]
  readonly window?: { readonly from: string; readonly to: string }
}

/** Days on which parcels leave that pass until all of an order lies at the distribution centre. */
export type SupplySchedule = 'centre' | 'stores' | 'supplier'
const supplyDays: Readonly<Record<SupplySchedule, number>> = { centre: 0, stores: 2, supplier: 4 }

/**
 * When an order that is placed and paid now arrives. Never on a day on which the carrier does not come, nor on a public holiday
 * where it goes; never earlier than what was ordered before.
 */
export function deliveryDate(
  schedule: DeliverySchedule,
  destination: Country,
  supply: SupplySchedule,
  now: Date,
): DeliveryPromiseGiven {
  const { from, timeZone, cutOff, dispatchDays, deliveryDays, window } = schedule
  const leaves = (day: Day) => dispatchDays.includes(weekdayOf(day)) && !isPublicHoliday(day, from)
  const arrives = (day: Day) => deliveryDays.includes(weekdayOf(day)) && !isPublicHoliday(day, destination)
  const { date, time } = localTime(now, timeZone)
  const taken = leaves(date) && time < cutOff ? date : nth(date, 1, leaves)
  const dispatched = nth(taken, supplyDays[supply], leaves)
  const [least, most] =
    destination === schedule.home ? schedule.transitDays : (schedule.transitDaysAbroad ?? schedule.transitDays)
  return {
    earliest: nth(dispatched, least, arrives),
    latest: nth(dispatched, most, arrives),
    window: window ?? null,
    orderedBy: instantOf(taken, cutOff, timeZone).toISOString(),
  }
}

/** The day on which something happens for the count-th time after this one; the day itself for none. */
function nth(day: Day, count: number, happens: (day: Day) => boolean): Day {
  let date = day
  for (let left = count; left > 0; ) {
    date = addDays(date, 1)
    if (happens(date)) left--
  }
  return date
}

/** When what lies in a cart arrives by a method; nothing where nobody can say it by the day. */
export function arrivalOf(
  method: { readonly schedule?: DeliverySchedule } | undefined,
  {
    supply,
    destination,
    now,
  }: { readonly supply: SupplySchedule | undefined; readonly destination: Country; readonly now: Date },
): DeliveryPromiseGiven | undefined {
  return method?.schedule && supply && deliveryDate(method.schedule, destination, supply, now)
}

type Supplied = {
  readonly quantity: number
  readonly variant: { readonly atCentre: number; readonly availableStock: number }
  readonly product: { readonly deliveryTime: string | null }
}

/** From where the slowest part of an order comes; nothing for no order, or one that waits for something not made yet. */
export function supplyOf(items: readonly Supplied[]): SupplySchedule | undefined {
  if (items.length === 0 || items.some(({ product }) => product.deliveryTime !== null)) return undefined
  if (items.every(({ variant, quantity }) => variant.atCentre >= quantity)) return 'centre'
  return items.every(({ variant, quantity }) => variant.availableStock >= quantity) ? 'stores' : 'supplier'
}
