import { day } from '#kernel/clock.ts'

/** The ISO date that lies this many days before now. */
export function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * day).toISOString().slice(0, 10)
}

/** Nine in the morning (UTC) of the day that lies this many days ahead, as an ISO instant. */
export function morningIn(now: Date, days: number): string {
  return `${daysBefore(now, -days)}T09:00:00.000Z`
}
