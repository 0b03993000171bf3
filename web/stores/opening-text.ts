import { type Weekday, weekdays } from '#kernel/calendar.ts'
import { withOrdinalFirst } from '#kernel/written-date.ts'
import type { Translate } from '#web/messages/translator.ts'

type Period = { readonly opens: string; readonly closes: string }
type State = {
  readonly open: boolean
  readonly until?: string | null
  readonly opens?: { readonly date: string; readonly time: string; readonly daysAhead: number } | null
}

const daysOfWeek = 7

/** 'Open until 18:00', 'Closed, opens tomorrow at 10:00'. */
export function openText(t: Translate, iso: string, { open, until, opens }: State): string {
  if (open) return t('stores.open_until', { time: until ?? '' })
  if (!opens) return t('stores.closed')
  const { date, time, daysAhead } = opens
  if (daysAhead === 0) return t('stores.opens_today', { time })
  if (daysAhead === 1) return t('stores.opens_tomorrow', { time })
  return t('stores.opens_on', { day: daysAhead < daysOfWeek ? weekdayName(iso, date) : dayName(iso, date), time })
}

/** '10:00–12:30, 13:30–18:00', or the word for closed. */
export function periodText(t: Translate, periods: readonly Period[]): string {
  return periods.length === 0 ? t('stores.closed') : periods.map(({ opens, closes }) => `${opens}–${closes}`).join(', ')
}

/** 2024 began on a Monday. */
export function nameOfWeekday(iso: string, day: Weekday): string {
  return weekdayName(iso, `2024-01-0${weekdays.indexOf(day) + 1}`)
}

/** 'Friday 25 December' of a calendar day. */
export function dayName(iso: string, date: string): string {
  return format(iso, date, { weekday: 'long', day: 'numeric', month: 'long' })
}

function weekdayName(iso: string, date: string): string {
  return format(iso, date, { weekday: 'long' })
}

function format(iso: string, date: string, options: Intl.DateTimeFormatOptions): string {
  const written = new Intl.DateTimeFormat(iso, { ...options, timeZone: 'UTC' })
  return withOrdinalFirst(written.format(new Date(`${date}T00:00:00Z`)), iso)
}
