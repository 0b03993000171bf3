import { day } from './clock.ts'
import { withOrdinalFirst, writtenDate } from './written-date.ts'

/** A day of the calendar: `2026-12-25`. */
export type Day = string

/** Monday first, as ISO 8601 counts. */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
export type Weekday = (typeof weekdays)[number]

/** The calendar day and the time of day in a time zone. */
export function localTime(at: Date, timeZone: string): { readonly date: Day; readonly time: string } {
  const [date = '', time = ''] = wallClock(timeZone).format(at).split(' ')
  return { date, time }
}

/** The day of an instant by the clock of a zone. */
export function localDay(at: Date, timeZone: string): Day {
  return localTime(at, timeZone).date
}

const wallClocks = new Map<string, Intl.DateTimeFormat>()

/** Writes '2026-11-21 10:00', as Swedes do. Making one takes far longer than reading it. */
function wallClock(timeZone: string): Intl.DateTimeFormat {
  const known = wallClocks.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  wallClocks.set(timeZone, made)
  return made
}

/** The instant of a time of day in a time zone; '24:00' is the end of the day. */
export function instantOf(date: Day, time: string, timeZone: string): Date {
  const asUtc = Date.parse(`${date}T${time}:00Z`)
  const ahead = (at: number) => {
    const local = localTime(new Date(at), timeZone)
    return Date.parse(`${local.date}T${local.time}:00Z`) - at
  }
  // The second look is for days on which clocks change.
  return new Date(asUtc - ahead(asUtc - ahead(asUtc)))
}

export function weekdayOf(date: Day): Weekday {
  const sundayFirst = new Date(`${date}T00:00:00Z`).getUTCDay()
  return weekdays[(sundayFirst + 6) % 7] ?? 'monday'
}

/** Calendar days from one date to another. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / day)
}

export function addDays(date: Day, days: number): Day {
  const at = new Date(`${date}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() + days)
  return at.toISOString().slice(0, 10)
}

/** The same day of a later month, or that month's last where it has no such day: 31 August and six months is 28 February. */
export function addMonths(date: Day, months: number): Day {
  const [year = 0, month = 1, dayOfMonth = 1] = date.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0))
  lastOfMonth.setUTCDate(Math.min(dayOfMonth, lastOfMonth.getUTCDate()))
  return lastOfMonth.toISOString().slice(0, 10)
}

/** A day as a storefront writes it: '21 mei 2027'. */
export function writtenDay(date: Day, { iso }: { readonly iso: string }): string {
  return writtenDate(new Date(date), { iso, timeZone: 'UTC' })
}

/** A weekday with its date and time, by a clock: 'donderdag 26 november om 10:00'. */
export function writtenMoment(
  at: Date,
  { iso, timeZone }: { readonly iso: string; readonly timeZone: string },
): string {
  const moment = new Intl.DateTimeFormat(iso, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  })
  return withOrdinalFirst(moment.format(at), iso)
}
