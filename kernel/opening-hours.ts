import { day } from './clock.ts'

/** Monday first, as ISO 8601 counts. */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
export type Weekday = (typeof weekdays)[number]

/** 'HH:MM' in the store's own time, within one day; `closes` is after `opens` ('24:00' is midnight). */
export type OpeningPeriod = { readonly opens: string; readonly closes: string }

export type OpeningHours = {
  /** `Europe/Amsterdam`: whose clock the periods are read by. */
  readonly timeZone: string
  /** In the order of the day; a weekday that is absent or empty is closed. */
  readonly days: Readonly<Partial<Record<Weekday, readonly OpeningPeriod[]>>>
  /** Days that differ: holidays, late nights. `date` is YYYY-MM-DD; no periods means closed. */
  readonly exceptions: readonly { readonly date: string; readonly periods: readonly OpeningPeriod[] }[]
}

/** What a shopper wants to know now: how long the store stays open, or when it opens again (within two weeks). */
export type OpenState =
  | { readonly open: true; readonly until: string }
  | { readonly open: false; readonly opens: { readonly date: string; readonly time: string } | undefined }

/** How far ahead the next opening is looked for. */
const daysAhead = 14

/** Whether a store is open at an instant, by its own clock. */
export function openState(hours: OpeningHours, now: Date): OpenState {
  const { date: today, time } = localTime(now, hours.timeZone)
  const current = periodsOn(hours, today).find(({ opens, closes }) => opens <= time && time < closes)
  if (current) return { open: true, until: current.closes }
  for (let ahead = 0; ahead < daysAhead; ahead++) {
    const date = addDays(today, ahead)
    const next = periodsOn(hours, date).find(({ opens }) => ahead > 0 || opens > time)
    if (next) return { open: false, opens: { date, time: next.opens } }
  }
  return { open: false, opens: undefined }
}

/** When a store is open on a day; nothing when it is closed. An exception stands for its weekday. */
export function periodsOn(hours: OpeningHours, date: string): readonly OpeningPeriod[] {
  const exception = hours.exceptions.find((one) => one.date === date)
  return exception?.periods ?? hours.days[weekdayOf(date)] ?? []
}

/** Exceptions from a store's today on, the nearest first; what has passed interests nobody. */
export function comingExceptions(hours: OpeningHours, now: Date): OpeningHours['exceptions'] {
  const { date: today } = localTime(now, hours.timeZone)
  return hours.exceptions.filter(({ date }) => date >= today).sort((a, b) => (a.date < b.date ? -1 : 1))
}

/** The calendar day and the time of day in a time zone. */
export function localTime(now: Date, timeZone: string): { readonly date: string; readonly time: string } {
  const [date = '', time = ''] = wallClock(timeZone).format(now).split(' ')
  return { date, time }
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
export function instantOf(date: string, time: string, timeZone: string): Date {
  const asUtc = Date.parse(`${date}T${time}:00Z`)
  const ahead = (at: number) => {
    const local = localTime(new Date(at), timeZone)
    return Date.parse(`${local.date}T${local.time}:00Z`) - at
  }
  // The second look is for days on which clocks change.
  return new Date(asUtc - ahead(asUtc - ahead(asUtc)))
}

export function weekdayOf(date: string): Weekday {
  const sundayFirst = new Date(`${date}T00:00:00Z`).getUTCDay()
  return weekdays[(sundayFirst + 6) % 7] ?? 'monday'
}

/** Calendar days from one date to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / day)
}

export function addDays(date: string, days: number): string {
  const at = new Date(`${date}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() + days)
  return at.toISOString().slice(0, 10)
}
