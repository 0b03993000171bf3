import { weekdays } from '#kernel/calendar.ts'
import { calendarDayText, weekdayText } from '../format.ts'
import type { AuditFact, AuditReading } from './audit-facts.ts'

type Periods = readonly { readonly opens: string; readonly closes: string }[]
type Week = Readonly<Record<string, Periods>>
type KeptHours = {
  readonly days?: Week
  readonly planned?: readonly { readonly from: string; readonly days: Week }[]
  readonly exceptions?: readonly { readonly date: string; readonly periods: Periods }[]
}

/** The opening hours of a store, day by day, so that the days that changed can be told alone. */
export function hoursFacts(value: unknown, { words, language }: AuditReading): readonly AuditFact[] {
  // Written by the shop itself, with this shape (`shop/stores/opening-hours.ts`).
  const { days = {}, planned = [], exceptions = [] } = value as KeptHours
  const { store } = words
  const periodsText = (periods: Periods) =>
    periods.map(({ opens, closes }) => `${opens}–${closes}`).join(', ') || store.closed
  const week = (of: Week): readonly AuditFact[] =>
    weekdays.map((day) => ({ name: day, label: weekdayText(day, language), value: periodsText(of[day] ?? []) }))
  return [
    ...week(days),
    ...planned.map(({ from, days: of }) => ({
      name: `from ${from}`,
      label: store.holdsFrom(calendarDayText(from, language)),
      value: week(of),
    })),
    ...exceptions.map(({ date, periods }) => ({
      name: date,
      label: calendarDayText(date, language),
      value: periodsText(periods),
    })),
  ]
}
