import { addDays, instantOf, localTime } from '#kernel/calendar.ts'
import { day, hour } from '#kernel/clock.ts'
import { type OpeningHours, periodsOn } from '#kernel/opening-hours.ts'

/** No store keeps a pair for longer, however seldom it opens. */
export const longestHold = 60 * day

/**
 * Until when a pair is kept: for so many hours in which the store is open. What is reserved on a Saturday evening is not
 * lost on a Sunday. Where nobody has said when the store opens, the hours run by the clock.
 */
export function heldUntil(hours: OpeningHours | undefined, from: Date, openHours: number): Date {
  let left = openHours * hour
  const start = from.getTime()
  if (!hours) return new Date(start + left)
  const { date: today } = localTime(from, hours.timeZone)
  for (let ahead = 0; ahead <= longestHold / day; ahead++) {
    const date = addDays(today, ahead)
    for (const period of periodsOn(hours, date)) {
      const opens = Math.max(start, instantOf(date, period.opens, hours.timeZone).getTime())
      const open = Math.max(0, instantOf(date, period.closes, hours.timeZone).getTime() - opens)
      if (left <= open) return new Date(Math.min(opens + left, start + longestHold))
      left -= open
    }
  }
  return new Date(start + longestHold)
}
