import { localTime } from '#kernel/calendar.ts'
import type { MessageKey } from '#kernel/message-key.ts'
import { type OpeningHours, openState } from '#kernel/opening-hours.ts'

/** What whoever fetches something tells its store: they are on their way, or they are there. */
export const arrivals = ['coming', 'here'] as const
export type ArrivalStage = (typeof arrivals)[number]

/** A notice, and since when it says so. */
export type ToldArrival = { readonly arrival: ArrivalStage; readonly at: Date }

/** Of what a store heard that somebody comes for it. */
export type ArrivalNotice = { readonly of: 'order' | 'reservation'; readonly arrival: ArrivalStage }
/** Hears of each notice that said something new, once it is kept. */
export type CountArrival = (notice: ArrivalNotice) => void

/** As tables have it. */
export function toldArrival(row: {
  readonly arrival: string | null
  readonly arrival_at: Date | null
}): ToldArrival | undefined {
  const arrival = arrivals.find((one) => one === row.arrival)
  return arrival && row.arrival_at ? { arrival, at: row.arrival_at } : undefined
}

/** Whether anybody would read it: while the store is open. One that has said no hours is asked at any time. */
export function hearsArrivals(hours: OpeningHours | undefined, now: Date): boolean {
  return hours === undefined || openState(hours, now).open
}

/** Why a store is not told of it; taking it back is possible at any time. */
export function reasonAgainstTelling(
  arrival: ArrivalStage | null,
  {
    isOffered,
    hours,
    now,
  }: { readonly isOffered: boolean; readonly hours: OpeningHours | undefined; readonly now: Date },
): MessageKey | undefined {
  if (arrival === null) return undefined
  if (!isOffered) return 'arrival-not-ready'
  return hearsArrivals(hours, now) ? undefined : 'arrival-closed'
}

/** A notice of today, by the clock of the store: who wrote yesterday and did not come stands at no counter. */
export function arrivalToday(told: ToldArrival | undefined, timeZone: string, now: Date): ToldArrival | undefined {
  return told && localTime(told.at, timeZone).date === localTime(now, timeZone).date ? told : undefined
}

/** Whole minutes that somebody has been waiting, or on their way. */
export const minutesSince = (at: Date, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - at.getTime()) / 60_000))

/** Those who stand there first, and whoever told it first before the others. */
export function byArrival(a: ToldArrival, b: ToldArrival): number {
  if (a.arrival !== b.arrival) return a.arrival === 'here' ? -1 : 1
  return a.at.getTime() - b.at.getTime()
}
