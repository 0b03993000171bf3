import { addDays, type Day, instantOf, localTime, weekdayOf } from '#kernel/calendar.ts'
import type { DeliveryPromiseGiven } from '#kernel/delivery-date.ts'
import { isPublicHoliday } from '#kernel/public-holidays.ts'
import type { Country } from '#kernel/storefront.ts'
import type {
  DeliverySchedule,
  DeliverySettings,
  ShippingMethod,
  SupplySchedule,
} from '../settings/delivery-settings.ts'

/**
 * When an order that is placed and paid now arrives. Never on a day on which the carrier does not come, nor on a public holiday
 * where it goes; never earlier than what was ordered before.
 *
 * @param supplyDays days on which parcels leave that pass until all of it lies at the distribution centre
 */
export function deliveryDate(
  schedule: DeliverySchedule,
  destination: Country,
  supplyDays: number,
  now: Date,
): DeliveryPromiseGiven {
  const { from, timeZone, cutOff, dispatchDays, deliveryDays, window } = schedule
  const leaves = (day: Day) => dispatchDays.includes(weekdayOf(day)) && !isPublicHoliday(day, from)
  const arrives = (day: Day) => deliveryDays.includes(weekdayOf(day)) && !isPublicHoliday(day, destination)
  const { date, time } = localTime(now, timeZone)
  const taken = leaves(date) && time < cutOff ? date : nth(date, 1, leaves)
  const dispatched = nth(taken, supplyDays, leaves)
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
  method: Pick<ShippingMethod, 'schedule'> | undefined,
  {
    supply,
    supplyDays,
    destination,
    now,
  }: {
    readonly supply: SupplySchedule | undefined
    readonly supplyDays: DeliverySettings['supplyDays']
    readonly destination: Country
    readonly now: Date
  },
): DeliveryPromiseGiven | undefined {
  return method?.schedule && supply && deliveryDate(method.schedule, destination, supplyDays[supply], now)
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
