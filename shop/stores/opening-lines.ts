import { addDays, type Day, localDay, type Weekday, weekdays } from '#kernel/calendar.ts'
import { comingExceptions, type OpeningHours, type OpeningPeriod, weekdayRuns, weekOn } from '#kernel/opening-hours.ts'

/** A Monday, for the names of weekdays. */
const someMonday = '2026-01-05'
/** How far ahead days that differ are told. */
const tellAhead = 21

/**
 * When a store is open, line by line, for mails: weekdays with the same hours together, then days of the coming weeks that differ.
 *
 * @param closed what stands for a day without hours
 */
export function openingLines(
  hours: OpeningHours,
  { iso }: { readonly iso: string },
  closed: string,
  now: Date,
): readonly string[] {
  const written = (periods: readonly OpeningPeriod[]) =>
    periods.length ? periods.map(({ opens, closes }) => `${opens}–${closes}`).join(', ') : closed
  const weekday = new Intl.DateTimeFormat(iso, { weekday: 'short', timeZone: 'UTC' })
  const name = (day: Weekday) => weekday.format(noonOf(addDays(someMonday, weekdays.indexOf(day))))
  const date = new Intl.DateTimeFormat(iso, { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' })
  const last = addDays(localDay(now, hours.timeZone), tellAhead)
  return [
    ...weekdayRuns({ days: weekOn(hours, localDay(now, hours.timeZone)) }).map(
      ({ from, to, periods }) => `${from === to ? name(from) : `${name(from)}–${name(to)}`} ${written(periods)}`,
    ),
    ...comingExceptions(hours, now)
      .filter((one) => one.date <= last)
      .map((one) => `${date.format(noonOf(one.date))} ${written(one.periods)}`),
  ]
}

const noonOf = (day: Day) => new Date(`${day}T12:00:00Z`)
