import type { Weekday } from '#kernel/calendar.ts'
import { addDays, weekdays } from '#kernel/calendar.ts'
import { type OpeningHours, weekdayRuns } from '#kernel/opening-hours.ts'
import type { Storefront } from '#kernel/storefront.ts'
import { serviceHoursPhrases } from './settings-phrases.ts'

/** A Monday, for the names of weekdays. */
const someMonday = '2026-01-05'

/** When customer service is there, as one line in the storefront's language: `Monday to Friday 09:00–17:00`. */
export function serviceHoursText(
  hours: Pick<OpeningHours, 'days'>,
  { iso, contentLang }: Pick<Storefront, 'iso' | 'contentLang'>,
): string {
  const say = serviceHoursPhrases(contentLang)
  const weekday = new Intl.DateTimeFormat(iso, { weekday: 'long', timeZone: 'UTC' })
  const name = (day: Weekday) => weekday.format(new Date(`${addDays(someMonday, weekdays.indexOf(day))}T12:00:00Z`))
  const time = (text: string) => {
    const [hour = '', minute = ''] = text.split(':')
    const shown = String(Number(hour)).padStart(Number(say.hourDigits), '0')
    return minute === '00' ? say.wholeHour(shown) : say.time(shown, minute)
  }
  const runs = weekdayRuns(hours)
    .filter(({ periods }) => periods.length > 0)
    .map(({ from, to, periods }) => {
      const times = periods.map(({ opens, closes }) => say.period(time(opens), time(closes))).join(', ')
      return from === to ? say.day(name(from), times) : say.days(name(from), name(to), times)
    })
  const line = runs.join(', ')
  return line.slice(0, 1).toLocaleUpperCase(iso) + line.slice(1)
}
