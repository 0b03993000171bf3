import { isDeepStrictEqual } from 'node:util'
import { weekdays } from '#kernel/calendar.ts'
import type { OpeningHours } from '#kernel/opening-hours.ts'

/**
 * The hours that files tell of a store whose hours staff changed, once another file was written: what that file changed is what files tell
 * from now on, and for all else that is what they told before. With it a file that tells the same every night is known from one with news.
 *
 * @param told before this file; nothing where staff never changed the hours
 * @param before the hours that held, and `after` those that the file made of them
 */
export function toldHoursAfter(
  told: OpeningHours | undefined,
  before: OpeningHours | undefined,
  after: OpeningHours | undefined,
): OpeningHours | undefined {
  if (!told || !before || !after) return undefined
  const newer = <T>(was: T, is: T, known: T): T => (isDeepStrictEqual(was, is) ? known : is)
  return {
    timeZone: newer(before.timeZone, after.timeZone, told.timeZone),
    days: Object.fromEntries(
      weekdays.flatMap((weekday) => {
        const periods = newer(before.days[weekday] ?? [], after.days[weekday] ?? [], told.days[weekday] ?? [])
        return periods.length > 0 ? [[weekday, periods]] : []
      }),
    ),
    exceptions: newer(before.exceptions, after.exceptions, told.exceptions),
  }
}
