import { day } from '#kernel/clock.ts'
import { afterOpenHours, type OpeningHours } from '#kernel/opening-hours.ts'

/** No store keeps a pair for longer, however seldom it opens. */
export const longestHold = 60 * day

/**
 * Until when a pair is kept: for so many hours in which the store is open. What is reserved on a Saturday evening is not
 * lost on a Sunday. Where nobody has said when the store opens, the hours run by the clock.
 */
export function heldUntil(hours: OpeningHours | undefined, from: Date, openHours: number): Date {
  return afterOpenHours(hours, from, openHours, longestHold)
}
