import { type Day, localDay, type Weekday, weekdays } from '#kernel/calendar.ts'
import type { OpeningHours, OpeningPeriod, WeekHours } from '#kernel/opening-hours.ts'

/** A store's hours as staff see them; `version` names what they were made of. */
export type StoreHours = {
  readonly code: string
  readonly name: string
  readonly hours: OpeningHours | undefined
  readonly version: string
}

/** Why staff are refused a change of a store. Shoppers never read these; the back office has their sentences. */
export type StoreMessageKey =
  | 'store-not-found'
  | 'store-changed-meanwhile'
  | 'store-hours-invalid'
  | 'store-day-invalid'
  | 'store-day-twice'
  | 'store-time-zone-invalid'
  | 'store-tablet-not-found'

export type StoreRefusal = {
  readonly refused: true
  readonly messageKey: StoreMessageKey
  readonly field?: string
}
export type StoreRefused = { readonly refused: true; readonly refusals: readonly StoreRefusal[] }

export function storeRefused(messageKey: StoreMessageKey, field?: string): StoreRefused {
  return { refused: true, refusals: [{ refused: true, messageKey, ...(field !== undefined && { field }) }] }
}

export type TypedWeekday = { readonly day: Weekday; readonly periods: readonly OpeningPeriod[] }
export type TypedException = { readonly date: string; readonly periods: readonly OpeningPeriod[] }

/** So many days that differ a store keeps: two years of holidays. */
const mostExceptions = 60
const mostPeriods = 3

/** A week as it was typed; each weekday whose hours can't be meant is named. @returns the week, or what is wrong with it */
export function readWeek(typed: readonly TypedWeekday[]): { readonly days: WeekHours } | StoreRefused {
  const wrong = typed.filter(({ periods }) => !arePeriods(periods))
  if (wrong.length > 0)
    return {
      refused: true,
      refusals: wrong.map(({ day }) => ({ refused: true, messageKey: 'store-hours-invalid', field: day })),
    }
  const open = weekdays.flatMap((day) => {
    const periods = typed.find((one) => one.day === day)?.periods ?? []
    return periods.length > 0 ? [[day, periods] as const] : []
  })
  return { days: Object.fromEntries(open) }
}

/** Days that differ, in their order. @returns them, or what is wrong, beside `date-2` or `periods-2` of the third of them */
export function readExceptions(
  typed: readonly TypedException[],
): { readonly exceptions: OpeningHours['exceptions'] } | StoreRefused {
  const refusals = typed.flatMap(({ date, periods }, index): StoreRefusal[] => {
    if (!isDay(date)) return [{ refused: true, messageKey: 'store-day-invalid', field: `date-${index}` }]
    if (typed.findIndex((one) => one.date === date) < index)
      return [{ refused: true, messageKey: 'store-day-twice', field: `date-${index}` }]
    return arePeriods(periods) ? [] : [{ refused: true, messageKey: 'store-hours-invalid', field: `periods-${index}` }]
  })
  if (refusals.length > 0) return { refused: true, refusals }
  if (typed.length > mostExceptions) return storeRefused('store-day-invalid')
  return { exceptions: typed.toSorted((one, other) => (one.date < other.date ? -1 : 1)) }
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`))

const time = /^(?:[01]\d|2[0-3]):[0-5]\d$/

/** Whether periods follow each other within one day. */
function arePeriods(periods: readonly OpeningPeriod[]): boolean {
  return (
    periods.length <= mostPeriods &&
    periods.every(
      ({ opens, closes }, index) =>
        time.test(opens) &&
        (time.test(closes) || closes === '24:00') &&
        opens < closes &&
        opens >= (periods[index - 1]?.closes ?? ''),
    )
  )
}

/** Hours with another week from a day on; from today or before it holds at once. */
export function withWeek(hours: OpeningHours, days: WeekHours, from: Day, now: Date): OpeningHours {
  if (from <= localDay(now, hours.timeZone)) return { ...hours, days }
  const others = (hours.planned ?? []).filter((one) => one.from !== from)
  const planned = [...others, { from, days }].toSorted((one, other) => (one.from < other.from ? -1 : 1))
  return { ...hours, planned }
}

/** The same hours with the weeks in force whose day has come; the very same where none has. */
export function withBegunWeeks(hours: OpeningHours, now: Date): OpeningHours {
  const today = localDay(now, hours.timeZone)
  const { planned = [] } = hours
  const begun = planned.findLast(({ from }) => from <= today)
  if (!begun) return hours
  return { ...hours, days: begun.days, planned: planned.filter(({ from }) => from > today) }
}
