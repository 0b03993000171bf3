import { addDays, instantOf, localDay, weekdayOf } from '#kernel/calendar.ts'
import { day } from '#kernel/clock.ts'
import { afterOpenHours, firstOpenDay, periodsOn } from '#kernel/opening-hours.ts'
import type { Store } from './store.ts'

/** How quickly orders are ready to be collected in a store, and how long they wait there. */
export type PickupTimes = {
  /** Open hours in which a store prepares what it has itself. */
  readonly readyHours: number
  /** Working days until what comes from elsewhere lies in the store. */
  readonly transferDays: number
  /** Days for which it waits for its shopper. */
  readonly keepDays: number
}

export const usualPickupTimes: PickupTimes = { readyHours: 2, transferDays: 3, keepDays: 7 }

/** Where a store's clock is unknown, as the Continent has it. */
const usualZone = 'Europe/Amsterdam'
const noon = '12:00'
const longestPreparation = 30 * day

type Hours = Pick<Store, 'openingHours'>

/**
 * By when a store has an order ready: within its open hours where it has all of it, or else when it opens once what is missing
 * has come, so many working days later. A delivery that comes on a day on which the store is closed is there on the next.
 */
export function readyAt({ openingHours }: Hours, now: Date, hasAll: boolean, times: PickupTimes): Date {
  if (hasAll) return afterOpenHours(openingHours, now, times.readyHours, longestPreparation)
  const zone = openingHours?.timeZone ?? usualZone
  let date = localDay(now, zone)
  for (let left = times.transferDays; left > 0; ) {
    date = addDays(date, 1)
    if (isWorkingDay(date)) left--
  }
  date = firstOpenDay(openingHours, date)
  const [first] = openingHours ? periodsOn(openingHours, date) : []
  return instantOf(date, first?.opens ?? noon, zone)
}

/**
 * Until when an order that is ready waits: until the store closes on the last day, or on the next on which it opens.
 */
export function keptUntil({ openingHours }: Hours, ready: Date, { keepDays }: Pick<PickupTimes, 'keepDays'>): Date {
  const zone = openingHours?.timeZone ?? usualZone
  const date = firstOpenDay(openingHours, addDays(localDay(ready, zone), keepDays))
  const last = openingHours ? periodsOn(openingHours, date).at(-1) : undefined
  return instantOf(date, last?.closes ?? '24:00', zone)
}

const isWorkingDay = (date: string) => !['saturday', 'sunday'].includes(weekdayOf(date))
