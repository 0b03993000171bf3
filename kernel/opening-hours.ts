import { addDays, type Day, instantOf, localTime, type Weekday, weekdayOf, weekdays } from './calendar.ts'
import { day, hour } from './clock.ts'

/** 'HH:MM' in the store's own time, within one day; `closes` is after `opens` ('24:00' is midnight). */
export type OpeningPeriod = { readonly opens: string; readonly closes: string }

/** A weekday that is absent or empty is closed. */
export type WeekHours = Readonly<Partial<Record<Weekday, readonly OpeningPeriod[]>>>

export type OpeningHours = {
  /** `Europe/Amsterdam`: whose clock the periods are read by. */
  readonly timeZone: string
  readonly days: WeekHours
  /** Weeks that take the place of `days` from a day on, the nearest first. */
  readonly planned?: readonly { readonly from: Day; readonly days: WeekHours }[]
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
  return exception?.periods ?? weekOn(hours, date)[weekdayOf(date)] ?? []
}

/** The week that holds on a day, without the days that differ. */
export function weekOn({ days, planned = [] }: OpeningHours, date: Day): WeekHours {
  return planned.findLast(({ from }) => from <= date)?.days ?? days
}

/** Exceptions from a store's today on, the nearest first; what has passed interests nobody. */
export function comingExceptions(hours: OpeningHours, now: Date): OpeningHours['exceptions'] {
  const { date: today } = localTime(now, hours.timeZone)
  return hours.exceptions.filter(({ date }) => date >= today).sort((a, b) => (a.date < b.date ? -1 : 1))
}

/**
 * When a store has been open for so many hours from an instant on, but no later than `longest` milliseconds after it. Where
 * nobody has said when the store opens, the hours run by the clock.
 */
export function afterOpenHours(hours: OpeningHours | undefined, from: Date, openHours: number, longest: number): Date {
  let left = openHours * hour
  const start = from.getTime()
  if (!hours) return new Date(start + left)
  const { date: today } = localTime(from, hours.timeZone)
  for (let ahead = 0; ahead <= longest / day; ahead++) {
    const date = addDays(today, ahead)
    for (const period of periodsOn(hours, date)) {
      const opens = Math.max(start, instantOf(date, period.opens, hours.timeZone).getTime())
      const open = Math.max(0, instantOf(date, period.closes, hours.timeZone).getTime() - opens)
      if (left <= open) return new Date(Math.min(opens + left, start + longest))
      left -= open
    }
  }
  return new Date(start + longest)
}

/** The first day from one on, within so many, on which a store opens; that day itself where nothing is known or it never does. */
export function firstOpenDay(hours: OpeningHours | undefined, from: Day, within: number = daysAhead): Day {
  if (!hours) return from
  for (let ahead = 0; ahead < within; ahead++) {
    const date = addDays(from, ahead)
    if (periodsOn(hours, date).length > 0) return date
  }
  return from
}

/** Weekdays in a row that have the same periods; a closed day has none. */
export type WeekdayRun = { readonly from: Weekday; readonly to: Weekday; readonly periods: readonly OpeningPeriod[] }

/** The week from Monday on, days in a row with the same hours together. */
export function weekdayRuns({ days }: Pick<OpeningHours, 'days'>): readonly WeekdayRun[] {
  const runs: WeekdayRun[] = []
  for (const day of weekdays) {
    const periods = days[day] ?? []
    const last = runs.at(-1)
    if (last && samePeriods(last.periods, periods)) runs.splice(-1, 1, { ...last, to: day })
    else runs.push({ from: day, to: day, periods })
  }
  return runs
}

const samePeriods = (some: readonly OpeningPeriod[], others: readonly OpeningPeriod[]): boolean =>
  some.length === others.length &&
  some.every(({ opens, closes }, at) => opens === others[at]?.opens && closes === others[at].closes)
